"""What is asked of can_form_word_from_tiles: judge and cases."""

from __future__ import annotations

import random
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Problem, judge_value
from scrabble_course.scrabblegram.tiles import can_form_word_from_tiles

WORDS = "ACE APPLES BANANA DEED LEAP LEVEL PALE PIZZA PLEASE SEE SPATZLE WASP ZOO"


def same_play(one: Any, other: Any) -> bool:
    """Whether two answers say the same; tiles may be capitals or small letters.

    >>> same_play((True, "AP?LES"), (True, "ap?les"))
    True
    >>> same_play((True, "AP?LES"), (True, "AP LES"))
    False
    """
    ours, theirs = answer_of(one), answer_of(other)
    return ours is not None and ours == theirs


def answer_of(value: Any) -> tuple[bool, str] | None:
    """Return a truth value and the tiles, in capitals; None for anything else.

    >>> answer_of((True, "leap")), answer_of(True)
    ((True, 'LEAP'), None)
    """
    if type(value) is tuple and list(map(type, value)) == [bool, str]:
        return value[0], value[1].upper()
    return None


def judge_play(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that returns whether a word can be formed, and the tiles."""
    return judge_value(case, outcome, same_play)


def _case(word: str, tiles: str, topic: str, given: bool = False) -> Case:
    expected = can_form_word_from_tiles(word, tiles)
    return Case(Call((word, tiles)), expected, topic, given)


GIVEN = (
    _case("LEAP", "ZLEAP?S", "the example of the problem set", given=True),
    _case("APPLES", "ZLEAP?S", "the example of the problem set", given=True),
    _case("PIZZA", "ZLEAP?S", "the example of the problem set", given=True),
)
OTHER_ORDER = (
    _case("PALE", "ZLEAPXS", "letters in another order"),
    _case("SPAZ", "ZLEAPXS", "letters in another order"),
)
LETTERS = (
    _case("DOG", "ZLEAPXS", "letters without a tile"),
    _case("LIMP", "ZLEAPXS", "a letter without a tile"),
    _case("LEAF", "ZLEAPXS", "a last letter without a tile"),
)
TWICE = (
    _case("EEL", "ELXYZAB", "one tile for two letters"),
    _case("LEVEL", "LEVXYZA", "one tile for two letters"),
)
COPIES = (
    _case("SEE", "SEEABCD", "two equal tiles"),
    _case("BANANA", "AANNABX", "three equal tiles"),
)
BLANK = (
    _case("WASP", "ZLEAWP?", "a blank"),
    _case("PLEASE", "ZLEAP?S", "a blank for a letter held once"),
    _case("SPATZLE", "ZLEAP?S", "all seven tiles"),
)
TWO_BLANKS = (
    _case("PIZZA", "PIA??XY", "two blanks for one letter"),
    _case("WASP", "W?S?XYZ", "two blanks"),
)
BLANK_TWICE = (
    _case("ZOO", "ZX?ABCD", "one blank for two letters"),
    _case("DEED", "DXYZE?A", "one blank for two letters"),
)
SPACE = (
    _case("WASP", "ZLEAWP ", "a blank written as a space"),
    _case("APPLES", "ZLEAP S", "a blank written as a space"),
    _case("PIZZA", "PIA? XY", "a blank of either kind"),
)
OWN_TILE = (
    _case("LEAP", "?ZLEAPS", "a blank that is not needed"),
    _case("ACE", "X? ECAB", "blanks that are not needed"),
)
CAPITALS = (
    _case("leap", "ZLEAP?S", "a word in small letters"),
    _case("LEAP", "zleap?s", "tiles in small letters"),
)


def random_tiles(rng: random.Random) -> Case:
    """Return a case for one of `WORDS`, its tiles shuffled, some of them changed."""
    word = rng.choice(WORDS.split())
    tiles = list(word)
    for place in range(len(tiles)):
        if rng.random() < 0.2:
            tiles[place] = rng.choice("?? ZXE")
    tiles += rng.choices("AELPSTZ", k=7 - len(tiles))
    rng.shuffle(tiles)
    return _case(word, "".join(tiles), "random tiles")
