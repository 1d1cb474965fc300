"""What a check says: a plain value with a text face and an HTML face."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scrabble_course.checks.drawings import MOST_ROWS, more_rows, rows_apart
from scrabble_course.checks.side_by_side import SideBySide
from scrabble_course.diagnosis.fuller_advice import names_a_line

MOST_LINES = 12
"""Lines of a report; what more there is to say is folded."""
MOST_LINES_OF_EACH = 4
"""Lines of what was expected, and of what came instead."""


class Status(StrEnum):
    """How a check ended; `INTERNAL` means that the fault is ours."""

    PASSED = "passed"
    FAILED = "failed"
    CRASHED = "crashed"
    TIMED_OUT = "timed_out"
    NOT_STARTED = "not_started"
    INTERNAL = "internal"


@dataclass(frozen=True, slots=True)
class Failure:
    """The one call that is shown, as source to paste; what it should give, and gave.

    `picture` draws what the source of the call says in many words, "" if nothing.
    `apart` is what is missing and what is too many, where two sets overlap.
    """

    call: str
    expected: str
    got: str
    picture: str = ""
    apart: tuple[str, str] | None = None

    @property
    def rows(self) -> list[tuple[str, str]]:
        """The labels and texts of what is held side by side: of boards, some rows."""
        if self.apart:
            return list(zip(("missing", "too many"), self.apart, strict=True))
        if rows := rows_apart(self.expected, self.got):
            shown, more = rows[:MOST_ROWS], more_rows(rows)
            right = "\n".join(f"{name:6}  {text}" for name, text, _ in shown)
            got = "\n".join(f"{name:6}  {text}" for name, _, text in shown)
            return [
                ("expected", right),
                ("but got", "\n".join(filter(None, (got, more)))),
            ]
        expected, got = where_they_part(self.expected, self.got)
        return [("expected", expected), ("but got", got)]


def where_they_part(one: str, other: str) -> tuple[str, str]:
    """Return two texts, if they are long, only from just before they differ.

    >>> where_they_part("a\\nb\\nc\\nd\\ne\\nf", "a\\nb\\nc\\nd\\ne\\ng")
    ('...\\nd\\ne\\nf', '...\\nd\\ne\\ng')
    """
    lines = [text.split("\n") for text in (one, other)]
    if max(map(len, lines)) <= MOST_LINES_OF_EACH:
        return one, other
    pairs = enumerate(zip(*lines, strict=False))
    shorter = min(map(len, lines))
    at = max(0, next((at for at, (a, b) in pairs if a != b), shorter) - 2)
    shown = [["..."] * bool(at) + text[at : at + 3] for text in lines]
    for part, text in zip(shown, lines, strict=True):
        part += ["..."] * (len(text) > at + 3)
    return "\n".join(shown[0]), "\n".join(shown[1])


@dataclass(frozen=True, slots=True)
class NamedCause:
    """One more cause: a failing call, the name of its mistake, and advice on it."""

    failure: Failure
    mistake: str
    advice: str


@dataclass(frozen=True, slots=True)
class Report:
    """The result of `check(f)`.

    `passed` of `total` checks hold; `given_passed` of `given_total` among them are
    the problem set's own examples. `mistake` names the known mistake that shows in
    `failure`, "" if none does; `advice` is a sentence or two for the student, `others`
    are further causes, and `remarks` cost nothing. `watch` offers to go through
    `failure` line by line, and `next_step` is what to do now. `reason` says why nothing
    was called, if that is not because nothing is written; `first` is to be read before
    all else. `share` of the topics are wholly right, from 0 to 1; `points` is what that
    earns, None unless points are asked for (`nbgrader_credit.py`). `beside` has the
    course's own way; only the HTML face shows it, folded.
    """

    name: str
    status: Status
    passed: int = 0
    total: int = 0
    given_passed: int = 0
    given_total: int = 0
    failure: Failure | None = None
    mistake: str = ""
    advice: str = ""
    watch: str = ""
    next_step: str = ""
    reason: str = ""
    first: str = ""
    others: tuple[NamedCause, ...] = ()
    remarks: tuple[str, ...] = ()
    share: float = 0.0
    points: float | None = None
    beside: SideBySide | None = None

    @property
    def headline(self) -> str:
        """One line: the function, how it went, and the counts."""
        return f"{self.name}: {self._verdict()}"

    @property
    def names_a_line(self) -> bool:
        """Whether the advice says where to look: then the rest can wait."""
        return names_a_line(self.advice)

    @property
    def is_folded(self) -> bool:
        """Whether other causes wait until they are asked for."""
        shown = [self.failure, *(other.failure for other in self.others)]
        size = sum(len(_lines(one)) for one in dict.fromkeys(shown) if one)
        return self.names_a_line or size + 3 + 2 * len(self.others) > MOST_LINES

    def _verdict(self) -> str:
        if self.status is Status.PASSED:
            return f"passed - the {self.total} checks pass"
        if self.status is Status.NOT_STARTED:
            return f"not checked - {self.reason}" if self.reason else "not started"
        if self.status is Status.INTERNAL:
            return "the check itself went wrong; the fault is ours, not yours"
        if self.given_passed < self.given_total:
            counted = f"{self.given_passed} of {self.given_total} given examples pass"
        else:
            counted = f"{self.passed} of {self.total} checks pass"
        return f"{_NOT_YET[self.status]} - {counted}"

    def __str__(self) -> str:
        lines = [self.headline]
        if self.first:
            lines.append(f"  {self.first}")
        if self.failure:
            lines += _lines(self.failure)
        if self.advice:
            lines.append(f"  {self.advice}")
        if self.watch:
            lines.append(f"  {self.watch}")
        before = self.failure
        for other in self.others:
            if self.names_a_line:
                lines.append(f"  More: {other.advice}")
                continue
            lines.append("  More:" if self.is_folded else "  And besides:")
            lines += _lines(other.failure) if other.failure != before else []
            lines.append(f"  {other.advice}")
            before = other.failure
        lines += [f"  {remark}" for remark in self.remarks]
        if self.next_step:
            lines.append(f"  {self.next_step}")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.checks.report_html import report_html

        return report_html(self)

    def _repr_mimebundle_(self, **_: object) -> dict[str, Any]:
        """Return the points in place of the plain text, if points are asked for.

        Where the call failed, a notebook shows buttons below.
        """
        if self.points is not None:
            return {"text/plain": f"{self.points:g}"}
        if not self.failure or "IPython" not in sys.modules:
            return {}
        from scrabble_course.checks.report_buttons import with_buttons

        return with_buttons(self._repr_html_(), self.watch, self.next_step)


_NOT_YET = {
    Status.FAILED: "not yet",
    Status.CRASHED: "stopped with an error",
    Status.TIMED_OUT: "did not finish in time",
}


def _lines(failure: Failure) -> list[str]:
    lines = _indented(failure.call, "  ", "  ")
    if rows := rows_apart(failure.expected, failure.got):
        width = len(rows[0][1])
        lines.append(
            f"    {'':6}  {'expected':{width}}  {'but got':{width}}  different"
        )
        for name, right, got in rows[:MOST_ROWS]:
            marks = ("x" if a != b else " " for a, b in zip(right, got, strict=True))
            lines.append(f"    {name:6}  {right}  {got}  {''.join(marks)}".rstrip())
        return [*lines, *[f"    {more}" for more in [more_rows(rows)] if more]]
    lines += _indented(failure.picture, "  ", "  ") if failure.picture else []
    for label, text in failure.rows:
        lines += _indented(text, f"    {label:8} ", " " * 13)
    return lines


def _indented(text: str, first: str, rest: str) -> list[str]:
    lines = text.split("\n")
    return [first + lines[0], *(rest + line for line in lines[1:])]
