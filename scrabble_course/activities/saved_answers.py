"""What a student answered in activities: a small file beside the progress.

It stays on the student's computer, and may be deleted at any time. Only answers in
`explain` are ever graded, where a course says so (`explain` in `course.toml`).
"""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

from scrabble_course.checks.progress_file import progress_file
from scrabble_course.resources.atomic_files import (
    alone_with,
    set_aside,
    write_atomically,
)


def answers_file(start: Path | None = None) -> Path:
    """Return where answers are kept: beside the progress."""
    return progress_file(start).with_name("my_answers.json")


def answers_in(activity: str, start: Path | None = None) -> dict[str, Any]:
    """Return all that was kept of one activity, in the course around `start`."""
    answers = _all(answers_file(start))[0].get(activity)
    return answers if isinstance(answers, dict) else {}


def kept_answer(activity: str, key: str) -> dict[str, Any]:
    """Return what was kept of one answer; empty if there is none.

    A file that is missing or damaged counts as empty, and so does one that cannot be
    read now; but then no other answer takes the place of this one.
    """
    file = answers_file()
    try:
        answers = _all(file)[0].get(activity)
    except OSError:
        _unread.add((file, activity, key))
        return {}
    _unread.discard((file, activity, key))
    answer = answers.get(key) if isinstance(answers, dict) else None
    return answer if isinstance(answer, dict) else {}


def keep_answer(activity: str, key: str, answer: dict[str, Any]) -> None:
    """Keep an answer in place of an earlier one; OSError if that cannot be done.

    A file that is damaged is kept as well, under another name.
    """
    file = answers_file()
    if (file, activity, key) in _unread:
        reason = "an earlier answer could not be read; run this cell again"
        raise OSError(errno.EIO, reason)
    with alone_with(file):
        everything, is_damaged = _all(file)
        answers = everything.get(activity)
        others = answers if isinstance(answers, dict) else {}
        everything[activity] = {**others, key: answer}
        text = json.dumps(everything, indent=1, ensure_ascii=False)
        if is_damaged:
            set_aside(file)
        write_atomically(file, text + "\n")


_unread: set[tuple[Path, str, str]] = set()
"""Answers that are perhaps there, but could not be read when they were asked for."""


def _all(file: Path) -> tuple[dict[str, Any], bool]:
    """Return all answers, and whether the file is damaged; OSError as in `record`."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}, False
    except (ValueError, RecursionError):
        return {}, True
    return (found, False) if isinstance(found, dict) else ({}, True)
