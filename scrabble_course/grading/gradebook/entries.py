"""Grades one student's folder: from its files to an entry for the gradebook."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import islice

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Entry
from scrabble_course.grading.gradebook.rules_digest import rules_digest
from scrabble_course.grading.scoring.mark import (
    GRADED_BY,
    FunctionState,
    GradedWork,
    Mark,
)
from scrabble_course.grading.submissions.at_its_check import cut_below
from scrabble_course.grading.submissions.defined_functions import (
    Definition,
    definitions_in,
)
from scrabble_course.grading.submissions.handed_answers import answers_of
from scrabble_course.grading.submissions.needed_code import needed_codes
from scrabble_course.grading.submissions.read_limits import one_reading
from scrabble_course.grading.submissions.source_files import submission_of
from scrabble_course.grading.submissions.student_files import (
    MOST_ENTRIES,
    FoundFile,
    StudentFolder,
    files_of,
)
from scrabble_course.grading.submissions.submission import (
    FileNote,
    SourceFile,
    Submission,
)
from scrabble_course.grading.submissions.upload import (
    Source,
    Upload,
    content_of,
    last_of,
    part_of,
)

FAULT_DIGEST = hashlib.sha256(b"a fault of the grader").hexdigest()


def read_work(
    folder: StudentFolder, explains: bool = False
) -> tuple[Submission, dict[str, Upload]]:
    """Return a student's submission, and when each file that can be read came.

    And each function in it, with what it needs: under the name `part_of` gives. Where
    it `explains`, answers about their own code are part of it.
    """
    with one_reading():
        files = files_of(folder)
        submission = submission_of(folder.student, files)
        needed = needed_codes(submission.files)
    if explains:
        submission = replace(submission, answers=answers_of(folder))
    contents = {read.path: content_of(read) for read in submission.files if read.cells}
    came = {
        file.path: _came(contents[file.path], file, folder)
        for file in files
        if file.time is not None and file.path in contents
    }
    functions = {
        part_of(path, function): replace(
            last_of(came[one] for one in code.paths if one in came), content=code.digest
        )
        for (path, function), code in needed.items()
        if path in came
    }
    return submission, came | functions


def _came(content: str, file: FoundFile, folder: StudentFolder) -> Upload:
    assert file.time is not None
    told = folder.times.get(file.path) or folder.times.get("")
    if told:
        return Upload(content, told, Source.TABLE)
    if file.is_told or folder.is_late is not None:
        return Upload(content, file.time, Source.PLATFORM, folder.is_late)
    source = Source.FILE if folder.keeps_times else Source.NOBODY
    return Upload(content, file.time, source)


def entry_of(
    graded: GradedWork,
    submission: Submission,
    times: Mapping[str, Upload],
    stages: Sequence[course.Stage],
) -> Entry:
    """Return the entry that holds the marks of a submission for `stages`."""
    files = {file.path: file for file in submission.files}
    sources = {
        (mark.stage, mark.function): source_of(
            mark.function, as_judged(files[mark.file], mark)
        )
        for mark in graded.marks
        if mark.found is FunctionState.WRITTEN and mark.file in files
    }
    return Entry(
        graded,
        stage_numbers(stages),
        times,
        {where: text for where, text in sources.items() if text},
        faulty=any(mark.status is Status.INTERNAL for mark in graded.marks),
    )


def as_judged(file: SourceFile, mark: Mark) -> SourceFile:
    """Return a file as it stood where a mark's function was judged."""
    return cut_below(file, mark.until) if mark.until else file


def source_of(function: str, file: SourceFile, in_place: bool = False) -> str:
    """Return the text that gives a function its meaning: the last that is no stub.

    "" if no cell does it at its top level. Text that is `in_place` stands below as many
    empty lines as there are above it: its lines are those of an error's.
    """
    found = _defined_in(file.cells).get(function)
    if not found:
        return ""
    written = [(cell, one) for cell, one in found if not one.is_stub]
    cell, one = (written or found)[-1]
    lines = re.split(r"\r\n?|\n", cell)[one.start - 1 : one.end]
    above = [""] * (one.start - 1) if in_place else []
    return "\n".join([*above, *lines])


@lru_cache(maxsize=12)  # of one file after the other, many functions are looked for
def _defined_in(cells: tuple[str, ...]) -> dict[str, list[tuple[str, Definition]]]:
    """Return the cells in which each name is defined, and where there."""
    found: dict[str, list[tuple[str, Definition]]] = {}
    for cell in cells:
        for one in definitions_in(cell):
            found.setdefault(one.name, []).append((cell, one))
    return found


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
