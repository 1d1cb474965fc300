"""Adjustments in a gradebook's file: each stays there, also when it is taken back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from scrabble_course.grading.gradebook.records import Adjustment

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


def take_back(connection: sqlite3.Connection, student: str) -> None:
    """Take back a student's last adjustment that holds."""
    connection.execute(TAKE_BACK, (datetime.now(UTC).isoformat(), student))
