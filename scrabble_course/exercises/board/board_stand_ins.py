"""What stands in for the functions that those of stages 10 and 11 build on.

They are the course's own, so that a mistake shows up once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import takewhile
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
from scrabble_course.calling.make_call import StandIns

LentFunctions = Mapping[str, Any]
Recorder = Callable[..., None]

OTHER_WORDS = ("TO", "TOE", "OAT", "IT", "IN", "ON", "NO", "SO", "OS", "ES", "TEAS")
"""They stand in for the course's list where `words` has not been passed on."""


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


IN_ORDER = {
    one.__name__: one
    for one in (
        *(is_letter, transpose, find_cross_word, cross_word_score, calculate_score),
        *(anchored_row, row_plays, horizontal_plays, all_plays),
    )
}


def _before(name: str) -> StandIns:
    """Return what lends a function all that come before it."""
    lent = dict(takewhile(lambda one: one[0] != name, IN_ORDER.items()))

    def lend(call: Call, record: Recorder) -> LentFunctions:
        return lent

    lend.__qualname__ = f"for_{name}"  # by which a sandbox asks for it
    return lend


for_find_cross_word = _before("find_cross_word")
for_cross_word_score = _before("cross_word_score")
for_calculate_score = _before("calculate_score")
for_row_plays = _before("row_plays")
for_horizontal_plays = _before("horizontal_plays")
for_all_plays = _before("all_plays")
for_best_play = _before("best_play")


TRY = "tried"
"""The kind of event that says that a search has tried something."""


class _Tries(list[Any]):
    """A list that has each thing appended to it written down, and keeps none."""

    def __init__(self, record: Recorder) -> None:
        self._record = record

    def append(self, _tried: object) -> None:
        self._record(TRY)


def for_rack_search(call: Call, record: Recorder) -> LentFunctions:
    """Return what counts the tries of a search: the list it writes them down in."""
    return {"tried": _Tries(record)}
