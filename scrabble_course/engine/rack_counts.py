"""A rack: as text, and as the masks that a search of the board asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from scrabble_course.board.letters import BLANK
from scrabble_course.engine.word_graph import ALL_LETTERS, BITS, LETTERS
from scrabble_course.resources.english_tiles import RACK_SIZE

TILES = frozenset(LETTERS + LETTERS.upper() + "? ")

# There are 52 ways to lay a tile: as one of the letters A to Z, or as a blank that
# stands for one. A mask of ways has a bit for each, the blanks in its upper half.
WAYS = LETTERS.upper() + LETTERS
EITHER = 1 | 1 << len(LETTERS)
"""A mask of letters times this is the mask of all ways to lay them."""

# What is laid often is a plain tuple: to unpack a named one takes four times as long.
Way = tuple[str, int, int, int]
"""A way to lay a tile: what it puts into a word, the bit of its letter, the bits of the
letters before that one, and what laying it takes from the tiles held."""


def small_tiles(rack: str) -> str:
    """Return the tiles of `rack` as small letters, and `?` for blanks.

    >>> small_tiles("Eel? ")
    'eel??'

    A space is a blank too. Anything else raises ValueError.
    """
    if not isinstance(rack, str):
        raise TypeError(f"rack {rack!r} is not text; give its tiles as in 'AEINRS?'")
    if not TILES.issuperset(rack):
        place, tile = next(
            (place, tile) for place, tile in enumerate(rack) if tile not in TILES
        )
        raise ValueError(
            f"rack {rack!r} has {tile!r} at {place}, which is no tile; "
            "use letters a-z, and ? for a blank"
        )
    return rack.replace(" ", BLANK).lower()


def board_rack(rack: str) -> str:
    """Return the tiles of `rack` as small letters and `?`, if a player can hold them.

    >>> board_rack("Eel? ")
    'eel??'

    Other than one to seven tiles raise ValueError, as does what is no tile.
    """
    tiles = small_tiles(rack)
    if not 1 <= len(tiles) <= RACK_SIZE:
        raise ValueError(
            f"rack {rack!r} has {len(tiles)} tiles; a player holds 1 to {RACK_SIZE}"
        )
    return tiles


@dataclass(frozen=True, slots=True)
class RackMasks:
    """What a search asks of a rack: what can be laid, and what is left after it.

    What is held is a number. Each kind of tile is counted in bits of its own, so that
    laying a tile is a subtraction. `reach[held]` is the mask of the ways to lay one
    of the tiles held, and `ways` lists the ways of a mask.

    >>> masks = RackMasks.of("bab?")
    >>> bin(masks.full), [letter for letter, *_ in masks.ways[0b11]]
    ('0b1011', ['A', 'B'])
    >>> [takes for *_, takes in masks.ways[masks.reach[masks.full]]][:3]
    [2, 4, 1]
    """

    size: int
    full: int
    reach: list[int]
    ways: WaysOfMasks
    letters: int

    @property
    def needed(self) -> list[int]:
        """The letters of the tiles held, without blanks, by what is held."""
        return [ways & ALL_LETTERS for ways in self.reach]

    @classmethod
    def of(cls, rack: str) -> RackMasks:
        """Return the masks of a rack, one to seven small letters and `?`."""
        full, unit, reach = 0, 1, [0]
        takes: dict[str, int] = {}
        for tile, count in sorted(Counter(rack).items()):
            mask = ALL_LETTERS << len(LETTERS) if tile == BLANK else BITS[tile]
            takes[tile] = unit
            full += unit * count
            unit <<= count.bit_length()
            reach += [mask | fewer for fewer in reach] * (unit // len(reach) - 1)
        letters = (reach[full] | reach[full] >> len(LETTERS)) & ALL_LETTERS
        return cls(len(rack), full, reach, WaysOfMasks(takes), letters)


class WaysOfMasks(dict[int, tuple[Way, ...]]):
    """The ways of the masks that were asked about, in order; each is read only once.

    `takes` says what laying a tile takes from those held, for a letter or `?`.

    >>> ways = WaysOfMasks({"a": 1, "c": 2})
    >>> [letter for letter, *_ in ways[0b101]], len(ways)
    (['A', 'C'], 3)
    """

    def __init__(self, takes: Mapping[str, int]) -> None:
        super().__init__({0: ()})
        self.takes = takes

    def __missing__(self, mask: int) -> tuple[Way, ...]:
        lowest = mask & -mask
        letter = WAYS[lowest.bit_length() - 1]
        bit = BITS[letter.lower()]
        takes = self.takes[letter.lower() if letter.isupper() else BLANK]
        ways = self[mask] = ((letter, bit, bit - 1, takes), *self[mask ^ lowest])
        return ways
