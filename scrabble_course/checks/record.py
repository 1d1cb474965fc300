"""Which exercises are done, kept in a small file beside the notebooks."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from scrabble_course import course
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


def progress_file() -> Path:
    """Return where progress is kept: the course's top folder, else the current one."""
    named = os.environ.get(PLACE_VARIABLE)
    return Path(named) if named else (course_folder() or Path.cwd()) / "progress.json"


def done() -> set[str]:
    """Return the keys of the exercises that have passed; see `key`.

    A file that is missing or damaged counts as empty.
    """
    try:
        kept = json.loads(progress_file().read_text(encoding="utf-8"))
        return {key for key in kept["passed"] if isinstance(key, str)}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return set()


def note(stage: int, name: str) -> None:
    """Write down that an exercise has passed; OSError if the file cannot be written."""
    before = done()
    after = before | {key(stage, name)}
    if after != before:
        text = json.dumps({"passed": sorted(after)}, indent=1)
        write_atomically(progress_file(), text + "\n")


def key(stage: int, name: str) -> str:
    """Return the name of an exercise in the file.

    >>> key(3, "is_valid_word")
    '3 is_valid_word'
    """
    return f"{stage} {name}"


@dataclass(frozen=True, slots=True)
class Progress:
    """The stages of the course, and which of their functions pass."""

    passed: frozenset[str]

    @property
    def rows(self) -> list[tuple[course.Stage, list[tuple[str, bool]]]]:
        """Each stage that has exercises, with its functions and whether they pass."""
        return [
            (stage, [(n, key(stage.number, n) in self.passed) for n in stage.functions])
            for stage in course.STAGES
            if stage.graded
        ]

    @property
    def headline(self) -> str:
        """How many stages and exercises are done."""
        stages = _share(all(ok for _, ok in functions) for _, functions in self.rows)
        functions = _share(ok for _, functions in self.rows for _, ok in functions)
        return f"Your progress: {stages} stages, {functions} exercises"

    def of(
        self, part: course.Part
    ) -> list[tuple[course.Stage, list[tuple[str, bool]]]]:
        """Return the rows of one part."""
        return [row for row in self.rows if row[0].part is part]

    def __str__(self) -> str:
        lines = [self.headline]
        width = max(len(stage.title) for stage, _ in self.rows)
        for part in course.PARTS:
            lines.append(f"  Part {part.number}: {part.title}")
            for stage, functions in self.of(part):
                mark = "x" if all(ok for _, ok in functions) else " "
                names = ", ".join(f"{n} (passed)" if ok else n for n, ok in functions)
                lines.append(f"  [{mark}] {stage.number} {stage.title:{width}} {names}")
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.checks.progress_html import progress_html

        return progress_html(self)


def _share(truths: Iterable[bool]) -> str:
    listed = list(truths)
    return f"{sum(listed)} of {len(listed)}"
