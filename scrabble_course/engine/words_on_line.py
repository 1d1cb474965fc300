"""Words on a line: letters on the board that follow each other without a gap."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import SIZE
from scrabble_course.engine.word_graph import BITS

LETTERS_IN_A_ROW = re.compile(f"[^{EMPTY}]+")


class WordOnLine(NamedTuple):
    """A word on the board: its letters, their bits in the graph, and their worth."""

    text: str = ""
    bits: tuple[int, ...] = ()
    points: int = 0


NO_WORD = WordOnLine()


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
