"""What is asked of find_cross_word."""

from __future__ import annotations

import random
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import find_cross_word
from scrabble_course.board.layout import SIZE, Square
from scrabble_course.checks.board.boards import (
    BOARDS,
    EDGED,
    board_with,
    random_play,
)
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case

Answer = tuple[int, str]


def asked(board: Board, pos: Square, topic: str) -> Case:
    """Return a case for an empty square of a board."""
    return Case(Call((board, pos)), find_cross_word(board, pos), topic)


def answer_of(value: Any) -> Answer | None:
    """Return a row and a text; None for anything else.

    >>> answer_of((7, "ZONE.")), answer_of("ZONE.")
    ((7, 'ZONE.'), None)
    """
    if type(value) is tuple and list(map(type, value)) == [int, str]:
        return value
    return None


QUINT = board_with("8D QUINT")
TALL = board_with("8G QUIZ", "J8 ZONE")
GAPS = board_with("H2 TEN", "H8 ON", "H11 AT")

ABOVE = (
    asked(QUINT, (8, 5), "a letter above"),
    asked(TALL, (11, 9), "a word above"),
)
BELOW = (
    asked(QUINT, (6, 5), "a letter below"),
    asked(TALL, (6, 9), "a word below"),
)
BOTH = (
    asked(GAPS, (9, 7), "letters above and below"),
    asked(board_with("H6 TEN", "H10 SON"), (8, 7), "letters above and below"),
)
NONE = (
    asked(QUINT, (3, 9), "no letter above or below"),
    asked(TALL, (9, 8), "a letter to the right only"),
)
BOTH_WAYS = (
    asked(TALL, (8, 8), "a letter above, another to the right"),
    asked(board_with("8H TEN", "7G A"), (7, 6), "letters above and to the right"),
)
BEYOND_A_GAP = (
    asked(GAPS, (6, 7), "letters beyond an empty square"),
    asked(GAPS, (4, 7), "letters beyond an empty square"),
)
EDGES = (
    asked(EDGED, (2, 0), "letters up to the first row"),
    asked(EDGED, (10, 14), "letters down to the last row"),
    asked(EDGED, (0, 14), "a square in the first row"),
    asked(EDGED, (14, 0), "a square in the last row"),
)
AROUND = (
    asked(board_with("A14 AT"), (0, 0), "the first row, with letters in the last"),
    asked(board_with("C1 AT"), (14, 2), "the last row, with letters in the first"),
)
BLANKS = (asked(board_with("H8 ZoNe"), (11, 7), "blanks in the word"),)


CASES = (*ABOVE, *BELOW, *BOTH, *NONE, *BOTH_WAYS, *BEYOND_A_GAP, *EDGES)


def random_square(rng: random.Random) -> Case:
    """Return a case for a random empty square, or for one beside letters."""
    if rng.random() < 0.5:
        board, found = random_play(rng)
        return asked(board, rng.choice(list(found.new_tiles(board))), "random squares")
    board = rng.choice(BOARDS)
    empty = [
        (row, col)
        for row in range(SIZE)
        for col in range(SIZE)
        if board[row, col] == EMPTY
    ]
    return asked(board, rng.choice(empty), "random squares")
