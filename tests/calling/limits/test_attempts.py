"""What holds for every way to run a call: in a forked child, and in place."""

import builtins
import os
import sys
import time

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.limits.attempts import attempt_once, attempts
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


def test_a_value_or_an_error_comes_back(way):
    assert outcome_of(divmod, 7, 2).value == attempt_once(divmod, 7, 2).value == (3, 1)
    assert outcome_of(object).value == Strange("<object object>")
    assert outcome_of(divmod, 7, 0).error_type == "ZeroDivisionError"
    assert outcome_of(recurse).error_type == "RecursionError"
    assert outcome_of(5).error == "TypeError: 'int' object is not callable"


def test_text_questions_and_replies_come_back(way):
    outcome = outcome_of(lambda: print(input("word? ")), replies=("jar",))

    assert [event.kind for event in outcome.events] == ["asked", "said"]
    assert outcome.printed == "jar\n"


def test_the_arguments_come_back_as_the_call_left_them(way):
    outcome = outcome_of(lambda hand: hand.update(a=0), {"a": 1})

    assert outcome.args == ({"a": 0},)


def test_an_endless_loop_is_stopped_and_leaves_the_arguments(way):
    started = time.perf_counter()
    outcome = outcome_of(lambda hand: for_ever(), {"a": 1}, seconds=BRIEFLY)

    assert (outcome.ended, outcome.args) == ("timed out", ({"a": 1},))
    assert time.perf_counter() - started < SOON


def test_after_a_stopped_call_the_next_one_is_made(way):
    def sometimes(number):
        if number == 2:
            for_ever()
        return number

    with attempts(sometimes, seconds=1) as attempt:
        ended = [attempt(Call((number,))).ended for number in (1, 2, 3)]

    assert ended == ["returned", "timed out", "returned"]


@pytest.mark.parametrize("stubborn", [catch_once, speak_slowly])
def test_what_catches_one_interrupt_or_is_slow_to_speak_ends_all_the_same(
    way, stubborn
):
    assert outcome_of(stubborn, seconds=BRIEFLY).ended in ("timed out", "raised")


def test_nothing_is_shown_and_nothing_is_left_changed(way, capsys):
    before = sys.stdout, sys.stderr, builtins.input, sys.gettrace()

    def loud():
        print("shown?")
        sys.stdout = None
        for_ever()

    outcome_of(loud, seconds=BRIEFLY)

    assert (sys.stdout, sys.stderr, builtins.input, sys.gettrace()) == before
    assert capsys.readouterr() == ("", "")
