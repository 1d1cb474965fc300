"""A slow check gives a sign, and comes to an honest end."""

import sys
import types

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.checks import pace
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import judge_value

DOUBLE = Exercise(
    "double",
    stage=1,
    reference=lambda n: 2 * n,
    cases=tuple(Case(Call((n,)), 2 * n, "numbers") for n in range(8)),
    hints=("", "", ""),
    judge=judge_value,
)


@pytest.fixture
def no_test(monkeypatch):
    """Let a check be slow for itself, and in no notebook that another test has left."""
    monkeypatch.setattr(pace, "TESTS_RUN", "IN_NO_ENVIRONMENT")
    monkeypatch.delitem(sys.modules, "IPython", raising=False)


@pytest.fixture
def clock(monkeypatch, no_test):
    """Let each look at the clock be three seconds later than the one before."""
    seconds = iter(range(0, 10_000, 3))
    watch = types.SimpleNamespace(monotonic=lambda: next(seconds))
    monkeypatch.setattr(pace, "time", watch)


def right(n):
    return n + n


def test_a_quick_check_gives_no_sign(capsys, no_test):
    assert examine(DOUBLE, right).status is Status.PASSED
    assert capsys.readouterr().out == ""


def test_a_slow_one_says_once_that_it_is_at_work_and_ends_with_what_it_saw(
    clock, capsys
):
    report = examine(DOUBLE, right)

    assert report.status is Status.TIMED_OUT
    assert report.headline == ("double: did not finish in time - 6 of 8 checks pass")
    assert "ended after 15 seconds. All calls by then came out right" in (report.advice)
    assert capsys.readouterr().out == (
        "double: 1 of 8 calls so far. This takes 15 seconds at most.\n"
    )


def test_a_slow_one_that_goes_wrong_says_how(clock):
    report = examine(DOUBLE, lambda n: n if n < 4 else 0)

    assert report.status is Status.FAILED
    assert report.failure.call == "double(1)"


def test_in_a_notebook_the_sign_is_taken_away_again(clock, monkeypatch):
    cleared = []
    display = types.SimpleNamespace(clear_output=lambda wait: cleared.append(wait))
    notebook = types.SimpleNamespace(get_ipython=lambda: True, display=display)
    monkeypatch.setitem(sys.modules, "IPython", notebook)
    examine(DOUBLE, right)

    assert cleared == [True]
