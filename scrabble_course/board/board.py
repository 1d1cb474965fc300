"""The board as a value: laying tiles gives another one (seed 000)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scrabble_course.board.board_errors import OffTheBoard, OverALetter, Unreadable
from scrabble_course.board.layout import (
    COLUMNS,
    SIZE,
    Square,
    is_on_board,
    premium_at,
    square_name,
)
from scrabble_course.board.letters import BLANK, SIGNS, face
from scrabble_course.calling import serialize

if TYPE_CHECKING:
    from scrabble_course.board.play import Play

EMPTY = "."
"""A square without a letter."""


@dataclass(frozen=True, slots=True)
class Board:
    """15 rows of 15 squares: a capital is a tile, a small letter a blank, `.` empty.

    The rows may be given in a list. In its printed form, empty premium squares show
    what they are worth.

    >>> from scrabble_course.board.play import Play
    >>> board = Board.empty().lay(Play("QUiZ", row=7, col=6))
    >>> board[7, 6], board[7, 8], board[0, 0]
    ('Q', 'i', '.')
    >>> str(board).splitlines()[7]
    '......QUiZ.....'
    """

    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if type(self.rows) is not tuple:
            object.__setattr__(self, "rows", tuple(self.rows))
        if len(self.rows) != SIZE:
            raise Unreadable(
                f"a board has {SIZE} lines, but this one has {len(self.rows)}; "
                f"write {EMPTY!r} for each empty square."
            )
        for number, row in enumerate(self.rows, start=1):
            _check_row(number, row)

    @classmethod
    def parse(cls, text: str) -> Board:
        """Return the board that 15 lines of 15 characters draw, indented or not.

        >>> Board.parse(str(Board.empty())) == Board.empty()
        True

        Another shape or another character is Unreadable; the message names the line.
        """
        lines = text.strip().splitlines()
        return cls(tuple(line.strip() for line in lines))

    @classmethod
    def empty(cls) -> Board:
        """Return the board before the first play."""
        return cls(_NO_TILES)

    def __getitem__(self, square: Square) -> str:
        if not is_on_board(square):
            raise OffTheBoard(f"{square!r} is off the board; squares run {_SPAN}.")
        row, col = square
        return self.rows[row][col]

    @property
    def is_empty(self) -> bool:
        """Whether no letter lies on the board."""
        return self.rows == _NO_TILES

    def lay(self, play: Play) -> Board:
        """Return the board with a play on it; `check_play` knows if it is allowed.

        A word that runs off the board is OffTheBoard; one that disagrees with the
        letters there is OverALetter.
        """
        return _with_checked(self, play.new_tiles(self))

    def with_tiles(self, laid: Mapping[Square, str]) -> Board:
        """Return the board with loose tiles on it, wherever they lie.

        >>> Board.empty().with_tiles({(0, 1): "A"}).rows[0]
        '.A.............'

        A tile on a letter is OverALetter; one that is no letter is Unreadable.
        """
        for square, letter in laid.items():
            self._check_tile(square, letter)
        return _with_checked(self, laid)

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        """Return the board itself: nothing about it can change."""
        return self

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def __repr__(self) -> str:
        head = "   " + "".join(f"{column:>3}" for column in COLUMNS)
        lines = [
            f"{number:3}" + "".join(map(_mark, row, labels))
            for number, (row, labels) in enumerate(
                zip(self.rows, _LABELS, strict=True), start=1
            )
        ]
        return "\n".join([head, *lines])

    def _repr_svg_(self) -> str:
        from scrabble_course.display.board_svg import board_svg

        return board_svg(self)

    def _check_tile(self, square: Square, letter: str) -> None:
        if letter == BLANK:
            raise Unreadable(
                f"the blank on {square_name(square)} stands for no letter yet; "
                "say which, as a small letter."
            )
        if letter not in SIGNS:
            raise Unreadable(
                f"{letter!r} on {square_name(square)} is no tile; lay a capital "
                "letter A-Z, or a small one for a blank."
            )
        if self[square] != EMPTY:
            raise OverALetter(
                f"{letter!r} cannot lie on {square_name(square)}, where "
                f"{self[square]!r} lies already; lay it on an empty square."
            )


_ON_A_SQUARE = SIGNS | {EMPTY}
_NO_TILES = (EMPTY * SIZE,) * SIZE
# Small letters keep a premium apart from the tiles beside it.
_LABELS = [
    [premium_at((row, col)).label.lower() or EMPTY for col in range(SIZE)]
    for row in range(SIZE)
]
_SPAN = f"from (0, 0) to ({SIZE - 1}, {SIZE - 1})"


def _mark(letter: str, label: str) -> str:
    return f"{label if letter == EMPTY else face(letter):>3}"


def _with_checked(board: Board, laid: Mapping[Square, str]) -> Board:
    """Return a board with tiles that are known to fit."""
    rows = list(board.rows)
    for (row, col), letter in laid.items():
        rows[row] = rows[row][:col] + letter + rows[row][col + 1 :]
    return _checked(tuple(rows))


def _checked(rows: tuple[str, ...]) -> Board:
    """Return a board of rows that are right already: boards are made all the time."""
    board = object.__new__(Board)
    object.__setattr__(board, "rows", rows)
    return board


def _check_row(number: int, row: str) -> None:
    if len(row) != SIZE:
        raise Unreadable(
            f"line {number} of the board, {row!r}, has {len(row)} characters; "
            f"write {SIZE}, with {EMPTY!r} for each empty square."
        )
    if _ON_A_SQUARE.issuperset(row):
        return  # by far the most frequent case
    for column, character in enumerate(row, start=1):
        if character not in _ON_A_SQUARE:
            raise Unreadable(
                f"line {number}, character {column} of the board is {character!r}; "
                f"write a capital for a tile, a small letter for a blank, or {EMPTY!r}."
            )


def _apart(board: Board) -> tuple[str]:
    rows: Any = board.rows
    if type(rows) not in (list, tuple) or any(type(row) is not str for row in rows):
        raise Unreadable("the rows of a board are texts.")
    return (str(Board(tuple(rows))),)


serialize.register(Board, _apart, Board.parse)
