"""Letters on a board, and what those of English Scrabble are worth (seed 000)."""

from __future__ import annotations

import string
from collections.abc import Mapping

LETTER_VALUES = {
    "A": 1, "B": 3, "C": 3, "D": 2, "E": 1, "F": 4, "G": 2, "H": 4, "I": 1,
    "J": 8, "K": 5, "L": 1, "M": 3, "N": 1, "O": 1, "P": 3, "Q": 10, "R": 1,
    "S": 1, "T": 1, "U": 1, "V": 4, "W": 4, "X": 8, "Y": 4, "Z": 10,
    "?": 0,
}  # fmt: skip

BLANK = "?"
"""A blank on a rack; on the board it is the small letter that it stands for."""

LETTERS = frozenset(string.ascii_letters)
"""What the course lays: a capital for a tile, a small letter for a blank."""

DIGRAPHS = {"CH": "Ȼ", "LL": "Ỻ", "RR": "Ɍ"}
"""Tiles that show two letters, and the one sign that each is on a board or a rack."""

_ABROAD = "ÄÖÜÑÇĄĆĘŁŃÓŚŹŻ" + "".join(DIGRAPHS.values())
SIGNS = LETTERS | {*_ABROAD, *_ABROAD.lower()}
"""What can lie on a square: also the letters of games in other languages."""


def letter_points(letter: str, values: Mapping[str, int] = LETTER_VALUES) -> int:
    """Return what a letter on the board is worth; a blank is worth nothing.

    >>> letter_points("Q"), letter_points("q"), letter_points("?")
    (10, 0, 0)
    """
    if letter.isupper():
        return values[letter]
    return 0


def face(letter: str) -> str:
    """Return what is printed on the tile that is one sign here.

    >>> face("Ȼ"), face("q")
    ('CH', 'q')
    """
    for digraph, sign in DIGRAPHS.items():
        if letter.upper() == sign:
            return digraph if letter.isupper() else digraph.lower()
    return letter
