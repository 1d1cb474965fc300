from scrabble_course import course
from scrabble_course.grading.answers import all_answers, needed_by


def test_every_graded_function_is_an_answer_of_its_stage():
    hidden = {(a.stage, name) for a in all_answers() for name in a.functions}

    for stage in course.STAGES:
        assert {(stage.number, name) for name in stage.functions} <= hidden


def test_what_an_answer_calls_is_part_of_it():
    module = "scrabble_course.board.finding_plays"

    assert "next_letters" in needed_by(module, "row_plays")


def test_what_the_problem_set_gives_is_no_answer():
    given = {"load_words", "get_frequency_dict", "display_hand", "read_modifiers"}

    assert not given & {name for a in all_answers() for name in a.functions}


def test_the_score_of_a_play_is_an_answer_in_other_words():
    [scores] = [a for a in all_answers() if a.module.endswith(".play_scores")]

    assert "play_sheet" in scores.functions
