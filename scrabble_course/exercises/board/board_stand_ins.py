"""What stands in for the functions that those of stages 10 and 11 build on.

They are the course's own, so that a mistake shows up once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scrabble_course.board.anchors import RowSquare
from scrabble_course.board.anchors import anchored_row as course_anchored_row
from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
)
from scrabble_course.board.finding_plays import BoardPlay, HorizontalPlay, RowPlay
from scrabble_course.board.finding_plays import all_plays as course_all_plays
from scrabble_course.board.finding_plays import horizontal_plays as course_plays_across
from scrabble_course.board.finding_plays import row_plays as course_row_plays
from scrabble_course.board.word_sets import capital_words
from scrabble_course.calling.call import Call

Parts = Mapping[str, Any]
Recorder = Callable[..., None]

OTHER_WORDS = ("TO", "TOE", "OAT", "IT", "IN", "ON", "NO", "SO", "OS", "ES", "TEAS")
"""They stand in for the course's list where `words` has not been passed on."""


def for_find_cross_word(call: Call, record: Recorder) -> Parts:
    """Return what find_cross_word builds on."""
    return {"is_letter": is_letter, "transpose": transpose}


def for_cross_word_score(call: Call, record: Recorder) -> Parts:
    """Return what cross_word_score builds on."""
    parts = for_find_cross_word(call, record)
    return {**parts, "find_cross_word": find_cross_word}


def for_calculate_score(call: Call, record: Recorder) -> Parts:
    """Return what calculate_score builds on."""
    parts = for_cross_word_score(call, record)
    return {**parts, "cross_word_score": cross_word_score}


def for_row_plays(call: Call, record: Recorder) -> Parts:
    """Return what row_plays builds on: the functions of stage 10, and anchored rows."""
    return {
        **for_calculate_score(call, record),
        "calculate_score": calculate_score,
        "anchored_row": anchored_row,
    }


def for_horizontal_plays(call: Call, record: Recorder) -> Parts:
    """Return what horizontal_plays builds on."""
    return {**for_row_plays(call, record), "row_plays": row_plays}


def for_all_plays(call: Call, record: Recorder) -> Parts:
    """Return what all_plays builds on."""
    parts = for_horizontal_plays(call, record)
    return {**parts, "horizontal_plays": horizontal_plays}


def for_best_play(call: Call, record: Recorder) -> Parts:
    """Return what best_play builds on."""
    return {**for_all_plays(call, record), "all_plays": all_plays}


def _or_others(words: Iterable[str] | None) -> frozenset[str]:
    return capital_words(OTHER_WORDS if words is None else words)


def anchored_row(
    board: Board, number: int, words: Iterable[str] | None = None
) -> list[RowSquare]:
    """Answer as the course's own, with a list for those who pass none on."""
    return course_anchored_row(board, number, _or_others(words))


def row_plays(
    hand: str, row: list[RowSquare], words: Iterable[str] | None = None
) -> set[RowPlay]:
    """Answer as the course's own, with a list for those who pass none on."""
    return course_row_plays(hand, row, _or_others(words))


def horizontal_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[HorizontalPlay]:
    """Answer as the course's own, with a list for those who pass none on."""
    return course_plays_across(hand, board, _or_others(words))


def all_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[BoardPlay]:
    """Answer as the course's own, with a list for those who pass none on."""
    return course_all_plays(hand, board, _or_others(words))


TRY = "tried"
"""The kind of event that says that a search has tried something."""


class _Tries(list[Any]):
    """A list that has each thing appended to it written down, and keeps none."""

    def __init__(self, record: Recorder) -> None:
        self._record = record

    def append(self, _tried: object) -> None:
        self._record(TRY)


def for_rack_search(call: Call, record: Recorder) -> Parts:
    """Return what counts the tries of a search: the list it writes them down in."""
    return {"tried": _Tries(record)}
