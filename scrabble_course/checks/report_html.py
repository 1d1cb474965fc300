"""The HTML face of a check's report."""

from __future__ import annotations

from scrabble_course.checks.report import Report, Status
from scrabble_course.display.panel import code, panel, prose

_TONE = {Status.PASSED: "good", Status.NOT_STARTED: "wait", Status.INTERNAL: "wait"}
_LABEL = "padding:0 .8em 0 0;text-align:left;vertical-align:top;font-weight:normal"
_CELL = "padding:0;text-align:left;vertical-align:top"


def report_html(report: Report) -> str:
    """Return a report as a card: the call, side by side, advice."""
    body = []
    if report.failure:
        rows = (
            ("call", report.failure.call),
            ("expected", report.failure.expected),
            ("but got", report.failure.got),
        )
        body.append(_table(rows))
    body += [prose(text) for text in (report.advice, report.next_step) if text]
    return panel(report.headline, body, _TONE.get(report.status, "bad"))


def _table(rows: tuple[tuple[str, str], ...]) -> str:
    lines = "".join(
        f'<tr style="background:none"><th scope="row" style="{_LABEL}">{label}</th>'
        f'<td style="{_CELL}">{code(text)}</td></tr>'
        for label, text in rows
    )
    return f'<table style="margin:.4em 0 0;border:none">{lines}</table>'
