"""How mistakes are written down."""

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.judging import stops
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)

ONE, TWO, THREE = (Case(Call((number,)), number, "") for number in (1, 2, 3))


def is_five(case, got):
    return got.value == 5


def test_cases_come_one_by_one_or_together():
    made = mistake("five", ONE, (TWO, THREE), shows=is_five)("Not 5.")

    assert (made.name, made.on, made.advice) == ("five", (ONE, TWO, THREE), "Not 5.")
    assert made.shows is is_five


def test_an_error_that_stops_is_found_by_its_pattern():
    made = stops_with("letter", "KeyError: '[a-z]'", ONE, passes_on=(TWO,))("Try.")

    assert made.shows is stops and made.error_pattern == "KeyError: '[a-z]'"
    assert made.shows(ONE, Outcome("raised", error="KeyError: 'q'"))
    assert (made.on, made.passes_on) == ((ONE,), (TWO,))


def test_wrong_functions_answer_all_cases_or_those_that_fail():
    wrong = [lambda number: 5, lambda number: 6]
    all_of_them = answers_like("x", (ONE, TWO), error_pattern="None")("Try.", *wrong)
    where_it_fails = fails_like("x", (ONE, TWO), passes_on=(THREE,))("Try.", *wrong)

    assert all_of_them.wrong_functions == where_it_fails.wrong_functions == tuple(wrong)
    assert all_of_them.every_case and not where_it_fails.every_case
    assert (all_of_them.error_pattern, where_it_fails.passes_on) == ("None", (THREE,))
