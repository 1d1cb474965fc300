"""A wrong text is refused by any ValueError, and by nothing else."""

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.limits.attempts import attempt_once
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.exercises.case_parts import Refusal
from scrabble_course.exercises.notation import brackets, multipliers

OPEN = Case(Call(("e[q",)), Refusal("an open bracket"), "brackets")


def problem(function):
    return brackets.judge(OPEN, attempt_once(function, "e[q"))


def stop(error):
    def attempt(word):
        raise error

    return attempt


@pytest.mark.parametrize("error", [ValueError(""), ValueError("Oops!"), UnicodeError()])
def test_any_value_error_refuses_whatever_it_says_or_is_derived_from_it(error):
    assert problem(stop(error)) is None


@pytest.mark.parametrize("error", [KeyError("["), IndexError(), SystemExit()])
def test_another_error_is_no_refusal(error):
    shown = problem(stop(error))

    assert shown.expected == "a ValueError, for an open bracket"
    assert shown.got.startswith(type(error).__name__)


@pytest.mark.parametrize("value", [None, "", "12", ValueError, ValueError("e[q")])
def test_an_answer_is_no_refusal(value):
    assert problem(lambda word: value).expected.startswith("a ValueError")


def test_an_exercise_knows_what_to_expect_of_right_and_of_wrong_texts():
    assert multipliers.EXERCISE.expect(Call(("e[q]",))) == "12"
    assert isinstance(multipliers.EXERCISE.expect(OPEN.call), Refusal)
