"""Rows of a student in the gradebook's file: given another name, or erased."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

TABLES = ("graded", "upload", "came", "source", "adjustment")
COUNTED = {"upload": "uploads", "source": "functions", "adjustment": "adjustments"}
"""What is told of the rows that are moved or erased."""


def rename(connection: sqlite3.Connection, before: str, student: str) -> str:
    """Give all that is a student's another name; return what it is, in words.

    What both have is kept once.
    """
    said = _count(connection, before)
    for table in TABLES:
        change = f"UPDATE OR IGNORE {table} SET student = ? WHERE student = ?"
        connection.execute(change, (student, before))
    erase(connection, before)
    return said


def erase(connection: sqlite3.Connection, student: str) -> str:
    """Erase all that is a student's; return what it was, in words."""
    said = _count(connection, student)
    for table in TABLES:
        connection.execute(f"DELETE FROM {table} WHERE student = ?", (student,))
    return said


def forget_what_was_erased(connection: sqlite3.Connection) -> None:
    """Leave nothing in the file of what is not in its tables."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _count(connection: sqlite3.Connection, student: str) -> str:
    def counts() -> Iterator[str]:
        for table, what in COUNTED.items():
            [many] = connection.execute(
                f"SELECT count(*) FROM {table} WHERE student = ?", (student,)
            ).fetchone()
            yield f"{what} {many}"

    return ", ".join(counts())
