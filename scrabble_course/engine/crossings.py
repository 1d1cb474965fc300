"""Cross-checks: what the letters above and below an empty square say about it.

A tile laid between them forms a cross word. Which letters make it a word, and what
else it is worth, is found once for each square, before any play is tried.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import SIZE
from scrabble_course.engine.word_graph import ALL_LETTERS, BITS, WordGraph

RUN = re.compile(f"[^{EMPTY}]+")
"""Letters on the board that follow each other without a gap."""


class Crossings(NamedTuple):
    """What a line says about each of its squares to the lines that cross it.

    `allowed` has the letters that may lie on a square, a mask; none where a letter
    lies. `points` is what the letters above and below are worth, None without any.
    """

    allowed: Sequence[int]
    points: Sequence[int | None]


FREE = Crossings((ALL_LETTERS,) * SIZE, (None,) * SIZE)


def crossings_of(
    line: str, graph: WordGraph, among: int, worth: Mapping[str, int]
) -> Crossings:
    """Return what `line` says about its squares; only letters of `among` are asked.

    >>> from scrabble_course.engine.word_graph import build_graph, letters_of
    >>> graph = build_graph(["at", "it", "to"])
    >>> found = crossings_of(".......T.......", graph, ALL_LETTERS, {"T": 1})
    >>> [letters_of(found.allowed[at]) for at in (6, 7, 8)], found.points[6]
    (['ai', '', 'o'], 1)
    """
    if line.strip(EMPTY) == "":
        return FREE
    allowed, points = [*FREE.allowed], [*FREE.points]
    for run in RUN.finditer(line):
        start, end = run.span()
        allowed[start:end] = [0] * (end - start)
        for at in (start - 1, end):
            if 0 <= at < SIZE:
                above = line[:at].rpartition(EMPTY)[2]
                below = line[at + 1 :].partition(EMPTY)[0]
                allowed[at] = _between(above, below, graph, among)
                points[at] = sum([worth[letter] for letter in above + below])
    return Crossings(allowed, points)


def follow(graph: WordGraph, node: int, bits: Sequence[int]) -> int | None:
    """Return where letters lead from `node`, or None if no word goes on so.

    >>> from scrabble_course.engine.word_graph import build_graph
    >>> graph = build_graph(["cat"])
    >>> follow(graph, graph.root, [BITS["c"], BITS["o"]]) is None
    True
    """
    for bit in bits:
        if not graph.children[node] & bit:
            return None
        node = graph.child(node, bit)
    return node


def _between(above: str, below: str, graph: WordGraph, among: int) -> int:
    """Return the letters of `among` that make a word between two texts."""
    start = follow(graph, graph.root, [BITS[letter] for letter in above.lower()])
    if start is None:
        return 0
    if not below:
        return graph.finals[start] & among
    *onward, last = [BITS[letter] for letter in below.lower()]
    ahead, allowed = graph.children[start] & among, 0
    while ahead:
        bit = ahead & -ahead
        ahead ^= bit
        end = follow(graph, graph.child(start, bit), onward)
        if end is not None and graph.finals[end] & last:
            allowed |= bit
    return allowed
