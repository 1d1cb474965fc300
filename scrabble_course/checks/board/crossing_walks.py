"""Mistakes in cross_word_score that take a cross word to lie on other squares."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import find_cross_word, transpose
from scrabble_course.board.layout import DOWN, Square
from scrabble_course.checks.board.crossing_scores import GIVEN, LETTER, PLAIN, WORD
from scrabble_course.checks.board.evidence import like
from scrabble_course.checks.board.walks import (
    Walk,
    all_on_board,
    in_order,
    one_step_late,
    points_on,
    row_and_column_swapped,
    standing_still,
    stopped_by_letters,
    the_other_way,
)
from scrabble_course.checks.exercise import Case, Mistake

WORDS = (*GIVEN, *PLAIN, *LETTER, *WORD)
"""Cross words of plays across, which show whether a word is counted as it should be."""


def _walked(walk: Walk) -> Callable[[Case], int | None]:
    """Return what is made of cross words by a walk from their first letter."""

    def model(case: Case) -> int | None:
        board, (start, col), text, _row = _crossing(case)
        squares = walk(board, (start, col), DOWN, len(text))
        if not all_on_board(squares):
            return None
        return points_on(board, text, squares)

    return model


def _from_the_new_letter(case: Case) -> int | None:
    """Return what is made of a cross word that is taken to start at the new letter."""
    board, (_start, col), text, row = _crossing(case)
    squares = in_order(board, (row, col), DOWN, len(text))
    return points_on(board, text, squares) if all_on_board(squares) else None


def _crossing(case: Case) -> tuple[Board, Square, str, int]:
    """Return the board on which the cross word runs down, its start, text and row."""
    board, letter, (row, col), direction = case.call.args
    if direction == DOWN:
        board, row, col = transpose(board), col, row
    start, text = find_cross_word(board, (row, col))
    return board, (start, col), text.replace(EMPTY, letter), row


WALKS = (
    Mistake(
        "stands-still",
        WORDS,
        like(WORDS, _walked(standing_still), _walked(stopped_by_letters)),
        "Several letters of the cross word are counted on one and the same square. "
        "After each letter, go one step further, `row += down` and `col += across`, "
        "whatever lies on the square.",
    ),
    Mistake(
        "one-step-late",
        WORDS,
        like(WORDS, _walked(one_step_late)),
        "The letters of the cross word are counted one square too far down. The first "
        "lies where the word starts: look at the square first, then take the step.",
    ),
    Mistake(
        "word-taken-along-the-row",
        WORDS,
        like(WORDS, _walked(the_other_way)),
        "The squares of the cross word were taken along the row. It runs down from "
        "`(start, col)`, so it has to be counted in direction `DOWN`; that is (1, 0), "
        "where the first number is for the row.",
    ),
    Mistake(
        "starts-at-the-new-letter",
        WORDS,
        like(WORDS, _from_the_new_letter),
        "The cross word was counted from the new letter on, but it may begin above. "
        "`find_cross_word` gives the row: the word starts on `(start, col)`.",
    ),
    Mistake(
        "start-swapped",
        WORDS,
        like(WORDS, _walked(row_and_column_swapped)),
        "The cross word was counted on other squares. A square is (row, col), and "
        "the word starts on `(start, col)`: the row comes first.",
    ),
)
