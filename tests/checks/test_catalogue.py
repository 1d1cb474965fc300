import pytest

from scrabble_course import course
from scrabble_course.checks.catalogue import exercise, exercises


def test_without_a_stage_the_last_one_that_asks_counts():
    assert exercise("is_valid_word").stage == 4
    assert exercise("is_valid_word", 3).stage == 3
    assert exercise("is_valid_word", "valid_words").stage == 3


def test_an_unknown_name_is_answered_with_where_the_names_are():
    with pytest.raises(LookupError, match="no exercise is called 'fly'; progress"):
        exercise("fly")
    with pytest.raises(LookupError, match="no exercise is called 'fly'; progress"):
        exercise("fly", 2)


def test_a_stage_that_does_not_ask_is_answered_with_those_that_do():
    with pytest.raises(LookupError, match="stage 3 or 4 does"):
        exercise("is_valid_word", 1)


def test_a_stage_without_functions_has_no_exercises():
    assert exercises(course.stage(0)) == ()
