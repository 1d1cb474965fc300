"""What holds for every way to run a call: in a forked child, and in place."""

import builtins
import os
import sys
import time

import pytest

from scrabble_course.calling.limits.attempts import Call, attempt_once, attempts
from scrabble_course.calling.serialize import Strange
from tests.patience import SOON

IN_PLACE = pytest.param("in place", marks=pytest.mark.no_cover)


@pytest.fixture(params=["forked", IN_PLACE])
def way(request, monkeypatch):
    """Let the calls run in one of the two ways."""
    if request.param == "in place":
        monkeypatch.delattr(os, "fork", raising=False)
    elif not hasattr(os, "fork"):
        pytest.skip("this system cannot fork")
    return request.param


BRIEFLY = 0.2  # seconds for a call that never ends


def outcome_of(function, *args, replies=(), seed=None, seconds=SOON):
    with attempts(function, seconds=seconds) as attempt:
        return attempt(Call(args, replies, seed))


def for_ever():
    while True:
        pass


def recurse():
    recurse()


def catch_once():
    try:
        for_ever()
    except BaseException:
        raise ValueError("caught") from None


class SlowToSpeak(Exception):
    def __str__(self):
        for_ever()


def speak_slowly():
    raise SlowToSpeak


def test_a_value_comes_back(way):
    assert outcome_of(divmod, 7, 2).value == (3, 1)


def test_an_error_comes_back(way):
    assert outcome_of(divmod, 7, 0).error_type == "ZeroDivisionError"


def test_text_questions_and_replies_come_back(way):
    outcome = outcome_of(lambda: print(input("word? ")), replies=("jar",))

    assert [event.kind for event in outcome.events] == ["asked", "said"]
    assert outcome.printed == "jar\n"


def test_the_arguments_come_back_as_the_call_left_them(way):
    outcome = outcome_of(lambda hand: hand.update(a=0), {"a": 1})

    assert outcome.args == ({"a": 0},)


def test_an_endless_loop_is_stopped(way):
    started = time.perf_counter()
    outcome = outcome_of(for_ever, seconds=BRIEFLY)

    assert outcome.ended == "timed out"
    assert time.perf_counter() - started < SOON


def test_the_arguments_of_a_stopped_call_are_those_it_was_given(way):
    stopped = outcome_of(lambda hand: for_ever(), {"a": 1}, seconds=BRIEFLY)

    assert stopped.args == ({"a": 1},)


def test_after_a_stopped_call_the_next_one_is_made(way):
    def sometimes(number):
        if number == 2:
            for_ever()
        return number

    with attempts(sometimes, seconds=1) as attempt:
        ended = [attempt(Call((number,))).ended for number in (1, 2, 3)]

    assert ended == ["returned", "timed out", "returned"]


def test_a_loop_that_catches_one_interrupt_ends_all_the_same(way):
    assert outcome_of(catch_once, seconds=BRIEFLY).ended in ("timed out", "raised")


def test_an_error_that_takes_for_ever_to_describe_itself_ends_too(way):
    assert outcome_of(speak_slowly, seconds=BRIEFLY).ended in ("timed out", "raised")


def test_recursion_without_end_is_an_error(way):
    assert outcome_of(recurse).error_type == "RecursionError"


def test_a_value_that_is_not_plain_is_named(way):
    assert outcome_of(object).value == Strange("<object object>")


def test_nothing_is_shown_and_nothing_is_left_changed(way, capsys):
    before = sys.stdout, sys.stderr, builtins.input, sys.gettrace()

    def loud():
        print("shown?")
        sys.stdout = None
        for_ever()

    outcome_of(loud, seconds=BRIEFLY)

    assert (sys.stdout, sys.stderr, builtins.input, sys.gettrace()) == before
    assert capsys.readouterr() == ("", "")


def test_one_call_needs_no_block(way):
    assert attempt_once(len, "abc").value == 3


def test_what_is_no_function_is_an_error_of_the_call(way):
    assert outcome_of(5).error == "TypeError: 'int' object is not callable"
