"""Walks along a word that go astray: which squares they take for those of the word."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.layout import Direction, Square, is_on_board, premium_at
from scrabble_course.board.letters import letter_points

Walk = Callable[[Board, Square, Direction, int], list[Square]]
"""The squares that a walk takes from a square on, in a direction, for some letters."""


def in_order(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The squares as they should be.

    >>> in_order(Board.empty(), (7, 6), (0, 1), 3)
    [(7, 6), (7, 7), (7, 8)]
    """
    (row, col), (down, across) = pos, direction
    return [(row + n * down, col + n * across) for n in range(size)]


def standing_still(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The walk never takes a step."""
    return [pos] * size


def stopped_by_letters(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The walk takes a step only from an empty square."""
    squares = [pos]
    while len(squares) < size:
        last = squares[-1]
        is_free = is_on_board(last) and board[last] == EMPTY
        squares.append(_next(last, direction) if is_free else last)
    return squares


def one_step_late(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The walk takes its first step before it looks."""
    return in_order(board, _next(pos, direction), direction, size)


def the_other_way(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The walk goes down for a word across, and across for a word down."""
    return in_order(board, pos, direction[::-1], size)


def row_and_column_swapped(
    board: Board, pos: Square, direction: Direction, size: int
) -> list[Square]:
    """The walk starts from (col, row)."""
    return in_order(board, pos[::-1], direction, size)


def all_on_board(squares: Sequence[Square]) -> bool:
    """Whether a walk stays on the board."""
    return all(map(is_on_board, squares))


def points_on(board: Board, word: str, squares: Sequence[Square]) -> int:
    """Return what a word scores with the premiums of any squares.

    >>> points_on(Board.empty(), "QUIZ", in_order(Board.empty(), (7, 6), (0, 1), 4))
    44
    """
    points, times = 0, 1
    for letter, square in zip(word, squares, strict=True):
        if board[square] == EMPTY:
            premium = premium_at(square)
            points += letter_points(letter) * premium.letter_times
            times *= premium.word_times
        else:
            points += letter_points(letter)
    return points * times


def _next(square: Square, direction: Direction) -> Square:
    return square[0] + direction[0], square[1] + direction[1]
