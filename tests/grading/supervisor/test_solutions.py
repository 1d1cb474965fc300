import ast
from importlib import import_module

from scrabble_course import course
from scrabble_course.diagnosis.remarks import IN_OTHER_WORDS
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.supervisor.solutions import all_answers


def is_in_other_words(module, name):
    return not {module, f"{module}:{name}"}.isdisjoint(IN_OTHER_WORDS)


def test_the_answers_are_the_graded_functions_and_no_others():
    hidden = {
        (answers.stage, answers.module, name)
        for answers in all_answers()
        for name in answers.functions
        if not is_in_other_words(answers.module, name)
    }

    assert hidden == {
        (stage.number, stage.module, name)
        for stage in course.STAGES
        for name in stage.functions
    }


def test_what_the_problem_set_gives_is_no_answer():
    given = {"load_words", "get_frequency_dict", "display_hand", "read_modifiers"}

    assert not given & {name for a in all_answers() for name in a.functions}


def test_the_score_of_a_play_is_an_answer_in_other_words():
    [scores] = [a for a in all_answers() if a.module.endswith(".play_scores")]

    assert "play_sheet" in scores.functions
    assert scores.stage == course.stage_of("calculate_score").number


def test_what_a_lesson_imports_is_given_but_for_what_it_shows_at_work():
    """The total of `play_sheet` is the answer, and `play_game` is one."""
    shown = {
        (stage.number, name) for stage in course.STAGES for name in hidden_in(stage)
    }

    assert shown == {(0, "play_game"), (6, "play_game"), (10, "play_sheet")}


def hidden_in(stage):
    """The functions that a lesson imports, and that are hidden while it is graded."""
    later = [answers for answers in all_answers() if answers.stage >= stage.number]
    hidden = {(one.module, name) for one in later for name in one.functions}
    for cell in cells_of(stage):
        for node in ast.walk(ast.parse(cell)):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    found = getattr(import_module(node.module), alias.name, None)
                    name = getattr(found, "__name__", "")
                    if (getattr(found, "__module__", ""), name) in hidden:
                        yield name
