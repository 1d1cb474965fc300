import sys
import threading

import pytest

from scrabble_course.calling.limits import time_limit
from scrabble_course.calling.limits.time_limit import limited
from tests.patience import wait_for


class TooLong(BaseException):
    """What is raised in an action of these tests."""


def for_ever():
    while True:
        pass


def test_what_is_quick_gives_its_value_or_its_error_and_leaves_no_trace():
    before = sys.gettrace()

    assert limited(lambda: 7, 20, TooLong) == 7
    with pytest.raises(ZeroDivisionError):
        limited(lambda: 1 / 0, 20, TooLong)
    assert sys.gettrace() is before


def test_what_is_slow_is_interrupted():
    with pytest.raises(TooLong):
        limited(for_ever, 0.1, TooLong)


def stubborn():
    for _ in range(3):
        try:
            for_ever()
        except TooLong:
            continue
    for_ever()


def breaks():
    try:
        for_ever()
    except TooLong:
        raise SystemError("as Python does where it reads a text") from None


@pytest.mark.parametrize("action", [stubborn, breaks])
def test_what_swallows_an_interrupt_gets_another_and_what_it_breaks_is_late(action):
    with pytest.raises(TooLong):
        limited(action, 0.1, TooLong)


def test_no_interrupt_comes_late():
    for _ in range(200):
        try:
            limited(lambda: sum(range(50)), 1e-5, TooLong)
        except TooLong:
            continue
    for _ in range(1000):
        pass


def test_the_watchdogs_go_home_after_their_actions():
    before = threading.active_count()
    for _ in range(5):
        limited(lambda: 7, 20, TooLong)

    assert wait_for(lambda: threading.active_count() <= before)


def test_lines_can_still_be_traced_afterwards():
    """Python 3.11 stops tracing once an interrupt has been taken back."""
    limited(lambda: 7, 20, TooLong)
    with pytest.raises(TooLong):
        limited(for_ever, 0.05, TooLong)
    traced = []
    before = sys.gettrace()
    sys.settrace(lambda *event: traced.append(event))
    wait_for(lambda: True)
    sys.settrace(before)

    assert traced


def test_an_interrupt_in_the_middle_of_stopping_stops_the_watchdog_too(monkeypatch):
    stop = time_limit._Watchdog.stop
    stops = []

    def interrupted(watchdog):
        stops.append(watchdog)
        if len(stops) == 1:
            raise TooLong
        stop(watchdog)

    monkeypatch.setattr(time_limit._Watchdog, "stop", interrupted)
    with pytest.raises(TooLong):
        limited(lambda: 7, 5, TooLong)

    assert wait_for(lambda: not stops[0].is_alive())
