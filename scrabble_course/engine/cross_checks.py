"""Cross-checks: what the letters above and below an empty square say about it.

A tile laid between them forms a cross word. Which letters make it a word, and what
else it is worth, is found once for each square, before any play is tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scrabble_course.board.layout import SIZE
from scrabble_course.engine.word_graph import ALL_LETTERS, WordGraph, follow
from scrabble_course.engine.words_on_line import NO_WORD, WordOnLine


class CrossChecks(NamedTuple):
    """What a line says about each of its squares to the lines that cross it.

    `allowed` has the letters that may lie on a square, a mask; none where a letter
    lies. `points` is what the letters above and below are worth, None without any.
    """

    allowed: Sequence[int]
    points: Sequence[int | None]


FREE = CrossChecks((ALL_LETTERS,) * SIZE, (None,) * SIZE)


def cross_checks_of(
    words: Sequence[WordOnLine], graph: WordGraph, among: int
) -> CrossChecks:
    """Return what a line says about its squares; only letters of `among` are asked.

    >>> from scrabble_course.engine.words_on_line import words_on_line
    >>> from scrabble_course.engine.word_graph import build_graph, letters_of
    >>> graph, words = build_graph(["at", "it", "to"]), words_on_line(".T...", {"T": 1})
    >>> found = cross_checks_of(words, graph, ALL_LETTERS)
    >>> [letters_of(found.allowed[at]) for at in range(3)], found.points[:4]
    (['ai', '', 'o'], [1, None, 1, None])
    """
    begun = [(start, word) for start, word in enumerate(words) if word.bits]
    if not begun:
        return FREE
    allowed, points = [*FREE.allowed], [*FREE.points]
    for start, word in begun:
        before, end = start - 1, start + len(word.bits)
        allowed[start:end] = [0] * (end - start)
        # The word above, if there is one, has spoken for the square between them.
        if before >= 0 and points[before] is None:
            allowed[before] = _between(NO_WORD, word, graph, among)
            points[before] = word.points
        if end < SIZE:
            below = words[end + 1]
            allowed[end] = _between(word, below, graph, among)
            points[end] = word.points + below.points
    return CrossChecks(allowed, points)


def _between(above: WordOnLine, below: WordOnLine, graph: WordGraph, among: int) -> int:
    """Return the letters of `among` that join two words that lie there."""
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
