from scrabble_course import course
from scrabble_course.grading.answers import IN_OTHER_WORDS, all_answers


def test_the_answers_are_the_graded_functions_and_no_others():
    hidden = {
        (answers.stage, answers.module, name)
        for answers in all_answers()
        for name in answers.functions
        if answers.module not in IN_OTHER_WORDS
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
    [scoring] = [a for a in all_answers() if a.module.endswith(".scoring")]

    assert "play_sheet" in scoring.functions
    assert scoring.stage == course.stage_of("calculate_score").number
