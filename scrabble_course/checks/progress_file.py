"""A student's progress, kept in a small file beside the notebooks."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from scrabble_course.calling.limits.system import DRIVE, in_browser
from scrabble_course.checks.saved_progress import Kept, read_kept
from scrabble_course.resources.atomic_files import (
    alone_with,
    set_aside,
    write_atomically,
)

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
    """Return what is kept; OSError if there is a file that cannot be read now.

    A file that is missing or damaged counts as empty.
    """
    return _content(start)[0]


def change(how: Callable[[Kept], Kept]) -> Path | None:
    """Write down what `how` makes of what is kept; OSError if that cannot be done.

    A damaged file is kept, too, under the name that is returned.
    """
    file = progress_file()
    with alone_with(file):
        before, is_damaged = _content()
        after = how(before)
        if after == before:
            return None
        aside = set_aside(file) if is_damaged else None
        write_atomically(file, after.text())
    return aside


def _content(start: Path | None = None) -> tuple[Kept, bool]:
    """Return what is kept, and whether the file is damaged.

    Only a file that is not there is taken for none: another is perhaps held by a
    program that copies it, and what is written now would be all that is left of it.
    """
    try:
        return read_kept(progress_file(start).read_bytes()), False
    except FileNotFoundError:
        return Kept(), False
    except ValueError:
        return Kept(), True


def forget() -> None:
    """Remove the file; OSError if that cannot be done."""
    progress_file().unlink(missing_ok=True)


def done() -> frozenset[str]:
    """Return the keys of the exercises that have passed, as far as that can be read."""
    try:
        return kept().passed
    except OSError:
        return frozenset()


def note(stage: int, name: str, passed: bool = True, text: str = "") -> Path | None:
    """Write down a check of an exercise, as `change` does.

    Of a text that passed, the digest is written down.
    """
    now = int(time.time())
    return change(lambda old: old.checked(key(stage, name), now, passed, text))


def key(stage: int, name: str) -> str:
    """Return the name of an exercise in the file.

    >>> key(3, "is_valid_word")
    '3 is_valid_word'
    """
    return f"{stage} {name}"
