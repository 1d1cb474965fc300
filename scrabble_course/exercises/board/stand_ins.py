"""What stands in for the functions that those of stages 10 and 11 build on.

They are the course's own, so that a mistake shows up once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

from scrabble_course.board.anchors import RowSquare, anchored_row
from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
)
from scrabble_course.board.finding_plays import (
    BoardPlay,
    HorizontalPlay,
    RowPlay,
    all_plays,
    horizontal_plays,
    row_plays,
)
from scrabble_course.checks.call import Call

Parts = Mapping[str, Any]
Recorder = Callable[..., None]

OTHER_WORDS = ("TO", "TOE", "OAT", "IT", "IN", "ON", "NO", "SO", "OS", "ES", "TEAS")
"""They stand in for the course's list where `words` has not been passed on."""


def for_cross_word(call: Call, record: Recorder) -> Parts:
    """Return what find_cross_word and cross_word_score build on."""
    return {
        "find_cross_word": find_cross_word,
        "is_letter": is_letter,
        "transpose": transpose,
    }


def for_calculate_score(call: Call, record: Recorder) -> Parts:
    """Return what calculate_score builds on."""
    return {**for_cross_word(call, record), "cross_word_score": cross_word_score}


def for_row_plays(call: Call, record: Recorder) -> Parts:
    """Return what row_plays builds on: the functions of stage 10, and anchored rows."""
    return {
        **for_calculate_score(call, record),
        "anchored_row": _anchored_row,
        "calculate_score": calculate_score,
    }


def for_horizontal_plays(call: Call, record: Recorder) -> Parts:
    """Return what horizontal_plays builds on."""
    return {**for_row_plays(call, record), "row_plays": _row_plays}


def for_all_plays(call: Call, record: Recorder) -> Parts:
    """Return what all_plays builds on."""
    parts = for_horizontal_plays(call, record)
    return {**parts, "horizontal_plays": _horizontal_plays}


def for_best_play(call: Call, record: Recorder) -> Parts:
    """Return what best_play builds on."""
    return {**for_all_plays(call, record), "all_plays": _all_plays}


Args = ParamSpec("Args")
Got = TypeVar("Got")


def _or_others(words: Iterable[str] | None) -> Iterable[str]:
    return OTHER_WORDS if words is None else words


def _named(name: str) -> Callable[[Callable[Args, Got]], Callable[Args, Got]]:
    """Let the messages of errors name a part as the student does."""

    def rename(part: Callable[Args, Got]) -> Callable[Args, Got]:
        part.__qualname__ = name
        return part

    return rename


@_named("row_plays")
def _row_plays(
    hand: str, row: list[RowSquare], words: Iterable[str] | None = None
) -> set[RowPlay]:
    return row_plays(hand, row, _or_others(words))


@_named("horizontal_plays")
def _horizontal_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[HorizontalPlay]:
    return set(_found_before(hand, board, frozenset(_or_others(words))))


@lru_cache(maxsize=16)
def _found_before(
    hand: str, board: Board, words: frozenset[str]
) -> frozenset[HorizontalPlay]:
    """Answer at once when asked again, so that an endless recursion shows quickly."""
    return frozenset(horizontal_plays(hand, board, words))


@_named("all_plays")
def _all_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[BoardPlay]:
    return all_plays(hand, board, _or_others(words))


@_named("anchored_row")
def _anchored_row(
    board: Board, number: int, words: Iterable[str] | None = None
) -> list[RowSquare]:
    return anchored_row(board, number, _or_others(words))
