"""Mistakes in calculate_score that take a play to lie on other squares."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import ALL_TILES, BONUS, cross_word_score
from scrabble_course.checks.board import play_scores as cases
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

OWN = (*cases.GIVEN, *cases.LETTER, *cases.WORD, *cases.BEHIND_LETTERS)
"""Plays that show, all of them together, which squares a walk takes."""

Model = Callable[[Case], int | None]


def _walked(main: Walk, crossing: Walk) -> Model:
    """Return what is made of a play by a walk for its main word, and one for the rest.

    The second looks for the tiles that are laid, and for their cross words.
    """

    def model(case: Case) -> int | None:
        board, pos, direction, _hand, word = case.call.args
        squares = main(board, pos, direction, len(word))
        others = crossing(board, pos, direction, len(word))
        if not all_on_board(squares) or not all_on_board(others):
            return None
        laid = [
            (square, letter)
            for square, letter in zip(others, word, strict=True)
            if board[square] == EMPTY
        ]
        score = points_on(board, word, squares)
        for square, letter in laid:
            score += cross_word_score(board, letter, square, direction)
        return score + (BONUS if len(laid) == ALL_TILES else 0)

    return model


def _astray(*walks: Walk) -> tuple[Model, ...]:
    """Return models of plays where one of the two walks goes astray, or both."""
    return tuple(
        model
        for walk in walks
        for model in (
            _walked(walk, in_order),
            _walked(in_order, walk),
            _walked(walk, walk),
        )
    )


WALKS = (
    Mistake(
        "stands-still",
        OWN,
        like(OWN, *_astray(standing_still, stopped_by_letters)),
        "The walk stays on a square while the word goes on. After each letter it has "
        "to go one step further, `row += down` and `col += across`, whether or not a "
        "tile is laid there. (A direction is no text: there are no quotes around "
        "`ACROSS`.)",
    ),
    Mistake(
        "one-step-late",
        OWN,
        like(OWN, *_astray(one_step_late)),
        "The letters are counted one square too far on. The first lies on `pos` "
        "itself: look at the square first, then take the step.",
    ),
    Mistake(
        "the-other-way",
        OWN,
        like(OWN, *_astray(the_other_way)),
        "Across and down have changed places. Across, the column grows, and down, the "
        "row does: `down, across = direction`, then `row += down` and `col += across`.",
    ),
    Mistake(
        "row-and-column-swapped",
        OWN,
        like(OWN, *_astray(row_and_column_swapped)),
        "Row and column have changed places. A square is (row, col), and the word "
        "starts at `pos`: `row, col = pos`.",
    ),
)
