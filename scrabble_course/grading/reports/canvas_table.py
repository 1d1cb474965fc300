"""Canvas' gradebook: the file that it exports is read, and filled in to go back.

What the exporter may write is said by `gradebook_exporter.rb` and `csv_with_i18n.rb`
of canvas-lms: commas or semicolons, a mark in front for Excel, names in one column or
two, numbers as in the reader's country. What the importer takes is said by
`gradebook_importer.rb`: an assignment by the number behind its title, a student by ID.
"""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.roster import (
    CannotReadTable,
    Person,
    person_in,
)
from scrabble_course.grading.reports.columns import GradeColumn, Share, share_of
from scrabble_course.grading.reports.marks_tables import (
    MarksTable,
    TableCell,
    csv_text,
    lines_of,
)

COLUMNS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
"""What the importer wants in front; "" is enough where the export has no such one."""
TWO_NAMES = ("LastName", "FirstName")
POINTS = "Points Possible"
EXCUSED = "EX"
_NUMBER = re.compile(r"-?[0-9.,]*[0-9][0-9.,]*")


@dataclass(frozen=True, slots=True)
class CanvasLine:
    """A student's line: who it is, the cells in front, and those of the columns."""

    person: Person
    front: tuple[str, ...]
    held: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CanvasGradebook:
    """What Canvas exported; `possible` is the cell of each column's points."""

    lines: tuple[CanvasLine, ...]
    columns: tuple[str, ...]
    possible: Mapping[str, str]

    def assignment(self, column: GradeColumn) -> str:
        """Return the title, with Canvas' number, of the assignment for a column, or "".

        CannotReadTable if there are several, or a new one would be taken for a column
        of notes, which have no number.
        """
        names = "|".join(map(re.escape, column.names))
        whole = re.compile(rf"({names}) \(\d+\)", re.IGNORECASE)
        found = [title for title in self.columns if whole.fullmatch(title.strip())]
        if len(found) > 1 or (not found and column.title in self.columns):
            raise CannotReadTable(
                f"{' and '.join(found) or column.title} is what several columns are "
                "called, or one of notes: rename all but one assignment in Canvas, and "
                "export again"
            )
        return found[0] if found else ""

    def out_of(self, title: str) -> float | None:
        """Return the points of an assignment, None if Canvas has not been told any."""
        cell = self.possible[title].strip()
        points = _number(cell)
        if cell and not points:
            raise CannotReadTable(
                f"{title} is out of {cell!r} points, from which no score can be made: "
                "give it points in Canvas, and export again"
            )
        return points


def canvas_gradebook(text: str) -> CanvasGradebook:
    """Return what Canvas exported; CannotReadTable says what is not understood."""
    header, *rows = _rows(text)
    two_names = tuple(header[:2]) == TWO_NAMES
    titles = header[header.index("Section") + 1 :]
    possible, lines = [], []
    for row in rows:
        cells = dict(zip(header, row, strict=True))
        if row[0].strip() == POINTS:
            possible.append(cells)
        elif person := person_in(cells):
            name = ", ".join(filter(None, row[:2])) if two_names else row[0]
            front = (name, *(cells.get(column, "") for column in COLUMNS[1:]))
            held = tuple(row[len(header) - len(titles) :])
            lines.append(CanvasLine(person, front, held))
    if len(possible) != 1:
        raise CannotReadTable(
            f"it has {len(possible) or 'no'} lines {POINTS!r} in its first column, "
            "where Canvas' export has one"
        )
    numbers = Counter(line.front[1] for line in dict.fromkeys(lines))
    if any(times > 1 for times in numbers.values()):
        raise CannotReadTable(
            f"several students have the ID {max(numbers, key=numbers.__getitem__)}: a "
            "spreadsheet rounds such numbers; take the file as Canvas exports it"
        )
    if twice := {title for title in titles if titles.count(title) > 1 and title}:
        raise CannotReadTable(f"{min(twice)!r} stands above several of its columns")
    points = {title: possible[0][title] for title in titles}
    return CanvasGradebook(tuple(dict.fromkeys(lines)), tuple(titles), points)


