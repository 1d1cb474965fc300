"""What matters where nothing can be killed: limits that raise."""

import builtins
import os
import random
import sys
import threading
import time

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.calling.typed_replies import typed
from tests.patience import wait_for

pytestmark = pytest.mark.no_cover


def until_after(seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass
    return "in time"


def test_it_is_the_way_where_the_system_cannot_fork(monkeypatch):
    monkeypatch.delattr(os, "fork", raising=False)

    with attempts(os.getpid) as attempt:
        assert isinstance(attempt, InPlaceAttempts)
        assert attempt(Call(())).value == os.getpid()


@pytest.fixture
def quick_switches():
    """Let the threads take turns so often that an interrupt may come anywhere."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def deals_without_end():
    while True:
        with typed("no", letters="e"):
            pass


def test_a_call_that_is_stopped_while_it_deals_leaves_chance_alone(quick_switches):
    before = builtins.input, random.choice
    for _ in range(40):
        outcome = InPlaceAttempts(deals_without_end, None, 0.002)(Call(()))
        assert outcome.ended == "timed out"

    assert (builtins.input, random.choice) == before


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
