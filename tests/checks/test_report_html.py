import re
from html import unescape

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.checks.examine import examine
from scrabble_course.checks.hunt import Hunt
from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.checks.verbs import Note
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import judge_value

SCRIPT = "<script>alert(1)</script>"
REPORTS = [
    Report("f", Status.PASSED, 40, 40, 2, 2, next_step="See `solution('f')`."),
    Report(
        *("f", Status.FAILED, 3, 40, 2, 2),
        Failure("f({'a': 1}, \"it's\")", "{'a': 0}", "None & more\nlines"),
        *("m", "Use `a < b`.", "Ask."),
    ),
    Report("f", Status.NOT_STARTED, advice="Write your code."),
    Report("f", Status.INTERNAL, advice="Please report this: <Error>"),
]


def facts(text):
    """Return a text without layout and marks for code."""
    return "".join(text.replace("`", "").split())


def text_of(html):
    return unescape(re.sub(r"<[^>]*>", " ", html))


@pytest.mark.parametrize("report", REPORTS, ids=lambda report: report.status)
def test_both_faces_hold_the_same_facts(report):
    html = report._repr_html_().replace(">call<", "><")

    assert facts(text_of(html)) == facts(str(report))


COLOURS = {
    "success": [Status.PASSED],
    "warn": [Status.FAILED, Status.CRASHED, Status.TIMED_OUT],
    "info": [Status.NOT_STARTED, Status.INTERNAL],
}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_edge_has_the_colour_of_the_outcome(colour):
    for status in COLOURS[colour]:
        assert f"--jp-{colour}-color1" in Report("f", status)._repr_html_()


def stop(text):
    raise ValueError(SCRIPT)


@pytest.mark.parametrize("function", [lambda text: {SCRIPT: [SCRIPT]}, stop])
def test_values_and_errors_of_a_student_do_not_come_through_raw(function):
    case = Case(Call((SCRIPT,)), SCRIPT, "a text")
    echo = Exercise("echo", 1, str, (case,), ("", "", ""), judge_value)
    report = examine(echo, function)

    assert SCRIPT in report.failure.got
    assert "<script" not in report._repr_html_()


@pytest.mark.parametrize(
    "shown",
    [
        Hunt(f"f({SCRIPT!r})", expected=SCRIPT, got=SCRIPT),
        Hunt(f"f({SCRIPT!r})", note=SCRIPT),
        Note(SCRIPT, SCRIPT),
        Note(SCRIPT, SCRIPT, is_code=True),
    ],
    ids=lambda shown: type(shown).__name__,
)
def test_notes_and_hunts_hold_the_same_in_both_faces_and_nothing_raw(shown):
    html = shown._repr_html_()

    assert "<script" not in html
    assert facts(text_of(html)) == facts(str(shown))
