"""Letters on a board, and what they are worth there (seed 000)."""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping

from scrabble_course.resources.english_tiles import LETTER_VALUES

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


def in_order(tiles: Iterable[str]) -> str:
    """Return tiles in the order of the alphabet, blanks last.

    >>> in_order("S?EA")
    'AES?'
    """
    ordered = "".join(sorted(tiles))  # a key would cost three times as much
    return ordered.replace(BLANK, "") + BLANK * ordered.count(BLANK)


def face(letter: str) -> str:
    """Return what is printed on the tile that is one sign here.

    >>> face("Ȼ"), face("q")
    ('CH', 'q')
    """
    for digraph, sign in DIGRAPHS.items():
        if letter.upper() == sign:
            return digraph if letter.isupper() else digraph.lower()
    return letter
