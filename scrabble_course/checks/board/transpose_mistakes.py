"""The mistakes in transpose, and how each is told from the others."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import transpose
from scrabble_course.checks.board.error_mistakes import HALF_A_SQUARE
from scrabble_course.checks.board.evidence import stops_with
from scrabble_course.checks.board.squares import BOARDS, WITH_BLANKS
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _gives(*others: Callable[[Board], Board]) -> Callable[[Case, Outcome, Any], bool]:
    """Tell a mistake by the board that it makes of the one it was given."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        if not isinstance(outcome.value, Board):
            return False
        (board,) = case.call.args
        return outcome.value in [other(board) for other in others]

    return when


def _across(board: Board) -> Board:
    return Board(tuple(row[::-1] for row in board.rows))


def _over(board: Board) -> Board:
    return Board(board.rows[::-1])


def _changes_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether small letters and capitals are all that is wrong."""
    if not isinstance(outcome.value, Board):
        return False
    return str(outcome.value).upper() == str(case.expected).upper()


def _is_bare(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether no letter has come to the other board, from any board."""
    return all(attempt(case.call).value == Board.empty() for case in BOARDS)


def _has_other_rows(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return "a board has 15 lines" in outcome.error


def _has_other_columns(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return re.search(r"line \d+ of the board, .* characters", outcome.error) is not None


def _writes_a_list(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return "of the board, \"['" in outcome.error


def _is_no_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    returned = outcome.ended == "returned" and outcome.value is not None
    return returned and not isinstance(outcome.value, Board)


MISTAKES = (
    HALF_A_SQUARE,
    Mistake(
        "board-cannot-change",
        (),
        stops_with(
            "does not support item assignment",
            "cannot assign to field",
            "'tuple' object has no attribute",
        ),
        "A board cannot be changed, and neither can its rows. Start a list of your "
        "own, `rows = []`, put texts in it, and make another board of them: "
        "`Board(tuple(rows))`.",
    ),
    Mistake(
        "number-for-a-row",
        (),
        stops_with("'int' object is not subscriptable"),
        "A number stands where a text is needed. With `for row in range(15)`, `row` "
        "is a number: ask `board[row, col]`. With `for row in board.rows`, it is a "
        "text: ask `row[col]`.",
    ),
    Mistake(
        "beyond-the-edge",
        (),
        stops_with("string index out", "tuple index out", "OffTheBoard"),
        "A square was asked for that is not on the board. Rows and columns run from 0 "
        "to 14, as `range(15)` does.",
    ),
    Mistake(
        "no-such-place-in-the-list",
        (),
        stops_with("list index out", "list assignment index out"),
        "A list has only the places that were filled. `rows.append(...)` adds one at "
        "its end.",
    ),
    Mistake(
        "empty-squares-laid",
        (),
        stops_with("is no tile; lay a capital"),
        "Only letters can be laid. Leave out the empty squares: the other board has "
        "them already.",
    ),
    Mistake(
        "rows-are-no-texts",
        (),
        lambda case, outcome, attempt: (
            repr(outcome.value) == "<Board object>"
            or _writes_a_list(case, outcome, attempt)
        ),
        "A row of a board is one text, and not a list. Start each with an empty text, "
        "and add one letter at a time.",
    ),
    Mistake(
        "not-15-rows",
        (),
        _has_other_rows,
        "The board needs a list of 15 texts, one for each column. Start the list "
        "before both loops. In the outer loop, start a text, let the inner loop fill "
        "it, and then append it. Make the board after both.",
    ),
    Mistake(
        "not-15-letters",
        (),
        _has_other_columns,
        "A row of the other board has 15 characters: one from each row of `board`, "
        "also where that is a `.`. Start a text anew for each column.",
    ),
    Mistake(
        "not-a-board",
        (),
        _is_no_board,
        "The answer is a board, so that `board[row, col]` can be asked of it as well. "
        "Make one from the 15 texts: `Board(tuple(rows))`.",
    ),
    Mistake(
        "letters-lost",
        BOARDS[:2],
        _is_bare,
        "No letter is on that board. `lay` and `with_tiles` give another board and "
        "leave theirs as it was: keep what they give, `new = new.with_tiles(...)`.",
    ),
    Mistake(
        "nothing-turned",
        BOARDS,
        _gives(lambda board: board),
        "That is the board as it was. If letters are exchanged in place, each pair is "
        "met twice, and is back where it was; take the letter for (row, col) from "
        "(col, row) of the board that was given.",
    ),
    Mistake(
        "turned-or-mirrored-otherwise",
        BOARDS,
        _gives(
            _across,
            _over,
            lambda board: _over(_across(board)),
            lambda board: _across(transpose(board)),
            lambda board: _over(transpose(board)),
            lambda board: _over(_across(transpose(board))),
        ),
        "The letters have gone to other squares than they should. The letter of "
        "(row, col) belongs on (col, row): the corner (0, 0) stays where it is, and "
        "the first row becomes the first column, from left to right.",
    ),
    Mistake(
        "letters-changed",
        WITH_BLANKS,
        _changes_letters,
        "The letters are on the right squares, but capitals or small letters have "
        "changed. A capital is a tile, and a small letter a blank, which scores "
        "nothing: leave each as it is.",
    ),
)
