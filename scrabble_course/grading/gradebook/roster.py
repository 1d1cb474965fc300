"""Who takes the course: a table with a line for each student, as platforms export it.

It may be Canvas' exported gradebook, Moodle's or Gradescope's list of participants, or
a table of one's own with a column `student`. A student is known by the first of these
that the table has: `student`, the login, the address, the ID, the name.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.submissions.student_files import (
    Piece,
    StudentFolder,
    printable,
)

CANVAS = "SIS Login ID"
"""A column that only Canvas' gradebook has; `Student` is the name there."""
TEST_STUDENT = re.compile("[0-9a-f]{40}")
"""The login that Canvas gives its Test Student, whose name is in the course's language.

`find_or_create_student_view_student` in `course.rb` of canvas-lms makes it: a digest.
"""
COLUMNS = {
    "student": ("student",),
    "login": ("sis login id", "username", "user name", "login", "login id"),
    "email": ("email", "email address", "e-mail", "mail"),
    "id": ("id", "sis user id", "id number", "sid", "student id", "user id"),
    "name": ("name", "full name", "display name"),
    "first": ("first name", "firstname", "given name"),
    "last": ("last name", "lastname", "surname", "family name"),
}
NO_STUDENTS = ("", "points possible", "student, test", "test student")


class CannotReadTable(CannotGrade):
    """A table is not as it should be; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Person:
    """One line of the roster: how the student is called here, and everywhere else.

    `sure` are logins, addresses and IDs, which nobody shares; `names` may be shared.
    Both are folded: without capitals, spaces and marks.
    """

    student: str
    sure: frozenset[str]
    names: frozenset[str] = frozenset()


def rows_of(text: str) -> list[dict[str, str]]:
    """Return the lines of a table with commas, semicolons or tabs, by column."""
    text = text.removeprefix("\ufeff")
    first = text.partition("\n")[0]
    mark = max(",;\t", key=first.count)
    rows = csv.DictReader(io.StringIO(text), delimiter=mark, strict=True)
    try:
        return [{str(k): v or "" for k, v in row.items() if k} for row in rows]
    except csv.Error as error:
        raise CannotReadTable(f"it is no table: {error}") from None


def read_roster(text: str) -> tuple[Person, ...]:
    """Return everybody in a roster; CannotReadTable says what it lacks."""
    rows = rows_of(text)
    known = {name.strip().lower() for name in (rows[0] if rows else ())}
    if not known & {name for names in COLUMNS.values() for name in names}:
        raise CannotReadTable(
            "it has no column by which a student is known: call one `student`"
        )
    people = dict.fromkeys(person for row in rows if (person := person_in(row)))
    if not people:
        raise CannotReadTable("there is nobody in it")
    [(most, times)] = Counter(person.student for person in people).most_common(1)
    if times > 1:
        raise CannotReadTable(f"{most!r} is in it {times} times")
    return tuple(people)


def read_times(text: str) -> dict[str, dict[str, datetime]]:
    """Return when work came, by student and file; the file "" stands for all.

    The table has the columns `student` and `time`, and may have `file`.
    """
    times: dict[str, dict[str, datetime]] = {}
    for number, row in enumerate(rows_of(text), 2):
        cells = {name.strip().lower(): cell.strip() for name, cell in row.items()}
        try:
            at = datetime.fromisoformat(cells["time"])
            student, file = cells["student"], cells.get("file", "")
        except KeyError as missing:
            raise CannotReadTable(f"it has no column {missing}") from None
        except ValueError:
            at, student, file = datetime.min, "", ""
        if at.tzinfo is None:
            raise CannotReadTable(
                f"line {number} has the time {cells['time']!r}; write the day, the "
                "time and the zone, such as 2026-03-01T23:59:00+01:00"
            )
        times.setdefault(folded(student), {})[file] = at
    return times


def person_in(row: Mapping[str, str]) -> Person | None:
    """Return whom a row is about, None if it is about no student."""
    cells = {name.strip().lower(): cell.strip() for name, cell in row.items()}
    of = {
        role: [cells[name] for name in names if cells.get(name)]
        for role, names in COLUMNS.items()
    }
    if CANVAS.lower() in cells:  # its names are turned: Avery, Ada
        of["name"], of["student"] = of["student"], []
        if any(map(TEST_STUDENT.fullmatch, of["login"])):
            return None
    first, last = " ".join(of["first"]), " ".join(of["last"])
    full = [f"{first} {last}", f"{last} {first}"] if first or last else []
    names = [*of["name"], *full]
    sure = [*of["student"], *of["login"], *of["email"], *of["id"]]
    chosen = next(iter([*sure, *names]), "")
    if any(folded(name) in map(folded, NO_STUDENTS) for name in (names or [chosen])):
        return None
    everywhere = {folded(turned) for name in names for turned in _turned(name)}
    return Person(
        printable(chosen), frozenset(map(folded, sure)), frozenset(everywhere)
    )


def folded(name: str) -> str:
    """Return a name without capitals, spaces and marks; accents stay.

    >>> folded("Avery, Ada") == folded("averyada")
    True
    """
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in text if char.isalnum() or char == "@")


def on_roster(
    folders: Iterable[StudentFolder], people: tuple[Person, ...], place: Path
) -> tuple[list[StudentFolder], list[str]]:
    """Return a folder for everybody on the roster, and who is not on it, in words.

    A student who handed in nothing has one with nothing in it. Who is not on the roster
    keeps the name of the folder.
    """
    named: dict[str, list[StudentFolder]] = {person.student: [] for person in people}
    others, odd = [], []
    for folder in folders:
        found = _found(folder, people)
        if len(found) == 1:
            named[found[0].student].append(folder)
        else:
            others.append(folder)
            why = "may be several on the roster" if found else "is not on the roster"
            odd.append(f"{folder.student} {why}")
    for person in people:
        own = named[person.student]
        if len(own) > 1:
            student = person.student
            odd += [f"{student} has handed in as {folder.place.name}" for folder in own]
        others.append(_together(person, own, place))
    return sorted(others, key=lambda folder: folder.student), odd


def with_times(
    folders: Iterable[StudentFolder], times: Mapping[str, Mapping[str, datetime]]
) -> tuple[list[StudentFolder], list[str]]:
    """Return folders with the times that `read_times` gave, and for whom there is none.

    A student may be called as in the roster or as at the platform.
    """
    left = dict(times)
    timed = []
    for folder in folders:
        own = [left.pop(name) for name in _names_of(folder) if name in left]
        timed.append(replace(folder, times=own[0]) if own else folder)
    return timed, [f"{name} has a time, and no work" for name in sorted(left)]


def students_by_name(folders: Iterable[StudentFolder]) -> dict[str, str]:
    """Return who is meant by each name, folded, that only one student has."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for folder in folders:
        for name in _names_of(folder):
            found[name].add(folder.student)
    return {name: one for name, (one, *others) in found.items() if not others}


