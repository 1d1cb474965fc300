import ast
import marshal
from importlib import import_module

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.supervisor.solutions import (
    all_answers,
    given_to,
    given_with,
)
from tests.grading.work_files import GRADED


def is_in_other_words(module, name):
    return not {module, f"{module}:{name}"}.isdisjoint(course.IN_OTHER_WORDS)


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


def names_in(given):
    return {(module.rpartition(".")[2], name) for module, name in marshal.loads(given)}


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_a_stage_is_given_the_answers_of_earlier_stages_only(stage):
    given = names_in(given_to(stage.number))
    own = {(stage.module.rpartition(".")[2], name) for name in stage.functions}

    earlier = [other for other in GRADED if other.number < stage.number]
    names = {name for _, name in given}
    assert {name for other in earlier for name in other.functions} <= names
    assert not given & own


def test_wildcards_are_given_the_plain_words_of_the_stage_before():
    given = names_in(given_to(4))

    assert ("valid_words", "is_valid_word") in given
    assert ("wildcards", "is_valid_word") not in given


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_stand_ins_bring_no_answer_that_is_still_to_be_asked(stage):
    for place, exercise in enumerate(catalogue.exercises(stage)):
        given = given_with(exercise)
        names = {name for _, name in names_in(given)} if given else set()
        assert not names & set(stage.functions[place:])


def test_stand_ins_are_found_by_name_in_modules_without_cases():
    for stage in course.STAGES:
        for exercise in catalogue.exercises(stage):
            if exercise.stand_ins:
                assert exercise.stand_ins.__module__.endswith("_stand_ins")
                assert "<" not in exercise.stand_ins.__qualname__


def test_no_path_of_this_machine_goes_along():
    assert b".py" not in given_to(12)
