"""The lines of a board as the search reads them.

A play lies in one line, a row or a column. So the search looks at one line at a time,
and for that it does not matter which of the two it is: the columns are the rows of
the board turned over its diagonal. All that it must know about the other lines stands
in the cross-checks, one a square.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from scrabble_course.board import CENTRE, Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import LAYOUT, PREMIUMS, SIZE
from scrabble_course.engine.cross_checks import CrossChecks, cross_checks_of
from scrabble_course.engine.word_graph import WordGraph
from scrabble_course.engine.words_on_line import WordOnLine, words_on_line

# The premiums are the same along rows and columns, so one table serves both.
_ROWS = [[PREMIUMS[mark] for mark in marks] for marks in LAYOUT]
LETTER_TIMES = [[premium.letter_times for premium in row] for row in _ROWS]
WORD_TIMES = [[premium.word_times for premium in row] for row in _ROWS]


@dataclass(frozen=True, slots=True)
class Line:
    """A row from the left or a column from the top; each list has an entry a square.

    `allowed` and `points` are what the lines across say (see CrossChecks); for the edge
    nothing is allowed. `words` has the letters that begin at a square, none at the
    edge. `anchors` are the empty squares that touch a letter, and the edge behind them
    all: each play lays a tile on one of them.
    """

    number: int
    down: bool
    anchors: Sequence[int]
    allowed: Sequence[int]
    points: Sequence[int | None]
    letter_times: Sequence[int]
    word_times: Sequence[int]
    words: Sequence[WordOnLine]


def lines_of(
    board: Board, graph: WordGraph, among: int, worth: Mapping[str, int]
) -> Iterator[Line]:
    """Yield the rows of `board`, then its columns, those that a play can lie in.

    Only letters of the mask `among` are allowed anywhere. The letters on the board
    are taken as they are, whether or not they make words.

    >>> from scrabble_course.engine.word_graph import ALL_LETTERS, build_graph
    >>> board = Board.empty().with_tiles({(7, 7): "T"})
    >>> lines = lines_of(board, build_graph(["at", "it"]), ALL_LETTERS, {"T": 1})
    >>> [(line.number, line.down, line.anchors) for line in lines][:3]
    [(6, False, [7, 15]), (7, False, [6, 8, 15]), (8, False, [7, 15])]
    """
    is_empty, rows = board.is_empty, board.rows
    columns = ["".join(letters) for letters in zip(*rows, strict=True)]
    row_words, column_words = (
        [words_on_line(letters, worth) for letters in side] for side in (rows, columns)
    )
    for down, side, words, crossing in (
        (False, rows, row_words, column_words),
        (True, columns, column_words, row_words),
    ):
        across = _turned([cross_checks_of(some, graph, among) for some in crossing])
        for number in range(SIZE):
            if is_empty:
                anchors = [CENTRE[1]] if number == CENTRE[0] else []
            else:
                anchors = _anchors(side[number], across[number])
            if anchors:
                anchors.append(SIZE)
                yield _line(number, down, anchors, across[number], words[number])


def _turned(checks: Sequence[CrossChecks]) -> list[CrossChecks]:
    """Return what is said to each line, from what each line across says."""
    allowed = zip(*(one.allowed for one in checks), strict=True)
    points = zip(*(one.points for one in checks), strict=True)
    return [*map(CrossChecks, allowed, points)]


def _line(
    number: int,
    down: bool,
    anchors: list[int],
    across: CrossChecks,
    words: list[WordOnLine],
) -> Line:
    return Line(
        number,
        down,
        anchors,
        [*across.allowed, 0],
        across.points,
        LETTER_TIMES[number],
        WORD_TIMES[number],
        words,
    )


def _anchors(letters: str, across: CrossChecks) -> list[int]:
    """Return the empty squares of a line that touch a letter, beside or across."""
    beside = EMPTY + letters + EMPTY
    return [
        at
        for at, points in enumerate(across.points)
        if letters[at] == EMPTY
        and (points is not None or beside[at] != EMPTY or beside[at + 2] != EMPTY)
    ]
