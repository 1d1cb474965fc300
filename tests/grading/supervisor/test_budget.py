"""How long a reply is waited for, whatever the machine does meanwhile."""

import os
import socket
from contextlib import nullcontext
from itertools import pairwise

import pytest

from scrabble_course.grading.supervisor import budget
from scrabble_course.grading.supervisor.budget import Budget, Wait, until_ready


def loaded(monkeypatch, each):
    """Let it look as if so many processes want each core."""
    load = each * os.cpu_count()
    monkeypatch.setattr(os, "getloadavg", lambda: (load, 0.0, 0.0))


@pytest.fixture
def quiet(monkeypatch):
    """Let it look as if nobody else wants a core, and nobody waits in a test."""
    loaded(monkeypatch, 0)
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
    return spent.clock, Wait(spent, seconds, computed)


@pytest.mark.parametrize(
    ("computed", "times", "is_late"),
    [
        # It computed 5 s before, for other calls.
        ([5.0, 5.5, 6.1], [0.0, 1.2, 1.2], True),
        # It had no turn of the processor, and is waited for; but twice as long at most.
        ([0.2, 0.2], [0.0, 1.9], False),
        ([0.0, 0.0], [0.0, 2.1], True),
    ],
)
def test_who_computes_for_too_long_is_too_slow(quiet, computed, times, is_late):
    used = iter(computed)
    clock, wait = waiting(1.0, lambda: next(used))
    *before, last = times
    for clock.time in before:
        wait.tick()
    clock.time = last

    with pytest.raises(TimeoutError) if is_late else nullcontext():
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


def test_limits_shrink_so_that_functions_without_end_take_a_few_seconds():
    """Worked out, not waited for: 32 functions, both rounds together."""
    spent, limits = Budget(), []
    for _ in range(32):
        limits.append((spent.quick_seconds(), spent.call_seconds(), spent.patience()))
        spent.note_late()
        spent.note_wasted()

    for before, after in pairwise(limits):
        assert all(x >= y > 0 for x, y in zip(before, after, strict=True))
    assert sum(quick + max(call, patience) for quick, call, patience in limits) < 15


def test_a_budget_is_over_by_the_clock_by_computing_and_by_idling(quiet, monkeypatch):
    fresh, busy, idle = Budget(), Budget(), Budget()
    fresh.charge(processor=1, waited=1.5)
    busy.charge(processor=budget.PROCESSOR_SECONDS, waited=budget.PROCESSOR_SECONDS)
    idle.charge(processor=0.1, waited=budget.IDLE_SECONDS + 0.3)

    assert [one.is_over for one in (fresh, busy, idle)] == [False, True, True]
    assert busy.processor_seconds == 1
    monkeypatch.setattr(fresh.clock, "now", lambda: budget.CLOCK_SECONDS + 1)
    assert fresh.is_over


def test_to_run_the_cells_of_files_takes_no_time_from_calls(quiet):
    spent = Budget()
    spent.clock = Clock()
    spent.charge(processor=25, waited=26, loading=24)
    spent.note_loading(26)
    spent.clock.time = 50

    assert not spent.is_over
    assert (spent.loads_what_is_needed, spent.loads_definitions) == (True, False)
    spent.charge(processor=25, waited=26, loading=24)
    assert spent.loads_definitions


def test_a_function_without_end_leaves_others_their_time():
    spent = Budget()
    for _ in range(budget.FORGIVEN):
        spent.note_wasted()

    assert spent.call_seconds() == budget.CALL_SECONDS
    assert spent.call_seconds(time_outs=1) == budget.CALL_SECONDS / 2


def test_limits_grow_with_what_else_the_computer_does(quiet, monkeypatch):
    clock, wait = waiting(1.0, lambda: 0.0)
    loaded(monkeypatch, 3)
    clock.time = 5.0
    wait.look()
    clock.time = 7.0

    with pytest.raises(TimeoutError):
        wait.look()


@pytest.mark.parametrize(("each", "is_over"), [(1, True), (4, False), (100, False)])
def test_who_waits_for_a_turn_on_a_busy_computer_does_not_idle(
    each, is_over, monkeypatch
):
    loaded(monkeypatch, each)
    spent = Budget()
    spent.charge(processor=1.0, waited=1 + budget.IDLE_SECONDS * 1.5)
    assert spent.is_over is is_over

    spent.charge(processor=0.0, waited=budget.IDLE_SECONDS * 2)
    assert spent.is_over
