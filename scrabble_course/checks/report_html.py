"""The HTML face of a check's report."""

from __future__ import annotations

from html import escape

from scrabble_course.checks.drawings import side_by_side
from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.display.panel import code, panel, prose, python

_TONE = {Status.PASSED: "good", Status.NOT_STARTED: "wait", Status.INTERNAL: "wait"}
_LABEL = "padding:0 .8em 0 0;text-align:left;vertical-align:top;font-weight:normal"
_CELL = "padding:0;text-align:left;vertical-align:top"


def report_html(report: Report) -> str:
    """Return a report as a card: the call, side by side, advice."""
    body = report_body(report)
    return panel(report.headline, [body], _TONE.get(report.status, "bad"))


def report_body(report: Report) -> str:
    """Return what stands below the headline."""
    body = [prose(report.first)] if report.first else []
    body += [_table(report.failure)] if report.failure else []
    body += [prose(report.advice)] if report.advice else []
    body += [prose(report.watch)] if report.watch else []
    before = report.failure
    for other in report.others:
        body.append(prose("And besides:"))
        body += [_table(other.failure)] if other.failure != before else []
        body.append(prose(other.advice))
        before = other.failure
    body += map(prose, report.remarks)
    body += [prose(report.next_step)] if report.next_step else []
    return "".join(body)


def _table(failure: Failure) -> str:
    rows = [("call", code(failure.call))]
    rows += [("", python(failure.picture))] if failure.picture else []
    pairs = side_by_side(failure.expected, failure.got)
    if not pairs:
        rows += [("expected", code(failure.expected)), ("but got", code(failure.got))]
    lines = "".join(
        f'<tr style="background:none"><th scope="row" style="{_LABEL}">{label}</th>'
        f'<td style="{_CELL}">{cell}</td></tr>'
        for label, cell in rows
    )
    table = f'<table style="margin:.4em 0 0;border:none">{lines}</table>'
    return table + (_drawn(pairs) if pairs else "")


def _drawn(pairs: list[tuple[str, str]]) -> str:
    """Return two drawings side by side; what differs is marked in the second."""
    drawings = {
        "expected": "\n".join(escape(right) for right, _ in pairs),
        "but got": "\n".join(_marked(right, got) for right, got in pairs),
    }
    cells = "".join(
        f'<td style="padding:0 2em 0 0;text-align:left">{label}'
        f'<pre style="margin:0;background:none">{drawing}</pre></td>'
        for label, drawing in drawings.items()
    )
    return (
        f'<table style="border:none"><tr style="background:none">{cells}</tr></table>'
    )


def _marked(right: str, got: str) -> str:
    return "".join(
        escape(b) if a == b else f"<mark>{escape(b)}</mark>"
        for a, b in zip(right, got, strict=True)
    )
