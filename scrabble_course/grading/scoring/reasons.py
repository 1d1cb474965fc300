"""Why a function is out of reach, or suffers from a line that is not its own.

Of all that failed in a file only that is told which the function needs, and nothing of
what failed in a lesson's own cells: that is the course's affair.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.near_names import near_in
from scrabble_course.diagnosis.newer_python import newer_in, python
from scrabble_course.grading.sandbox.program import StatementFailure
from scrabble_course.grading.scoring.mark import FunctionState, Mark
from scrabble_course.grading.submissions.at_its_check import names_in_file
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.logical_lines import lines_of
from scrabble_course.grading.submissions.submission import SourceFile, is_notebook

MOST_TOLD = 2
"""How many lines that failed are told of one function."""
MOST_CHARACTERS = 100_000
"""Characters of a file in which such failures are looked for."""
WIDEST = 80
"""Characters of a line that are shown."""

_NO_MODULE = re.compile(r"ModuleNotFoundError: No module named '([\w.]+)'")
_NO_FILE = re.compile(r"FileNotFoundError: .*: '(.+)'")
_OURS = "NotGiven"


def explained(mark: Mark, job: Job, failed: Sequence[StatementFailure]) -> Mark:
    """Return a mark with what is known of why its function does not earn all points.

    `failed` tells what did not run through in the file of the job.
    """
    mark = replace(mark, until=job.until)
    if mark.found is FunctionState.NOT_THERE and mark.function not in job.defined:
        return out_of_reach_in(job.file, mark)
    mark = replace(mark, file=job.file.path)
    if mark.found is FunctionState.EMPTY:
        return _near_to(job.file, mark)
    if mark.points == mark.out_of:
        return mark
    exercises = catalogue.exercises(job.stage)
    builds = any(one.stand_ins for one in exercises if one.name == mark.function)
    # Who builds on one of these is marked with the course's in its place.
    apart = course.GRADED_FUNCTIONS if builds else frozenset[str]()
    why = what_it_suffers_from(job.file, mark.function, failed, apart)
    if mark.found is FunctionState.NOT_THERE:
        why = why or f"`{job.file.path}` defines it in a place that was never run."
        return _out_of_reach(mark, job.file, why)
    # What ran here, and gave a wrong answer, lacks nothing that is newer.
    has_stopped = mark.status is Status.CRASHED
    newer = _newer_than_here(job.file, mark.function) if has_stopped else ""
    return replace(mark, remark=" ".join(filter(None, [mark.remark, why, newer])))


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
        return _near_to(file, mark)
    why = f"What defines it in `{file.path}` {places[-1]}."
    return _out_of_reach(mark, file, why)


def _near_to(file: SourceFile, mark: Mark) -> Mark:
    """Return a mark with what may be meant by its function in a file, if anything."""
    for number, cell in _own_cells(file):
        if near := near_in(cell, mark.function):
            line, what = near
            why = f"See `{file.path}`, {file.place(number, line)}: {what}."
            return _out_of_reach(mark, file, why)
    return mark


def _newer_than_here(file: SourceFile, function: str) -> str:
    """Say what a function's cell has of a newer Python than this one."""
    here = sys.version_info[:2]
    for number, cell in _own_cells(file):
        if function in cell:
            for newer in newer_in(cell):
                if newer.version > here:
                    place = file.place(number, newer.line)
                    needs = f"{newer.what} needs {python(newer.version)} or newer"
                    return f"In {place}, {needs}; here is {python(here)}."
    return ""


def _own_cells(file: SourceFile) -> Iterator[tuple[int, str]]:
    """Yield the cells that no lesson hands out, if they are not too long together."""
    if sum(map(len, file.cells)) <= MOST_CHARACTERS:
        for number, cell in enumerate(file.cells, 1):
            if cell not in all_lesson_cells():
                yield number, cell


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
    if not of_its_own or sum(map(len, file.cells)) > MOST_CHARACTERS:
        return ""
    suffers = names_in_file(file.cells).suffers
    places = suffers(function, [told.place for told in of_its_own], apart)
    told = [_sentence(file, told) for told in of_its_own if told.place in places]
    if not told:
        return ""
    return " ".join([*told[:MOST_TOLD], f"{function} needs what stands there."])


def _out_of_reach(mark: Mark, file: SourceFile, why: str) -> Mark:
    return replace(mark, found=FunctionState.OUT_OF_REACH, remark=why, file=file.path)


def _is_of_its_own(file: SourceFile, told: StatementFailure) -> bool:
    """Whether something failed in a line of the student's, and by their doing."""
    number, line = told.place
    if not 1 <= number <= len(file.cells) or told.what.startswith(_OURS):
        return False
    cell = file.cells[number - 1]
    return 1 <= line <= len(lines_of(cell)) and cell not in all_lesson_cells()


def _sentence(file: SourceFile, told: StatementFailure) -> str:
    number, line = told.place
    text = lines_of(file.cells[number - 1])[line - 1].strip()
    shown = text if len(text) <= WIDEST else f"{text[:WIDEST]}..."
    why = told.what.rstrip(".")
    if module := _NO_MODULE.match(told.what):
        name = re.sub(r"^handed_in\.(here\.)?", "", module[1])
        why = (
            f"{name} is not there while work is graded; there are Python's own "
            "modules, the course, and what was handed in. What needs a package "
            "besides is to be marked by hand"
        )
    elif missing := _NO_FILE.match(told.what):
        why = (
            f"{missing[1]} is not there while work is graded; there are the words, "
            "data that was handed in, and what a cell writes with %%writefile"
        )
    where = file.place(number, line)
    return f"{where[0].upper()}{where[1:]}, `{shown}`: {why}."
