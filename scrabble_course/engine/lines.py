"""The lines of a board as the search reads them.

A play lies in one line, a row or a column. So the search looks at one line at a time,
and for that it does not matter which of the two it is: the columns are the rows of
the board turned over its diagonal. All that it must know about the other lines stands
in the cross-checks, one a square: a tile laid between letters above and below forms a
cross word, and which letters make it a word is found before any play is tried.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scrabble_course.board import CENTRE, Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import LAYOUT, PREMIUMS, SIZE
from scrabble_course.engine.word_graph import ALL_LETTERS, BITS, WordGraph, follow

# The premiums are the same along rows and columns, so one table serves both.
_ROWS = [[PREMIUMS[mark] for mark in marks] for marks in LAYOUT]
LETTER_TIMES = [[premium.letter_times for premium in row] for row in _ROWS]
WORD_TIMES = [[premium.word_times for premium in row] for row in _ROWS]
LETTERS_IN_A_ROW = re.compile(f"[^{EMPTY}]+")


class WordOnLine(NamedTuple):
    """A word on the board: its letters, their bits in the graph, and their worth."""

    text: str = ""
    bits: tuple[int, ...] = ()
    points: int = 0


NO_WORD = WordOnLine()


class CrossChecks(NamedTuple):
    """What a line says about each of its squares to the lines that cross it.

    `allowed` has the letters that may lie on a square, a mask; none where a letter
    lies. `points` is what the letters above and below are worth, None without any.
    """

    allowed: Sequence[int]
    points: Sequence[int | None]


FREE = CrossChecks((ALL_LETTERS,) * SIZE, (None,) * SIZE)


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


class Start(NamedTuple):
    """A square of a line where words can begin: at letters, or with a tile.

    `first` is the first empty square from there on, and `anchor` the first anchor:
    each square before it takes a tile, and so does the anchor.
    """

    line: Line
    at: int
    first: int
    anchor: int


def starts_in(line: Line, tiles: int) -> Iterator[Start]:
    """Yield where the words of plays can begin that lay up to so many tiles."""
    at = 0
    while at < SIZE:
        first = at + len(line.words[at].bits)
        anchor = line.anchors[bisect_left(line.anchors, first)]
        if anchor == SIZE:
            return
        if anchor - first < tiles and line.allowed[anchor]:
            yield Start(line, at, first, anchor)
        at = first + 1


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


def words_on_line(letters: str, worth: Mapping[str, int]) -> list[WordOnLine]:
    """Return the word that begins at each square of a line, and at the edge behind it.

    Where none begins it is empty; so it is in the middle of one.

    >>> words = words_on_line("...CaT.........", {"C": 3, "a": 0, "T": 1})
    >>> words[3].text, words[3].points, words[4].text, len(words)
    ('CaT', 4, '', 16)
    """
    words = [NO_WORD] * (SIZE + 1)
    for word in LETTERS_IN_A_ROW.finditer(letters):
        text = word[0]
        bits = tuple([BITS[letter] for letter in text.lower()])
        points = sum([worth[letter] for letter in text])
        words[word.start()] = WordOnLine(text, bits, points)
    return words


def cross_checks_of(
    words: Sequence[WordOnLine], graph: WordGraph, among: int
) -> CrossChecks:
    """Return what a line says about its squares; only letters of `among` are asked.

    >>> from scrabble_course.engine.word_graph import build_graph, letters_of
    >>> graph, words = build_graph(["at", "it", "to"]), words_on_line(".T...", {"T": 1})
    >>> found = cross_checks_of(words, graph, ALL_LETTERS)
    >>> [letters_of(found.allowed[at]) for at in range(3)], found.points[:4]
    (['ai', '', 'o'], [1, None, 1, None])
    """
    begun = [(start, word) for start, word in enumerate(words) if word.bits]
    if not begun:
        return FREE
    allowed, points = [*FREE.allowed], [*FREE.points]
    for start, word in begun:
        before, end = start - 1, start + len(word.bits)
        allowed[start:end] = [0] * (end - start)
        # The word above, if there is one, has spoken for the square between them.
        if before >= 0 and points[before] is None:
            allowed[before] = _between(NO_WORD, word, graph, among)
            points[before] = word.points
        if end < SIZE:
            below = words[end + 1]
            allowed[end] = _between(word, below, graph, among)
            points[end] = word.points + below.points
    return CrossChecks(allowed, points)


def _between(above: WordOnLine, below: WordOnLine, graph: WordGraph, among: int) -> int:
    """Return the letters of `among` that join two words that lie there."""
    start = follow(graph, graph.root, above.bits)
    if start is None:
        return 0
    if not below.bits:
        return graph.finals[start] & among
    onward, last = below.bits[:-1], below.bits[-1]
    ahead, allowed = graph.children[start] & among, 0
    while ahead:
        bit = ahead & -ahead
        ahead ^= bit
        end = follow(graph, start, (bit, *onward))
        if end is not None and graph.finals[end] & last:
            allowed |= bit
    return allowed
