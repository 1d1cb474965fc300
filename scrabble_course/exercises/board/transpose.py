"""The exercise of stage 10: transpose, the board with down across (seed 003)."""

from __future__ import annotations

import random
import string
from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import transpose
from scrabble_course.board.layout import SIZE
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    judge_value,
)
from scrabble_course.exercises.board.common import (
    BOARD_IS_NO_LIST,
    CROWDED,
    EDGED,
    HALF_A_SQUARE,
    board_with,
    describe,
    stops_with,
)


def _case(board: Board, topic: str) -> Case:
    return Case(Call((board,)), transpose(board), topic)


PLAIN = _case(board_with("8G QUIZ", "J8 ZONE"), "a board")
EDGES = _case(
    board_with("1A TEN", "A1 TO", "15L OATS", "O12 LADS"), "letters at the edges"
)
NO_LETTERS = _case(Board.empty(), "a board")
WITH_BLANKS = tuple(_case(board, "a board with blanks") for board in (CROWDED, EDGED))
CASES = (PLAIN, EDGES, NO_LETTERS, *WITH_BLANKS)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
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


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice(CASES).topic
    letters = string.ascii_uppercase
    if topic == "a board with blanks":
        letters = string.ascii_letters
    places = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    if topic == "letters at the edges":
        places = [place for place in places if {0, SIZE - 1} & {*place}]
    lying = rng.sample(places, k=rng.randint(8, 20))
    return _case(
        Board.empty().with_tiles({place: rng.choice(letters) for place in lying}), topic
    )


def _across(board: Board) -> Board:
    return Board(tuple(row[::-1] for row in board.rows))


def _over(board: Board) -> Board:
    return Board(board.rows[::-1])


def _changed(board: Board, change: Callable[[str], str]) -> Board:
    return transpose(Board(tuple(map(change, board.rows))))


def _lacks_letters(case: Case, got: Outcome) -> bool:
    """Whether all letters that came are right, so that others are missing."""
    pairs = zip("".join(got.value.rows), "".join(case.expected.rows), strict=True)
    return all(came in (EMPTY, wanted) for came, wanted in pairs)


MISTAKES = (
    HALF_A_SQUARE,
    stops_with(
        "board-cannot-change",
        "not support item assignment|cannot assign to field|'tuple' object has no attr",
        "A board cannot be changed, and neither can its rows. Start a list of your "
        "own, `rows = []`, put texts in it, and make another board of them: "
        "`Board(tuple(rows))`.",
    ),
    BOARD_IS_NO_LIST,
    stops_with(
        "number-or-text",
        "'int' object is not subscriptable|values to unpack"
        "|'<=' not supported between instances of 'int' and",
        "A number stands where a text is needed, or the other way round. With `for row "
        "in range(15)`, `row` is a number: ask `board[row, col]`. With `for row in "
        "board.rows`, it is a text: ask `row[col]`.",
    ),
    stops_with(
        "no-such-place",
        "(index|assignment index) out of range|OffTheBoard",
        "A place was asked for that is not there. Rows and columns run from 0 to 14, "
        "as `range(15)` does. A list has only the places that were filled, and "
        "`rows.append(...)` adds one at its end.",
    ),
    stops_with(
        "laid-over-letters",
        "^OverALetter",
        "A letter cannot lie on another. Begin with a board that is empty, "
        "`Board.empty()`, not with `board` itself, and lay each letter once.",
    ),
    stops_with(
        "empty-squares-laid",
        "is no tile; lay a capital",
        "Only letters can be laid. Leave out the empty squares: the other board has "
        "them already.",
    ),
    Mistake(
        "rows-are-no-texts",
        (),
        "A row of a board is one text, and not a list. Start each with an empty text, "
        "and add one letter at a time.",
        shows=lambda case, got: (
            got.ended == "raised" or repr(got.value) == "<Board object>"
        ),
        claims=r"of the board, \"?\[",
    ),
    stops_with(
        "not-15-texts",
        r"a board has 15 lines|line \d+ of the board, .* characters",
        "The board needs a list of 15 texts, one for each column, and each of 15 "
        "characters, also where one is a `.`. Start the list before both loops. In the "
        "outer loop, start a text, let the inner loop fill it, and then append it. "
        "Make the board after both.",
    ),
    Mistake(
        "not-a-board",
        (),
        "The answer is a board, so that `board[row, col]` can be asked of it as well. "
        "Make one from the 15 texts: `Board(tuple(rows))`.",
        shows=lambda case, got: (
            got.ended == "returned" and not isinstance(got.value, Board)
        ),
    ),
    Mistake(
        "one-row-fifteen-times",
        (PLAIN, EDGES),
        'All rows of the answer are one and the same: `[["."] * 15] * 15` holds one '
        "list fifteen times. Make a list of its own for each row, inside the loop.",
        like=(lambda board: Board((transpose(board).rows[-1],) * SIZE),),
        throughout=True,
    ),
    Mistake(
        "letters-lost",
        (PLAIN, EDGES),
        "No letter is on that board. `lay` and `with_tiles` give another board and "
        "leave theirs as it was: keep what they give, `new = new.with_tiles(...)`.",
        like=(lambda board: Board.empty(),),
        throughout=True,
    ),
    Mistake(
        "some-letters-lost",
        CASES,
        "What lies on that board is right, but letters are missing. Which are they: "
        "small ones, those of the first and the last row or column, or those on one "
        "side of the diagonal? Or does each letter begin another board? Every square "
        "goes over, whatever lies on it.",
        shows=_lacks_letters,
    ),
    Mistake(
        "nothing-turned",
        CASES,
        "That is the board as it was. If letters are exchanged in place, each pair is "
        "met twice, and is back where it was; take the letter for (row, col) from "
        "(col, row) of the board that was given.",
        like=(lambda board: board,),
    ),
    Mistake(
        "turned-or-mirrored-otherwise",
        CASES,
        "The letters have gone to other squares than they should. The letter of "
        "(row, col) belongs on (col, row): the corner (0, 0) stays where it is, and "
        "the first row becomes the first column, from left to right.",
        like=(
            _across,
            _over,
            lambda board: _over(_across(board)),
            lambda board: _across(transpose(board)),
            lambda board: _over(transpose(board)),
            lambda board: _over(_across(transpose(board))),
        ),
    ),
    Mistake(
        "letters-changed",
        CASES,
        "The letters are on the right squares, but capitals or small letters have "
        "changed. A capital is a tile, and a small letter a blank, which scores "
        "nothing: leave each as it is.",
        like=(
            lambda board: _changed(board, str.upper),
            lambda board: _changed(board, str.lower),
        ),
    ),
)

EXERCISE = Exercise(
    "transpose",
    stage=10,
    reference=transpose,
    cases=CASES,
    generate=_random_case,
    generated=9,
    judge=_judge,
    hints=(
        "Look at the first row of the answer: where on the board did its letters lie, "
        "from left to right?",
        "Row 3 of the answer is column 3 of the board, read from the top. Build 15 "
        "such rows, each as one text, and make a board from them.",
        "It is the loop of *A column*, inside another: for each `col` of `range(15)`, "
        "begin an empty text, and add `row[col]` for each `row` of `board.rows`. Put "
        "the 15 texts in a list `rows`, and return `Board(tuple(rows))`.",
    ),
    mistakes=MISTAKES,
    describe=describe,
)
