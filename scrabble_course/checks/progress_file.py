"""A student's progress, kept in a small file beside the notebooks.

What it holds is a value; a file is read, and never trusted. Of a function that has
passed, it has a short digest of the text: whether a file to hand in has the same.
"""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from scrabble_course.calling.limits.system import DRIVE, in_browser
from scrabble_course.resources.atomic_files import (
    alone_with,
    set_aside,
    write_atomically,
)

COURSE_MARK = ".scrabble-course.json"
"""Lies in the top folder of a student's copy of the course."""

PLACE_VARIABLE = "SCRABBLE_COURSE_PROGRESS"
"""An environment variable that names another file, for tests and CI."""
NOTEBOOK_VARIABLE = "JPY_SESSION_NAME"
"""The Jupyter server names the notebook of a kernel here."""
LONGEST_PAUSE = 600
"""Seconds from one check to the next that count as work; after more it was a break."""
LARGEST_NUMBER = 1_000_000
"""Of checks, and of seconds, for one function: more is not believed."""


@dataclass(frozen=True, slots=True)
class SavedProgress:
    """What has passed, and how it came about; all by the keys of exercises.

    `checks` counts the checks up to the first that passed, and `seconds` the time from
    one check to the next, where that was no longer than `LONGEST_PAUSE`. What came
    before the first check of a day is not known, so it is the least time at work.
    `last` is when the last of them was, in seconds since 1970. `best` is the best word
    on each rack, by its tiles. `rest` is what another version of the course has kept,
    and `texts` are digests of the functions as they passed last (`source_digest`).
    `explained` is the most questions about one's own code answered right together.
    """

    passed: frozenset[str] = frozenset()
    checks: Mapping[str, int] = field(default_factory=dict)
    seconds: Mapping[str, int] = field(default_factory=dict)
    last: int = 0
    best: Mapping[str, str] = field(default_factory=dict)
    rest: Mapping[str, Any] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    explained: Mapping[str, int] = field(default_factory=dict)

    def checked(
        self, key: str, now: int, passed: bool, text: str = ""
    ) -> SavedProgress:
        """Return what is kept after a check of an exercise at the time `now`.

        Once it has passed, further checks change nothing but the `text` that did.
        """
        if passed and text:
            self = replace(self, texts={**self.texts, key: text})
        if key in self.passed:
            return self
        pause = now - self.last
        worked = pause if 0 < pause <= LONGEST_PAUSE else 0
        return replace(
            self,
            passed=self.passed | {key} if passed else self.passed,
            checks={**self.checks, key: self.checks.get(key, 0) + 1},
            seconds={**self.seconds, key: self.seconds.get(key, 0) + worked},
            last=now,
        )

    def spelled(self, tiles: str, word: str) -> SavedProgress:
        """Return what is kept once `word` is the best on a rack, in whatever order."""
        return replace(self, best={**self.best, _rack(tiles): word})

    def explaining(self, key: str, right: int) -> SavedProgress:
        """Return what is kept once so many questions about a function are right."""
        if right <= self.explained.get(key, 0):
            return self
        return replace(self, explained={**self.explained, key: right})

    def best_on(self, tiles: str) -> str:
        """Return the best word on a rack so far, "" if there is none."""
        return self.best.get(_rack(tiles), "")

    def shared(self, answers: Mapping[str, Any] | None = None) -> str:
        """Return the text that is handed in: what exercises took, and nothing else.

        But for the `answers` to questions about one's own code.
        """
        shared = SavedProgress(self.passed, self.checks, self.seconds)
        rest = {"explain": answers} if answers else {}
        return replace(shared, explained=self.explained, rest=rest).text()

    def text(self) -> str:
        """Return the text of the file."""
        saved = {
            **self.rest,
            "passed": sorted(self.passed),
            "checks": dict(sorted(self.checks.items())),
            "seconds": dict(sorted(self.seconds.items())),
            "last": self.last,
            "texts": dict(sorted(self.texts.items())),
            "best": dict(sorted(self.best.items())),
            "explained": dict(sorted(self.explained.items())),
        }
        return json.dumps(saved, indent=1) + "\n"


def read_progress(text: str | bytes) -> SavedProgress:
    """Return what a file's text says; ValueError says why it is no progress file.

    An old file has only what has passed. A piece of another kind than it should be
    counts as missing.
    """
    try:
        found = json.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except ValueError as error:
        raise ValueError(f"it is no JSON: {error}") from None
    if not isinstance(found, dict) or not isinstance(found.get("passed"), list):
        raise ValueError("it has no list of what has passed")
    rest = {key: found[key] for key in found if key not in _OURS}
    return SavedProgress(
        frozenset(key for key in found["passed"] if isinstance(key, str)),
        _counts(found.get("checks")),
        _counts(found.get("seconds")),
        found["last"] if type(found.get("last")) is int else 0,
        _texts(found.get("best")),
        rest,
        _texts(found.get("texts")),
        _counts(found.get("explained")),
    )


_OURS = ("passed", "checks", "seconds", "last", "texts", "best", "explained")


def _counts(found: Any) -> dict[str, int]:
    return {
        k: v for k, v in _pairs(found) if type(v) is int and 0 <= v <= LARGEST_NUMBER
    }


def _texts(found: Any) -> dict[str, str]:
    return {k: v for k, v in _pairs(found) if isinstance(v, str)}


def _pairs(found: Any) -> list[tuple[str, Any]]:
    return list(found.items()) if isinstance(found, dict) else []


def _rack(tiles: str) -> str:
    return "".join(sorted(tiles))


def course_folder(start: Path | None = None) -> Path | None:
    """Return the top folder of the student's copy around `start`, if it is in one.

    In a page it is all that the browser keeps, where each look at a file takes long.
    """
    if in_browser() and DRIVE.is_dir():
        return DRIVE
    here = (start or Path.cwd()).resolve()
    around = (here, *here.parents)
    return next((one for one in around if (one / COURSE_MARK).exists()), None)


def stage_here() -> int | None:
    """Return the stage of the notebook that this kernel runs, if the server says it."""
    opened = os.environ.get(NOTEBOOK_VARIABLE, "")
    number = re.match(r"(\d\d)_", re.split(r"[/\\]", opened)[-1])
    return int(number[1]) if number else None


def progress_file(start: Path | None = None) -> Path:
    """Return where progress is kept: the course's top folder, else the current one.

    It is that of the course around `start`, if there is one to start from.
    """
    named = os.environ.get(PLACE_VARIABLE)
    here = start or Path.cwd()
    return Path(named) if named else (course_folder(here) or here) / "progress.json"


def saved_progress(start: Path | None = None) -> SavedProgress:
    """Return what is kept; OSError if there is a file that cannot be read now.

    A file that is missing or damaged counts as empty.
    """
    return _content(start)[0]


def change(how: Callable[[SavedProgress], SavedProgress]) -> Path | None:
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


def _content(start: Path | None = None) -> tuple[SavedProgress, bool]:
    """Return what is kept, and whether the file is damaged.

    Only a file that is not there is taken for none: another is perhaps held by a
    program that copies it, and what is written now would be all that is left of it.
    """
    try:
        return read_progress(progress_file(start).read_bytes()), False
    except FileNotFoundError:
        return SavedProgress(), False
    except ValueError:
        return SavedProgress(), True


def forget() -> None:
    """Remove the file; OSError if that cannot be done."""
    progress_file().unlink(missing_ok=True)


def done() -> frozenset[str]:
    """Return the keys of the exercises that have passed, as far as that can be read."""
    try:
        return saved_progress().passed
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
