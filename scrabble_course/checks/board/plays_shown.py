"""Sets of plays: how they are judged, and how they and their calls are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scrabble_course.board.anchors import row_text
from scrabble_course.board.board import Board
from scrabble_course.checks.board.boards import board_source
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Problem,
    changed_argument,
    not_returned,
    same,
)

MOST_IN_FULL = 8
"""How many plays are shown one by one; of more, only those that make the difference."""
MOST_NAMED = 3


def judge_plays(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that gives a set of plays, in no order."""
    ended = not_returned(outcome)
    if ended:
        return Problem(shown(case.expected), ended)
    if changed_argument(case, outcome):
        return _changed(case, outcome)
    if not isinstance(outcome.value, set | frozenset):
        return Problem(shown(case.expected), repr(outcome.value))
    if outcome.value != case.expected:
        return difference(case.expected, outcome.value)
    return None


def difference(expected: set[Any], got: Iterable[Any]) -> Problem:
    """Return two sets side by side, or what makes the difference between large ones.

    >>> difference({(5, "CAT")}, set())
    Problem(expected="{(5, 'CAT')}", got='set()')
    """
    got = set(got)
    if max(len(expected), len(got)) <= MOST_IN_FULL:
        return Problem(shown(expected), shown(got))
    missing, extra = expected - got, got - expected
    lists, leaves = f"{len(expected)} plays", f"{len(got)} plays"
    if missing:
        lists += f", with {_few(missing)}"
        leaves += f", without {_few(missing)}"
    if extra:
        lists += f", without {_few(extra)}"
        leaves += f", with {_few(extra)}"
    return Problem(lists, leaves)


def shown(plays: Iterable[Any]) -> str:
    """Return a set as Python writes it, in the order of its members.

    >>> shown({(7, "SAT"), (5, "CATS")}), shown(set())
    ("{(5, 'CATS'), (7, 'SAT')}", 'set()')
    """
    return "{" + ", ".join(map(repr, in_order(plays))) + "}" if plays else "set()"


def in_order(plays: Iterable[Any]) -> list[Any]:
    """Return plays in order; anything may be among them."""
    try:
        return sorted(plays)
    except TypeError:
        return sorted(plays, key=repr)


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its row or board drawn as text.

    >>> describe("best_play", Call(("AT", Board.empty(), {"AT", "TA"})))
    "best_play('AT', Board.empty(), {'AT', 'TA'})"
    """
    return f"{name}({', '.join(map(_source, call.args))})"


def _source(value: Any) -> str:
    if isinstance(value, Board):
        return board_source(value)
    if isinstance(value, list) and all(map(_is_square, value)):
        return f"read_row({row_text(value)!r})"
    return shown(value) if isinstance(value, set) else repr(value)


def _is_square(value: Any) -> bool:
    """Whether `value` can be a square of a row."""
    if isinstance(value, str):
        return len(value) == 1 and value.isalpha()
    if isinstance(value, frozenset):
        return all(isinstance(letter, str) for letter in value)
    return value is None


def _changed(case: Case, outcome: Outcome) -> Problem:
    pairs = zip(case.call.args, outcome.args, strict=True)
    before, after = next(pair for pair in pairs if not same(*pair))
    return Problem(f"the argument left as it was: {_source(before)}", _source(after))


def _few(plays: set[Any]) -> str:
    first = in_order(plays)[:MOST_NAMED]
    more = len(plays) - len(first)
    named = ", ".join(map(repr, first))
    return f"{named} and {more} more" if more else named
