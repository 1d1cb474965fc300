"""What the gradebook holds, as values: works, adjustments, and what they add up to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum

from scrabble_course.grading.scoring.mark import GradedWork
from scrabble_course.grading.submissions.upload import Upload

LONG_AGO = datetime.min.replace(tzinfo=UTC)


class Count(StrEnum):
    """Which of a student's uploads counts: the best, or the one found last."""

    BEST = "best"
    LAST = "last"


class Columns(StrEnum):
    """What has a column of its own in the gradebook of a platform."""

    PARTS = "parts"
    STAGES = "stages"


@dataclass(frozen=True, slots=True)
class TableForm:
    """The wishes that hold for all tables.

    Without `columns`, a part that was graded as a whole has one column, and of others
    each stage has. With `has_decimal_comma`, what is for spreadsheets has it.
    """

    columns: Columns | None = None
    has_decimal_comma: bool = False


@dataclass(frozen=True, slots=True)
class Conditions:
    """What a mark depends on besides the work: other conditions, another grading.

    `rules` is their digest (`scoring/rules_digest.py`), `seed` the number that decides
    the hidden cases, and `stages` names those that were graded.
    """

    rules: str
    seed: int
    stages: str


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points that an instructor gave, or took away, by hand, and why.

    It belongs to the student, not to an upload, so it holds for whatever counts.
    `function` is what it is about, such as "get_word_score", or "", and `by` who gave
    it, "" if that is not known.
    """

    student: str
    points: float
    comment: str
    function: str = ""
    at: datetime = LONG_AGO
    by: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A graded work as it goes into the gradebook.

    `stages` names the stages that were graded, `times` says when each file was handed
    in, and `sources` holds the text of each function, by its stage and name. `faulty`
    is true if the fault of a missing mark is ours. `group` is whose hand-in it is, if
    others may have handed it in.
    """

    graded: GradedWork
    stages: str
    times: Mapping[str, Upload] = field(default_factory=dict)
    sources: Mapping[tuple[int, str], str] = field(default_factory=dict)
    faulty: bool = False
    group: str = ""

    @property
    def conditions(self) -> Conditions:
        """What the marks depend on besides the work."""
        return Conditions(self.graded.rules, self.graded.seed, self.stages)


@dataclass(frozen=True, slots=True)
class PointsEvent:
    """Something that happened to a student's points: an upload, or an adjustment.

    `record` is the upload as it was graded under some rules; `undone` says when an
    adjustment was taken back.
    """

    at: datetime | None
    record: Record | None = None
    stages: str = ""
    adjustment: Adjustment | None = None
    undone: datetime | None = None


@dataclass(frozen=True, slots=True)
class Known:
    """A work that was graded before, and is handed in still: when each file came."""

    student: str
    digest: str
    times: Mapping[str, Upload] = field(default_factory=dict)
    group: str = ""


@dataclass(frozen=True, slots=True)
class Slip:
    """The days by which a student's deadline for some stages was moved."""

    stages: tuple[int, ...]
    days: int


@dataclass(frozen=True, slots=True)
class Record:
    """One upload of one student, with all that makes up its points.

    `submitted` is the time of its newest file, and `late_points` are those that
    lateness took away, 0 or more, and `late` those of each stage. Of the stages in
    `uncertain` nobody can say when they came. `counts` is true for one record of a
    student, and `points` is the student's total if this one counts: never below 0. Of
    what is `excused` there is no mark. `slips` are spent of the student's `slip_days`.
    """

    graded: GradedWork
    submitted: datetime | None
    late_points: float
    adjustments: tuple[Adjustment, ...]
    counts: bool
    points: float
    late: Mapping[int, float] = field(default_factory=dict)
    uncertain: tuple[int, ...] = ()
    excused: tuple[int, ...] = ()
    slips: tuple[Slip, ...] = ()
    slip_days: int = 0


def with_the_one_that_counts(
    seen: list[tuple[int, Record]], count: Count
) -> list[Record]:
    """Return a student's records, of which one counts, in the same order.

    With each comes the number of the run that found it last. Of equally good ones
    the later counts; that nothing was handed in counts only if nothing ever was.
    """

    def rank(place: int) -> tuple[bool, float, int, int]:
        run, record = seen[place]
        points = record.points if count is Count.BEST else 0.0
        return bool(record.graded.files), points, run, place

    chosen = max(range(len(seen)), key=rank)
    return [
        replace(record, counts=place == chosen)
        for place, (_, record) in enumerate(seen)
    ]
