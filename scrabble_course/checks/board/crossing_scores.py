"""What is asked of cross_word_score."""

from __future__ import annotations

import random

from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import (
    cross_word_score,
    transpose,
)
from scrabble_course.board.layout import ACROSS, DOWN, parse_square
from scrabble_course.checks.board.boards import board_with, random_play
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case


def asked(
    board: Board, letter: str, place: str, topic: str, given: bool = False
) -> Case:
    """Return a case for a letter laid as part of a play: across at 8G, down at G8."""
    pos, direction = parse_square(place)
    args = (board, letter, pos, direction)
    return Case(Call(args), cross_word_score(*args), topic, given)


def _turned(case: Case) -> Case:
    """Return the same case on the transposed board, where across is down."""
    board, letter, (row, col), direction = case.call.args
    other = DOWN if direction == ACROSS else ACROSS
    args = (transpose(board), letter, (col, row), other)
    return Case(Call(args), cross_word_score(*args), f"{case.topic}, played down")


QUINT = board_with("8D QUINT")
GIVEN = (
    asked(QUINT, "N", "9F", "the example of the lecture", given=True),
    asked(QUINT, "O", "9G", "the example of the lecture", given=True),
)
PLAIN = (
    asked(board_with("H6 ZON"), "E", "9H", "a word above"),
    asked(board_with("J9 AT"), "C", "8J", "a word below"),
)
NONE = (
    asked(QUINT, "Q", "10F", "no cross word"),
    asked(board_with("H9 ONE"), "Z", "8I", "letters at a corner only"),
    asked(board_with("8H TEN"), "Z", "8G", "letters in the play's own line only"),
)
LETTER = (
    asked(board_with("G8 QI"), "X", "7G", "a double letter"),
    asked(board_with("F7 AT"), "F", "6F", "a triple letter"),
)
WORD = (
    asked(board_with("E6 ATE"), "M", "5E", "a double word"),
    asked(board_with("H2 AIL"), "M", "1H", "a triple word"),
    asked(board_with("E2 ATE"), "M", "5E", "a double word under the last letter"),
)
OLD = (
    asked(board_with("H7 AX"), "E", "9H", "a double word that is covered"),
    asked(board_with("J9 AXE"), "L", "8J", "a triple letter that is covered"),
    asked(board_with("H8 AXE"), "L", "7H", "a double word that is covered"),
)
LAID_BLANK = (
    asked(board_with("J9 AT"), "c", "8J", "a blank that is laid"),
    asked(board_with("G8 QI"), "x", "7G", "a blank on a double letter"),
)
LYING_BLANK = (
    asked(board_with("J9 aXE"), "W", "8J", "a blank that lies there"),
    asked(board_with("D5 ZoN"), "E", "8D", "a blank that lies there"),
)
BLANK_ON_WORD = (
    asked(board_with("E6 ATE"), "m", "5E", "a blank on a double word"),
    asked(board_with("H2 AIL"), "m", "1H", "a blank on a triple word"),
)
BOTH_WAYS = (
    asked(board_with("8H TEN", "9G AX"), "O", "8G", "words both ways"),
    asked(board_with("H9 AT", "8F OP"), "E", "8H", "words both ways"),
)
PLAYED_DOWN = (
    *map(_turned, (*GIVEN, *PLAIN, *LETTER, *WORD)),
    *map(_turned, BOTH_WAYS),
)
ACROSS_CASES = (
    *(*GIVEN, *PLAIN, *NONE, *LETTER, *WORD, *OLD),
    *(*LAID_BLANK, *LYING_BLANK, *BLANK_ON_WORD, *BOTH_WAYS),
)


def random_letter(rng: random.Random) -> Case:
    """Return a case for a tile of a random play."""
    board, play = random_play(rng)
    pos, letter = rng.choice(list(play.new_tiles(board).items()))
    args = (board, letter, pos, play.direction)
    return Case(Call(args), cross_word_score(*args), "random plays")
