"""Two gradebooks side by side, and what comes of it if they are joined."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from scrabble_course.grading.commands.out_folder import BOOK, CannotUse
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.wording import figure


@dataclass(frozen=True, slots=True)
class Difference:
    """What is not the same of a student: `what` it is, here, there, and joined.

    "" stands where there is nothing.
    """

    student: str
    what: str
    here: str
    there: str
    joined: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences of two gradebooks, and what joining them would say."""

    differences: tuple[Difference, ...]
    said: tuple[str, ...]


def compare(out: Path, other: Path) -> Comparison:
    """Compare the marks in a folder with others; neither is changed.

    They are joined in a copy, by what joins them in earnest.
    """
    if not (other / BOOK).is_file():
        raise CannotUse(f"there is no gradebook in {other}")
    with tempfile.TemporaryDirectory() as folder:
        here, there = (
            _copied(place / BOOK, Path(folder) / name)
            for place, name in ((out, "here"), (other, "there"))
        )
        with Gradebook.open(here) as ours, Gradebook.open(there) as theirs:
            before, others = _amounts(ours), _amounts(theirs)
            said = ours.merge(there)
            joined = _amounts(ours)
    return Comparison(tuple(_differences(before, others, joined)), tuple(said))


Amounts = Mapping[tuple[str, str], str]
"""What there is to compare: by the student and what it is."""


def _differences(
    here: Amounts, there: Amounts, joined: Amounts
) -> Iterator[Difference]:
    keys = sorted({*here, *there, *joined}, key=lambda key: (key[0], key[1] != TOTAL))
    for key in keys:
        values = [amounts.get(key, "") for amounts in (here, there, joined)]
        if len(set(values)) > 1:
            yield Difference(*key, *values)


TOTAL = "total"


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
