"""The squares of the board: their premiums and their names (seed 000)."""

from __future__ import annotations

import re
import string
from dataclasses import dataclass

from scrabble_course.board.board_errors import Unreadable

LAYOUT = """
T..d...T...d..T
.D...t...t...D.
..D...d.d...D..
d..D...d...D..d
....D.....D....
.t...t...t...t.
..d...d.d...d..
T..d...D...d..T
..d...d.d...d..
.t...t...t...t.
....D.....D....
d..D...d...D..d
..D...d.d...D..
.D...t...t...D.
T..d...T...d..T
""".split()
"""T and D: triple and double word; t and d: triple and double letter."""

SIZE = 15

Square = tuple[int, int]
"""(row, column), from the top left, counted from 0."""

CENTRE: Square = (7, 7)

Direction = tuple[int, int]
"""The step from one square of a word to the next.

A plain pair adds to a square, and it sorts: scored plays are tuples in sets, and
ties between them go by row, column, direction, word.
"""

ACROSS: Direction = (0, 1)
DOWN: Direction = (1, 0)

COLUMNS = string.ascii_uppercase[:SIZE]


@dataclass(frozen=True, slots=True)
class Premium:
    """How often a letter laid on a square counts, and how often its word does."""

    letter_times: int = 1
    word_times: int = 1
    label: str = ""
    name: str = ""


PREMIUMS = {
    "T": Premium(word_times=3, label="TW", name="triple word"),
    "D": Premium(word_times=2, label="DW", name="double word"),
    "t": Premium(letter_times=3, label="TL", name="triple letter"),
    "d": Premium(letter_times=2, label="DL", name="double letter"),
    ".": Premium(),
}
"""What the marks of `LAYOUT` mean."""


def premium_at(square: Square) -> Premium:
    """Return the premium of a square, which a tile laid there uses up.

    >>> premium_at(CENTRE).name, premium_at((0, 3)).label
    ('double word', 'DL')
    """
    row, col = square
    return PREMIUMS[LAYOUT[row][col]]


def is_on_board(square: Square) -> bool:
    """Return whether there is such a square.

    >>> is_on_board((14, 0)), is_on_board((0, 15)), is_on_board((-1, 0))
    (True, False, False)
    """
    row, col = square
    return 0 <= row < SIZE and 0 <= col < SIZE


def square_name(square: Square, direction: Direction = ACROSS) -> str:
    """Return a square as players write it: row first for across, else column first.

    Off the board, squares have no name but their two numbers.

    >>> square_name((7, 6)), square_name((7, 6), DOWN), square_name((7, 15))
    ('8G', 'G8', '(7, 15)')
    """
    if not is_on_board(square):
        return str(tuple(square))
    row, col = square
    if direction == DOWN:
        return f"{COLUMNS[col]}{row + 1}"
    return f"{row + 1}{COLUMNS[col]}"


def parse_square(text: str) -> tuple[Square, Direction]:
    """Return the square and the direction that a player's `8G` or `g8` means.

    >>> parse_square("8G"), parse_square("g8")
    (((7, 6), (0, 1)), ((7, 6), (1, 0)))

    Anything else is Unreadable.
    """
    name = text.strip().upper()
    across = re.fullmatch(r"([1-9]|1[0-5])([A-O])", name)
    down = re.fullmatch(r"([A-O])([1-9]|1[0-5])", name)
    if across:
        return (int(across[1]) - 1, COLUMNS.index(across[2])), ACROSS
    if down:
        return (int(down[2]) - 1, COLUMNS.index(down[1])), DOWN
    raise Unreadable(
        f"{text!r} is not a square; rows are 1 to 15 and columns A to O: "
        "write 8G to play across from there, or G8 to play down."
    )
