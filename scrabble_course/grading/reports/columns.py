"""What a column of a platform's gradebook is about, and what a student earned in it.

A part never has a column that holds some of its stages: the next week's would
overwrite it, or be taken for the whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.records import Adjustment, Columns, Record
from scrabble_course.grading.scoring.mark import Mark
from scrabble_course.resources.course_config import CourseConfig


class PartIncomplete(CannotGrade):
    """A column for a part was asked for, and some of its stages are not graded."""


@dataclass(frozen=True, slots=True)
class GradeColumn:
    """A part or a stage; `names` are the titles that an assignment may have for it."""

    names: tuple[str, ...]
    stages: frozenset[int]

    @property
    def title(self) -> str:
        """What a new assignment is called."""
        return self.names[0]

    def out_of(self, records: Sequence[Record]) -> int:
        """Return the points that there are for who is excused from nothing."""
        return max((share_of(record, self).out_of for record in records), default=0)


@dataclass(frozen=True, slots=True)
class Share:
    """What one student has in a column: marks, what lateness took, and what is given.

    It has no marks for who is excused from all of it.
    """

    marks: tuple[Mark, ...]
    late: Mapping[int, float]
    adjustments: tuple[Adjustment, ...]

    @property
    def out_of(self) -> int:
        """The points that there are for this student."""
        return sum(mark.out_of for mark in self.marks)

    @property
    def points(self) -> float:
        """What is earned in all; never below 0."""
        earned = sum(mark.points for mark in self.marks) - sum(self.late.values())
        return max(0.0, round(earned + sum(a.points for a in self.adjustments), 2))


def columns_for(
    stages: Sequence[int], own: CourseConfig, wanted: Columns | None = None
) -> list[GradeColumn]:
    """Return the columns for graded stages, given by their numbers.

    PartIncomplete if parts are wanted, and some of their stages were not graded.
    """
    columns = []
    for part in course.PARTS:
        stages_of_part = own.of(stage for stage in part.stages if stage.graded)
        graded = [stage for stage in stages_of_part if stage.number in stages]
        missing = ", ".join(str(s.number) for s in stages_of_part if s not in graded)
        if missing and graded and wanted is Columns.PARTS:
            raise PartIncomplete(
                f"a column for {part.title} would hold some of its stages only, for "
                f"{missing} would not be graded: grade them, too, or say --columns "
                "stages"
            )
        if graded and not missing and wanted is not Columns.STAGES:
            numbers = frozenset(stage.number for stage in graded)
            columns.append(GradeColumn((part.title,), numbers))
        else:
            columns += [_of_stage(stage) for stage in graded]
    return columns


def share_of(
    record: Record, column: GradeColumn, columns: Sequence[GradeColumn] | None = None
) -> Share:
    """Return what a student has in a column; `columns` are all that there are."""
    given = record.adjustments
    return Share(
        tuple(mark for mark in record.graded.marks if mark.stage in column.stages),
        {n: points for n, points in record.late.items() if n in column.stages},
        tuple(a for a in given if _home_of(a, record, columns or [column]) is column),
    )


def _home_of(
    adjustment: Adjustment, record: Record, columns: Sequence[GradeColumn]
) -> GradeColumn | None:
    """Return the one column that an adjustment counts in.

    That is where its function was graded last, or would be; what is about no function
    that has a column goes to the last one that this student has marks in.
    """
    marked = {mark.stage for mark in record.graded.marks}
    asking = [
        stage for stage in course.STAGES if adjustment.function in stage.functions
    ]
    for stage in sorted(asking, key=lambda s: (s.number in marked, s.number))[::-1]:
        for column in columns:
            if stage.number in column.stages and marked & column.stages:
                return column
    return next((one for one in reversed(columns) if marked & one.stages), None)


def _of_stage(stage: course.Stage) -> GradeColumn:
    title = f"{stage.number}. {stage.title}"
    return GradeColumn((title, stage.title), frozenset([stage.number]))
