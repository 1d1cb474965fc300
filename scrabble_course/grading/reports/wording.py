"""How marks are put in words, the same in every report."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Adjustment, Record
from scrabble_course.grading.reports.readable import readable
from scrabble_course.grading.scoring.mark import FunctionState, GradedWork, Mark

_STATUSES = {
    Status.PASSED: "Right.",
    Status.FAILED: "Not right yet.",
    Status.CRASHED: "Stopped with an error.",
    Status.TIMED_OUT: "Did not finish in time.",
    Status.NOT_STARTED: "Not written yet.",
    Status.INTERNAL: "Could not be graded; the fault is ours, not yours.",
}

_NOT_JUDGED = {
    FunctionState.EMPTY: "Not written yet.",
    FunctionState.OUT_OF_REACH: "Could not be reached.",
    FunctionState.NOT_THERE: "Not there.",
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


def parts_of(graded: GradedWork) -> Iterator[tuple[str, float, int]]:
    """Yield each part with the points that were earned in it, and what it is out of."""
    for part in course.PARTS:
        stages = {stage.number for stage in part.stages}
        if marks := [mark for mark in graded.marks if mark.stage in stages]:
            points = round(sum(mark.points for mark in marks), 2)
            yield part.title, points, sum(mark.out_of for mark in marks)


def account(record: Record) -> list[str]:
    """Return how a student's points come about, in sentences.

    Several parts come first, then what was changed after grading, and slip days.
    """
    parts = list(parts_of(record.graded))
    made = changes(record.late, record.adjustments)
    return [
        *(
            f"{p}: {figure(points)} of {most}."
            for p, points, most in parts[1:] and parts
        ),
        *(f"{readable(str(change))}." for change in made),
        *filter(None, [slip_days(record)]),
    ]


def report_text(record: Record) -> str:
    """Return all that a student is told about a work, as lines of text."""
    graded = record.graded
    points = f"{figure(record.points)} of {graded.out_of} points"
    lines = [f"{readable(graded.student)}: {points}"]
    lines += [f"  {sentence}" for sentence in account(record)]
    lines += [] if graded.files else ["  Nothing was handed in."]
    for note in graded.files:
        if note.problem:
            lines += ["", f"{readable(note.path)}: {readable(note.problem)}"]
            lines += [readable(note.excerpt)] if note.excerpt else []
    for mark in graded.marks:
        lines += ["", f"{mark.key}: {figure(mark.points)} of {mark.out_of} points"]
        lines += [feedback(mark)]
    return "\n".join(lines)


def summary(record: Record, points: float) -> str:
    """Return what a student is told about a work, or a part of it, in one line of text.

    How many `points` there are in all comes first.
    """
    marks = record.graded.marks
    said = [f"{figure(points)} of {record.graded.out_of} points.", *account(record)]
    if not record.graded.files:
        return " ".join([*said, "Nothing was handed in."])
    wrong = [mark for mark in marks if mark.points < mark.out_of]
    said += [
        f"{mark.function} {figure(mark.points)}/{mark.out_of}: {_why(mark)}"
        for mark in wrong
    ]
    said += [f"{mark.function}: {mark.ruling}" for mark in marks if mark.ruling]
    return " ".join(said if wrong else [*said, "All functions are right."])


def _why(mark: Mark) -> str:
    """Return why points are missing; of an error, where it arose."""
    said = mark.advice or " ".join(filter(None, [verdict(mark), mark.remark]))
    if mark.failure and mark.status is Status.CRASHED:
        return f"{said} {mark.failure.got}."
    return said


def verdict(mark: Mark) -> str:
    """Return how a function did, in a few words.

    >>> verdict(Mark("f", 1, 0, 5, Status.NOT_STARTED, found=FunctionState.NOT_THERE))
    'Not there.'
    """
    return _NOT_JUDGED.get(mark.found) or _STATUSES[mark.status]


def _lines(mark: Mark) -> Iterator[str]:
    said = (verdict(mark), readable(mark.remark), readable(mark.ruling))
    yield " ".join(filter(None, said))
    if mark.failure:
        for label, text in (("call", mark.failure.call), *mark.failure.rows):
            yield f"{label + ':':10}" + readable(text).replace("\n", "\n" + " " * 10)
    if mark.advice:
        yield readable(mark.advice)
    wrong = [topic for topic in mark.topics if not topic.is_right]
    if wrong:
        yield "Not right yet: " + ", ".join(
            f"{readable(topic.name)} ({topic.right} of {topic.asked})"
            for topic in wrong
        )
