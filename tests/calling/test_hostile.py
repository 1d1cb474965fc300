"""Crafted attempts get a fair report in time, and this session survives them."""

import os
import sys
import time

import pytest

from scrabble_course import check
from scrabble_course.calling.limits import attempts
from scrabble_course.checks import examine
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from tests.diagnosis.attempts import crafted_values
from tests.diagnosis.attempts.crafted import HOSTILE
from tests.patience import SOON

pytestmark = [
    pytest.mark.no_cover,
    # What another test of the process left behind may be collected here.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

LIMITS = (0.25, 4 * attempts.CALL_SECONDS)
"""A short limit for a quick test; that of a busy machine if it was too short."""
HARMLESS_IN_PLACE = {
    "loops_for_ever",
    "recurses_without_end",
    "prints_fifty_megabytes",
    "prints_without_end",
    "asks_for_all_memory_at_once",
    "asks_the_user",
    "needs_more_arguments",
} | {name for name in HOSTILE if hasattr(crafted_values, name)}

FAIR_AS_WELL = {
    "asks_the_user": {"failed"},
    # The memory of a child is limited, and with it the number of its threads.
    "starts_a_thread_that_never_ends": {"crashed"},
    "starts_a_thread_that_prints_on": {"crashed"},
}


@pytest.fixture
def gets_a_fair_report(monkeypatch, tmp_path, capfd):
    """Give a function that checks an attempt and looks at its report."""
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    monkeypatch.setattr(examine, "PATIENCE", 0.05)
    monkeypatch.setattr(attempts, "busyness", lambda: 1.0)
    way_to_call = attempts._way_to_call
    seconds = []

    def timed_way_to_call():
        class Timed(way_to_call()):
            def __call__(self, call):
                started = time.perf_counter()
                outcome = super().__call__(call)
                seconds.append(time.perf_counter() - started)
                return outcome

        return Timed

    def check_it(name):
        before = sys.stdout, sys.stderr
        function, fair = HOSTILE[name]
        fair = fair | FAIR_AS_WELL.get(name, set())
        for limit in LIMITS:
            seconds.clear()
            monkeypatch.setattr(attempts, "CALL_SECONDS", limit)
            report = check(function)
            if report.status in fair:
                break

        assert report.status in fair
        assert max(seconds) < limit + SOON
        assert len(str(report)) < 5_000
        assert len(report._repr_html_()) < 10_000
        assert (sys.stdout, sys.stderr) == before
        assert capfd.readouterr() == ("", "")

    monkeypatch.setattr(attempts, "_way_to_call", timed_way_to_call)
    return check_it


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a child to be killed")
@pytest.mark.parametrize("name", HOSTILE)
def test_each_hostile_attempt(name, gets_a_fair_report):
    gets_a_fair_report(name)


@pytest.mark.filterwarnings("ignore:coroutine 'get_word_score' was never awaited")
@pytest.mark.parametrize("name", sorted(HARMLESS_IN_PLACE))
def test_each_that_can_be_stopped_in_place(name, gets_a_fair_report, monkeypatch):
    monkeypatch.delattr(os, "fork", raising=False)

    gets_a_fair_report(name)
