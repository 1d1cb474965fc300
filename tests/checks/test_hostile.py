"""Each crafted attempt gets its report in time, and this session survives it."""

import os
import sys
import time

import pytest

from scrabble_course import check
from scrabble_course.checks import attempt, examine
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.record import PLACE_VARIABLE
from tests.checks.attempts import crafted_values
from tests.checks.attempts.crafted import HOSTILE

LIMIT = 0.3
HARMLESS_IN_PLACE = {
    "loops_for_ever",
    "recurses_without_end",
    "prints_fifty_megabytes",
    "prints_without_end",
    "asks_for_all_memory_at_once",
    "asks_the_user",
    "needs_more_arguments",
} | {name for name in HOSTILE if hasattr(crafted_values, name)}


@pytest.fixture(autouse=True)
def short_limits(monkeypatch, tmp_path):
    monkeypatch.setattr(attempt, "CALL_SECONDS", LIMIT)
    monkeypatch.setattr(examine, "PATIENCE", 0.5)
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a child to be killed")
@pytest.mark.parametrize("name", HOSTILE)
def test_each_hostile_attempt_gets_a_fair_report_in_time(name, capfd):
    function, fair = HOSTILE[name]
    report, seconds = timed(function)

    assert report.status in fair
    assert seconds < longest(function)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", sorted(HARMLESS_IN_PLACE))
def test_what_can_be_stopped_in_place_gets_the_same_report(name, monkeypatch, capfd):
    monkeypatch.delattr(os, "fork")
    before = sys.stdout, sys.stderr
    function, fair = HOSTILE[name]
    report, seconds = timed(function)

    assert report.status in fair
    assert seconds < longest(function)
    assert (sys.stdout, sys.stderr) == before
    assert capfd.readouterr() == ("", "")


def timed(function):
    started = time.perf_counter()
    report = check(function)
    assert len(str(report)) < 5_000
    assert len(report._repr_html_()) < 10_000
    return report, time.perf_counter() - started


def longest(function):
    """Return how long a check may take if its calls take all the time they have."""
    cases = exercise(function.__name__).all_cases(0)
    return (LIMIT + 0.5) * len(cases)
