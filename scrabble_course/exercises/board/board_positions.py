"""Positions to find plays in, and how plays are judged and shown: for stage 11."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from typing import Any

from scrabble_course.board.anchors import row_text
from scrabble_course.board.board import Board
from scrabble_course.board.layout import ACROSS, CENTRE, SIZE
from scrabble_course.board.play import Play
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Mistake,
    Problem,
    changed_argument,
    not_returned,
    same,
)
from scrabble_course.exercises.board.common import board_source, board_with, stops_with

MOST_IN_FULL = 8
"""How many plays are shown one by one; of more, only those that make the difference."""
MOST_NAMED = 3


def judge_plays(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that gives a set of plays, in no order."""
    ended = not_returned(outcome)
    if ended:
        return Problem(plays_source(case.expected), ended)
    if changed_argument(case, outcome):
        pairs = zip(case.call.args, outcome.args, strict=True)
        before, after = next(pair for pair in pairs if not same(*pair))
        kept = f"the argument left as it was: {source_of(before)}"
        return Problem(kept, source_of(after))
    if not isinstance(outcome.value, set | frozenset):
        return Problem(plays_source(case.expected), repr(outcome.value))
    if outcome.value != case.expected:
        return difference(case.expected, outcome.value)
    return None


def difference(expected: set[Any], got: Iterable[Any]) -> Problem:
    """Return two sets side by side, or what makes the difference between large ones.

    >>> difference({(5, "CAT")}, set())
    Problem(expected="{(5, 'CAT')}", got='set()')
    >>> many = {(col, "AT") for col in range(12)}
    >>> print(difference(many, many - {(3, "AT")} | {(0, "TA")}).got)
    12 plays, without (3, 'AT'), with (0, 'TA')
    """
    got = set(got)
    if max(len(expected), len(got)) <= MOST_IN_FULL:
        return Problem(plays_source(expected), plays_source(got))
    missing, extra = expected - got, got - expected
    lists, leaves = f"{len(expected)} plays", f"{len(got)} plays"
    if missing:
        lists += f", with {_few(missing)}"
        leaves += f", without {_few(missing)}"
    if extra:
        lists += f", without {_few(extra)}"
        leaves += f", with {_few(extra)}"
    return Problem(lists, leaves)


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its row or board drawn as text.

    >>> describe("best_play", Call(("AT", Board.empty(), {"AT", "TA"})))
    "best_play('AT', Board.empty(), {'AT', 'TA'})"
    """
    return f"{name}({', '.join(map(source_of, call.args))})"


def source_of(value: Any) -> str:
    """Return the source of an argument: a row, a board, a set, or a plain value."""
    if isinstance(value, Board):
        return board_source(value)
    if isinstance(value, list) and all(map(_is_square, value)):
        return f"read_row({row_text(value)!r})"
    return plays_source(value) if isinstance(value, set) else repr(value)


def plays_source(plays: Iterable[Any]) -> str:
    """Return a set as Python writes it, in the order of its members.

    >>> plays_source({(7, "SAT"), (5, "CATS")}), plays_source(set())
    ("{(5, 'CATS'), (7, 'SAT')}", 'set()')
    """
    return "{" + ", ".join(map(repr, _in_order(plays))) + "}" if plays else "set()"


def _in_order(plays: Iterable[Any]) -> list[Any]:
    try:
        return sorted(plays)
    except TypeError:
        return sorted(plays, key=repr)


def _is_square(value: Any) -> bool:
    if isinstance(value, str):
        return len(value) == 1 and value.isalpha()
    if isinstance(value, frozenset):
        return all(isinstance(letter, str) for letter in value)
    return value is None


def _few(plays: set[Any]) -> str:
    first = _in_order(plays)[:MOST_NAMED]
    more = len(plays) - len(first)
    named = ", ".join(map(repr, first))
    return f"{named} and {more} more" if more else named


Finder = Callable[[str, Board, Iterable[str]], Any]
Position = tuple[str, Board, str, str]
"""A hand, a board, a few words, and what the position is about."""

WORDS = (
    "ACT ACTS AN ANT AS AT CAN CAT CATS EAT ES IN IS IT ITS NEAT NET ON ONE SAT SCAT "
    "SEA SET SIN SIT TAN TEA TEN TIN TO TOE TON TONE ZONE"
).split()

BESIDE = "words beside a word"
FIRST_PLAY = "the first play"
UNKNOWN = "a word on the board that is none"
EDGE = "the edges of the board"
A_BLANK = "a blank"

CAT = board_with("8G CAT")
CORNER = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
"""One A forms AX across and AT down, as in the lesson."""

PLAIN: tuple[Position, ...] = (
    ("ETO", CAT, "ACE TOE TAE TO ET CAT", BESIDE),
    ("S", CAT, "CATS SCAT AS CAT", BESIDE),
    ("NO", board_with("8D QUINT"), "NO IN ON QUINT", BESIDE),
)
FIRST: tuple[Position, ...] = (("AT", Board.empty(), "AT TA", FIRST_PLAY),)
CROSSING: tuple[Position, ...] = (
    ("TEA", CAT, "TEA EAT AT ATE CAT", BESIDE),
    ("ON", board_with("H8 TEN"), "ON NO TO TEN", BESIDE),
)
ALREADY_THERE: tuple[Position, ...] = (
    ("A", board_with("G8 ZZT"), "AT TA", UNKNOWN),
    ("A", board_with("8G ZZT"), "AT TA", UNKNOWN),
)
EDGES: tuple[Position, ...] = (
    ("A", board_with("H1 TO"), "AT TA TO", EDGE),
    ("A", board_with("H14 OT"), "AT TA OT", EDGE),
    ("A", board_with("1A TO"), "AT TA TO", EDGE),
)
BLANK: tuple[Position, ...] = (
    ("?", CAT, "CATS AS AT CAT", A_BLANK),
    ("S?", board_with("8G CaT"), "CATS AS CAT", A_BLANK),
    ("?", board_with("8G at"), "ATE EAT AT", A_BLANK),
)
ALL_SEVEN: tuple[Position, ...] = (("SEATING", Board.empty(), "SEATING", FIRST_PLAY),)
NONE: tuple[Position, ...] = (
    ("QV", CAT, "CAT", "no play at all"),
    ("", CAT, "CAT CATS", "no play at all"),
)
BOTH_WAYS: tuple[Position, ...] = (
    ("A", board_with("8H X", "9G T"), "AX AT", "one tile, words both ways"),
    ("O", board_with("8H N", "9I N"), "NO ON", "one tile, words both ways"),
)
ONE_TILE: tuple[Position, ...] = (("A", board_with("8H T"), "AT TA", BESIDE),)
POSITIONS = (
    *(*PLAIN, *FIRST, *CROSSING, *ALREADY_THERE, *EDGES, *BLANK, *ALL_SEVEN),
    *(*NONE, *BOTH_WAYS, *ONE_TILE),
)


def position(find: Finder, hand: str, board: Board, words: str, topic: str) -> Case:
    """Return the case that asks `find` about a position."""
    listed = set(words.split())
    return Case(Call((hand, board, listed)), find(hand, board, listed), topic)


def positions(find: Finder, *asked: Position) -> tuple[Case, ...]:
    """Return the cases that ask `find` about positions."""
    return tuple(position(find, *one) for one in asked)


def random_position(rng: random.Random) -> Position:
    """Return a position with a random word, or two that cross, hard in one way."""
    topic = rng.choice((BESIDE, FIRST_PLAY, UNKNOWN, EDGE, A_BLANK))
    across, down, *words = rng.sample([word for word in WORDS if len(word) > 2], 12)
    row = rng.choice((0, SIZE - 1)) if topic == EDGE else CENTRE[0]
    col = rng.randint(5, 7)
    board = Board.empty()
    if topic != FIRST_PLAY:
        board = board.lay(Play(across, row, col))
    shared = [letter for letter in across if letter in down]
    if shared and topic not in (FIRST_PLAY, EDGE):
        letter = rng.choice(shared)
        col += across.index(letter)
        board = board.lay(Play(down, row - down.index(letter), col, down=True))
    words += rng.sample([word for word in WORDS if len(word) == 2], 5)
    words += [] if topic == UNKNOWN else [across, down]
    hand = "".join(rng.choices("AENOSTIC", k=rng.randint(2, 4)))
    return hand + "?" * (topic == A_BLANK), board, " ".join(words), topic


def is_horizontal_play(value: object) -> bool:
    """Return whether a value is built as a play of horizontal_plays is."""
    return _is_like(value, (4, (7, 6), "AT"))


def is_play(value: object) -> bool:
    """Return whether a value is built as a play of all_plays is.

    >>> is_play((4, (7, 6), ACROSS, "AT")), is_play("AT")
    (True, False)
    """
    return _is_like(value, (4, (7, 6), ACROSS, "AT"))


def _is_like(value: object, pattern: object) -> bool:
    if type(value) is not type(pattern):
        return False
    if isinstance(value, tuple) and isinstance(pattern, tuple):
        pairs = zip(value, pattern, strict=False)
        return len(value) == len(pattern) and all(_is_like(a, b) for a, b in pairs)
    return True


def left_over(first: Case, *later: Case) -> Mistake:
    """Return the mistake of giving the plays of the `first` call in all later ones."""
    return Mistake(
        "left-over",
        later,
        "Plays of an earlier call come back once more. Each call needs a set of its "
        "own: write `plays = set()` inside the function, not above it and not in the "
        "brackets after its name.",
        shows=lambda case, got: (
            isinstance(got.value, set) and first.expected <= got.value
        ),
        throughout=True,
    )


CHANGES_THE_BOARD = stops_with(
    "changes-the-board",
    "'Board' object does not support item|cannot assign to field",
    "A board cannot be changed, so that no play can spoil it for the next. "
    "`board.lay(play)` gives another board, with the play on it.",
)


def wrong_arguments(calls: str) -> Mistake:
    """Return the mistake of calling what is handed out otherwise than `calls` shows."""
    named = re.findall(r"`(\w+)\(", calls)
    own = {*named, *(f"_{name}" for name in named)}

    def shows(case: Case, got: Outcome) -> bool:
        refused = any(f"{name}()" in got.error for name in named)
        return refused or not own.isdisjoint(got.callees)

    return Mistake(
        "wrong-arguments",
        (),
        "In that line, a function is given something that it cannot take. Compare, one "
        f"argument after the other: {calls}.",
        shows=shows,
        claims="^(AttributeError|KeyError|TypeError|Unreadable|ValueError)",
    )
