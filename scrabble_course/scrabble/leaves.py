"""What the tiles that are kept are worth: a leave is what a turn leaves on the rack.

The value of a leave is in points: how much more than an empty rack it earns later on.
It is a sum over its tiles, less something for tiles twice, for too many vowels or
consonants, and for a Q without a U. `tools/estimate_leaves.py` estimates the values.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from scrabble_course.board import Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.letters import BLANK, in_order
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import tiles_for
from scrabble_course.scrabble.tile_sets import ENGLISH

VOWELS = "AEIOU"
TILES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + BLANK
AGAIN, UNBALANCED, Q_WITHOUT_U = "again", "unbalanced", "Q without U"
FEATURES = (*TILES, AGAIN, UNBALANCED, Q_WITHOUT_U)
"""What of a leave has a value: each tile, and what is good or bad about the whole."""


def features_of(leave: str) -> dict[str, int]:
    """Return what there is of each feature in `leave`, tiles in any order.

    A tile counts as "again" for each copy after its first. Vowels and consonants may
    differ by one; each tile beyond that is "unbalanced". A blank is neither.

    >>> features_of("EEA")
    {'A': 1, 'E': 2, 'again': 1, 'unbalanced': 2}
    >>> features_of("Q?")
    {'Q': 1, '?': 1, 'Q without U': 1}
    """
    found = {tile: leave.count(tile) for tile in in_order(set(leave))}
    vowels = sum(map(leave.count, VOWELS))
    consonants = len(leave) - vowels - leave.count(BLANK)
    if len(leave) > len(found):
        found[AGAIN] = len(leave) - len(found)
    if abs(vowels - consonants) > 1:
        found[UNBALANCED] = abs(vowels - consonants) - 1
    if "Q" in leave and "U" not in leave:
        found[Q_WITHOUT_U] = 1
    return found


@dataclass(frozen=True, slots=True)
class LeaveValues:
    """Points for each feature of a leave.

    >>> LeaveValues({"S": 8.0, "again": -3.0}).of("SS")
    13.0
    """

    points: Mapping[str, float] = field(hash=False)

    def of(self, leave: str) -> float:
        """Return what `leave` is worth; a feature without points is worth 0."""
        found = features_of(leave).items()
        return sum([count * self.points.get(feature, 0.0) for feature, count in found])


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
