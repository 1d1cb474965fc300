"""What is asked of the functions that look at a whole board: boards, hands, words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar

from scrabble_course.board.anchors import RowSquare, anchored_row
from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
)
from scrabble_course.board.finding_plays import (
    HorizontalPlay,
    RowPlay,
    ScoredPlay,
    all_plays,
    horizontal_plays,
    row_plays,
)
from scrabble_course.board.layout import CENTRE
from scrabble_course.board.play import Play
from scrabble_course.checks.board.boards import board_with
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case

WORDS = (
    "ACT ACTS AN ANT AS AT CAN CAT CATS EAT ES IN IS IT ITS NEAT NET ON ONE SAT SCAT "
    "SEA SET SIN SIT TAN TEA TEN TIN TO TOE TON TONE ZONE"
).split()
OTHER_WORDS = ("TO", "TOE", "OAT", "IT", "IN", "ON", "NO", "SO", "OS", "ES", "TEAS")
"""They stand in for the course's list where `words` has not been passed on."""


Position = tuple[str, Board, str, str]
"""A hand, a board, a few words, and what the position is about."""

CAT = board_with("8G CAT")
FIRST: tuple[Position, ...] = (("AT", Board.empty(), "AT TA", "the first play"),)
PLAIN: tuple[Position, ...] = (
    ("S", CAT, "CATS SCAT AS", "one tile"),
    ("ETO", CAT, "ACE TOE TAE TO ET", "several tiles"),
    ("NO", board_with("8D QUINT"), "NO IN ON", "the example of the lecture"),
)
ALREADY_THERE: tuple[Position, ...] = (
    ("A", board_with("G8 ZZT"), "AT TA", "a word on the board that is none"),
    ("A", board_with("8G ZZT"), "AT TA", "a word on the board that is none"),
)
CROSSING: tuple[Position, ...] = (
    ("TEA", CAT, "TEA EAT AT ATE", "cross words that are none"),
    ("ON", board_with("H8 TEN"), "ON NO TO TEN", "cross words that are none"),
)
EDGES: tuple[Position, ...] = (
    ("A", board_with("H1 TO"), "AT TA", "the first row"),
    ("A", board_with("H14 OT"), "AT TA", "the last row"),
    ("A", board_with("1A TO"), "AT TA", "a corner"),
)
BLANK: tuple[Position, ...] = (
    ("?", CAT, "CATS AS AT", "a blank"),
    ("S?", board_with("8G CaT"), "CATS AS", "a blank on the board"),
)
ALL_SEVEN: tuple[Position, ...] = (
    ("SEATING", Board.empty(), "SEATING", "all seven tiles"),
)
NO_POINTS: tuple[Position, ...] = (
    ("?", board_with("8G at"), "ATE EAT", "plays that score nothing"),
)
NONE: tuple[Position, ...] = (
    ("QV", CAT, "CAT", "no play at all"),
    ("", CAT, "CAT CATS", "an empty hand"),
)
BOTH_WAYS: tuple[Position, ...] = (
    ("A", board_with("8H X", "9G T"), "AX AT", "one tile, words both ways"),
    ("O", board_with("8H N", "9I N"), "NO ON", "one tile, words both ways"),
)
ONE_TILE: tuple[Position, ...] = (
    ("A", board_with("8H T"), "AT TA", "one tile, one word"),
)

POSITIONS = (
    *PLAIN,
    *FIRST,
    *ALREADY_THERE,
    *CROSSING,
    *EDGES,
    *BLANK,
    *ALL_SEVEN,
    *NO_POINTS,
    *NONE,
    *BOTH_WAYS,
    *ONE_TILE,
)

Finder = Callable[[str, Board, Iterable[str]], Any]


def cases(find: Finder, *positions: Position) -> tuple[Case, ...]:
    """Return the cases that ask `find` about positions."""
    return tuple(_case(find, *position) for position in positions)


def random_position(rng: random.Random) -> Position:
    """Return a position with two random words that cross."""
    across, down = rng.sample([word for word in WORDS if len(word) > 2], 2)
    board = Board.empty().lay(Play(across, CENTRE[0], rng.randint(5, 7)))
    shared = [letter for letter in across if letter in down]
    if shared:
        letter = rng.choice(shared)
        col = board.rows[CENTRE[0]].index(letter)
        board = board.lay(Play(down, CENTRE[0] - down.index(letter), col, down=True))
    hand = "".join(rng.choices("AENOSTIC?", k=rng.randint(2, 5)))
    return hand, board, " ".join(rng.sample(WORDS, 15)), "random boards"


def reliable_parts(*replaced: str) -> Any:
    """Return the props that put the course's own functions in place of a student's.

    They are those of stage 10, and of stage 11 those that are named.
    """
    found = {
        "row_plays": _row_plays,
        "horizontal_plays": _horizontal_plays,
        "all_plays": _all_plays,
    }
    parts: Mapping[str, Any] = {
        "anchored_row": _anchored_row,
        "calculate_score": calculate_score,
        "cross_word_score": cross_word_score,
        "find_cross_word": find_cross_word,
        "is_letter": is_letter,
        "transpose": transpose,
        **{name: found[name] for name in replaced},
    }
    return lambda call, record: parts


def _case(find: Finder, hand: str, board: Board, words: str, topic: str) -> Case:
    listed = set(words.split())
    return Case(Call((hand, board, listed)), find(hand, board, listed), topic)


Args = ParamSpec("Args")
Got = TypeVar("Got")


def _or_others(words: Iterable[str] | None) -> Iterable[str]:
    return OTHER_WORDS if words is None else words


def _named(name: str) -> Callable[[Callable[Args, Got]], Callable[Args, Got]]:
    """Let the messages of errors name a part as the student does."""

    def rename(part: Callable[Args, Got]) -> Callable[Args, Got]:
        part.__qualname__ = name
        return part

    return rename


@_named("row_plays")
def _row_plays(
    hand: str, row: list[RowSquare], words: Iterable[str] | None = None
) -> set[RowPlay]:
    return row_plays(hand, row, _or_others(words))


@_named("horizontal_plays")
def _horizontal_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[HorizontalPlay]:
    return set(_found_before(hand, board, frozenset(_or_others(words))))


@lru_cache(maxsize=16)
def _found_before(
    hand: str, board: Board, words: frozenset[str]
) -> frozenset[HorizontalPlay]:
    """Answer at once when asked again, so that an endless recursion shows quickly."""
    return frozenset(horizontal_plays(hand, board, words))


@_named("all_plays")
def _all_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[ScoredPlay]:
    return all_plays(hand, board, _or_others(words))


@_named("anchored_row")
def _anchored_row(
    board: Board, number: int, words: Iterable[str] | None = None
) -> list[RowSquare]:
    return anchored_row(board, number, _or_others(words))
