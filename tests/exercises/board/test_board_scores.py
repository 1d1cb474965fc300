"""What the exercises of stage 10 show and say, beyond their mistakes."""

import pytest

from scrabble_course.board import ACROSS, DOWN, Board, Play
from scrabble_course.checks.examine import examine
from scrabble_course.exercises.board import calculate_score, cross_word_score

pytestmark = pytest.mark.no_cover

SCORES = (calculate_score.EXERCISE, cross_word_score.EXERCISE)


@pytest.mark.parametrize(("exercise", "given"), [(SCORES[0], 5), (SCORES[1], 2)])
def test_the_examples_of_the_lecture_are_given(exercise, given):
    assert sum(case.given for case in exercise.fixed) == given


@pytest.mark.parametrize("exercise", SCORES)
def test_a_call_is_shown_as_source_that_can_be_pasted(exercise):
    names = {"ACROSS": ACROSS, "Board": Board, "DOWN": DOWN, "Play": Play}
    names[exercise.name] = exercise.reference

    for case in exercise.all_cases(seed=0):
        source = exercise.describe(exercise.name, case.call)
        assert "ACROSS" in source or "DOWN" in source
        assert eval(source, names) == case.expected


def test_a_recursion_over_letters_that_never_ends_is_not_blamed_on_cross_words():
    def calculate_score(board, pos, direction, hand, word):
        return calculate_score(board, pos, direction, hand, word[1:])

    report = examine(SCORES[0], calculate_score)

    assert report.mistake == "endless-recursion"
    assert "cross word" not in report.advice


def test_a_text_that_is_assigned_to_is_not_taken_for_the_board():
    def calculate_score(board, pos, direction, hand, word):
        word[0] = "A"

    assert examine(SCORES[0], calculate_score).mistake == "raises"
