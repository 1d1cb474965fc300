"""How long a reply is waited for, whatever the machine does meanwhile."""

import os
import socket

import pytest

from scrabble_course.grading.supervisor import budget
from scrabble_course.grading.supervisor.budget import Budget, until_ready


@pytest.fixture
def quiet(monkeypatch):
    """Let it look as if nobody else wants a core, and nobody waits in a test."""
    monkeypatch.setattr(os, "getloadavg", lambda: (0.0, 0.0, 0.0))
    monkeypatch.setattr(budget, "TICK_SECONDS", 0.0)


@pytest.fixture
def pipe():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


class Clock:
    """A clock that is set by hand."""

    stalls = 0

    def __init__(self):
        self.time = 0.0

    def now(self):
        return self.time


def waiting(seconds, computed):
    spent = Budget()
    spent.clock = Clock()
    return spent.clock, spent.wait_for(seconds, computed)


def test_who_computes_for_too_long_is_too_slow(quiet):
    used = iter([5.0, 5.5, 6.1])
    clock, wait = waiting(1.0, lambda: next(used))
    wait.tick()  # computed 5 s before, for other calls
    clock.time = 1.2
    wait.tick()

    with pytest.raises(TimeoutError):
        wait.tick()


def test_who_had_no_turn_of_the_processor_is_waited_for(quiet):
    clock, wait = waiting(1.0, lambda: 0.2)
    wait.tick()
    clock.time = 1.9
    wait.tick()


def test_who_computes_nothing_is_waited_for_twice_as_long(quiet):
    clock, wait = waiting(1.0, lambda: 0.0)
    wait.tick()
    clock.time = 2.1

    with pytest.raises(TimeoutError):
        wait.tick()


def test_what_has_come_is_read_before_anyone_looks_at_the_clock(quiet, pipe):
    ours, theirs = pipe
    clock, wait = waiting(1.0, lambda: 9.0)
    wait.tick()
    theirs.send(b"x")
    clock.time = 1.5

    until_ready(ours, wait)


def test_who_sends_a_little_now_and_then_is_no_quicker_for_it(quiet, pipe):
    ours, theirs = pipe
    clock, wait = waiting(1.0, lambda: 0.0)
    theirs.send(b"x")
    until_ready(ours, wait)
    clock.time = 3.0

    with pytest.raises(TimeoutError):
        until_ready(ours, wait)
