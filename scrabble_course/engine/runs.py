"""Runs: letters on the board that follow each other without a gap."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import SIZE
from scrabble_course.engine.word_graph import BITS

LETTERS_IN_A_ROW = re.compile(f"[^{EMPTY}]+")


class Run(NamedTuple):
    """The letters of a run, their bits in the word graph, and what they are worth."""

    text: str = ""
    bits: tuple[int, ...] = ()
    points: int = 0


NO_RUN = Run()


def runs_of(letters: str, worth: Mapping[str, int]) -> list[Run]:
    """Return the run that begins at each square of a line, and at the edge behind it.

    Where none begins it is empty; so it is in the middle of a run.

    >>> runs = runs_of("...CaT.........", {"C": 3, "a": 0, "T": 1})
    >>> runs[3].text, runs[3].points, runs[4].text, len(runs)
    ('CaT', 4, '', 16)
    """
    runs = [NO_RUN] * (SIZE + 1)
    for run in LETTERS_IN_A_ROW.finditer(letters):
        text = run[0]
        bits = tuple([BITS[letter] for letter in text.lower()])
        points = sum([worth[letter] for letter in text])
        runs[run.start()] = Run(text, bits, points)
    return runs
