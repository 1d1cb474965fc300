"""The table of all marks, and how tables are written: no cell holds a formula."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.roster import Person, folded
from scrabble_course.grading.reports.class_view import columns_of
from scrabble_course.grading.reports.readable import spreadsheet_cell

TableCell = str | int | float


@dataclass(frozen=True, slots=True)
class MarksTable:
    """A table for a platform, and the students who are not in it.

    `lowered` says who had more before, by the title of the column.
    """

    text: str
    left_out: tuple[str, ...] = ()
    lowered: Mapping[str, Sequence[str]] = field(default_factory=dict)


def grades_csv(records: Sequence[Record], has_decimal_comma: bool = False) -> str:
    """Return a row for each student: points by function, what was changed, total."""
    columns = [mark.key for mark in columns_of(records)]
    slips = ["slip days"] if any(record.slip_days for record in records) else []
    rows: list[list[TableCell]] = [
        ["student", *columns, "late", *slips, "adjusted", "total"]
    ]
    for record in records:
        earned = {mark.key: mark.points for mark in record.graded.marks}
        excused = {
            key: "excused" for key in columns if int(key.split()[0]) in record.excused
        }
        adjusted = round(sum(a.points for a in record.adjustments), 2)
        rows.append(
            [
                record.graded.student,
                *(earned.get(key, excused.get(key, "")) for key in columns),
                -record.late_points if record.late_points else 0,
                *(sum(slip.days for slip in record.slips) for _ in slips),
                adjusted,
                record.points,
            ]
        )
    return csv_text(rows, has_decimal_comma)


def lines_of(
    students: Iterable[str], people: Sequence[Person], lines: Sequence[Person]
) -> dict[str, int]:
    """Return the place of each student's one line in a platform's table.

    `people` is what the roster knows of the students. Who has no line, several, or
    one that is another's as well, is left out.
    """
    by_sure: defaultdict[str, set[int]] = defaultdict(set)
    by_name: defaultdict[str, set[int]] = defaultdict(set)
    for place, person in enumerate(lines):
        for names, found in ((person.sure, by_sure), (person.names, by_name)):
            for name in names:
                found[name].add(place)
    known = {person.student: person for person in people}
    chosen = {}
    for student in students:
        called = frozenset([folded(student)])
        own = known.get(student, Person(student, called, called))
        places = _all(by_sure, called | own.sure) or _all(by_name, called | own.names)
        if len(places) == 1:
            [chosen[student]] = places
    times = Counter(chosen.values())
    return {student: place for student, place in chosen.items() if times[place] == 1}


def _all(found: defaultdict[str, set[int]], names: Iterable[str]) -> set[int]:
    return set[int]().union(*(found[name] for name in names if name in found))


def csv_text(
    rows: Iterable[Sequence[TableCell]], has_decimal_comma: bool = False
) -> str:
    """Return rows as a table; with decimal commas it is one that Excel takes there.

    That has semicolons between the cells, and a mark in front that says UTF-8.
    """
    text = io.StringIO()
    mark = ";" if has_decimal_comma else ","
    writer = csv.writer(text, lineterminator="\r\n", delimiter=mark)
    for row in rows:
        writer.writerow(_shown(cell, has_decimal_comma) for cell in row)
    return ("\ufeff" if has_decimal_comma else "") + text.getvalue()


def _shown(cell: TableCell, has_decimal_comma: bool) -> TableCell:
    if isinstance(cell, str):
        return spreadsheet_cell(cell)
    return str(cell).replace(".", ",") if has_decimal_comma else cell
