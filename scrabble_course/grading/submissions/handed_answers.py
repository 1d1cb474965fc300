"""Answers about their own code that a student handed in: a stranger's file."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from scrabble_course.grading.submissions.file_content import CannotRead, read_found
from scrabble_course.grading.submissions.read_limits import one_reading
from scrabble_course.grading.submissions.student_files import (
    ANSWERS,
    PROGRESS,
    FoundFile,
    StudentFolder,
    progress_files_of,
)
from scrabble_course.grading.submissions.zip_archives import CannotUnzip

MOST_BYTES = 200_000
MOST_FUNCTIONS, MOST_ANSWERS, MOST_TURNS = 200, 20, 10_000
LONGEST_ANSWER = 1_000

AnswerTurn = tuple[int, dict[str, str]]
"""Which three questions were asked, and what was answered, by their keys."""


def answers_of(folder: StudentFolder) -> str:
    """Return what a student's files answer, as one text; of several, the newest."""
    found: dict[str, AnswerTurn] = {}
    with one_reading():
        files = progress_files_of(folder, (PROGRESS, ANSWERS))
        for file in sorted(files, key=_age):
            found |= _turns(file)
    return json.dumps(dict(sorted(found.items())))


def read_answers(text: str) -> dict[str, AnswerTurn]:
    """Return what `answers_of` gave, by the keys of functions."""
    return {name: (turn, given) for name, (turn, given) in json.loads(text).items()}


def _age(file: FoundFile) -> tuple[datetime, str]:
    return file.time or datetime.min.replace(tzinfo=UTC), file.path


def _turns(file: FoundFile) -> dict[str, AnswerTurn]:
    """Return what one file says; a piece of another kind counts as missing."""
    try:
        said = json.loads(read_found(file, MOST_BYTES))
    except (CannotRead, CannotUnzip, ValueError, RecursionError):
        return {}
    explained = said.get("explain") if isinstance(said, dict) else None
    pairs = list(explained.items()) if isinstance(explained, dict) else []
    return {name: turn for name, one in pairs[:MOST_FUNCTIONS] for turn in _turn(one)}


def _turn(said: Any) -> Iterator[AnswerTurn]:
    if not isinstance(said, dict) or not isinstance(said.get("answers"), dict):
        return
    turn = said.get("turn")
    if type(turn) is int and 0 <= turn <= MOST_TURNS:
        pairs = list(said["answers"].items())[:MOST_ANSWERS]
        yield turn, {key: text for key, text in pairs if _is_answer(text)}


def _is_answer(text: Any) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST_ANSWER
