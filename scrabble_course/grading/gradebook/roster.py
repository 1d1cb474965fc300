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
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Set
from dataclasses import dataclass
from datetime import datetime

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.submissions.student_files import printable

CANVAS = "SIS Login ID"
"""A column that only Canvas' gradebook has; `Student` is the name there."""
TEST_STUDENT = re.compile("[0-9a-f]{40}")
"""The login that Canvas gives its Test Student, whose name is in the course's language.

`find_or_create_student_view_student` in `course.rb` of canvas-lms makes it: a digest.
"""
ID_NUMBERS = ("id number", "id-nummer", "numéro d'identification", "número de id")
"""How Moodle calls the number that an institution gives."""
COLUMNS = {
    "student": ("student",),
    "login": (
        *("sis login id", "username", "user name", "login", "login id"),
        *("anmeldename", "gebruikersnaam", "nom d'utilisateur", "nombre de usuario"),
    ),
    "email": (
        *("email", "email address", "e-mail", "mail", "e-mail-adresse", "e-mailadres"),
        *("adresse de courriel", "dirección de correo"),
    ),
    "id": (
        "id",
        "sis user id",
        "id number",
        "sid",
        "student id",
        "user id",
        "canvas user id",
        "identifier",
        *ID_NUMBERS[1:],
    ),
    "name": ("name", "full name", "display name", "vollständiger name"),
    "first": (
        *("first name", "firstname", "given name"),
        *("vorname", "voornaam", "prénom", "nombre"),
    ),
    "last": (
        *("last name", "lastname", "surname", "family name"),
        *("nachname", "achternaam", "nom de famille", "nom", "apellido(s)"),
    ),
}
"""How columns are called, by Moodle also in German, Dutch, French and Spanish."""
ROLES = ("role", "roles", "course role")
STAFF = re.compile(
    r"teach|instruct|assist|\bta\b|\bta_?enrol|tutor|lectur|profess|observ|manag|design|"
    r"\bgrader|\breader|staff|admin|creator|facilitat|dozent|trainer|docente|enseignant",
    re.IGNORECASE,
)
"""What is in a role that is no student's: Canvas' TeacherEnrollment, Moodle's
Non-editing teacher, Gradescope's TA."""
STUDENT = re.compile(
    r"student(?!.?(?:assist|teach|tutor|instruct|staff))", re.IGNORECASE
)
"""What makes a role a student's all the same, such as a Student (Management)."""
BETWEEN_ROLES = re.compile(r"[,;](?![^(]*\))")
"""What stands between the roles of one person, and not in brackets."""
CANVAS_NUMBERS = ("canvas user id",)
"""How a column with the numbers of Canvas is called in other tables."""
NO_STUDENTS = ("", "points possible", "student, test", "test student")


