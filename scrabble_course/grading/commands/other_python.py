"""Grading by another Python than this one: the newest that there is.

The whole run is done by it. What a child is given of the course goes to it as `marshal`
writes it, which the next Python does not read; and a syntax is only known to a parser
that is new enough.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import NoReturn

from scrabble_course.diagnosis.newer_python import python
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.run_console import named
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.submissions.cell_text import HERE_IS

OPTION = "--python"
NEWEST = 30
"""The second number of a Python that nobody has yet."""
_HAS_THE_COURSE = "import scrabble_course.cli"


def go_on_with(other: str, arguments: Sequence[str]) -> NoReturn:
    """Have another Python run the same command; CannotGrade if it cannot."""
    found = shutil.which(other)
    if not found:
        raise CannotGrade(f"There is no Python {other!r}.")
    if _run(found, _HAS_THE_COURSE):
        raise CannotGrade(
            f"{found} cannot load the course. Install it there: "
            f"{found} -m pip install 'scrabble-course[grading]'"
        )
    sys.stdout.flush()
    os.execv(found, [found, "-m", "scrabble_course", *without_option(arguments)])


def without_option(arguments: Sequence[str]) -> list[str]:
    """Return a command line without the Python that it names.

    >>> without_option(["grade", "--python", "python3.14", "in", "--python=x", "-v"])
    ['grade', 'in', '-v']
    """
    left, skip = [], False
    for argument in arguments:
        if not skip and argument != OPTION and not argument.startswith(f"{OPTION}="):
            left.append(argument)
        skip = not skip and argument == OPTION
    return left


def newest() -> str:
    """Return the newest Python on the path that is newer than this one, "" if none."""
    newer = (f"python3.{n}" for n in range(NEWEST, sys.version_info[1], -1))
    return next(filter(_runs, newer), "")


def _runs(other: str) -> bool:
    """Whether a Python is there, and more than a name for one that may be installed."""
    found = shutil.which(other)
    return bool(found) and not _run(str(found), "")


def _run(found: str, code: str) -> int:
    return subprocess.run(
        [found, "-c", code], capture_output=True, check=False
    ).returncode


def advice(records: Iterable[Record]) -> str:
    """Say what a newer Python would read, and which one there is; "" if nothing."""
    graded = [record.graded for record in records]
    students = [
        one.student for one in graded if any(HERE_IS in f.problem for f in one.files)
    ]
    if not students:
        return ""
    other = newest() or "PATH, to a newer one (uv python install 3.14 gets it)"
    here = python(sys.version_info[:2])
    return (
        f"{len(students)} wrote for a newer Python than {here}: {named(students)}. "
        f"To have one that reads it grade all: {OPTION} {other}."
    )
