"""What a check says: a plain value with a text face and an HTML face."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scrabble_course.checks.drawings import MOST_ROWS, more_rows, rows_apart
from scrabble_course.checks.side_by_side import SideBySide
from scrabble_course.diagnosis.causes import names_a_line


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
        """The labels and texts of what is held side by side."""
        if self.apart:
            return list(zip(("missing", "too many"), self.apart, strict=True))
        return [("expected", self.expected), ("but got", self.got)]


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
    earns, None unless points are asked for (`credit.py`). `beside` has the course's own
    way; only the HTML face shows it, folded.
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

    def _verdict(self) -> str:
        if self.status is Status.PASSED:
            return f"passed - the {self.total} public checks pass"
        if self.status is Status.NOT_STARTED:
            return f"not checked - {self.reason}" if self.reason else "not started"
        if self.status is Status.INTERNAL:
            return "the check itself went wrong; the fault is ours, not yours"
        if self.given_passed < self.given_total:
            counted = f"{self.given_passed} of {self.given_total} given examples pass"
        else:
            counted = f"{self.passed} of {self.total} public checks pass"
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
            lines.append("  And besides:")
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

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Return the points in place of the plain text, if points are asked for."""
        return {} if self.points is None else {"text/plain": f"{self.points:g}"}


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