def _names_of(folder: StudentFolder) -> list[str]:
    """Return how a student is called, folded: here, in the roster, at the platform."""
    return [folded(name) for name in (folder.student, *folder.also)]


def _turned(name: str) -> Iterator[str]:
    """Yield a name as it begins with each of its words: a surname may go first."""
    words = name.split()
    for first in range(len(words)):
        yield " ".join([*words[first:], *words[:first]])


def _found(folder: StudentFolder, people: tuple[Person, ...]) -> list[Person]:
    """Return who a folder may belong to: by login, address or ID, else by name."""
    called = set(_names_of(folder))
    sure = [person for person in people if called & person.sure]
    return sure or [person for person in people if called & person.names]


def _together(person: Person, own: list[StudentFolder], place: Path) -> StudentFolder:
    """Return all that a student handed in as one folder; nothing is one, too."""
    names = [name for folder in own for name in folder.also]
    also = tuple(dict.fromkeys([*names, *sorted(person.sure)]))
    if len(own) == 1:
        return replace(own[0], student=person.student, also=also)
    pieces: Iterator[Piece] = (
        piece if folder.pieces else Piece(folder.place, folder.place.name)
        for folder in own
        for piece in folder.pieces or (Piece(folder.place),)
    )
    nothing = Piece(place / "nothing was handed in")
    return StudentFolder(
        person.student, place, pieces=tuple(pieces) or (nothing,), also=also
    )
