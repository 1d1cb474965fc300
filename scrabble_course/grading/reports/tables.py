"""The tables for spreadsheets, and for the gradebooks of Canvas and Moodle.

Nothing in a cell is a formula.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from scrabble_course import course
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.roster import CANVAS_POINTS, canvas_lines
from scrabble_course.grading.reports.class_view import columns_of
from scrabble_course.grading.reports.readable import spreadsheet_cell
from scrabble_course.grading.reports.wording import figure, verdict

CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
EXCUSED = "EX"
"""What Canvas takes for excused."""
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
                *(earned.get(key, _why_not(record, key)) for key in columns),
                -record.late_points if record.late_points else 0,
                adjusted,
                record.points,
            ]
        )
    return _csv(rows)


def _why_not(record: Record, column: str) -> str:
    return "excused" if int(column.split()[0]) in record.excused else ""


def canvas_csv(records: Sequence[Record], export: str = "") -> str:
    """Return the points of each part in the columns that Canvas imports.

    With the gradebook that Canvas exported, its lines are filled in, and where it has
    an assignment called like a part, that one, out of its own points possible. Without
    it a student's name here stands where Canvas looks for a login.
    """
    parts = parts_of(records)
    lines = canvas_lines(export)
    columns = {part: lines.column(part.title) or part.title for part in parts}
    possible = {part: lines.possible.get(columns[part]) for part in parts}
    rows: list[list[Cell]] = [
        [*CANVAS, *columns.values()],
        [CANVAS_POINTS, "", "", "", ""]
        + [possible[part] or out_of(records, part) for part in parts],
    ]
    for record in records:
        name = record.graded.student
        by_name = {"Student": name, "SIS Login ID": name}
        own = lines.line_of(name) if export else by_name
        if own is not None:
            scores = [_out_of(record, part, possible[part]) for part in parts]
            rows.append([*(own.get(column, "") for column in CANVAS), *scores])
    return _csv(rows)


def moodle_csv(records: Sequence[Record]) -> str:
    """Return a percentage and feedback for each part, as Moodle imports them.

    Moodle refuses grades above an item's maximum, which is 100 where nothing else was
    said; so what is earned beyond all points is left out.
    """
    parts = parts_of(records)
    by_mail = all("@" in record.graded.student for record in records)
    head: list[Cell] = ["Email address" if by_mail else "Username"]
    for part in parts:
        head += [f"{part.title} (percent, maximum 100)", f"{part.title} (feedback)"]
    rows = [head]
    for record in records:
        row: list[Cell] = [record.graded.student]
        for part in parts:
            row += [_out_of(record, part, 100, ""), _summary(record, part)]
        rows.append(row)
    return _csv(rows)


def parts_of(records: Sequence[Record]) -> list[course.Part]:
    """Return the parts of the course that were graded."""
    stages = {mark.stage for mark in columns_of(records)}
    return [p for p in course.PARTS if stages & {stage.number for stage in p.stages}]


def out_of(records: Sequence[Record], part: course.Part) -> int:
    """Return the points that there are in a part, of what was graded."""
    return max((_possible(record, part) for record in records), default=0)


def points_in(record: Record, part: course.Part) -> float:
    """Return what a student earned in a part, after lateness and adjustments.

    An adjustment that is about no function goes to the last part that was graded.
    """
    stages = {stage.number for stage in part.stages}
    names = {name for stage in part.stages for name in stage.functions}
    is_last = part is parts_of([record])[-1]
    by_hand = sum(
        given.points
        for given in record.adjustments
        if given.function in names or (is_last and not given.function)
    )
    earned = sum(mark.points for mark in record.graded.marks if mark.stage in stages)
    late = sum(points for stage, points in record.late.items() if stage in stages)
    return max(0.0, round(earned - late + by_hand, 2))


def _possible(record: Record, part: course.Part) -> int:
    stages = {stage.number for stage in part.stages}
    return sum(mark.out_of for mark in record.graded.marks if mark.stage in stages)


def _out_of(
    record: Record, part: course.Part, most: float | None, excused: str = EXCUSED
) -> Cell:
    """Return what was earned in a part, out of `most` points if that is given.

    It is more than all only where points are given as they are.
    """
    possible = _possible(record, part)
    if not possible:
        return excused
    points = points_in(record, part)
    return points if most is None else round(min(1, points / possible) * most, 2)


def _summary(record: Record, part: course.Part) -> str:
    stages = {stage.number for stage in part.stages}
    own = [mark for mark in record.graded.marks if mark.stage in stages]
    marks = [mark for mark in own if mark.points < mark.out_of]
    if not own:
        return "Excused."
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
