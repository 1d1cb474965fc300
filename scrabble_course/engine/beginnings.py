"""Beginnings: the tiles that words can start with where the board asks for nothing.

Squares that touch no letter take any tile. What can be laid there is the same on the
whole board, so it is spelled once for a rack and not again for each place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from scrabble_course.engine.rack import EITHER, WAY_BITS, WAYS, RackMasks
from scrabble_course.engine.word_graph import WordGraph


class Beginning(NamedTuple):
    """Tiles in a row with which a word begins, and what can come after them.

    `node` is where they lead, `ahead` the mask of the letters that can follow, and
    `open` that of the ways to lay one of them with what the rack has left, `held`.
    `last` is the bit of the last letter; `points` is what the tiles are worth without
    premiums.
    """

    node: int
    held: int
    ahead: int
    open: int
    text: str
    ways: tuple[int, ...]
    points: int
    last: int


class Beginnings:
    """The beginnings that a rack spells, by the number of tiles; spelled when asked.

    >>> from scrabble_course.engine.word_graph import build_graph
    >>> graph, worth = build_graph(["cat", "do"]), [1] * 26 + [0] * 26
    >>> found = Beginnings(RackMasks.of("ca?"), graph, worth)
    >>> [[beginning.text for beginning in found.of_length(n)] for n in range(3)]
    [[''], ['C', 'c', 'd'], ['CA', 'Ca', 'cA']]
    """

    def __init__(self, rack: RackMasks, graph: WordGraph, worth: Sequence[int]) -> None:
        self.rack = rack
        self.graph = graph
        self.worth = worth
        ahead = graph.children[graph.root] | graph.finals[graph.root]
        open_ways = ahead * EITHER & rack.reach[rack.full]
        nothing = Beginning(graph.root, rack.full, ahead, open_ways, "", (), 0, 0)
        self.levels = [[nothing]]

    def of_length(self, tiles: int) -> list[Beginning]:
        """Return the beginnings of so many tiles, in the order of their ways."""
        while len(self.levels) <= tiles:
            self.levels.append([*self._longer(self.levels[-1])])
        return self.levels[tiles]

    def _longer(self, level: list[Beginning]) -> Iterator[Beginning]:
        """Yield the beginnings with one tile more than those of `level`."""
        graph, worth = self.graph, self.worth
        children, finals = graph.children, graph.finals
        reach, tiles = self.rack.reach, self.rack.tiles
        for node, held, _, _, text, ways, points, _ in level:
            onward = children[node] * EITHER & reach[held]
            while onward:
                way = (onward & -onward).bit_length() - 1
                onward &= onward - 1
                bit = WAY_BITS[way]
                child = graph.child(node, bit)
                mine = held & tiles[way]
                left = held ^ (mine & -mine)
                ahead = children[child] | finals[child]
                yield Beginning(
                    child,
                    left,
                    ahead,
                    ahead * EITHER & reach[left],
                    text + WAYS[way],
                    (*ways, way),
                    points + worth[way],
                    bit,
                )
