"""Two gradebooks side by side, and what comes of it if they are joined."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from scrabble_course.grading.commands.out_folder import book_in
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.wording import figure

Amounts = Mapping[tuple[str, str], str]
"""What there is to compare: by the student and what it is."""
TOTAL = "total"


def compare(out: Path, other: Path) -> tuple[list[tuple[str, ...]], list[str]]:
    """Compare the marks in a folder with others; neither is changed.

    A row is a student, what is not the same, and what it is here, there and joined; ""
    where there is nothing. What joining them would say comes with them. They are joined
    in a copy, by what joins them in earnest.
    """
    with tempfile.TemporaryDirectory() as folder:
        here, there = (
            _copied(book_in(place), Path(folder) / name)
            for place, name in ((out, "here"), (other, "there"))
        )
        with Gradebook.open(here) as ours, Gradebook.open(there) as theirs:
            before, others = _amounts(ours), _amounts(theirs)
            said = ours.merge(there)
            joined = _amounts(ours)
    return list(_differences(before, others, joined)), said


def _differences(*both_and_joined: Amounts) -> Iterator[tuple[str, ...]]:
    keys = {key for amounts in both_and_joined for key in amounts}
    for key in sorted(keys, key=lambda key: (key[0], key[1] != TOTAL)):
        values = [amounts.get(key, "") for amounts in both_and_joined]
        if len(set(values)) > 1:
            yield *key, *values


def _amounts(book: Gradebook) -> Amounts:
    return {
        key: text for record in book.counting() for key, text in _amounts_of(record)
    }


def _amounts_of(record: Record) -> Iterator[tuple[tuple[str, str], str]]:
    student = record.graded.student
    yield (student, TOTAL), figure(record.points)
    for mark in record.graded.marks:
        yield (student, mark.key), figure(mark.points)
    by_hand = [f"{a.points:+g} {a.function} {a.comment}" for a in record.adjustments]
    yield (student, "by hand"), "; ".join(by_hand)
    yield (student, "late"), figure(record.late_points)


def _copied(book: Path, to: Path) -> Path:
    """Copy a gradebook by SQLite: a file that is read otherwise loses its locks."""
    with closing(sqlite3.connect(book)) as source, closing(sqlite3.connect(to)) as copy:
        source.backup(copy)
    return to
