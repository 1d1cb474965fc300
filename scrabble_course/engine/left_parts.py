"""Left parts: the tiles that words can start with where the board asks for nothing.

Squares that touch no letter take any tile. What can be laid there is the same on the
whole board, so it is spelled once for a rack and not again for each place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from scrabble_course.engine.rack_counts import EITHER, RackMasks
from scrabble_course.engine.word_graph import WordGraph

LeftPart = tuple[int, int, int, int, str, int, int]
"""Tiles in a row with which a word begins, and what can come after them.

In this order: the node to which they lead; what the rack has left, as `RackMasks`
counts it; the mask of the letters that can follow, and that of the ways to lay one of
them with what is left; the tiles as text; what they are worth without premiums; and the
bit of the last letter.
"""


class LeftParts:
    """The left parts that a rack spells, by the number of tiles; spelled when asked.

    Of the tiles held, letters that are `needed` have to come `below` the last node.

    >>> from scrabble_course.engine.rack_counts import WAYS
    >>> from scrabble_course.engine.word_graph import build_graph
    >>> graph, worth = build_graph(["cat", "do"]), dict.fromkeys(WAYS, 1)
    >>> rack = RackMasks.of("ca?")
    >>> found = LeftParts(rack, graph, worth, [0] * len(rack.reach), graph.below)
    >>> [[text for *_, text, _, _ in found.of_length(n)] for n in range(3)]
    [[''], ['C', 'c', 'd'], ['CA', 'Ca', 'cA']]
    """

    def __init__(
        self,
        rack: RackMasks,
        graph: WordGraph,
        worth: Mapping[str, int],
        needed: Sequence[int],
        below: Sequence[int],
    ) -> None:
        self.rack = rack
        self.needed = needed
        self.below = below
        self.graph = graph
        self.worth = worth
        ahead = graph.children[graph.root] | graph.finals[graph.root]
        open_ways = ahead * EITHER & rack.reach[rack.full]
        self.levels: list[list[LeftPart]] = [
            [(graph.root, rack.full, ahead, open_ways, "", 0, 0)]
        ]

    def of_length(self, tiles: int) -> list[LeftPart]:
        """Return the left parts of so many tiles, in the order of their ways."""
        while len(self.levels) <= tiles:
            self.levels.append([*self._longer(self.levels[-1])])
        return self.levels[tiles]

    def _longer(self, level: list[LeftPart]) -> Iterator[LeftPart]:
        """Yield the left parts with one tile more than those of `level`."""
        graph, worth = self.graph, self.worth
        children, finals = graph.children, graph.finals
        edges, targets = graph.edges, graph.targets
        reach, ways_of = self.rack.reach, self.rack.ways
        needed, below = self.needed, self.below
        for node, held, _, open_ways, text, points, _ in level:
            onward, edge = children[node], edges[node]
            for letter, bit, before, takes in ways_of[open_ways & onward * EITHER]:
                # WordGraph.child, written out: calls would cost more than the rest.
                child = targets[edge + (onward & before).bit_count()]
                left = held - takes
                if needed[left] & ~below[child]:
                    continue
                ahead = children[child] | finals[child]
                yield (
                    child,
                    left,
                    ahead,
                    ahead * EITHER & reach[left],
                    text + letter,
                    points + worth[letter],
                    bit,
                )
