"""What is asked of highest_scoring_word_from_tiles: judge and cases."""

from __future__ import annotations

import random
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case
from scrabble_course.scrabblegram.best_word import (
    highest_scoring_word_from_tiles,
    read_modifiers,
)

PLAIN_SQUARES = "......."
NO_WORD = (-1, "")
LEAPS = ["apples", "leap", "leaps", "please", "pleasingly", "spatzle", "wasp"]
WORDS = (
    "ace act adze ale apple apples aster bane cat cats cast deal ease east jape lace "
    "lapse lead leap leaps lease pale pales please qi rate scale seat spatzle stale "
    "steal tale tea wasp zap zest"
).split()


def answer_of(value: Any) -> tuple[int, str] | None:
    """Return a score and a word; None for anything else.

    >>> answer_of((66, "newborn")), answer_of("newborn")
    ((66, 'newborn'), None)
    """
    if type(value) is tuple and list(map(type, value)) == [int, str]:
        return value
    return None


def searched(
    tiles: str, marks: str, words: list[str], topic: str, given: bool = False
) -> Case:
    """Return a case for tiles, the squares that `marks` draws, and a few words."""
    modifiers = read_modifiers(marks)
    expected = highest_scoring_word_from_tiles(tiles, modifiers, words)
    return Case(Call((tiles, modifiers, words)), expected, topic, given)


GIVEN = searched(
    "WBNNOER",
    "..d....",
    ["BONE", "BROWN", "NEWBORN", "WORN"],
    "the example of the problem set",
    given=True,
)
BEST = (
    searched("QIAETRS", PLAIN_SQUARES, ["air", "aster", "qi", "tea"], "a short word"),
    searched("CLEAPSX", PLAIN_SQUARES, ["ape", "lace", "lap"], "a word in the middle"),
    searched("ZLEAPXS", ".t..D..", LEAPS, "words of several lengths"),
)
MODIFIERS = (
    searched("EALPXVB", "t...D..", ["leap", "pale"], "squares that decide"),
    searched("CLEAPSX", "....T..", ["ape", "place", "zap"], "squares that decide"),
)
ALL_TILES = searched("ZLEAP?S", ".t..D..", LEAPS, "all seven tiles")
NONE = (
    searched("BCDFGHJ", PLAIN_SQUARES, LEAPS, "no word can be formed"),
    searched("LEAPXYZ", PLAIN_SQUARES, ["apples", "zoo"], "no word can be formed"),
)
WORTH_NOTHING = (
    searched("??QQJJX", PLAIN_SQUARES, ["ad", "it"], "a word worth 0"),
    searched("?QQJJXX", PLAIN_SQUARES, ["a", "zoo"], "a word worth 0"),
)
TIES = (
    searched("CATXQJV", PLAIN_SQUARES, ["act", "cat"], "words with equal scores"),
    searched("XPEARVI", "d......", ["ear", "era", "rea"], "words with equal scores"),
)
BLANK_WORTH = (
    searched("LEAP?SR", PLAIN_SQUARES, ["jape", "leap"], "a blank is worth 0"),
    searched("T?EAQRS", PLAIN_SQUARES, ["tea", "zest"], "a blank is worth 0"),
)
BLANK_PLACE = (
    searched("AP?LESX", "..t....", ["apples", "pales"], "the best place of a blank"),
    searched("BN?A?AX", ".t..t..", ["ban", "banana"], "the best places of two blanks"),
    searched("SET?CRV", "...t...", ["set", "sets"], "the best place of a blank"),
)
SPACE = (
    searched("ZLEAP S", ".t..D..", LEAPS, "a blank written as a space"),
    searched("W SPQQQ", PLAIN_SQUARES, ["wasp"], "a blank written as a space"),
)
SMALL = (
    searched("zleapxs", PLAIN_SQUARES, LEAPS, "tiles in small letters"),
    searched("ZLEAPXS", PLAIN_SQUARES, ["LEAP", "PALE"], "words in capitals"),
)
COURSE_WORDS = ["leap", "qi", "vim", "zoo"]
"""Stand in for the course's list; the best for the tiles below is that of the list."""
LEFT_OUT = (
    Case(
        Call(
            ("QIVVVVV", read_modifiers(PLAIN_SQUARES)), script={"words": COURSE_WORDS}
        ),
        (11, "qi"),
        "the words left out",
    ),
)
OWN_LIST = (searched("ZLEAP?S", PLAIN_SQUARES, ["leap"], "the words that are given"),)


def words_of(case: Case) -> list[str]:
    """Return the words that are searched in a case."""
    words: list[str] = case.call.args[2] if case.call.args[2:] else COURSE_WORDS
    return words


def random_search(rng: random.Random) -> Case:
    """Return a case with random tiles and squares, and some of `WORDS`."""
    tiles = list(rng.choice([word for word in WORDS if len(word) > 3]))
    tiles += rng.choices("AEELPST??", k=7 - len(tiles))
    rng.shuffle(tiles)
    marks = "".join(rng.choices("...dtDT", k=7))
    words = sorted(rng.sample(WORDS, 12))
    return searched("".join(tiles).upper(), marks, words, "random tiles and squares")
