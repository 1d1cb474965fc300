"""The tables for spreadsheets, and for the gradebooks of Canvas and Moodle.

A student is known by the name of their folder, so that name stands where Canvas and
Moodle look for a login: name the folders so. Nothing in a cell is a formula.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from scrabble_course.grading.readable import spreadsheet_cell
from scrabble_course.grading.records import Record
from scrabble_course.grading.reports.class_view import columns_of, title_of
from scrabble_course.grading.wording import figure, verdict

Cell = str | int | float


def grades_csv(records: Sequence[Record]) -> str:
    """Return a row for each student: points by function, what was changed, total."""
    columns = [mark.key for mark in columns_of(records)]
    rows: list[list[Cell]] = [["student", *columns, "late", "adjusted", "total"]]
    for record in records:
        earned = {mark.key: mark.points for mark in record.graded.marks}
        adjusted = round(sum(a.points for a in record.adjustments), 2)
        rows.append(
            [
                record.graded.student,
                *(earned.get(key, "") for key in columns),
                -record.late_points if record.late_points else 0,
                adjusted,
                record.points,
            ]
        )
    return _csv(rows)


def canvas_csv(records: Sequence[Record]) -> str:
    """Return the totals in the columns that Canvas imports into its gradebook."""
    out_of = max((record.graded.out_of for record in records), default=0)
    rows: list[list[Cell]] = [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", title_of(records)],
        ["    Points Possible", "", "", "", "", out_of],
    ]
    for record in records:
        name = record.graded.student
        rows.append([name, "", "", name, "", record.points])
    return _csv(rows)


def moodle_csv(records: Sequence[Record]) -> str:
    """Return totals and feedback in columns as Moodle imports them.

    In Moodle, map `Username` to the user, and the two others to one grade item.
    """
    title = title_of(records)
    rows: list[list[Cell]] = [["Username", f"{title} (Real)", f"{title} (Feedback)"]]
    for record in records:
        rows.append([record.graded.student, record.points, _summary(record)])
    return _csv(rows)


def _summary(record: Record) -> str:
    marks = [mark for mark in record.graded.marks if mark.points < mark.out_of]
    if not marks:
        return "All functions are right."
    return " ".join(
        f"{mark.function} {figure(mark.points)}/{mark.out_of}: "
        f"{mark.advice or verdict(mark)}"
        for mark in marks
    )


def _csv(rows: Iterable[Sequence[Cell]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    for row in rows:
        writer.writerow(
            spreadsheet_cell(cell) if isinstance(cell, str) else cell for cell in row
        )
    return text.getvalue()
