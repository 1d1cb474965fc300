"""What goes into the gradebook of one student's work: graded, or why it is not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import islice

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Entry
from scrabble_course.grading.scoring.mark import (
    GRADED_BY,
    FunctionState,
    GradedWork,
    Mark,
)
from scrabble_course.grading.scoring.rules_digest import rules_digest
from scrabble_course.grading.submissions.at_its_check import cut_below
from scrabble_course.grading.submissions.defined_functions import source_of
from scrabble_course.grading.submissions.student_files import (
    MOST_ENTRIES,
    StudentFolder,
)
from scrabble_course.grading.submissions.submission import (
    FileNote,
    Submission,
)

FAULT_DIGEST = hashlib.sha256(b"a fault of the grader").hexdigest()


def entry_of(
    graded: GradedWork, submission: Submission, stages: Sequence[course.Stage]
) -> Entry:
    """Return the entry that holds the marks of a submission for `stages`."""
    files = {file.path: file for file in submission.files}
    sources = {
        (mark.stage, mark.function): source_of(
            mark.function, cut_below(files[mark.file], mark.until)
        )
        for mark in graded.marks
        if mark.found is FunctionState.WRITTEN and mark.file in files
    }
    return Entry(
        graded,
        stage_numbers(stages),
        submission.times,
        {where: text for where, text in sources.items() if text},
        faulty=any(mark.status is Status.INTERNAL for mark in graded.marks),
    )


def fault(
    student: str, problem: str, stages: Sequence[course.Stage], how: tuple[str, int]
) -> Entry:
    """Return the entry of work that the grader itself failed to grade.

    `how` is the isolation and the seed.
    """
    note = f"The grader failed, and tries again next time: {problem}"
    work = (student, FAULT_DIGEST)
    return _without_marks(work, Status.INTERNAL, note, stages, how)


def given_up(
    folder: StudentFolder,
    problem: str,
    stages: Sequence[course.Stage],
    how: tuple[str, int],
) -> Entry:
    """Return the entry of work that ended the grader, or took it too long.

    It is known again by its look (`look_of`), for it is not to be opened any more.
    """
    note = (
        f"The grader gave this work up twice: {problem}. It is not tried again until "
        "a file in it changes"
    )
    work = (folder.student, look_of(folder))
    return _without_marks(work, Status.TIMED_OUT, note, stages, how)


def _without_marks(
    work: tuple[str, str],
    status: Status,
    note: str,
    stages: Sequence[course.Stage],
    how: tuple[str, int],
) -> Entry:
    marks = tuple(
        Mark(graded.name, stage.number, 0, graded.points, status)
        for stage in stages
        for graded in stage.graded
    )
    notes = (FileNote("All files", note),)
    graded = GradedWork(*work, marks, notes, *how, GRADED_BY, rules=rules_digest())
    return Entry(graded, stage_numbers(stages), faulty=status is Status.INTERNAL)


def look_of(folder: StudentFolder) -> str:
    """Return a digest of the names, sizes and times of a student's files.

    None of them is opened.
    """
    places = [piece.place for piece in folder.all_pieces]
    found = (one for place in places for one in (place, *place.rglob("*")))
    seen = []
    for one in islice(found, MOST_ENTRIES):
        with suppress(OSError):
            status = one.lstat()
            name = one.relative_to(folder.place.parent)
            seen.append(f"{name} {status.st_size} {status.st_mtime_ns}")
    text = "\n".join(sorted(seen))
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def stage_numbers(stages: Iterable[course.Stage]) -> str:
    """Return the stages' numbers as one text.

    >>> stage_numbers(course.STAGES[1:4])
    '1 2 3'
    """
    return " ".join(str(stage.number) for stage in stages)
