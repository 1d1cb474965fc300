"""The buttons below a failed check do what its sentences say."""

from types import SimpleNamespace

import pytest

from scrabble_course.checks import report_buttons
from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.checks.report_buttons import ReportButtons

FAILED = Report(
    "double",
    Status.FAILED,
    failure=Failure("double(3)", "6", "9"),
    watch="Watch this call line by line: `steps(double, 3)`",
    next_step='`hint("double")` has the next step.',
)


@pytest.fixture
def notebook(monkeypatch):
    shell = SimpleNamespace(kernel=object(), user_ns={})
    monkeypatch.setattr(report_buttons, "get_ipython", lambda: shell)
    return shell.user_ns


def test_where_no_notebook_is_there_are_none():
    assert FAILED._repr_mimebundle_() == {}  # there is none


def test_a_notebook_shows_a_failed_check_with_buttons_and_no_other(notebook):
    bundle = FAILED._repr_mimebundle_()

    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert "text/plain" not in bundle  # which is the report's own
    assert Report("double", Status.PASSED)._repr_mimebundle_() == {}


def test_a_button_runs_its_code_among_the_students_names():
    names = {"steps": lambda function, n: function(n), "double": lambda n: 2 * n}
    card = ReportButtons("", {"Watch": "steps(double, 3)"}, names)

    for content in (None, {}, {"run": "?"}, {"run": []}, "Watch"):
        card._obey(content)  # which no button says
        assert card.turn == 0
    card._obey({"run": "Watch"})

    assert (card.html, card.turn) == ("6", 1)


@pytest.mark.parametrize("code", ["1 / 0", "nothing_of_that_name"])
def test_what_stops_the_code_is_said_below(code):
    card = ReportButtons("", {"Watch": code}, {})

    card.run("Watch")

    assert "Error: " in card.html
