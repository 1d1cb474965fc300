"""How marks are put in words, the same in every report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Adjustment, Record
from scrabble_course.grading.reports.readable import readable
from scrabble_course.grading.scoring.mark import Found, Mark

_STATUSES = {
    Status.PASSED: "Right.",
    Status.FAILED: "Not right yet.",
    Status.CRASHED: "Stopped with an error.",
    Status.TIMED_OUT: "Did not finish in time.",
    Status.NOT_STARTED: "Not written yet.",
    Status.INTERNAL: "Could not be graded; the fault is ours, not yours.",
}

_NOT_JUDGED = {
    Found.EMPTY: "Not written yet.",
    Found.OUT_OF_REACH: "Could not be reached.",
    Found.NOT_THERE: "Not there.",
}


@dataclass(frozen=True, slots=True)
class Change:
    """Points that were taken away or given after grading, and why."""

    what: str
    points: float

    def __str__(self) -> str:
        sign = "+" if self.points > 0 else ""
        return f"{self.what} {sign}{figure(self.points)}"


def changes(
    late: Mapping[int, float], adjustments: Iterable[Adjustment]
) -> Iterator[Change]:
    """Yield what was changed after grading: lateness first, then what was by hand."""
    if late:
        stages = ", ".join(map(str, late))
        yield Change(f"Handed in late: stage {stages}", -round(sum(late.values()), 2))
    for adjustment in adjustments:
        about = f"{adjustment.function}: " if adjustment.function else ""
        yield Change(f"{about}{adjustment.comment}", adjustment.points)


def figure(points: float) -> str:
    """Return points as people write them.

    >>> figure(7.5), figure(10.0), figure(1234.25)
    ('7.5', '10', '1234.25')
    """
    return f"{points:.2f}".rstrip("0").rstrip(".")


def feedback(mark: Mark) -> str:
    """Return what a student is told about a mark, as lines of text."""
    return "\n".join(_lines(mark))


def report_text(record: Record) -> str:
    """Return all that a student is told about a work, as lines of text."""
    graded = record.graded
    after = changes(record.late, record.adjustments)
    return "\n".join(
        [
            f"{readable(graded.student)}: {figure(record.points)} of {graded.out_of} "
            "points",
            *(f"  {readable(str(change))}" for change in after),
            *([f"  {slip_days(record)}"] if record.slip_days else []),
            *(
                f"\n{mark.key}: {figure(mark.points)} of {mark.out_of} points\n"
                + feedback(mark)
                for mark in graded.marks
            ),
        ]
    )


def summary(marks: Sequence[Mark], points: float, after: Iterable[Change]) -> str:
    """Return what a student is told about several marks, in one line of text.

    How many `points` there are comes first, and what was changed `after` grading.
    """
    out_of = sum(mark.out_of for mark in marks)
    said = [f"{figure(points)} of {out_of} points.", *(f"{one}." for one in after)]
    wrong = [mark for mark in marks if mark.points < mark.out_of]
    said += [
        f"{mark.function} {figure(mark.points)}/{mark.out_of}: "
        f"{mark.advice or verdict(mark)}"
        for mark in wrong
    ]
    return " ".join(said if wrong else [*said, "All functions are right."])


def slip_days(record: Record) -> str:
    """Return what became of a student's slip days, "" if there are none."""
    if not record.slip_days:
        return ""
    spent = sum(slip.days for slip in record.slips)
    on = "; ".join(
        f"stage {', '.join(map(str, slip.stages))}: {slip.days}"
        for slip in record.slips
    )
    return f"Slip days: {spent} of {record.slip_days} spent" + (
        f" ({on})." if on else "."
    )


def verdict(mark: Mark) -> str:
    """Return how a function did, in a few words.

    >>> verdict(Mark("f", 1, 0, 5, Status.NOT_STARTED, found=Found.NOT_THERE))
    'Not there.'
    """
    return _NOT_JUDGED.get(mark.found) or _STATUSES[mark.status]


def _lines(mark: Mark) -> Iterator[str]:
    said = (verdict(mark), readable(mark.remark), readable(mark.ruling))
    yield " ".join(filter(None, said))
    if mark.failure:
        for label, text in (
            ("call:     ", mark.failure.call),
            ("expected: ", mark.failure.expected),
            ("but got:  ", mark.failure.got),
        ):
            yield label + readable(text).replace("\n", "\n" + " " * len(label))
    if mark.advice:
        yield readable(mark.advice)
    wrong = [topic for topic in mark.topics if not topic.is_right]
    if wrong:
        yield "Not right yet: " + ", ".join(
            f"{readable(topic.name)} ({topic.right} of {topic.asked})"
            for topic in wrong
        )
