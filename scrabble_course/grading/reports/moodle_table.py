"""The table that Moodle imports: a percentage and feedback for each column.

The rules are those of `grade/import/csv/classes/load_data.php` of Moodle: students are
looked up by one field for all, whole and unchanged, and one who is not found, or a
grade above the maximum, ends the whole import.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.roster import (
    COLUMNS,
    ID_NUMBERS,
    Person,
    cells_in,
    person_in,
    rows_of,
)
from scrabble_course.grading.reports.columns import GradeColumn, Share, share_of
from scrabble_course.grading.reports.marks_tables import (
    MarksTable,
    TableCell,
    csv_text,
    lines_of,
)
from scrabble_course.grading.reports.readable import spreadsheet_cell
from scrabble_course.grading.reports.wording import summary

FIELDS = {
    "Email address": COLUMNS["email"],
    "Username": COLUMNS["login"],
    "ID number": ID_NUMBERS,
}
"""What Moodle can look students up by, and how rosters call it; the likeliest first."""
FULL_MARKS = 100
"""The maximum of a grade item where nothing else was said."""


def moodle_table(
    records: Sequence[Record],
    columns: Sequence[GradeColumn],
    roster: str = "",
    people: Sequence[Person] = (),
) -> MarksTable:
    """Return what Moodle imports, and who is left out, for it would not find them.

    `roster` is Moodle's list of participants. Without one it is the name here that
    Moodle is asked for: an address or, where there are none, a login. If it has grades,
    as Moodle exports them, those of who handed in nothing stay.
    """
    students = [record.graded.student for record in records]
    in_roster = _rows_of(students, roster, people)
    known = {student: _fields_in(row) for student, row in in_roster.items()}
    known = known if roster else {student: _guessed(student) for student in students}
    field, found = max(
        ((field, _findable(field, known)) for field in FIELDS),
        key=lambda tried: len(tried[1]),
    )
    columns = [column for column in columns if column.out_of(records)]
    most = [column.out_of(records) for column in columns]
    head: list[TableCell] = [field]
    for column in columns:
        head.append(f"{column.title} (percent, maximum {FULL_MARKS})")
        head.append(f"{column.title} (feedback)")
    rows = [head]
    lowered: dict[str, list[str]] = {}
    for record, student in zip(records, students, strict=True):
        if student not in found:
            continue
        row: list[TableCell] = [found[student]]
        for column, of in zip(columns, most, strict=True):
            share = share_of(record, column, columns)
            before = _held(in_roster.get(student, {}), column)
            grade, said = _beside(before, record, share, of)
            if before is not None and not isinstance(grade, str) and grade < before:
                lowered.setdefault(column.title, []).append(student)
            row += grade, said
        rows.append(row)
    left_out = tuple(student for student in students if student not in found)
    return MarksTable(csv_text(rows), left_out, lowered)


def _beside(
    before: float | None, record: Record, share: Share, most: int
) -> tuple[TableCell, TableCell]:
    """Return a percentage and what is said of it, if Moodle has a grade or none."""
    if before is not None and not record.graded.files and not share.adjustments:
        return before, ""
    return _cells(share, record, most)


def _held(row: Mapping[str, str], column: GradeColumn) -> float | None:
    """Return the grade that stands in a row of Moodle's export, out of `FULL_MARKS`.

    Its kind stands in brackets, in the language of who exported it.

    >>> column = GradeColumn(("The word game",), frozenset([1]))
    >>> _held({"Manual item: The word game (Real)": "85,50"}, column)
    85.5
    >>> _held({"The word game (Real)": "-"}, column)
    """
    names = "|".join(map(re.escape, column.names))
    called = re.compile(rf"(.+: )?({names}) \([^()]+\)", re.IGNORECASE)
    for name, cell in row.items():
        number = cell.strip().removesuffix("%").strip().replace(",", ".")
        if called.fullmatch(name.strip()) and re.fullmatch(r"\d+(\.\d+)?", number):
            return min(float(FULL_MARKS), float(number))
    return None


def _cells(share: Share, record: Record, most: int) -> tuple[TableCell, TableCell]:
    """Return a percentage, and what is said of it; `most` is what others can have."""
    if not share.out_of and not share.points:
        return "", "Excused."
    part = share.points / (share.out_of or most)
    graded = replace(record.graded, marks=share.marks)
    own = replace(record, graded=graded, late=share.late, adjustments=share.adjustments)
    return round(min(1, part) * FULL_MARKS, 2), summary(own, share.points)


def _rows_of(
    students: Sequence[str], roster: str, people: Sequence[Person]
) -> dict[str, Mapping[str, str]]:
    """Return the row of each student in the list of participants."""
    rows = [(person, row) for row in rows_of(roster) if (person := person_in(row))]
    places = lines_of(students, people, [person for person, _ in rows])
    return {student: rows[place][1] for student, place in places.items()}


def _fields_in(row: Mapping[str, str]) -> dict[str, str]:
    """Return what Moodle may know of a row; a table of one's own says `student`."""
    cells = cells_in(row)
    own = _guessed(cells.get("student", ""))
    found = {
        field: next((cells[name] for name in names if cells.get(name)), "")
        for field, names in FIELDS.items()
    }
    return own | {field: cell for field, cell in found.items() if cell}


def _guessed(name: str) -> dict[str, str]:
    return {"Email address" if "@" in name else "Username": name}


def _findable(field: str, known: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """Return whom Moodle would find by a field that is theirs alone."""
    names = {student: fields.get(field, "") for student, fields in known.items()}
    times = Counter(name.casefold() for name in names.values())
    return {
        student: name
        for student, name in names.items()
        if name
        and times[name.casefold()] == 1
        and not any(map(str.isspace, name))
        and spreadsheet_cell(name) == name
    }
