"""The graph of any words: built in C where that is there, in Python else."""

from __future__ import annotations

from collections.abc import Iterable

from scrabble_course.engine import fast
from scrabble_course.engine.word_graph import WordGraph, build_graph


def graph_of_words(words: Iterable[str]) -> WordGraph:
    """Return the graph of `words` of letters a-z, in any order.

    >>> graph_of_words(["dog", "cat", "dog"]) == build_graph(["cat", "dog"])
    True
    """
    # Most lists are sorted already, which a set would forget.
    in_order = sorted(dict.fromkeys(words))
    if fast.chosen is None:
        return build_graph(in_order)
    return fast.chosen.build_graph(in_order)
