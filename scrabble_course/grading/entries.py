"""Grades one student's folder: from its files to an entry for the gradebook."""

from __future__ import annotations

import ast
import hashlib
import re
import warnings
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Protocol

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.definitions import names_defined
from scrabble_course.grading.finding_files import StudentFolder, files_of
from scrabble_course.grading.jobs import jobs_of
from scrabble_course.grading.marks import FileNote, Graded, Mark
from scrabble_course.grading.records import Entry
from scrabble_course.grading.rules import fingerprint
from scrabble_course.grading.source_files import submission_of
from scrabble_course.grading.submissions import SourceFile, Submission
from scrabble_course.version import __version__

FAULT_DIGEST = hashlib.sha256(b"a fault of the grader").hexdigest()


class Grades(Protocol):
    """What grades submissions: a `Grader`."""

    def grade(self, submission: Submission) -> Graded:
        """Return the marks of a submission."""


def read_work(folder: StudentFolder) -> tuple[Submission, dict[str, datetime]]:
    """Return a student's submission, and the time of each file."""
    files = files_of(folder)
    times = {file.path: file.time for file in files if file.time is not None}
    return submission_of(folder.student, files), times


def graded_work(
    grader: Grades,
    submission: Submission,
    times: Mapping[str, datetime],
    stages: Sequence[course.Stage],
) -> Entry:
    """Return the entry that holds the marks of a submission for `stages`."""
    graded = grader.grade(submission)
    jobs = jobs_of(submission, stages)
    of_stages: dict[int, datetime] = {}
    for job in jobs:
        if time := times.get(job.file.path):
            number = job.stage.number
            of_stages[number] = max(time, of_stages.get(number, time))
    begun = {
        (mark.stage, mark.function)
        for mark in graded.marks
        if mark.status is not Status.NOT_STARTED
    }
    sources = {
        (job.stage.number, function): source_of(function, job.file)
        for job in jobs
        for function in job.functions
        if (job.stage.number, function) in begun
    }
    return Entry(
        graded,
        names_of(stages),
        max(times.values(), default=None),
        of_stages,
        {where: text for where, text in sources.items() if text},
        faulty=any(mark.status is Status.INTERNAL for mark in graded.marks),
    )


def source_of(function: str, file: SourceFile) -> str:
    """Return the text that gives a function its meaning: in the last cell that does.

    "" if no cell does it at its top level.
    """
    for cell in reversed(file.cells):
        if function in names_defined(cell):
            return _definition(function, cell)
    return ""


def _definition(function: str, cell: str) -> str:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        statements = ast.parse(cell).body
    lines = re.split(r"\r\n?|\n", cell)
    for node in reversed(statements):
        if isinstance(node, _DEFINES) and function in _named_by(node):
            decorators = getattr(node, "decorator_list", [])
            start = min([node.lineno, *(one.lineno for one in decorators)])
            return "\n".join(lines[start - 1 : node.end_lineno])
    return ""


_DEFINES = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Assign,
    ast.AnnAssign,
)


def _named_by(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    found = (n for n in ast.walk(node) if isinstance(n, ast.Name))
    return {name.id for name in found if isinstance(name.ctx, ast.Store)}


def fault(
    student: str, problem: str, stages: Sequence[course.Stage], how: tuple[str, int]
) -> Entry:
    """Return the entry of work that the grader itself failed to grade.

    `how` is the isolation and the seed.
    """
    marks = tuple(
        Mark(graded.name, stage.number, 0, graded.points, Status.INTERNAL)
        for stage in stages
        for graded in stage.graded
    )
    notes = (FileNote("", f"The grader failed, and tries again next time: {problem}"),)
    graded = Graded(
        student, FAULT_DIGEST, marks, notes, *how, __version__, rules=fingerprint()
    )
    return Entry(graded, names_of(stages), faulty=True)


def names_of(stages: Iterable[course.Stage]) -> str:
    """Return the stages' numbers as one text.

    >>> names_of(course.STAGES[1:4])
    '1 2 3'
    """
    return " ".join(str(stage.number) for stage in stages)
