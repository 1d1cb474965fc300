"""The graph holds exactly its words, in as few nodes as can be."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.engine.word_graph import (
    ALL_LETTERS,
    BITS,
    WordGraph,
    build_graph,
    letters_of,
)

# Few letters, so that the words share beginnings and endings.
FEW = st.text("abc", min_size=1, max_size=6)
ANY = st.text(string.ascii_lowercase, min_size=1, max_size=15)
WORD_SETS = st.sets(FEW, max_size=60) | st.sets(ANY, max_size=20)


def spelled(graph: WordGraph, node: int) -> set[str]:
    """Return everything that completes a word from `node` on."""
    words = set(letters_of(graph.finals[node]))
    for letter in letters_of(graph.children[node]):
        rest = spelled(graph, graph.child(node, BITS[letter]))
        words |= {letter + ending for ending in rest}
    return words


def continuations(words: set[str]) -> set[frozenset[str]]:
    """Return what can follow each beginning, from the words alone."""
    beginnings = {word[:end] for word in words for end in range(len(word))}
    return {
        frozenset(w.removeprefix(start) for w in words if w.startswith(start)) - {""}
        for start in beginnings
    }


@given(words=WORD_SETS)
def test_a_graph_spells_its_words_and_no_others_in_as_few_nodes_as_can_be(words):
    graph = build_graph(sorted(words))

    assert spelled(graph, graph.root) == words
    assert graph.words == len(words)
    # It has one node for each way to go on; if it is empty, still its root.
    assert len(graph.children) == max(1, len(continuations(words)))
    for node, mask in enumerate(graph.below):
        assert set(letters_of(mask)) == set("".join(spelled(graph, node)))


@given(words=WORD_SETS)
def test_the_arrays_fit_together_as_a_reader_in_c_expects(words):
    graph = build_graph(sorted(words))
    counts = [mask.bit_count() for mask in graph.children]

    assert len(graph.children) == len(graph.finals) == len(graph.edges)
    assert list(graph.edges) == [sum(counts[:node]) for node in range(len(counts))]
    assert len(graph.targets) == sum(counts)
    for node, (edge, count) in enumerate(zip(graph.edges, counts, strict=True)):
        assert all(child < node for child in graph.targets[edge : edge + count])
    assert all(mask <= ALL_LETTERS for mask in [*graph.children, *graph.finals])
    assert all(numbers.itemsize == 4 for numbers in (graph.children, graph.targets))


def test_a_graph_without_words_has_a_root_that_leads_nowhere():
    graph = build_graph([])

    assert (graph.words, graph.root) == (0, 0)
    assert (graph.children[0], graph.finals[0], len(graph.targets)) == (0, 0, 0)


@pytest.mark.parametrize("words", [["cat", "car"], ["cat", "cat"], ["cats", "cat"]])
def test_words_out_of_order_are_refused(words):
    with pytest.raises(
        ValueError, match=f"'{words[1]}' comes after '{words[0]}'; sort"
    ):
        build_graph(words)
