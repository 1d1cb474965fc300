"""Adjustments: which can be made, and how a gradebook's file keeps them.

Each stays there, also when it is taken back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection, Iterable, Iterator
from datetime import UTC, datetime
from difflib import get_close_matches
from getpass import getuser

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.records import Adjustment
from scrabble_course.grading.submissions.student_files import printable

GIVEN = """
SELECT student, points, comment, function, at, given_by, undone FROM adjustment
ORDER BY at, number
"""
TAKE_BACK = """
UPDATE adjustment SET undone = ?1 WHERE number = (
    SELECT number FROM adjustment WHERE student = ?2 AND undone IS NULL
    ORDER BY at DESC, number DESC LIMIT 1
)
"""


class CannotAdjust(CannotGrade):
    """Points cannot be given so, or to nobody who is known; the text says why."""


def new_adjustment(
    points: float, comment: str, function: str = "", by: str = ""
) -> Adjustment:
    """Return an adjustment of nobody yet, or raise CannotAdjust.

    Without `by` it is given by who is logged in.
    """
    there_are = sum(graded.points for stage in course.STAGES for graded in stage.graded)
    if not abs(points) <= there_are:
        raise CannotAdjust(
            f"{points:g} is no number of points: there are {there_are} in all"
        )
    try:
        course.stage_of(function) if function else None
    except KeyError as error:
        raise CannotAdjust(error.args[0]) from None
    by = printable(by or login())
    return Adjustment("", points, _legible(comment), function, by=by)


def login() -> str:
    """Return who is logged in, "" if that is not known."""
    try:
        return getuser()
    except (OSError, KeyError):  # nobody is called so on this computer
        return os.environ.get("JUPYTERHUB_USER", "")


def known_student(name: str, students: Collection[str]) -> str:
    """Return a student's name as the gradebook has it, or raise CannotAdjust."""
    if (student := printable(name)) in students:
        return student
    near = get_close_matches(student, students, n=3)
    instead = f"did you mean {' or '.join(near)}?" if near else "see grades.csv"
    raise CannotAdjust(f"the gradebook has no student {student!r}; {instead}")


def adjustments_in(
    connection: sqlite3.Connection,
) -> Iterator[tuple[Adjustment, datetime | None]]:
    """Yield all adjustments in order of time, and when each was taken back, if ever."""
    for student, points, comment, function, at, by, undone in connection.execute(GIVEN):
        when = datetime.fromisoformat(at)
        made = Adjustment(student, points, comment, function, when, by)
        yield made, datetime.fromisoformat(undone) if undone else None


def write_adjustments(
    connection: sqlite3.Connection, made: Iterable[Adjustment]
) -> None:
    """Write adjustments whose time is now."""
    now = datetime.now(UTC).isoformat()
    connection.executemany(
        "INSERT INTO adjustment (student, points, comment, function, at, given_by) "
        "VALUES (?, ?, ?, ?, ?, ?)",
        [(a.student, a.points, a.comment, a.function, now, a.by) for a in made],
    )


def _legible(comment: str) -> str:
    """Return a comment as text that can be stored: from Windows, if it is no UTF-8."""
    if not comment.strip():
        raise CannotAdjust("a comment says why; the student reads it")
    try:
        comment.encode()
    except UnicodeEncodeError:
        return os.fsencode(comment).decode("cp1252", errors="replace")
    return comment


def take_back(connection: sqlite3.Connection, student: str) -> None:
    """Take back a student's last adjustment that holds."""
    connection.execute(TAKE_BACK, (datetime.now(UTC).isoformat(), student))
