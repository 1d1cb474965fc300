"""The HTML face of a check's report."""

from __future__ import annotations

from html import escape

from scrabble_course.checks.drawings import MOST_ROWS, more_rows, rows_apart
from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.checks.side_by_side import SideBySide
from scrabble_course.display.panel import code, folded, panel, prose, python

_TONE = {Status.PASSED: "good", Status.NOT_STARTED: "wait", Status.INTERNAL: "wait"}
_LABEL = "padding:0 .8em 0 0;text-align:left;vertical-align:top;font-weight:normal"
_DRAWING = "margin:0;background:none;white-space:pre-wrap"
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
    body += _besides(report)
    body += map(prose, report.remarks)
    body += [prose(report.next_step)] if report.next_step else []
    body += [_both(report.beside)] if report.beside else []
    return "".join(body)


def _besides(report: Report) -> list[str]:
    """Return the other causes, folded where the first says where to look, or enough."""
    body, before = [], report.failure
    for other in report.others:
        body += [] if report.is_folded else [prose("And besides:")]
        body += [_table(other.failure)] if other.failure != before else []
        body.append(prose(other.advice))
        before = other.failure
    if body and report.is_folded:
        return [folded("More", body)]
    return body


def _both(beside: SideBySide) -> str:
    cells = "".join(
        f'<td style="{_CELL}">{label}{python(source)}</td>'
        for label, source in (("yours", beside.own), ("the course's", beside.ours))
    )
    row = f'<tr style="background:none">{cells}</tr>'
    table = f'<table style="border:none">{row}</table>'
    return folded(
        "Yours and the course's, side by side", [prose(beside.question), table]
    )


def _table(failure: Failure) -> str:
    rows = [("call", code(failure.call))]
    apart = rows_apart(failure.expected, failure.got)
    if not apart:
        rows += [("", _shown(failure.picture))] if failure.picture else []
        rows += [(label, _shown(text)) for label, text in failure.rows]
    lines = "".join(
        f'<tr style="background:none"><th scope="row" style="{_LABEL}">{label}</th>'
        f'<td style="{_CELL}">{cell}</td></tr>'
        for label, cell in rows
    )
    table = f'<table style="margin:.4em 0 0;border:none">{lines}</table>'
    return table + (_drawn(apart) if apart else "")


def _shown(text: str) -> str:
    """Return a text in the code font; a drawing keeps its columns straight."""
    return (
        f'<pre style="{_DRAWING}">{escape(text)}</pre>' if "\n" in text else code(text)
    )


def _drawn(rows: list[tuple[str, str, str]]) -> str:
    """Return the rows in which two drawings differ; that is marked in the second."""
    columns = [
        ("", [escape(name) for name, _, _ in rows[:MOST_ROWS]]),
        ("expected", [escape(right) for _, right, _ in rows[:MOST_ROWS]]),
        ("but got", [_marked(right, got) for _, right, got in rows[:MOST_ROWS]]),
    ]
    cells = "".join(
        f'<td style="padding:0 2em 0 0;text-align:left">{label or "&nbsp;"}'
        f'<pre style="{_DRAWING}">{"<br>".join(lines)}</pre></td>'
        for label, lines in columns
    )
    row = f'<tr style="background:none">{cells}</tr>'
    more = more_rows(rows)
    return f'<table style="border:none">{row}</table>' + (prose(more) if more else "")


def _marked(right: str, got: str) -> str:
    return "".join(
        escape(b) if a == b else f"<mark>{escape(b)}</mark>"
        for a, b in zip(right, got, strict=True)
    )
