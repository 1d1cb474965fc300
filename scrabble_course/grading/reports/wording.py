"""How marks are put in words, the same in every report."""

from __future__ import annotations

from collections.abc import Iterator

from scrabble_course.checks.report import Status
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


def figure(points: float) -> str:
    """Return points as people write them.

    >>> figure(7.5), figure(10.0), figure(1234.25)
    ('7.5', '10', '1234.25')
    """
    return f"{points:.2f}".rstrip("0").rstrip(".")


def feedback(mark: Mark) -> str:
    """Return what a student is told about a mark, as lines of text."""
    return "\n".join(_lines(mark))


def verdict(mark: Mark) -> str:
    """Return how a function did, in a few words.

    >>> verdict(Mark("f", 1, 0, 5, Status.NOT_STARTED, found=Found.NOT_THERE))
    'Not there.'
    """
    return _NOT_JUDGED.get(mark.found) or _STATUSES[mark.status]


def _lines(mark: Mark) -> Iterator[str]:
    yield " ".join(filter(None, [verdict(mark), readable(mark.remark)]))
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
