"""What the tiles that are kept are worth: a leave is what a turn leaves on the rack.

The value of a leave is in points: how much more than an empty rack it earns later on.
It is a sum over its tiles and its pairs of tiles: Q and U together are worth more, and
two V less. `tools/estimate_leaves.py` estimates the values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain, combinations, repeat

from scrabble_course.board import Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.letters import in_order
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import tiles_for
from scrabble_course.scrabble.tile_sets import ENGLISH


@dataclass(frozen=True, slots=True)
class LeaveValues:
    """Points for tiles and for pairs of tiles; what has none is worth nothing.

    >>> LeaveValues({"S": 8.0, "SS": -3.0}).of("SS")
    13.0
    """

    points: Mapping[str, float] = field(hash=False)

    @classmethod
    def read(cls, table: str) -> LeaveValues:
        """Return the values of a table of text.

        >>> LeaveValues.read("S +8.0  SS -3.0").points
        {'S': 8.0, 'SS': -3.0}
        """
        entries = table.split()
        return cls(dict(zip(entries[::2], map(float, entries[1::2]), strict=True)))

    def of(self, leave: str) -> float:
        """Return what `leave` is worth, its tiles in any order."""
        points, tiles = self.points.get, in_order(leave)
        pairs = map("".join, combinations(tiles, 2))
        return sum(map(points, chain(tiles, pairs), repeat(0.0)))


def unseen_tiles(board: Board, rack: str) -> str:
    """Return the English tiles that are neither on `board` nor on `rack`, in order.

    >>> len(unseen_tiles(Board.empty(), "AEINRS?"))
    93

    Tiles that go beyond the set, as on a board made up for a lesson, are left out.
    """
    lying = tiles_for("".join(board.rows).replace(EMPTY, ""))
    seen = lying + rack
    left = [tile * (count - seen.count(tile)) for tile, count in ENGLISH.counts.items()]
    return "".join(left)


def bag_size(unseen: str) -> int:
    """Return how many of the unseen tiles the bag holds if the other rack is full.

    >>> bag_size(unseen_tiles(Board.empty(), "AEINRS?"))
    86
    """
    return max(0, len(unseen) - RACK_SIZE)
