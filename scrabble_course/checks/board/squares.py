"""What is asked of is_letter and transpose, and the mistakes in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import is_letter, transpose
from scrabble_course.checks.board.boards import CROWDED, EDGED, QUIET, board_with
from scrabble_course.checks.board.evidence import changes_a_board, right
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, Problem, judge_value


def _square(square: object, topic: str) -> Case:
    return Case(Call((square,)), is_letter(square), topic)


TILES = tuple(_square(letter, "a tile") for letter in "QAMZ")
BLANKS = tuple(_square(letter, "a blank that stands for a letter") for letter in "iaz")
EMPTY_SQUARE = (_square(EMPTY, "an empty square"),)
NO_TEXT = (
    _square(None, "an empty square of a row"),
    _square(frozenset("E"), "an anchor"),
    _square(frozenset(), "an anchor where no letter fits"),
)


def _is_the_wrong_way_round(_: Case, __: Outcome, attempt: Attempt) -> bool:
    return all(
        attempt(case.call).value is not case.expected
        and type(attempt(case.call).value) is bool
        for case in (*TILES, *EMPTY_SQUARE)
    )


def _is_no_truth_value(_: Case, outcome: Outcome, __: Attempt) -> bool:
    returned = outcome.ended == "returned" and outcome.value is not None
    return returned and type(outcome.value) is not bool


def _says(answer: bool) -> Callable[[Case, Outcome, Attempt], bool]:
    return lambda case, outcome, attempt: outcome.value is answer


IS_LETTER_MISTAKES = (
    Mistake(
        "not-a-truth-value",
        (),
        _is_no_truth_value,
        "The answer is True or False, and nothing else: a comparison gives one of "
        "them, as does `square in LETTERS`.",
    ),
    Mistake(
        "wrong-way-round",
        (*TILES, *EMPTY_SQUARE),
        _is_the_wrong_way_round,
        "True and False have changed places: the question is whether there is a "
        "letter, not whether the square is free.",
    ),
    Mistake(
        "first-or-last-letter",
        (*TILES, *BLANKS),
        lambda case, outcome, attempt: (
            outcome.value is False and right(attempt, TILES[2], BLANKS[0])
        ),
        "Letters in the middle of the alphabet come out right, but not this one. A "
        "and Z are letters, too: compare with `<=`, and not with `<`.",
    ),
    Mistake(
        "blank-on-the-board",
        BLANKS,
        lambda case, outcome, attempt: (
            outcome.value is False and right(attempt, *TILES)
        ),
        "A small letter is a blank that lies on the board, and that is a letter as "
        "well. Both kinds count.",
    ),
    Mistake(
        "empty-square",
        EMPTY_SQUARE,
        _says(True),
        "On a board, `.` is an empty square, and so no letter.",
    ),
    Mistake(
        "not-every-square-is-a-text",
        NO_TEXT,
        lambda case, outcome, attempt: (
            outcome.ended == "raised" and right(attempt, *TILES)
        ),
        "In a row, a square may also be None or a set of letters, and the answer to "
        "those is False. Ask `isinstance(square, str)` first.",
    ),
    Mistake(
        "anchor",
        NO_TEXT,
        _says(True),
        "In a row, None is an empty square, and a set is an empty square with the "
        "letters that may come there. Only a text can be a letter: "
        "`isinstance(square, str)`.",
    ),
)


def _board(board: Board, topic: str) -> Case:
    return Case(Call((board,)), transpose(board), topic)


BOARDS = (
    _board(board_with("8G QUIZ", "J8 ZONE"), "a board"),
    _board(EDGED, "letters at the edges"),
    _board(Board.empty(), "an empty board"),
)
WITH_BLANKS = (
    _board(QUIET, "a board with a blank"),
    _board(CROWDED, "a board with blanks"),
)


def judge_board(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that gives a board; boards are shown line by line."""
    problem = judge_value(case, outcome)
    if problem and outcome.ended == "returned":
        return Problem(str(case.expected), _shown(outcome.value))
    return problem


def _shown(value: Any) -> str:
    return str(value) if isinstance(value, Board) else repr(value)


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


def _capitals(board: Board) -> Board:
    return Board(tuple(row.upper() for row in board.rows))


def _is_no_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    returned = outcome.ended == "returned" and outcome.value is not None
    return returned and not isinstance(outcome.value, Board)


TRANSPOSE_MISTAKES = (
    Mistake(
        "board-cannot-change",
        (),
        lambda case, outcome, attempt: (
            changes_a_board(case, outcome, attempt)
            or "does not support item assignment" in outcome.error
        ),
        "A board cannot be changed, and neither can the text of a row. Build other "
        "rows from the letters, and make another board: `Board(tuple(rows))`.",
    ),
    Mistake(
        "rows-are-no-texts",
        (),
        lambda case, outcome, attempt: repr(outcome.value) == "<Board object>",
        "You made a board, but its rows are not texts. Put the letters of a row "
        'together before you make the board: `"".join(letters)`.',
    ),
    Mistake(
        "not-a-board",
        (),
        _is_no_board,
        "The answer is a board, so that `board[row, col]` can be asked of it as well. "
        "Make one from the 15 texts: `Board(tuple(rows))`.",
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
        "blanks-made-tiles",
        WITH_BLANKS,
        _gives(lambda board: _capitals(transpose(board))),
        "The letters are on the right squares, but small ones have become capitals. A "
        "small letter is a blank, and has to stay one, since a blank scores nothing.",
    ),
)
