"""The class as a table: a column for all that can be sorted, a row for each student."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scrabble_course import course
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.class_view import columns_of, incidents
from scrabble_course.grading.reports.marks_tables import TableCell
from scrabble_course.grading.scoring.mark import Mark


@dataclass(frozen=True, slots=True)
class Column:
    """What stands in a column; `kind` tells what is shown together.

    `out_of` are the points that there are for each student, 0 where it is no points.
    """

    key: str
    title: str
    kind: str
    out_of: float = 0


FIRST = (
    Column("student", "Student", "name"),
    Column("total", "Total", "always"),
    Column("late", "Late", "always"),
    Column("by hand", "By hand", "always"),
    Column("look", "To look at", "always"),
)


def class_columns(records: Sequence[Record]) -> list[Column]:
    """Return the columns of a class: those of its marks."""
    marks = columns_of(records)
    out_of: Counter[str] = Counter()
    for mark in marks:
        for key in _places_of(mark):
            out_of[key] += mark.out_of
    parts = [Column(p.name, p.title, "parts", out_of[p.name]) for p in course.PARTS]
    stages = [
        Column(f"{s.number}", f"{s.number}. {s.title}", "stages", out_of[f"{s.number}"])
        for s in course.STAGES
    ]
    functions = [Column(m.key, m.key, "functions", m.out_of) for m in marks]
    groups = (one for one in (*parts, *stages) if one.key in out_of)
    return [*FIRST, *groups, *functions]


def class_row(record: Record, columns: Sequence[Column]) -> list[TableCell | None]:
    """Return the cells of a student; None where nothing was asked of them."""
    earned: dict[str, float] = {}
    for mark in record.graded.marks:
        for key in (*_places_of(mark), mark.key):
            earned[key] = earned.get(key, 0) + mark.points
    cells: Mapping[str, TableCell | None] = {
        "student": record.graded.student,
        "total": record.points,
        "late": record.late_points,
        "by hand": sum(made.points for made in record.adjustments),
        "look": len(list(incidents([record]))),
        **{key: round(points, 2) for key, points in earned.items()},
    }
    return [cells.get(column.key) for column in columns]


def _places_of(mark: Mark) -> tuple[str, str]:
    """Return the columns that a mark counts in: those of its part, and its stage."""
    return course.stage(mark.stage).part.name, str(mark.stage)
