import pytest

from scrabble_course.board import Board
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import make_call
from scrabble_course.calling.serialize import Strange
from scrabble_course.diagnosis.exceptions import Fact
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.facts import fact_of, fact_text
from scrabble_course.diagnosis.judging import judge_value

EXERCISE = Exercise("double", 1, lambda n: 2 * n, (), ("", "", ""), judge_value)


NOTHING = Fact("", "")


def fact(outcome, expected=6, args=(3,), source=""):
    case = Case(Call(args), expected, "a case")
    found = fact_of(EXERCISE, case, outcome, source) or NOTHING
    return found.name, found.advice


def fact_after(function, *args, expected=6, source=""):
    return fact(make_call(function, Call(args)), expected, args, source)


def test_a_changed_argument_comes_first():
    name, text = fact_after(lambda hand: hand.clear(), {"a": 1})

    assert name == "changes-its-argument"
    assert "Work on a copy" in text


def test_none_is_named():
    name, text = fact_after(lambda n: print(n), 3)

    assert name == "returns-none"
    assert "What only prints" in text


def test_a_none_that_another_function_gave_back_is_looked_for_there():
    passed_on = "if n:\n    return(shown(n))\nreturn shown(1)"

    assert (
        "Or is it what `shown` gave back"
        in fact_after(lambda n: None, 3, source=passed_on)[1]
    )
    for own in (f"{passed_on}\nreturn", "return print(n)", "return n", "print(n)"):
        text = fact_after(lambda n: None, 3, source=own)[1]
        assert "its own `return` with the answer" in text, own


def test_none_is_no_mistake_where_it_is_right():
    assert fact_after(lambda n: 1, 3, expected=None)[0] == ""


def test_the_right_answer_on_the_screen_is_no_answer_yet():
    name, text = fact_after(lambda n: print("The answer is", 2 * n), 3)

    assert name == "prints-the-answer"
    assert "write `return` in place of `print`" in text


@pytest.mark.parametrize(
    ("got", "expected", "words"),
    [
        ("6", 6, "looks right, but it is a text; what is asked for is a whole number."),
        (True, "True", "is True or False; what is asked for is a text."),
        ([1], "[1]", "looks right, but it is a list; what is asked for is a text."),
        ([2], 6, "double returned a list; what is asked for is a whole number."),
        (
            (2, 1),
            {"a": 1},
            "returned a tuple; what is asked for is a dictionary.",
        ),
        (
            Board.empty(),
            6,
            "returned something of the type `Board`; what is asked for is a whole "
            "number.",
        ),
        (
            Strange("<generator object>"),
            6,
            "returned something of the type `generator`; what is asked for is a whole "
            "number.",
        ),
    ],
)
def test_a_value_of_another_type_is_named(got, expected, words):
    name, text = fact(Outcome("returned", got, args=(3,)), expected)

    assert name == "wrong-type"
    assert text.endswith(words)


def test_a_number_for_true_or_false_matters_only_where_it_stands_for_the_right_one():
    assert "a whole number" in fact_after(lambda n: 1, 3, expected=True)[1]
    assert fact_after(lambda n: 0, 3, expected=True)[0] == ""


def test_any_other_value_is_no_fact():
    assert fact(Outcome("returned", 7, args=(3,))) == ("", "")


def test_what_is_returned_does_not_matter_to_a_case_about_something_else():
    case = Case(Call((3,)), 6, "a case", judge=judge_value)

    assert fact_text(EXERCISE, case, Outcome("returned", None, args=(3,))) == ""
    assert fact_text(EXERCISE, case, Outcome("raised", error="KeyError: 3")) != ""


@pytest.mark.parametrize(
    ("ended", "name"),
    [("asked", "asks-for-input"), ("timed out", "endless-loop"), ("died", "ended-")],
)
def test_every_other_ending_has_its_advice(ended, name):
    assert fact(Outcome(ended))[0].startswith(name)


def test_what_calls_itself_and_has_no_while_is_not_asked_about_a_loop():
    case, late = Case(Call((3,)), 6, "a case"), Outcome("timed out")
    calls_itself = f"def {EXERCISE.name}(n):\n    return {EXERCISE.name}(n)"
    loops = f"{calls_itself}\n\nwhile True:\n    pass"

    assert "It calls itself" in fact_of(EXERCISE, case, late, calls_itself).advice
    assert "Is there a loop" in fact_of(EXERCISE, case, late, loops).advice


def test_no_time_is_told_for_the_grader_gives_less_to_who_wasted_it():
    case = Case(Call((3,)), 6, "a case")

    text = fact_of(EXERCISE, case, Outcome("timed out")).advice

    assert not any(sign.isdigit() for sign in text)