def canvas_table(
    records: Sequence[Record],
    columns: Sequence[GradeColumn],
    export: str = "",
    people: Sequence[Person] = (),
) -> MarksTable:
    """Return what Canvas imports, who has no line there, and who had more before.

    Without its export a student's name here stands where Canvas looks for a login. With
    it, who is excused there stays so, and for who handed in nothing its score stays.
    """
    book = canvas_gradebook(export) if export else None
    counting = [column for column in columns if column.out_of(records)]
    titles = [book.assignment(column) if book else "" for column in counting]
    most = [
        (book.out_of(title) if book and title else None) or column.out_of(records)
        for column, title in zip(counting, titles, strict=True)
    ]
    rows: list[list[TableCell]] = [
        [*COLUMNS, *(t or c.title for c, t in zip(counting, titles, strict=True))],
        [POINTS, "", "", "", "", *most],
    ]
    students = [record.graded.student for record in records]
    lines = book.lines if book else ()
    places = lines_of(students, people, [line.person for line in lines])
    lowered: dict[str, list[str]] = {}
    for record, name in zip(records, students, strict=True):
        if book and name not in places:
            continue
        line = lines[places[name]] if book else None
        held = dict(zip(book.columns, line.held, strict=True)) if book and line else {}
        row: list[TableCell] = [*(line.front if line else (name, "", "", name, ""))]
        for column, title, of in zip(counting, titles, most, strict=True):
            share, before = share_of(record, column, counting), held.get(title, "")
            row.append(score := _beside(before.strip(), record, share, of))
            if not isinstance(score, str) and score < (_number(before.strip()) or 0):
                lowered.setdefault(title, []).append(name)
        rows.append(row)
    left_out = [name for name in students if book and name not in places]
    return MarksTable(csv_text(rows), tuple(left_out), lowered)


def _beside(before: str, record: Record, share: Share, most: float) -> TableCell:
    """Return what goes into a cell that has something, or nothing, in Canvas."""
    has_nothing = not record.graded.files and not share.adjustments
    is_kept = before.upper() == EXCUSED or (before and has_nothing)
    return before if is_kept else _score(share, most)


def _score(share: Share, most: float) -> TableCell:
    """Return a score out of `most` points, which may be more than all."""
    if not share.out_of and not share.points:
        return EXCUSED
    if not share.out_of or share.out_of == most:
        return share.points
    return round(share.points / share.out_of * most, 2)


def _rows(text: str) -> list[list[str]]:
    """Return the header, and the rows that hold something, all of one length."""
    for mark in ",;\t":
        read = csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=mark)
        try:
            rows = [row for row in read if any(row)]
        except csv.Error as error:
            raise CannotReadTable(f"it is no table: {error}") from None
        header = rows[0] if rows else []
        if header[:2] == ["Student", "ID"] or header[:3] == [*TWO_NAMES, "ID"]:
            break
    else:
        raise CannotReadTable(
            "it is no gradebook that Canvas exported, which begins with Student (or "
            "LastName and FirstName) and ID: take it from Grades, Export, as it is"
        )
    if missing := {"SIS Login ID", "Section"} - set(header):
        raise CannotReadTable(f"it has no column {min(missing)!r}, as Canvas' export")
    for number, row in enumerate(rows, 1):
        if len(row) != len(header):
            raise CannotReadTable(
                f"row {number} has {len(row)} cells, and the first {len(header)}: take "
                "the file as Canvas exports it"
            )
    return rows


def _number(cell: str) -> float | None:
    """Return a number as the importer reads it: what follows the last mark are parts.

    >>> _number("50,00"), _number("1.050,50"), _number("(read only)")
    (50.0, 1050.5, None)
    """
    if not _NUMBER.fullmatch(cell):
        return None
    *whole, last = re.split("[,.]", cell)
    return float(f"{''.join(whole)}.{last}" if whole else last)
