"""Why a function is out of reach, or suffers from a line that is not its own.

Of all that failed in a file only that is told which the function needs, and nothing of
what failed in a lesson's own cells: that is the course's affair.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.grading.sandbox.names_in import NamesIn
from scrabble_course.grading.sandbox.program import StatementFailure
from scrabble_course.grading.scoring.mark import Found, Mark
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.submission import SourceFile, is_notebook

MOST_TOLD = 2
"""How many lines that failed are told of one function."""
MOST = 100_000
"""Characters of a file in which such failures are looked for."""
WIDEST = 80
"""Characters of a line that are shown."""

_NO_MODULE = re.compile(r"ModuleNotFoundError: No module named '([\w.]+)'")
_OURS = "NotGiven"
_GRADED = frozenset(name for stage in course.STAGES for name in stage.functions)
"""Who builds on one of these is marked with the course's in its place."""


def explained(mark: Mark, job: Job, failed: Sequence[StatementFailure]) -> Mark:
    """Return a mark with what is known of why its function does not earn all points.

    `failed` tells what did not run through in the file of the job.
    """
    mark = replace(mark, until=job.until)
    if mark.found is Found.NOT_THERE and mark.function not in job.defined:
        return out_of_reach_in(job.file, mark)
    if mark.points == mark.out_of or mark.found is Found.EMPTY:
        return replace(mark, file=job.file.path)
    exercises = catalogue.exercises(job.stage)
    builds = any(one.stand_ins for one in exercises if one.name == mark.function)
    apart = _GRADED if builds else frozenset[str]()
    why = what_it_suffers_from(job.file, mark.function, failed, apart)
    if mark.found is Found.NOT_THERE:
        why = why or f"`{job.file.path}` defines it in a place that was never run."
        return _out_of_reach(mark, job.file, why)
    remark = " ".join(filter(None, [mark.remark, why]))
    return replace(mark, remark=remark, file=job.file.path)


def as_it_stood(mark: Mark, after_all: Mark) -> Mark:
    """Return a mark that says so if it is of the function as it stood at its check.

    `after_all` is that of the function after all cells.
    """
    if mark.until is None:
        return mark
    cell, line = mark.until
    where = f"in cell {cell}" if is_notebook(mark.file) else f"down to line {line}"
    why = (
        f"It counts as it stood {where}. After all that stands below, it earns "
        f"{after_all.points:g} of {mark.out_of}: something there changes what it does."
    )
    return replace(mark, remark=" ".join(filter(None, [mark.remark, why])))


def out_of_reach_in(file: SourceFile, mark: Mark) -> Mark:
    """Return the mark of a function that is not there, or lost in what is no Python."""
    places = [place for name, place in file.lost if name == mark.function]
    if not places:
        return mark
    why = f"What defines it in `{file.path}` {places[-1]}."
    return _out_of_reach(mark, file, why)


def what_it_suffers_from(
    file: SourceFile,
    function: str,
    failed: Sequence[StatementFailure],
    apart: frozenset[str] = frozenset(),
) -> str:
    """Return the failures that a function suffers from, as sentences; "" if none.

    `apart` are functions that others stand in for.
    """
    of_its_own = [told for told in failed if _is_of_its_own(file, told)]
    if not of_its_own or sum(map(len, file.cells)) > MOST:
        return ""
    suffers = _names_in(file.cells).suffers
    places = suffers(function, [told.place for told in of_its_own], apart)
    told = [_sentence(file, told) for told in of_its_own if told.place in places]
    if not told:
        return ""
    return " ".join([*told[:MOST_TOLD], f"{function} needs what stands there."])


@lru_cache(maxsize=1)  # all functions of a file are marked one after the other
def _names_in(cells: tuple[str, ...]) -> NamesIn:
    return NamesIn(cells)


def _out_of_reach(mark: Mark, file: SourceFile, why: str) -> Mark:
    return replace(mark, found=Found.OUT_OF_REACH, remark=why, file=file.path)


def _is_of_its_own(file: SourceFile, told: StatementFailure) -> bool:
    """Whether something failed in a line of the student's, and by their doing."""
    number, line = told.place
    if not 1 <= number <= len(file.cells) or told.what.startswith(_OURS):
        return False
    cell = file.cells[number - 1]
    return 1 <= line <= len(_lines(cell)) and cell not in all_lesson_cells()


def _sentence(file: SourceFile, told: StatementFailure) -> str:
    number, line = told.place
    text = _lines(file.cells[number - 1])[line - 1].strip()
    shown = text if len(text) <= WIDEST else f"{text[:WIDEST]}..."
    why = told.what.rstrip(".")
    if module := _NO_MODULE.match(told.what):
        why = (
            f"{module[1]} is not there while work is graded; there are Python's own "
            "modules, the course, and what was handed in"
        )
    where = file.place(number, line)
    return f"{where[0].upper()}{where[1:]}, `{shown}`: {why}."


def _lines(cell: str) -> list[str]:
    return re.split(r"\r\n?|\n", cell)
