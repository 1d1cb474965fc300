"""A student's progress, kept in a small file beside the notebooks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from scrabble_course.checks.kept import Kept, read_kept
from scrabble_course.files import write_atomically
from scrabble_course.running.system import DRIVE, in_browser

COURSE_MARK = ".scrabble-course.json"
"""Lies in the top folder of a student's copy of the course."""

PLACE_VARIABLE = "SCRABBLE_COURSE_PROGRESS"
"""An environment variable that names another file, for tests and CI."""


def course_folder(start: Path | None = None) -> Path | None:
    """Return the top folder of the student's copy around `start`, if it is in one.

    In a page, where nothing is laid, it is all that the browser keeps.
    """
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents):
        if (folder / COURSE_MARK).exists():
            return folder
    return DRIVE if in_browser() and DRIVE.is_dir() else None


def progress_file(start: Path | None = None) -> Path:
    """Return where progress is kept: the course's top folder, else the current one.

    It is that of the course around `start`, if there is one to start from.
    """
    named = os.environ.get(PLACE_VARIABLE)
    here = start or Path.cwd()
    return Path(named) if named else (course_folder(here) or here) / "progress.json"


def kept(start: Path | None = None) -> Kept:
    """Return what is kept; a file that is missing or damaged counts as empty."""
    try:
        return read_kept(progress_file(start).read_bytes())
    except (OSError, ValueError):
        return Kept()


def change(how: Callable[[Kept], Kept]) -> None:
    """Write down what `how` makes of what is kept; OSError if that cannot be done."""
    before = kept()
    after = how(before)
    if after != before:
        write_atomically(progress_file(), after.text())


def forget() -> None:
    """Remove the file; OSError if that cannot be done."""
    progress_file().unlink(missing_ok=True)


def done() -> frozenset[str]:
    """Return the keys of the exercises that have passed; see `key`."""
    return kept().passed


def note(stage: int, name: str, passed: bool = True, text: str = "") -> None:
    """Write down a check of an exercise, and the digest of a text that passed.

    OSError if the file cannot be written.
    """
    now = int(time.time())
    change(lambda before: before.checked(key(stage, name), now, passed, text))


def key(stage: int, name: str) -> str:
    """Return the name of an exercise in the file.

    >>> key(3, "is_valid_word")
    '3 is_valid_word'
    """
    return f"{stage} {name}"
