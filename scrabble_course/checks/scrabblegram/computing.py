"""What is asked of compute_score: cases, and how a call with modifiers is shown."""

from __future__ import annotations

import random
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case
from scrabble_course.scrabblegram.best_word import (
    ScoreModifier,
    compute_score,
    read_modifiers,
)

PLAIN_SQUARES = "......."


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its modifiers drawn as text.

    >>> describe("compute_score", Call(("LEAP", read_modifiers(".t..D.."))))
    "compute_score('LEAP', read_modifiers('.t..D..'))"
    """
    return f"{name}({', '.join(map(_source, call.args))})"


def _source(value: Any) -> str:
    if isinstance(value, list) and value:
        marks = [item.value for item in value if isinstance(item, ScoreModifier)]
        if len(marks) == len(value):
            return f"read_modifiers({''.join(marks)!r})"
    return repr(value)


def scored(played_tiles: str, marks: str, topic: str, given: bool = False) -> Case:
    """Return a case for tiles laid on the squares that `marks` draws."""
    modifiers = read_modifiers(marks)
    expected = compute_score(played_tiles, modifiers)
    return Case(Call((played_tiles, modifiers)), expected, topic, given)


GIVEN = (
    scored("LEAP", ".t..D..", "the example of the problem set", given=True),
    scored("AP?LES", ".t..D..", "the example of the problem set", given=True),
    scored("SPA?ZLE", ".t..D..", "the example of the problem set", given=True),
)
PLAIN = (
    scored("LEAP", PLAIN_SQUARES, "no modifiers"),
    scored("ZAP", PLAIN_SQUARES, "no modifiers"),
)
LETTER = (
    scored("ZAP", "d......", "a double letter"),
    scored("ZAP", "..t....", "a triple letter"),
    scored("LEAP", "dt.t...", "several letter modifiers"),
)
WORD = (
    scored("ZAP", ".D.....", "a double word"),
    scored("ZAP", ".T.....", "a triple word"),
)
BOTH = (
    scored("ZAP", "dD.....", "a letter and a word modifier"),
    scored("ZAP", "D.t....", "a letter and a word modifier"),
)
SEVERAL = (
    scored("ZAP", "DT.....", "a double and a triple word"),
    scored("ZAP", "T.T....", "two triple words"),
    scored("LEAP", "D..D...", "two double words"),
    scored("LEAP", "DD.D...", "three double words"),
)
BEYOND = (
    scored("ZAP", "...D..T", "modifiers beyond the word"),
    scored("LEAP", ".....T.", "a modifier beyond the word"),
)
ALL_TILES = (scored("SPATZLE", PLAIN_SQUARES, "all seven tiles"),)
DOUBLED_BONUS = (
    scored("SPATZLE", "..D....", "all seven tiles and a double word"),
    scored("SPATZLE", "......T", "all seven tiles and a triple word"),
)
SIX_TILES = (
    scored("PLEASE", PLAIN_SQUARES, "six tiles"),
    scored("PLEAS?", ".t..D..", "six tiles"),
)
BLANK = (
    scored("?ASP", ".......", "a blank"),
    scored("?AP", "t......", "a blank on a letter modifier"),
    scored("??", ".......", "nothing but blanks"),
)
BLANK_ON_WORD = (scored("?AP", "D......", "a blank on a word modifier"),)
SPACE = (scored("Z P", ".......", "a blank written as a space"),)
SMALL = (scored("zap", ".......", "tiles in small letters"),)


def random_score(rng: random.Random) -> Case:
    """Return a case with random tiles on random squares."""
    tiles = rng.choices("ABCDEFGHIKLMNOPQRSTUWXYZ?", k=rng.choice((1, 2, 4, 5, 6, 7)))
    marks = rng.choices("...dtDT", k=7)
    return scored("".join(tiles), "".join(marks), "random tiles")
