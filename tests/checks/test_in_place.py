"""What matters where nothing can be killed: limits that raise."""

import os
import sys
import threading
import time

import pytest

from scrabble_course.checks import in_place
from scrabble_course.checks.attempt import attempts
from scrabble_course.checks.call import Call
from scrabble_course.checks.in_place import InPlaceAttempts

pytestmark = pytest.mark.interrupts


def for_ever():
    while True:
        pass


def until_after(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return "in time"


@pytest.fixture
def no_threads(monkeypatch):
    """Behave like a browser, where a thread cannot be started."""

    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)


def test_it_is_the_way_where_the_system_cannot_fork(monkeypatch):
    monkeypatch.delattr(os, "fork")

    with attempts(os.getpid) as attempt:
        assert isinstance(attempt, InPlaceAttempts)
        assert attempt(Call(())).value == os.getpid()


def wait_for(truth):
    """Wait up to two seconds until `truth()` holds."""
    end = time.monotonic() + 2
    while not truth() and time.monotonic() < end:
        time.sleep(0.01)
    return truth()


def test_the_watchdogs_go_home_after_their_calls():
    attempt = InPlaceAttempts(len, None, 1)
    before = threading.active_count()
    for _ in range(5):
        attempt(Call(("abc",)))

    assert wait_for(lambda: threading.active_count() <= before)


@pytest.fixture
def quick_switches():
    """Let the threads take turns so often that an interrupt may come anywhere."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def test_a_call_that_ends_at_the_last_moment_does_no_harm(quick_switches):
    before = sys.stdout, sys.stderr
    threads = threading.active_count()
    for place in range(300):
        took = 0.0003 + (place % 20 - 10) * 1e-5
        outcome = InPlaceAttempts(until_after, None, 0.0003)(Call((took,)))
        assert outcome.ended in ("returned", "timed out")

    until_after(0.1)  # an interrupt that is still under way would arrive here
    assert (sys.stdout, sys.stderr) == before
    assert wait_for(lambda: threading.active_count() <= threads)


def test_lines_can_still_be_traced_after_a_call():
    """Python 3.11 stops tracing once an interrupt has been taken back."""
    InPlaceAttempts(len, None, 1)(Call(("abc",)))
    InPlaceAttempts(for_ever, None, 0.05)(Call(()))
    traced = []
    before = sys.gettrace()
    sys.settrace(lambda *event: traced.append(event))
    until_after(0)
    sys.settrace(before)

    assert traced


def test_an_interrupt_in_the_middle_of_stopping_stops_the_watchdog_too(monkeypatch):
    stop = in_place._Watchdog.stop
    stops = []

    def interrupted(watchdog):
        stops.append(watchdog)
        if len(stops) == 1:
            raise in_place.CallTooLong
        stop(watchdog)

    monkeypatch.setattr(in_place._Watchdog, "stop", interrupted)
    outcome = InPlaceAttempts(len, None, 0.1)(Call(("abc",)))

    assert outcome.ended == "timed out"
    assert wait_for(lambda: not stops[0].is_alive())


def test_without_threads_the_clock_is_looked_at_on_each_line(no_threads):
    attempt = InPlaceAttempts(for_ever, None, 0.1)

    assert attempt(Call(())).ended == "timed out"


def test_without_threads_a_quick_call_comes_back(no_threads):
    before = sys.gettrace()
    outcome = InPlaceAttempts(until_after, None, 5)(Call((0.01,)))

    assert outcome.value == "in time"
    assert sys.gettrace() is before


def test_without_threads_recursion_without_end_is_an_error(no_threads):
    def recurse():
        recurse()

    assert InPlaceAttempts(recurse, None, 1)(Call(())).error_type == "RecursionError"
