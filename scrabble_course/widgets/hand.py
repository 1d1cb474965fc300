"""From a hand, as students write one, to the tiles of a rack."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_letters

TILES = frozenset(ascii_letters + "*")
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
