"""A rack: as text, and as the masks that a search of the board asks."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.board.letters import BLANK
from scrabble_course.board.scoring import RACK_SIZE
from scrabble_course.engine.word_graph import ALL_LETTERS, BITS, LETTERS

TILES = frozenset(LETTERS + LETTERS.upper() + "? ")

# There are 52 ways to lay a tile: as one of the letters A to Z, or as a blank that
# stands for one. A mask of ways has a bit for each, the blanks in its upper half.
WAYS = LETTERS.upper() + LETTERS
WAY_BITS = [BITS[letter] for letter in WAYS.lower()]
EITHER = 1 | 1 << len(LETTERS)
"""A mask of letters times this is the mask of all ways to lay them."""


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

    What is held is a number with a bit for each tile. `reach[held]` is the mask of
    the ways to lay one of them; `tiles[way]` has the tiles that can be laid that way.

    >>> masks = RackMasks.of("ba?")
    >>> bin(masks.full), bin(masks.tiles[0]), bin(masks.tiles[26])
    ('0b111', '0b10', '0b1')
    """

    size: int
    full: int
    reach: list[int]
    tiles: list[int]
    letters: int

    @classmethod
    def of(cls, rack: str) -> RackMasks:
        """Return the masks of a rack, one to seven small letters and `?`."""
        ways = [
            ALL_LETTERS << len(LETTERS) if tile == BLANK else BITS[tile]
            for tile in sorted(rack)
        ]
        reach = [0]
        for mask in ways:
            reach += [mask | fewer for fewer in reach]
        tiles = [
            sum([1 << tile for tile, mask in enumerate(ways) if mask >> way & 1])
            for way in range(len(WAYS))
        ]
        letters = (reach[-1] | reach[-1] >> len(LETTERS)) & ALL_LETTERS
        return cls(len(ways), len(reach) - 1, reach, tiles, letters)
