"""What stands in for the functions that those of stages 10 and 11 build on.

They are the course's own, so that a mistake shows up once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from scrabble_course.board.anchors import RowSquare
from scrabble_course.board.anchors import anchored_row as course_anchored_row
from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import calculate_score
from scrabble_course.board.board_scores import cross_word_score as course_score_across
from scrabble_course.board.board_scores import find_cross_word as course_cross_word
from scrabble_course.board.board_scores import is_letter as course_is_letter
from scrabble_course.board.board_scores import transpose as course_transpose
from scrabble_course.board.finding_plays import BoardPlay, HorizontalPlay, RowPlay
from scrabble_course.board.finding_plays import all_plays as course_all_plays
from scrabble_course.board.finding_plays import horizontal_plays as course_plays_across
from scrabble_course.board.finding_plays import row_plays as course_row_plays
from scrabble_course.board.layout import (
    ACROSS,
    DOWN,
    SIZE,
    Direction,
    Square,
    is_on_board,
)
from scrabble_course.board.letters import LETTERS
from scrabble_course.board.word_sets import capital_words
from scrabble_course.checks.call import Call
from scrabble_course.checks.remembered import Remembered

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
        "is_letter": course_is_letter,
        "transpose": course_transpose,
        "find_cross_word": course_cross_word,
        "cross_word_score": course_score_across,
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


def is_letter(square: object) -> bool:
    """Answer as the course's own."""
    return _is_letter(square)


def transpose(board: Board) -> Board:
    """Answer as the course's own."""
    return _transposed(board)


def find_cross_word(board: Board, pos: Square) -> tuple[int, str]:
    """Answer as the course's own; a word depends on nothing but its column."""
    if not _is_empty_square(board, pos):
        return course_cross_word(board, pos)
    row, col = pos
    return _word_in(_column(board, col), row)


def cross_word_score(
    board: Board, letter: str, pos: Square, direction: Direction
) -> int:
    """Answer as the course's own: across as down, since premiums lie alike."""
    is_letter_laid = type(letter) is str and letter in LETTERS
    can_be_laid = is_letter_laid and _is_empty_square(board, pos)
    if not can_be_laid or direction not in (ACROSS, DOWN):
        return course_score_across(board, letter, pos, direction)
    row, col = pos
    column = _column(board, col)
    if direction == DOWN:
        row, col, column = col, row, board.rows[row]
    if not column[max(row - 1, 0) : row + 2].strip(EMPTY):
        return 0  # no letter above or below
    return _points_in(column, row, col, letter)


def _is_empty_square(board: Board, pos: Square) -> bool:
    """Whether there is such a square, in a board and a square of the right kind."""
    is_square = type(board) is Board and type(pos) is tuple and len(pos) == 2
    return is_square and is_on_board(pos) and board[pos] == EMPTY


def _column(board: Board, col: int) -> str:
    return "".join([row[col] for row in board.rows])


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
    if type(row) is not list:
        return course_row_plays(hand, row, _or_others(words))
    return set(_in_row(hand, tuple(row), _or_others(words)))


def horizontal_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[HorizontalPlay]:
    """Answer as the course's own, with a list for those who pass none on."""
    return set(_across(hand, board, _or_others(words)))


def all_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[BoardPlay]:
    """Answer as the course's own, with a list for those who pass none on."""
    return set(_both_ways(hand, board, _or_others(words)))


def _find_in(column: str, row: int) -> tuple[int, str]:
    return course_cross_word(_board_of(column, 0), (row, 0))


def _score_in(column: str, row: int, col: int, letter: str) -> int:
    board = _board_of(column, col)
    return course_score_across(board, letter, (row, col), ACROSS)


def _board_of(column: str, col: int) -> Board:
    """Return a board that is empty but for a column."""
    left, right = EMPTY * col, EMPTY * (SIZE - 1 - col)
    return Board(tuple([left + square + right for square in column]))


_is_letter = Remembered("is letter", course_is_letter)
_transposed = Remembered("transposed", course_transpose)
_word_in = Remembered("word in", _find_in)
_points_in = Remembered("points in", _score_in)
_in_row = Remembered("in a row", course_row_plays)
_across = Remembered("across", course_plays_across)
_both_ways = Remembered("both ways", course_all_plays)
