"""What a work earns when it is known when each of its files came."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scrabble_course.grading.gradebook.deadlines import Deadlines
from scrabble_course.grading.gradebook.records import Adjustment, Record
from scrabble_course.grading.scoring.mark import Graded
from scrabble_course.grading.submissions.handed_in import HandedIn, Source, first_of

Uploads = Mapping[str, Mapping[str, HandedIn]]
"""When each file of a student's uploads came: by the upload's digest, and by path."""


def record_of(
    graded: Graded,
    uploads: Uploads,
    deadlines: Deadlines,
    adjustments: tuple[Adjustment, ...],
) -> Record:
    """Return the record of a graded work under the deadlines.

    `uploads` are all those of the student: content counts as it came first.
    """
    student = graded.student
    excused = deadlines.excused.get(student, frozenset())
    asked = tuple(mark for mark in graded.marks if mark.stage not in excused)
    came = uploads.get(graded.digest, {})
    due = deadlines.due_of(student)
    off: dict[int, float] = {}
    uncertain = set()
    for mark in asked:
        if mark.stage in due and mark.file in came:
            first = _first(came[mark.file].content, uploads)
            percent = deadlines.percent_of(due[mark.stage], first)
            if first.source is Source.NOBODY:
                uncertain.add(mark.stage)
            if percent and mark.points:
                lost = mark.points * percent / 100
                off[mark.stage] = off.get(mark.stage, 0.0) + lost
    late = round(sum(off.values()), 2)
    graded = replace(graded, marks=asked)
    by_hand = sum(adjustment.points for adjustment in adjustments)
    return Record(
        graded,
        max((one.at for one in came.values()), default=None),
        late,
        adjustments,
        False,
        max(0.0, round(graded.points - late + by_hand, 2)),
        dict(sorted(off.items())),
        tuple(sorted(uncertain)),
        tuple(sorted(excused)),
    )


def _first(content: str, uploads: Uploads) -> HandedIn:
    files = [file for upload in uploads.values() for file in upload.values()]
    return first_of(file for file in files if file.content == content)
