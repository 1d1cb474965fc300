"""The tiles of seven languages: how many there are of each, and what they are worth.

The counts and values are those of the official editions that are sold today: Dutch
since 1998 (without a tile IJ), German since 1990 (102 tiles), Polish since 2000,
Portuguese as in Portugal and Brazil (120 tiles, three of them blanks), Spanish as
outside North America (with CH, LL and RR as tiles of their own, each one sign here).
"""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from scrabble_course.board.letters import BLANK, DIGRAPHS, face
from scrabble_course.resources.english_tiles import LETTER_VALUES, TILE_COUNTS
from scrabble_course.scrabble.errors import ScrabbleError


@dataclass(frozen=True, slots=True)
class TileSet:
    """A language's tiles: the count and the value of each, the blank among them.

    `lexica` are how the names of its word lists begin, in capitals.

    >>> ENGLISH.counts["E"], ENGLISH.values["E"], ENGLISH.size
    (12, 1, 100)
    """

    name: str
    counts: Mapping[str, int] = field(hash=False, repr=False)
    values: Mapping[str, int] = field(hash=False, repr=False)
    lexica: tuple[str, ...] = field(default=(), repr=False)

    @property
    def size(self) -> int:
        """How many tiles there are."""
        return sum(self.counts.values())

    def worth(self, tiles: str) -> int:
        """Return what tiles are worth together; one that the set lacks, nothing.

        >>> ENGLISH.worth("QÑ?")
        10
        """
        return sum(self.values.get(tile, 0) for tile in tiles)

    @property
    def beyond_a_to_z(self) -> tuple[str, ...]:
        """What is on the tiles that our lexicon and engine do not know.

        >>> ENGLISH.beyond_a_to_z, SPANISH.beyond_a_to_z
        ((), ('CH', 'LL', 'Ñ', 'RR'))
        """
        known = {*string.ascii_uppercase, BLANK}
        return tuple(face(tile) for tile in self.counts if tile not in known)


def tile_set(name: str) -> TileSet:
    """Return the tile set of a language, in whatever case its name is written.

    >>> tile_set("french").size
    102

    Another name is a ScrabbleError that lists those there are.
    """
    for known in TILE_SETS:
        if known.name.casefold() == name.strip().casefold():
            return known
    names = ", ".join(known.name for known in TILE_SETS)
    raise ScrabbleError(f"there are no tiles called {name!r}; choose one of: {names}.")


def tiles_of_lexicon(name: str) -> TileSet | None:
    """Return the tiles that a word list is for, by its name, if it is known.

    >>> tiles_of_lexicon("RD28"), tiles_of_lexicon("my words")
    (TileSet(name='German'), None)
    """
    for known in TILE_SETS:
        if name.strip().upper().startswith((known.name.upper(), *known.lexica)):
            return known
    return None


def _drawn(name: str, lexica: str, picture: str) -> TileSet:
    """Read a picture: each line a value, and then tiles, each with its count."""
    counts, values = {}, {}
    for line in picture.strip().splitlines():
        value, tiles = line.split(":")
        for entry in tiles.split():
            tile = entry.rstrip(string.digits)
            counts[tile] = int(entry.removeprefix(tile))
            values[tile] = int(value)
    order = sorted(counts, key=lambda tile: (tile == BLANK, _plain(tile)))
    return TileSet(
        name,
        {DIGRAPHS.get(tile, tile): counts[tile] for tile in order},
        {DIGRAPHS.get(tile, tile): values[tile] for tile in order},
        tuple(lexica.split()),
    )


def _plain(tile: str) -> str:
    """Return what puts a tile in its place in the alphabet: Ñ comes after N."""
    barred = tile.replace("Ł", "L\u0335")  # has no form of letter and mark
    return unicodedata.normalize("NFD", barred)


ENGLISH = TileSet(
    "English",
    dict(TILE_COUNTS),
    dict(LETTER_VALUES),
    tuple("NWL OWL OTCWL TWL OSPD CSW SOWPODS OSWI COLLINS".split()),
)

FRENCH = _drawn("French", "ODS FRA OFFICIEL", """
    0: ?2
    1: E15 A9 I8 N6 O6 R6 S6 T6 U6 L5
    2: D3 M3 G2
    3: B2 C2 P2
    4: F2 H2 V2
    8: J1 Q1
   10: K1 W1 X1 Y1 Z1
""")  # fmt: skip

GERMAN = _drawn("German", "RD DUDEN DEUTSCH", """
    0: ?2
    1: E15 N9 S7 I6 R6 T6 U6 A5 D4
    2: H4 G3 L3 O3
    3: M4 B2 W1 Z1
    4: C2 F2 K2 P1
    6: Ä1 J1 Ü1 V1
    8: Ö1 X1
   10: Q1 Y1
""")  # fmt: skip

DUTCH = _drawn("Dutch", "SWL", """
    0: ?2
    1: E18 N10 A6 O6 I4
    2: D5 R5 S5 T5
    3: G3 K3 L3 M3 B2 P2
    4: U3 F2 H2 J2 V2 Z2
    5: C2 W2
    8: X1 Y1
   10: Q1
""")  # fmt: skip

POLISH = _drawn("Polish", "OSPS POLSKI", """
    0: ?2
    1: A9 I8 E7 O6 N5 Z5 R4 S4 W4
    2: Y4 C3 D3 K3 L3 M3 P3 T3
    3: B2 G2 H2 J2 Ł2 U2
    5: Ą1 Ę1 F1 Ó1 Ś1 Ż1
    6: Ć1
    7: Ń1
    9: Ź1
""")  # fmt: skip

PORTUGUESE = _drawn("Portuguese", "", """
    0: ?3
    1: A14 E11 I10 O10 S8 U7 M6 R6 T5
    2: C4 D5 L5 P4
    3: B3 N4 Ç2
    4: F2 G2 H2 V2
    5: J2
    6: Q1
    8: X1 Z1
""")  # fmt: skip

SPANISH = _drawn("Spanish", "FISE FILE", """
    0: ?2
    1: A12 E12 O9 I6 S6 N5 R5 U5 L4 T4
    2: D5 G2
    3: C4 B2 M2 P2
    4: H2 F1 V1 Y1
    5: CH1 Q1
    8: J1 LL1 Ñ1 RR1 X1
   10: Z1
""")  # fmt: skip

TILE_SETS = (ENGLISH, FRENCH, GERMAN, DUTCH, POLISH, PORTUGUESE, SPANISH)
