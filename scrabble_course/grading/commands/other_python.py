"""Grading by another Python than this one: the newest that there is.

The whole run is done by it, not the box alone: what a file defines, what of it can be
read and how a function stands in its text is found out by the Python that grades, and a
syntax is only known to a parser that is new enough. So the course has to be installed
there, in the same version.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NoReturn

import typer

from scrabble_course.diagnosis.newer_python import python
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.commands.run_console import named
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.scoring.rules_digest import rules_digest
from scrabble_course.grading.submissions.cell_text import HERE_IS
from scrabble_course.version import __version__

OPTION = "--python"
NEWEST = 30
"""The second number of a Python that nobody has yet."""
CHOSEN = "SCRABBLE_COURSE_CHOSEN_PYTHON"
"""Set in the environment of a Python that was chosen: it looks for no other."""
_HAS_THE_COURSE = "import scrabble_course.cli"
_ITS_RULES = (
    "import scrabble_course.cli, scrabble_course.version as its; "
    f"assert its.__version__ == {__version__!r}; "
    "from scrabble_course.grading.supervisor.isolation import level_for; "
    "level_for('auto'); "
    "from scrabble_course.grading.scoring.rules_digest import rules_digest; "
    "print(rules_digest())"
)


def go_on_with(other: str, arguments: Sequence[str]) -> NoReturn:
    """Have another Python run the same command; CannotGrade if it cannot."""
    found = shutil.which(other)
    if not found:
        raise CannotGrade(f"There is no Python {other!r}.")
    if _said_by(found, _HAS_THE_COURSE) is None:
        raise CannotGrade(
            f"{found} cannot load the course. Install it there: "
            f"{found} -m pip install 'scrabble-course[grading]'"
        )
    sys.stdout.flush()
    command = [found, "-m", "scrabble_course", *without_option(arguments)]
    os.execve(found, command, {**os.environ, CHOSEN: found})


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


def that_graded(out: Path) -> str:
    """Return the newer Python that graded what counts in `out`, "" if this one did."""
    if CHOSEN in os.environ or not (out / BOOK).exists():
        return ""
    with Gradebook.open(out / BOOK) as book:
        rules = {record.graded.rules for record in book.counting()}
    if not rules or rules_digest() in rules:
        return ""
    other, its_rules = newest()
    return other if its_rules in rules else ""


def newest() -> tuple[str, str]:
    """Return the newest Python that can grade by this course, and its rules' number.

    It is newer than this one; ("", "") if there is none, or this one was chosen.
    """
    if CHOSEN not in os.environ:
        for number in range(NEWEST, sys.version_info[1], -1):
            for found in _called(f"3.{number}"):
                if rules := _said_by(found, _ITS_RULES):
                    return found, rules
    return "", ""


def _called(version: str) -> Iterator[str]:
    """Yield the Pythons of a version: on the path, and those that uv knows."""
    if found := shutil.which(f"python{version}"):
        yield found
    if uv := shutil.which("uv"):
        command = [uv, "python", "find", "--no-python-downloads", version]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            yield done.stdout.strip()


def _said_by(found: str, code: str) -> str | None:
    """Return what a Python prints, None if it fails, or is but the name of one."""
    command = [found, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else None


def wanted_by(records: Iterable[Record]) -> str:
    """Say who wrote for a newer Python, and return the one that is to grade all.

    "" if nothing needs one, or there is none.
    """
    graded = [record.graded for record in records]
    students = [
        one.student for one in graded if any(HERE_IS in f.problem for f in one.files)
    ]
    if not students:
        return ""
    other, _ = newest()
    here = python(sys.version_info[:2])
    by = (
        f"All is graded by {other}."
        if other
        else f"To have one that reads it grade all, run the same command with {OPTION} "
        f"PATH, or by uvx {OPTION} 3.14 --from 'scrabble-course[grading]' "
        "scrabble-course grade ..."
    )
    wrote = f"{len(students)} wrote for a newer Python than {here}: {named(students)}."
    typer.echo(f"{wrote} {by}")
    return other
