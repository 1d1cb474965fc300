"""Cross-checks: what the letters above and below an empty square say about it.

A tile laid between them forms a cross word. Which letters make it a word, and what
else it is worth, is found once for each square, before any play is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrabble_course.board.layout import SIZE
from scrabble_course.engine.runs import NO_RUN, Run
from scrabble_course.engine.word_graph import ALL_LETTERS, WordGraph, follow


class Crossings(NamedTuple):
    """What a line says about each of its squares to the lines that cross it.

    `allowed` has the letters that may lie on a square, a mask; none where a letter
    lies. `points` is what the letters above and below are worth, None without any.
    """

    allowed: Sequence[int]
    points: Sequence[int | None]


FREE = Crossings((ALL_LETTERS,) * SIZE, (None,) * SIZE)


def crossings_of(runs: Sequence[Run], graph: WordGraph, among: int) -> Crossings:
    """Return what a line says about its squares; only letters of `among` are asked.

    >>> from scrabble_course.engine.runs import runs_of
    >>> from scrabble_course.engine.word_graph import build_graph, letters_of
    >>> graph, runs = build_graph(["at", "it", "to"]), runs_of(".T...", {"T": 1})
    >>> found = crossings_of(runs, graph, ALL_LETTERS)
    >>> [letters_of(found.allowed[at]) for at in range(3)], found.points[:4]
    (['ai', '', 'o'], [1, None, 1, None])
    """
    begun = [(start, run) for start, run in enumerate(runs) if run.bits]
    if not begun:
        return FREE
    allowed, points = [*FREE.allowed], [*FREE.points]
    for start, run in begun:
        before, end = start - 1, start + len(run.bits)
        allowed[start:end] = [0] * (end - start)
        # The run above, if there is one, has spoken for the square between them.
        if before >= 0 and points[before] is None:
            allowed[before] = _between(NO_RUN, run, graph, among)
            points[before] = run.points
        if end < SIZE:
            below = runs[end + 1]
            allowed[end] = _between(run, below, graph, among)
            points[end] = run.points + below.points
    return Crossings(allowed, points)


def _between(above: Run, below: Run, graph: WordGraph, among: int) -> int:
    """Return the letters of `among` that make a word between two runs."""
    start = follow(graph, graph.root, above.bits)
    if start is None:
        return 0
    if not below.bits:
        return graph.finals[start] & among
    onward, last = below.bits[:-1], below.bits[-1]
    ahead, allowed = graph.children[start] & among, 0
    while ahead:
        bit = ahead & -ahead
        ahead ^= bit
        end = follow(graph, start, (bit, *onward))
        if end is not None and graph.finals[end] & last:
            allowed |= bit
    return allowed
