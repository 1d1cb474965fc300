"""What is asked of row_plays: rows, hands and words."""

from __future__ import annotations

import random
import re

from scrabble_course.board.anchors import ANY_LETTER, RowSquare, read_row
from scrabble_course.board.board import EMPTY
from scrabble_course.board.finding_plays import RowPlay, row_plays
from scrabble_course.board.layout import SIZE
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case

WORDS = (
    "ACT ACTS AN ANT ANTS AS AT CAN CAST CAT CATS EAT EATS ES IN IS IT ITS NEAT NET "
    "NETS ON ONE SAT SCAT SEA SEAT SET SIN SIT STONE TAN TEA TEN TIN TO TOE TON TONE"
).split()


def asked(hand: str, row: str, words: str, topic: str) -> Case:
    """Return a case for a hand, the row that a text begins to draw, and a few words."""
    squares = len(re.sub(r"\{.*?\}", EMPTY, row))
    full = row + EMPTY * (SIZE - squares)
    call = Call((hand, read_row(full), set(words.split())))
    return Case(call, row_plays(*call.args), topic)


def plays_of(value: object) -> set[RowPlay] | None:
    """Return the plays of a row, if `value` is a set of pairs of column and word.

    >>> plays_of({(5, "CAT")}), plays_of({("CAT", 5)})
    ({(5, 'CAT')}, None)
    """
    if isinstance(value, set | frozenset) and all(map(_is_play, value)):
        return set(value)
    return None


def _is_play(value: object) -> bool:
    return type(value) is tuple and list(map(type, value)) == [int, str]


PLAIN = (
    asked("S", "....{*}CAT{*}", "CAT CATS SCAT", "a tile before or after"),
    asked("AEST", ".......{*}", "EAT SEA TEA ES", "the first play"),
    asked("OENS", "..{T}.....{*}IT{*}", "TO TOE SIT ITS ONE", "several anchors"),
)
NO_ANCHOR = (asked("AT", "", "AT", "a row without anchors"),)
NONE = (asked("QV", "....{*}CAT{*}", "CAT SCAT", "no play at all"),)
ALREADY_THERE = (
    asked("S", "....{*}CAT{*}", "CAT CATS", "a word that lies there already"),
)
APART = (
    asked("ASTT", "......{*}CAT{*}", "AT SAT TAT", "words apart from the letters"),
    asked("AEST", "......{*}E{*}", "AT SAT TEA SEA", "words that do not touch"),
)
LONGEST = (
    asked("ST", "....{*}CAT{*}", "ACT CATS CATTY", "words that go no further"),
    asked("AT", ".......{*}", "AT TA", "words that go no further"),
)
PREFIXES = (asked("SEOX", ".......{*}", "SEA OXEN SO", "beginnings that are no words"),)
CROSS = (
    asked("AST", "......{T}{AS}", "AT TA SAT AS", "cross-checks"),
    asked("EST", "....{}CAT{S}", "CATE CATS ECAT", "cross-checks"),
    asked("AST", "......{}", "AT TA AS", "an anchor that allows no letter"),
)
TWICE = (
    asked("TAE", ".......{*}", "TAT TEA TEE EAT", "a letter that is held once"),
    asked("NO", "......{*}E{*}", "NONE ON ONE NEON", "a letter that is held once"),
)
COPIES = (
    asked("TTAE", ".......{*}", "TAT TEAT", "a letter that is held twice"),
    asked("TTO", "......{*}E{*}", "TOTE TOE", "a letter that is held twice"),
)
HELD_AND_THERE = (
    asked("SE", "....{*}E{*}", "SEE ES", "a letter that is held and lies there"),
    asked("TA", ".....{*}T{*}", "TAT AT", "a letter that is held and lies there"),
)
LETTERS_THERE = (
    asked("SN", "...{*}O{*}E{*}", "ONE ON SO ONES NO", "a tile between letters"),
    asked("TOS", "....{*}N{*}{A}T{*}", "ON NOT NO ANT", "several runs of letters"),
)
BEFORE = (
    asked("STR", ".....{*}EA{*}", "TEA SEA STREAS", "tiles before the letters"),
    asked("SNTEO", "......{O}", "STONE ONE TO", "tiles before an anchor"),
)
LEFT_EDGE = (
    asked("CTS", "{*}A{*}", "CAT AT CATS AS", "the first column"),
    asked("TS", "CA{*}", "CAT CATS", "the first column"),
    asked("TA", ".{*}", "AT TA", "the first column"),
)
BOTH_ENDS = (
    asked("CTS", "{*}A{*}..........{*}T", "CAT AT CATS AS", "letters at both ends"),
)
RIGHT_EDGE = (
    asked("CTS", "............{*}A{*}", "CAT AT ACT AS", "the last column"),
    asked("CTS", "............{*}AT", "CAT SAT", "the last column"),
)
LATER_ANCHORS = (
    asked("OS", "{*}IT{*}.....{*}ON{*}", "SIT ITS ONS SON", "a later anchor"),
    asked("AT", "..{*}.........{*}", "AT", "a later anchor"),
)
BLANK = (
    asked("?", "....{*}CAT{*}", "CATS SCAT", "a blank"),
    asked("A?", "......{*}", "AT TA", "a blank"),
)
BLANK_CROSS = (
    asked("?A", "....{}CAT{ES}", "CATE CATS CATER", "a blank on an anchor"),
    asked("?T", "......{EO}", "TO TE TA", "a blank on an anchor"),
)
TWO_BLANKS = (
    asked("??", ".......{*}", "AT QI", "two blanks"),
    asked("?X?", "....{*}AT{*}", "EATS AT BATH", "two blanks"),
)
ONE_BLANK = (
    asked("?", ".......{*}", "AT QI", "one blank for two letters"),
    asked("?X", "....{*}AT{*}", "EATS BATH EAT", "one blank for two letters"),
)
BLANK_OR_TILE = (
    asked("S?", "....{*}CAT{*}", "CATS SCAT", "a blank or the tile itself"),
    asked("AT?", "......{*}", "AT TA", "a blank or the tile itself"),
)
BLANK_THERE = (
    asked("S", "....{*}CaT{*}", "CATS SCAT", "a blank on the row"),
    asked("AST", "....{*}c{*}T{*}", "SCAT CAT CATS", "a blank on the row"),
)
FULL_HAND = (
    asked("AEINRS?", ".......{*}", "RETINAS ARSINE", "seven tiles, one of them blank"),
)

