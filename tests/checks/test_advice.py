import pytest

from scrabble_course.checks.advice import common_advice
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import make_call
from scrabble_course.checks.exercise import Case, Exercise, judge_value

EXERCISE = Exercise("double", 1, lambda n: 2 * n, (), ("", "", ""), judge_value)


def advice_on(outcome, expected=6, args=(3,)):
    return common_advice(EXERCISE, Case(Call(args), expected, "a case"), outcome)


def advice_after(function, *args, expected=6):
    return advice_on(make_call(function, Call(args)), expected, args)


def test_a_changed_argument_comes_first():
    name, text = advice_after(lambda hand: hand.clear(), {"a": 1})

    assert name == "changes-its-argument"
    assert "Work on a copy" in text


def test_none_is_named():
    name, text = advice_after(lambda n: print(2 * n), 3)

    assert name == "returns-none"
    assert "printing an answer does not return it" in text


def test_none_is_no_mistake_where_it_is_right():
    assert advice_after(lambda n: 1, 3, expected=None)[0] == ""


@pytest.mark.parametrize(
    ("got", "expected", "kind"),
    [("6", 6, "int"), (True, "True", "str"), ([1], "[1]", "str")],
)
def test_the_right_value_of_another_type_is_named(got, expected, kind):
    name, text = advice_on(Outcome("returned", got, args=(3,)), expected)

    assert name == "wrong-type"
    assert text.endswith(f"of type {kind}.")


def test_any_other_value_gets_no_name():
    name, text = advice_on(Outcome("returned", 7, args=(3,)))

    assert name == ""
    assert "by hand" in text


def recurse(n):
    return recurse(n)


def unbound(n):
    if n > 5:
        total = n
    return total


def half_written(n):
    raise NotImplementedError


@pytest.mark.parametrize(
    ("function", "name", "words"),
    [
        (lambda n: {}[n], "missing-key", "`.get(key, 0)`"),
        (lambda n: no_such_name, "name-error", "spelled"),  # noqa: F821
        (unbound, "name-error", "before it is given a value"),
        (recurse, "endless-recursion", "calls itself"),
        (lambda n: exit(), "exits", "Use `return`"),
        (lambda n: bytes(1 << 62), "too-much-memory", "memory"),
        (half_written, "half-written", "replace it"),
        (lambda n: half_written(n), "calls-a-stub", "`half_written`, which double"),
        (lambda n: n + "x", "raises", "A text stands where a number"),
        (lambda n: "x" + n, "raises", "A text stands where a number"),
        (lambda n: n > "x", "raises", "A text stands where a number"),
        (lambda n: range("x"), "raises", "A text stands where a number"),
        (lambda n: "3" * str(n), "raises", "one side is a text. `int(...)` makes"),
        (lambda n: "3" * 0.5, "raises", "not by a whole number"),
        (lambda n: [].copy[n], "raises", "brackets missing"),
        (lambda: 1, "raises", "what Python could not do"),
        (lambda n, more: 1, "raises", "too few arguments"),
    ],
)
def test_an_error_gets_the_advice_for_its_kind(function, name, words):
    got_name, text = advice_after(function, 3)

    assert got_name == name
    assert words in text


@pytest.mark.parametrize(
    "function",
    [
        lambda n: "word".lowercase(),
        lambda n: map("word", [n])[0],
        lambda n: int("word"),
        lambda n: "abc".index("x"),
        lambda n: setitem("word"),
    ],
)
def test_an_error_about_texts_is_not_taken_for_one_about_numbers(function):
    _, text = advice_after(function, 3)

    assert "A text stands where a number" not in text


def test_only_a_function_that_asks_is_told_what_input_gives():
    outcome = make_call(lambda n: n + "x", Call((3,)))

    for replies in ((), ("3",)):
        case = Case(Call((3,), replies), 6, "a case")
        _, text = common_advice(EXERCISE, case, outcome)

        assert ("`input` gives a text" in text) is bool(replies)


def setitem(word):
    word[0] = "x"


@pytest.mark.parametrize(
    ("ended", "name"),
    [("asked", "asks-for-input"), ("timed out", "endless-loop"), ("died", "ended-")],
)
def test_every_other_ending_has_its_advice(ended, name):
    assert advice_on(Outcome(ended))[0].startswith(name)
