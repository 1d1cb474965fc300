"""What is asked of is_letter and transpose, and the mistakes in the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import is_letter, transpose
from scrabble_course.checks.board.boards import CROWDED, EDGED, QUIET, board_with
from scrabble_course.checks.board.evidence import right, stops_with
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


def _is_a_text(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.value in ("True", "False")


def _is_a_function(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return "function_or_method" in repr(outcome.value)


def _says(answer: bool) -> Callable[[Case, Outcome, Attempt], bool]:
    return lambda case, outcome, attempt: outcome.value is answer


IS_LETTER_MISTAKES = (
    Mistake(
        "brackets-missing",
        (),
        _is_a_function,
        "The answer is a function, which has not been called. Are the brackets "
        "missing, as in `square.isalpha` for `square.isalpha()`?",
    ),
    Mistake(
        "truth-value-in-quotes",
        (),
        _is_a_text,
        "In quotes, that is a text. True and False are written without them, and a "
        'comparison such as `square != "."` already is one or the other.',
    ),
    Mistake(
        "type-in-quotes",
        (),
        stops_with("isinstance() arg 2"),
        "`isinstance` takes a value and a type. `str` is a type; in quotes, it would "
        "be a text: `isinstance(square, str)`.",
    ),
    Mistake(
        "square-is-no-place",
        (),
        stops_with("values to unpack"),
        '`square` is not a row and a column, but what lies there: a text such as "Q" '
        'or ".", or what the rows of the next stage hold.',
    ),
    Mistake(
        "not-a-truth-value",
        (),
        _is_no_truth_value,
        "The answer is True or False, and nothing else: a comparison such as `square "
        '!= "."` gives one of them.',
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
        "tile-on-the-board",
        TILES,
        lambda case, outcome, attempt: (
            outcome.value is False and right(attempt, *BLANKS)
        ),
        "A capital is a tile, and a small letter a blank that lies on the board. Both "
        "are letters.",
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
    if problem is None:
        return None
    returned = outcome.ended == "returned"
    return Problem(
        str(case.expected), _shown(outcome.value) if returned else problem.got
    )


def _shown(value: Any) -> str:
    return str(value) if isinstance(value, Board) else repr(value)