class CannotReadTable(CannotGrade):
    """A table is not as it should be; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Person:
    """One line of the roster: how the student is called here, and everywhere else.

    `sure` are logins, addresses and IDs, which nobody shares; `names` may be shared.
    Both are folded: without capitals, spaces and marks. `out` says why somebody is in
    no table, "" for students. Those `elsewhere` are of the sure ones that no number of
    Canvas' means: it is another's there.
    """

    student: str
    sure: frozenset[str]
    names: frozenset[str] = frozenset()
    out: str = ""
    elsewhere: frozenset[str] = frozenset()


def rows_of(text: str) -> list[dict[str, str]]:
    """Return the lines of a table with commas, semicolons or tabs, by column."""
    text = text.removeprefix("\ufeff")
    rows = csv.DictReader(io.StringIO(text), delimiter=_mark_in(text), strict=True)
    try:
        return [{str(k): v or "" for k, v in row.items() if k} for row in rows]
    except csv.Error as error:
        raise CannotReadTable(f"it is no table: {error}") from None


def read_roster(text: str) -> tuple[Person, ...]:
    """Return everybody in a roster; CannotReadTable says what it lacks."""
    rows = rows_of(text)
    head = cells_in(rows[0]) if rows else {}
    if not any(name in head for names in COLUMNS.values() for name in names):
        raise CannotReadTable(
            "it has no column by which a student is known: call one `student`"
        )
    people = tuple(dict.fromkeys(person for row in rows if (person := person_in(row))))
    if not people:
        raise CannotReadTable("there is nobody in it")
    [(most, times)] = Counter(person.student for person in people).most_common(1)
    if times > 1:
        raise CannotReadTable(f"{most!r} is in it {times} times")
    return people


def without_rows(text: str, is_gone: Callable[[Person], bool]) -> str:
    """Return a table without the rows about some people, and else as it is."""
    lines = text.splitlines(keepends=True)
    rows = csv.reader(lines, delimiter=_mark_in(text))
    head = [name.removeprefix("\ufeff") for name in next(rows, [])]
    kept, end = lines[: rows.line_num], rows.line_num
    for cells in rows:
        person = person_in(dict(zip(head, cells, strict=False)))
        if not person or not is_gone(person):
            kept += lines[end : rows.line_num]
        end = rows.line_num
    return "".join(kept)


def _mark_in(text: str) -> str:
    """Return what stands between the cells of a table."""
    return max(",;\t", key=text.partition("\n")[0].count)


def read_times(text: str) -> dict[str, dict[str, datetime]]:
    """Return when work came, by student and file; the file "" stands for all.

    The table has the columns `student` and `time`, and may have `file`.
    """
    times: dict[str, dict[str, datetime]] = {}
    for number, row in enumerate(rows_of(text), 2):
        cells = cells_in(row)
        try:
            at = datetime.fromisoformat(cells["time"])
            student = cells["student"]
            file = unicodedata.normalize("NFC", cells.get("file", ""))
        except KeyError as missing:
            raise CannotReadTable(f"it has no column {missing}") from None
        except ValueError:
            at, student, file = datetime.min, "", ""
        if at.tzinfo is None:
            raise CannotReadTable(
                f"line {number} has the time {cells['time']!r}; write the day, the "
                "time and the zone, such as 2026-03-01T23:59:00+01:00"
            )
        known = times.setdefault(folded(student), {})
        if known.setdefault(file, at) != at:
            raise CannotReadTable(
                f"line {number} has a second time for {student!r}; leave the one that "
                "the files came at"
            )
    return times


def cells_in(row: Mapping[str, str]) -> dict[str, str]:
    """Return the cells of a row, by the names of columns as `COLUMNS` has them.

    >>> cells_in({"User_ID ": " 7 ", "Nom d\u2019utilisateur": "ada"})
    {'user id': '7', "nom d'utilisateur": 'ada'}
    """
    return {
        name.strip().lower().replace("_", " ").replace("\u2019", "'"): cell.strip()
        for name, cell in row.items()
    }


def person_in(row: Mapping[str, str]) -> Person | None:
    """Return whom a row is about, None if it is about no student."""
    cells = cells_in(row)
    of = {
        role: [cells[name] for name in names if cells.get(name)]
        for role, names in COLUMNS.items()
    }
    numbers = [cells[name] for name in CANVAS_NUMBERS if cells.get(name)]
    if CANVAS.lower() in cells:  # its names are turned: Avery, Ada
        numbers.append(cells.get("id", ""))
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
    known = frozenset(map(folded, sure))
    return Person(
        printable(chosen),
        known,
        frozenset(everywhere),
        "staff" if _is_staff(cells) else "",
        known - {*map(folded, numbers)},
    )


def _is_staff(cells: Mapping[str, str]) -> bool:
    roles = [r for name in ROLES for r in BETWEEN_ROLES.split(cells.get(name, ""))]
    return any(STAFF.search(role) and not STUDENT.search(role) for role in roles)


def who_is_called(
    people: Collection[Person], sure: Set[str], names: Set[str]
) -> list[Person]:
    """Return who has a login, address or ID among `sure`, else a name among `names`."""
    found = [person for person in people if person.sure & sure]
    return found or [person for person in people if person.names & names]


def folded(name: str) -> str:
    """Return a name without capitals, spaces and marks; accents stay.

    >>> folded("Avery, Ada") == folded("averyada")
    True
    """
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in text if char.isalnum() or char == "@")


def _turned(name: str) -> Iterator[str]:
    """Yield a name as it begins with each of its words: a surname may go first."""
    words = name.split()
    for first in range(len(words)):
        yield " ".join([*words[first:], *words[:first]])