CASES = (
    *PLAIN,
    *NO_ANCHOR,
    *NONE,
    *ALREADY_THERE,
    *APART,
    *LONGEST,
    *PREFIXES,
    *CROSS,
    *TWICE,
    *COPIES,
    *HELD_AND_THERE,
    *LETTERS_THERE,
    *BEFORE,
    *LEFT_EDGE,
    *BOTH_ENDS,
    *RIGHT_EDGE,
    *LATER_ANCHORS,
    *BLANK,
    *BLANK_CROSS,
    *TWO_BLANKS,
    *ONE_BLANK,
    *BLANK_OR_TILE,
    *BLANK_THERE,
    *FULL_HAND,
)


def random_row(rng: random.Random) -> Case:
    """Return a case with a random row: words in it, and anchors beside and apart."""
    row: list[RowSquare] = [None] * 15
    at = rng.randint(0, 3)
    while at < 12 and rng.random() < 0.8:
        letters = rng.choice(["A", "IT", "ON", "t", "CAT", "Es"])
        row[at : at + len(letters)] = letters
        at += len(letters) + rng.randint(1, 5)
    row = row[:15]
    for place, square in enumerate(row):
        beside = row[max(0, place - 1) : place + 2]
        is_beside = any(isinstance(other, str) for other in beside)
        if square is None and (is_beside or rng.random() < 0.15):
            row[place] = _random_letters(rng)
    hand = "".join(rng.choices("AENOSTIC?", k=rng.randint(2, 5)))
    call = Call((hand, row, set(rng.sample(WORDS, 25))))
    return Case(call, row_plays(*call.args), "random rows")


def _random_letters(rng: random.Random) -> frozenset[str]:
    """Return the letters allowed at an anchor; most of the time, all are."""
    if rng.random() < 0.6:
        return ANY_LETTER
    return frozenset(rng.sample("AENOSTIC", rng.randint(0, 5)))
