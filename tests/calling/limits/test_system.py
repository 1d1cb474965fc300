import os

import pytest

from scrabble_course.calling.limits import attempts, system


@pytest.mark.parametrize(
    ("load", "busyness"), [(0.0, 1.0), (1.0, 1.0), (2.5, 2.5), (30.0, system.MOST_BUSY)]
)
def test_a_machine_is_as_busy_as_many_want_each_core(load, busyness, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    monkeypatch.setattr(os, "getloadavg", lambda: (2 * load, 0.0, 0.0))

    assert system.busyness() == busyness


def test_a_machine_that_does_not_say_counts_as_idle(monkeypatch):
    monkeypatch.delattr(os, "getloadavg")

    assert system.busyness() == 1


def test_a_call_is_waited_for_longer_where_many_compute(monkeypatch):
    monkeypatch.setattr(attempts, "busyness", lambda: 3.0)

    with attempts.attempts(len) as made, attempts.attempts(len, seconds=1.0) as given:
        assert (made.seconds, given.seconds) == (3 * attempts.CALL_SECONDS, 1.0)
