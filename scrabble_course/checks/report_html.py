"""The HTML face of a check's report."""

from __future__ import annotations

from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.display.panel import code, panel, prose

_TONE = {Status.PASSED: "good", Status.NOT_STARTED: "wait", Status.INTERNAL: "wait"}
_LABEL = "padding:0 .8em 0 0;text-align:left;vertical-align:top;font-weight:normal"
_CELL = "padding:0;text-align:left;vertical-align:top"


def report_html(report: Report) -> str:
    """Return a report as a card: the call, side by side, advice."""
    body = [prose(report.first)] if report.first else []
    body += [_table(report.failure)] if report.failure else []
    body += [prose(report.advice)] if report.advice else []
    before = report.failure
    for other in report.others:
        body.append(prose("And besides:"))
        body += [_table(other.failure)] if other.failure != before else []
        body.append(prose(other.advice))
        before = other.failure
    body += [prose(report.next_step)] if report.next_step else []
    return panel(report.headline, body, _TONE.get(report.status, "bad"))


def _table(failure: Failure) -> str:
    rows = (
        ("call", failure.call),
        ("expected", failure.expected),
        ("but got", failure.got),
    )
    lines = "".join(
        f'<tr style="background:none"><th scope="row" style="{_LABEL}">{label}</th>'
        f'<td style="{_CELL}">{code(text)}</td></tr>'
        for label, text in rows
    )
    return f'<table style="margin:.4em 0 0;border:none">{lines}</table>'
