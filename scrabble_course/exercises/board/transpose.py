"""The exercise of stage 10: transpose, the board with down across (seed 003)."""

from __future__ import annotations

import operator
import random
import string
from collections.abc import Callable
from itertools import product

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import transpose
from scrabble_course.board.layout import SIZE
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, judge_value, not_returned
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.boards import board_with


def _case(board: Board, topic: str) -> Case:
    return Case(Call((board,)), transpose(board), topic)


AT_EDGES = board_with("1A TEN", "A1 TO", "15L OATS", "O12 LADS")
WITH_LETTERS = (
    _case(board_with("8G QUIZ", "J8 ZONE"), "a board"),
    _case(AT_EDGES, "letters at the edges"),
)
CASES = (
    *WITH_LETTERS,
    _case(Board.empty(), "a board"),
    _case(boards.CROWDED, "a board with blanks"),
    _case(boards.EDGED, "a board with blanks"),
)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that gives a board; boards are shown line by line."""
    if ended := not_returned(outcome):
        return Problem("the board turned over, as a `Board`", ended)
    problem = judge_value(case, outcome)
    if problem is None:
        return None
    got = str(outcome.value) if isinstance(outcome.value, Board) else problem.got
    return Problem(str(case.expected), got)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice(CASES).topic
    has_blanks = topic == "a board with blanks"
    letters = string.ascii_letters if has_blanks else string.ascii_uppercase
    places = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    if topic == "letters at the edges":
        places = [place for place in places if {0, SIZE - 1} & {*place}]
    lying = rng.sample(places, k=rng.randint(8, 20))
    tiles = {place: rng.choice(letters) for place in lying}
    return _case(Board.empty().with_tiles(tiles), topic)


def _lacks_letters(case: Case, got: Outcome) -> bool:
    """Whether all letters that came are right, so that others are missing."""
    pairs = zip("".join(got.value.rows), "".join(case.expected.rows), strict=True)
    return all(came in (EMPTY, wanted) for came, wanted in pairs)


def _has_moved_letters(case: Case, got: Outcome) -> bool:
    """Whether the letters that came are those of the board, wherever they lie."""
    return sorted("".join(got.value.rows)) == sorted("".join(case.expected.rows))


def _half(keeps: Callable[[int, int], bool]) -> Callable[[Board], Board]:
    """Return a transpose that leaves out what lies on the other side."""

    def wrong(board: Board) -> Board:
        squares = product(range(SIZE), repeat=2)
        tiles = {(b, a): board[a, b] for a, b in squares if keeps(a, b)}
        return Board.empty().with_tiles(
            {square: tile for square, tile in tiles.items() if tile != EMPTY}
        )

    return wrong


MISTAKES = (
    stops_with("board-cannot-change", "item assign|cannot assign|'tuple' object has")(
        "A board cannot be changed, nor can its rows. Start a list of your own, `rows "
        "= []`, put texts in it, and make a board of them: `Board(tuple(rows))`."
    ),
    stops_with("no-such-place", "(index|assignment index) out of range|OffTheBoard")(
        "A place was asked for that is not there. Rows and columns run from 0 to 14, "
        "as `range(15)` does. An empty list has no place: `rows.append(...)` adds one."
    ),
    stops_with("empty-squares-laid", "is no tile; lay a capital")(
        "Only letters can be laid. Leave out empty squares: they are there already."
    ),
    stops_with("laid-on-the-old-board", "^OverALetter")(
        "The letters are laid on the board that was given, where the old ones still "
        "lie. Lay them on an empty one: `Board.empty().with_tiles(...)`."
    ),
    stops_with("row-missing", "but this one has (14|16)")(
        "The board has 15 rows, one for each column. These count from 0 to 14, as the "
        "numbers of `range(15)` do."
    ),
    stops_with("text-not-begun-anew", "has (30|45|60) characters")(
        "The second text has more than 15 characters: the first column is still in it. "
        'Begin the text anew, `text = ""`, for each column: inside the outer loop, '
        "and before the inner one."
    ),
    mistake("not-15-texts", error_pattern="a board has 15 lines|of the board, ")(
        "The board needs 15 texts, one for each column, and each of 15 characters. "
        '`"".join(column)` makes a text of a list or a tuple. And the board is made '
        "below both loops, of all the texts.",
        lambda case, got: repr(got.value) in ("None", "<Board object>"),
    ),
    mistake("rows-without-a-board", CASES)(
        "These are texts, and no board is made of them yet: `return "
        "Board(tuple(rows))`.",
        lambda case, got: {*map(type, [*got.value])} == {str},
    ),
    answers_like("one-side-of-the-diagonal", WITH_LETTERS)(
        "Only letters on one side of the diagonal have gone over. All 15 columns are "
        "to be looked at in each row: `range(15)`, and no place of the other loop in "
        "it.",
        *map(_half, (operator.lt, operator.le, operator.gt, operator.ge)),
    ),
    mistake("letters-lost", CASES, shows=_lacks_letters)(
        "No letter is wrong on that board, but some are missing, or all. Are they "
        "small ones, or those of the first or last row or column? "
        "Every square goes over, whatever lies on it. (`lay` and "
        "`with_tiles` leave their board as it was, and give another: keep that, and "
        "lay the next letter on it, `new = new.with_tiles(...)`.)"
    ),
    fails_like("nothing-turned", CASES)(
        "That is the board as it was: row and column have changed places nowhere, or "
        "twice. What is read from (col, row) is put on (row, col), and not on (col, "
        "row) again. (Where letters are exchanged in place, each pair is met twice.)",
        lambda board: board,
    ),
    fails_like("rows-backwards", CASES)(
        "Each row of the board comes out backwards. Put each new letter behind those "
        "before it, `text = text + letter`, and go from the top row down.",
        lambda board: Board(tuple(row[::-1] for row in transpose(board).rows)),
    ),
    fails_like("last-column-first", CASES)(
        "The rows of the board come in the wrong order: the first is made of the last "
        "column. Begin with column 0, and put each new row behind those before it.",
        lambda board: Board(transpose(board).rows[::-1]),
    ),
    mistake("turned-or-mirrored-otherwise", CASES, shows=_has_moved_letters)(
        "The letters have gone to other squares than they should. The letter of (row, "
        "col) belongs on (col, row): the corner (0, 0) stays where it is, and the "
        "first row becomes the first column, from left to right."
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
    new_rule="the board is turned by a quarter, and not mirrored.",
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
    describe=boards.describe,
)
