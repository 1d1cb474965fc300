from functools import partial

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.make_call import make_call
from scrabble_course.notation import letter_score


def outcome_of(function, *args):
    return make_call(function, Call(args))


def stop(n):
    raise ValueError(n)


def pass_on(n):
    return stop(n)


def test_the_kinds_of_an_error_go_up_to_the_top():
    class Odd(UnicodeError):
        pass

    def odd():
        raise Odd

    kinds = outcome_of(odd).kinds

    assert kinds[:3] == ("Odd", "UnicodeError", "ValueError")
    assert kinds[-1] == "object"


def recurse(n):
    return recurse(n - 1) if n else stop(n)


def there_and_back(n):
    return [there_and_back(i - 1) if i else 1 // i for i in (n,)]


@pytest.mark.parametrize(
    ("function", "callees"),
    [
        (lambda n: pass_on(n), ("pass_on", "stop")),
        (pass_on, ("stop",)),
        (stop, ()),
        (lambda n: 1 // (n - 5), ()),
        # Nameless functions are left out, and a function that calls itself is none.
        (lambda n: [stop(i) for i in (n,)], ("stop",)),
        (lambda n: (lambda: 1 // (n - 5))(), ()),
        (recurse, ("stop",)),
        (there_and_back, ()),
    ],
)
def test_the_functions_an_error_came_through_are_named_in_order(function, callees):
    assert outcome_of(function, 5).callees == callees


def test_of_an_error_that_came_a_long_way_the_last_functions_are_named():
    outcome = outcome_of(lambda n: recurse(n), 50)

    assert outcome.callees == ("recurse",) * 19 + ("stop",)
    assert outcome.where.endswith(": raise ValueError(n)")


def test_a_method_and_a_partial_call_are_looked_into():
    class Game:
        def play(self, n):
            return stop(n)

    for function in (Game().play, partial(Game().play)):
        outcome = outcome_of(function, 1)

        assert (outcome.callees, outcome.own_raise) == (("stop",), "raised")


@pytest.mark.parametrize("function", [len, print, partial(len), type("Odd", (), {})])
def test_of_what_is_no_plain_function_nothing_is_known(function):
    outcome = outcome_of(function, 1, 2)

    assert (outcome.callees, outcome.own_raise) == ((), "")


def multiline(n):
    raise ValueError(
        "at place number "
        + n
    )  # fmt: skip


def in_one_line(n):
    if n: raise ValueError("at " + n)  # noqa: E701  # fmt: skip


def text_raised(n):
    raise "text"  # noqa: B016


def condition(n):
    if n["x"]: raise ValueError  # noqa: E701  # fmt: skip


unreadable = {}
exec("def fails(n):\n    raise ValueError('at ' + n)", unreadable)


def asserted(n):
    assert n < 0


def call_in_a_raise(n):
    raise ValueError(len(n))


@pytest.mark.parametrize(
    ("function", "raises"),
    [
        (stop, "raised"),
        (pass_on, "raised"),
        (text_raised, "raised"),
        (asserted, "raised"),
        (multiline, "failed"),
        (in_one_line, "failed"),
        (call_in_a_raise, "failed"),
        (lambda n: multiline(n), "failed"),
        (lambda n: n["raise"], ""),
        (condition, ""),
        (unreadable["fails"], ""),
        (lambda n: int("x"), ""),
        (lambda n: letter_score("[", "1" * 26), ""),
    ],
)
def test_a_raise_of_ones_own_is_told_from_other_errors(function, raises):
    assert outcome_of(function, 1).own_raise == raises
