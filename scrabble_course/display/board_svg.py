"""The board as a picture that needs no kernel: static SVG."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.layout import SIZE, Square, square_name
from scrabble_course.board.letters import face, letter_points
from scrabble_course.board.marks import MarkedSquares
from scrabble_course.board.play import FormedWord
from scrabble_course.display.board_marks import (
    MOST_MARKS,
    legend_svg,
    rings_svg,
    texts_svg,
)
from scrabble_course.display.paper import picture_svg
from scrabble_course.display.squares import (
    HEIGHT,
    PANEL,
    WIDTH,
    coordinates_svg,
    corner,
    outline,
    squares_svg,
)
from scrabble_course.display.tile_svg import BOLD
from scrabble_course.resources.english_tiles import LETTER_VALUES


@dataclass(frozen=True, slots=True)
class _Look:
    face: str
    side: str
    ink: str


_LETTER = _Look("#faedcb", "#c7a768", "#2b2113")
_BLANK = _Look("#f0eafc", "#a795cf", "#43257a")
_LAST = "#d9480f"
_WORD = f"[^{EMPTY}]{{2,}}"


def board_svg(
    board: Board,
    last: Collection[Square] = (),
    marks: Collection[MarkedSquares] = (),
    values: Mapping[str, int] = LETTER_VALUES,
) -> str:
    """Return `board` as a drawing with its premiums, tiles and coordinates.

    The squares of the `last` play are outlined. Up to four `marks` are ringed, each
    in its own pattern, with their captions below the board. `values` are those of the
    tiles; one that has none shows none.

    >>> board_svg(Board.empty()).startswith("<svg xmlns=")
    True
    """
    if len(marks) > MOST_MARKS:
        raise ValueError(
            f"{len(marks)} marks cannot be told apart on one board; "
            f"show at most {MOST_MARKS}."
        )
    legend, height = legend_svg(marks, HEIGHT)
    drawn = (
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PANEL}"/>',
        coordinates_svg(),
        squares_svg(unlabelled=_covered(board, marks)),
        _tiles(board, _LETTER, values, str.isupper),
        _tiles(board, _BLANK, values, str.islower),
        _outlined(last),
        rings_svg(marks),
        texts_svg(marks, board),
        legend,
    )
    text, body = describe_board(board, last, marks), f"<g {BOLD}>{''.join(drawn)}</g>"
    return picture_svg((WIDTH, height), "Scrabble board", text, body, ";height:auto")


def describe_board(
    board: Board, last: Collection[Square] = (), marks: Collection[MarkedSquares] = ()
) -> str:
    """Return a board in words.

    >>> from scrabble_course.board.play import Play
    >>> describe_board(Board.empty().lay(Play("QUIZ", 7, 6)), last=[(7, 6), (7, 7)])
    'Words: 8G QUIZ. Last play: 8G QU.'
    """
    words = ", ".join(map(str, _words_on(board))) or "none"
    said = [f"Words: {words}."]
    if last:
        squares = tuple(sorted(last))
        letters = "".join(board[square] for square in squares)
        said.append(f"Last play: {FormedWord(letters, squares)}.")
    for mark in marks:
        places = ", ".join(
            f"{square_name(square)} {mark.text_on(square)}".rstrip()
            for square in mark.squares
        )
        said.append(f"{mark.caption}: {places or 'nowhere'}.")
    return " ".join(said)


def _words_on(board: Board) -> Iterator[FormedWord]:
    """Yield the words of a board, first those across, then those down."""
    for number, row in enumerate(board.rows):
        for run in re.finditer(_WORD, row):
            squares = tuple((number, place) for place in range(*run.span()))
            yield FormedWord(run[0], squares)
    for number, column in enumerate(map("".join, zip(*board.rows, strict=True))):
        for run in re.finditer(_WORD, column):
            squares = tuple((place, number) for place in range(*run.span()))
            yield FormedWord(run[0], squares)


def _covered(board: Board, marks: Collection[MarkedSquares]) -> set[Square]:
    """Return the squares where a tile or a mark's text hides the premium's label."""
    lying = {
        (row, col)
        for row in range(SIZE)
        for col in range(SIZE)
        if board[row, col] != EMPTY
    }
    return lying | {s for mark in marks for s in mark.squares if mark.text_on(s)}


def _tiles(
    board: Board,
    look: _Look,
    values: Mapping[str, int],
    belongs: Callable[[str], bool],
) -> str:
    """All tiles of one look together: one path for their sides, one for the faces."""
    tiles = {
        (row, col): letter
        for row, line in enumerate(board.rows)
        for col, letter in enumerate(line)
        if belongs(letter)
    }
    if not tiles:
        return ""
    faces = outline(tiles, inset=3)
    rounded = 'stroke-width="4" stroke-linejoin="round"'
    ring = (
        f'<path d="{outline(tiles, inset=2)}" fill="none" stroke="{look.ink}" '
        'stroke-dasharray="3 3"/>'
    )
    letters = "".join(_letter(*corner(square), tiles[square]) for square in tiles)
    worth = "".join(
        _value(*corner(square), letter_points(tiles[square], values))
        for square in tiles
        if tiles[square].upper() in values
    )
    return (
        f'<g transform="translate(0 2)"><path d="{faces}" fill="{look.side}" '
        f'stroke="{look.side}" {rounded}/></g>'
        f'<path d="{faces}" fill="{look.face}" stroke="{look.face}" {rounded}/>'
        f"{ring if look is _BLANK else ''}"
        f'<g text-anchor="middle" fill="{look.ink}"><g font-size="20">{letters}</g>'
        f'<g font-size="8" text-anchor="end">{worth}</g></g>'
    )


def _letter(x: int, y: int, letter: str) -> str:
    shown = face(letter.upper())
    small = ' font-size="14"' if len(shown) > 1 else ""
    return f'<text x="{x + 14}" y="{y + 21}"{small}>{shown}</text>'


def _value(x: int, y: int, points: int) -> str:
    return f'<text x="{x + 31}" y="{y + 30}">{points}</text>'


def _outlined(squares: Collection[Square]) -> str:
    if not squares:
        return ""
    return (
        f'<path d="{outline(sorted(squares), inset=1)}" fill="none" '
        f'stroke="{_LAST}" stroke-width="3" stroke-linejoin="round"/>'
    )
