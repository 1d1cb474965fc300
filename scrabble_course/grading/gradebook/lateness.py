"""What a work earns when it is known when each of its files came.

Each slip day moves one deadline, and they are spent where they help most. Lateness is
capped, so a first day may help nothing and a second one much: all ways are tried, one
deadline after the other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from scrabble_course import course
from scrabble_course.grading.gradebook.deadlines import Deadlines
from scrabble_course.grading.gradebook.records import Adjustment, Record, Slip
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.submissions.upload import (
    Source,
    Upload,
    first_of,
    part_of,
)

UploadTimes = Mapping[str, Mapping[str, Upload]]
"""When each file of a student's uploads came: by the upload's digest, and by path.

And each function with what it needs, by `part_of`.
"""
LateWork = tuple[datetime, Mark, Upload]
"""A mark, when it was due, and when what it is for came."""


def record_of(
    graded: GradedWork,
    uploads: UploadTimes,
    deadlines: Deadlines,
    adjustments: tuple[Adjustment, ...],
) -> Record:
    """Return the record of a graded work under the deadlines.

    `uploads` are all those of the student: content counts as it came first.
    """
    excused = deadlines.excused.get(graded.student, frozenset())
    counting = tuple(mark for mark in graded.marks if mark.stage not in excused)
    graded = replace(graded, marks=counting)
    works = list(_works(graded, uploads, deadlines))
    slips = _slips(works, deadlines)
    moved = {stage: slip.days for slip in slips for stage in slip.stages}
    off: defaultdict[int, float] = defaultdict(float)
    for work in works:
        stage = work[1].stage
        off[stage] += _lost(work, deadlines, moved.get(stage, 0))
    late = round(sum(off.values()), 2)
    by_hand = sum(adjustment.points for adjustment in adjustments)
    came = uploads.get(graded.digest, {}).values()
    return Record(
        graded,
        max((one.at for one in came), default=None),
        late,
        adjustments,
        False,
        max(0.0, round(graded.points - late + by_hand, 2)),
        {stage: lost for stage, lost in sorted(off.items()) if lost},
        tuple(sorted({m.stage for _, m, by in works if by.source is Source.NOBODY})),
        tuple(sorted(excused)),
        slips,
        deadlines.slip_days,
    )


def _works(
    graded: GradedWork, uploads: UploadTimes, deadlines: Deadlines
) -> Iterator[LateWork]:
    """Yield the marks that have a deadline, and of which it is known when they came."""
    came = uploads.get(graded.digest, {})
    due = deadlines.due_of(graded.student)
    for mark in graded.marks:
        if mark.stage in due and mark.file in came:
            work = came.get(part_of(mark.file, mark.function), came[mark.file])
            yield due[mark.stage], mark, _first(work.content, uploads)


def _lost(work: LateWork, deadlines: Deadlines, days: int) -> float:
    """Return the points that lateness takes where slip days move the deadline."""
    due, mark, came = work
    return mark.points * deadlines.percent_of(due, came, days) / 100


def _slips(works: Sequence[LateWork], deadlines: Deadlines) -> tuple[Slip, ...]:
    """Return the slip days that are spent: stages of a part that are due at one time,
    and so are handed in together, have them together.
    """
    together: defaultdict[tuple[str, datetime], list[LateWork]] = defaultdict(list)
    for work in works:
        part = course.stage(work[1].stage).part.name
        together[part, work[0]].append(work)
    lost = [list(_losses(those, deadlines)) for those in together.values()]
    return tuple(
        Slip(tuple(sorted({mark.stage for _, mark, _ in those})), days)
        for those, days in zip(
            together.values(), best_spent(lost, deadlines.slip_days), strict=True
        )
        if days
    )


def _losses(works: Sequence[LateWork], deadlines: Deadlines) -> Iterator[float]:
    """Yield what works lose if no slip day is spent on them, one, two, and so on."""
    for days in range(deadlines.slip_days + 1):
        yield (lost := sum(_lost(work, deadlines, days) for work in works))
        if not lost:
            return


def _first(content: str, uploads: UploadTimes) -> Upload:
    files = [file for upload in uploads.values() for file in upload.values()]
    return first_of(file for file in files if file.content == content)


def best_spent(lost: Sequence[Sequence[float]], days: int) -> tuple[int, ...]:
    """Return how many days to spend on each deadline, so that least is lost.

    `lost` has for each what is lost there if 0, 1, 2 ... are spent on it. If several
    ways are as good, fewer days are spent.

    >>> best_spent([[3, 2, 1, 0], [5, 5, 0]], 3)
    (1, 2)
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for losses in lost:
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for before, (loss, spent) in best.items():
            for more, here in enumerate(losses[: days - before + 1]):
                total = round(loss + here, 9)
                if before + more not in found or total < found[before + more][0]:
                    found[before + more] = total, (*spent, more)
        best = found
    return min((loss, of_all, spent) for of_all, (loss, spent) in best.items())[2]
