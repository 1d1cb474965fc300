"""From a hand, as students write one, to the tiles of a rack."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters, ascii_lowercase
from typing import Any

TILES = frozenset(ascii_letters + "*")
HELD_TILES = frozenset(ascii_lowercase + "*")
MOST_TILES = 100


def tiles_of(hand: str | Mapping[str, int]) -> str:
    """Return the tiles of `hand`, a hand or a string of letters, in lower case.

    >>> tiles_of({"w": 1, "e": 2, "D": 1, "*": 1})
    'weed*'
    >>> tiles_of("weed z")
    Traceback (most recent call last):
    ValueError: ' ' in 'weed z' is no tile: a tile is a letter a-z or the wildcard '*'
    """
    if not isinstance(hand, str | Mapping):
        raise TypeError(f"a hand is a dict or a string of letters, not {hand!r}")
    for tile in hand:
        if tile not in TILES:
            raise ValueError(
                f"{tile!r} in {hand!r} is no tile: "
                "a tile is a letter a-z or the wildcard '*'"
            )
    counts = [(tile, 1) for tile in hand] if isinstance(hand, str) else hand.items()
    for tile, count in counts:
        if type(count) is not int or count < 0:
            raise ValueError(
                f"{hand!r} holds {count!r} of {tile!r}: "
                "a count is a whole number, 0 or more"
            )
    size = sum(count for _, count in counts)
    if size > MOST_TILES:
        raise ValueError(f"a rack takes at most {MOST_TILES} tiles, not {size}")
    return "".join(tile * count for tile, count in counts).lower()


def fault_of_hand(hand: Mapping[Any, Any], size: int) -> str:
    """Return what is wrong with `hand` as a hand of `size` tiles, "" if nothing is.

    A count of 0 is no fault. The words fit after "the hand".

    >>> fault_of_hand({"w": 1, "e": 2}, 3)
    ''
    >>> fault_of_hand({"w": 1, "e": -1}, 3)
    "holds -1 of 'e'"
    >>> fault_of_hand({"w": 1, "e": 2}, 7)
    'holds 3 tiles, not 7'
    """
    fault = _fault_of_counts(hand)
    held = 0 if fault else sum(hand.values())
    if not fault and held != size:
        fault = f"holds {held} tiles, not {size}"
    return fault


def fault_of_rest(rest: Mapping[Any, Any], hand: Mapping[str, int]) -> str:
    """Return what is wrong with `rest` as what is left of `hand`, "" if nothing is.

    >>> fault_of_rest({"e": 1}, {"w": 1, "e": 2})
    ''
    >>> fault_of_rest({"w": 2}, {"w": 1, "e": 2})
    "holds 2 of 'w', more than before"
    """
    fault = _fault_of_counts(rest)
    for tile, count in rest.items():
        if not fault and count > hand.get(tile, 0):
            fault = f"holds {count} of {tile!r}, more than before"
    return fault


def _fault_of_counts(hand: Mapping[Any, Any]) -> str:
    for tile, count in hand.items():
        if tile not in HELD_TILES:
            return f"has {tile!r}, which is neither a small letter a-z nor '*'"
        if type(count) is not int or count < 0:
            return f"holds {count!r} of {tile!r}"
    return ""
