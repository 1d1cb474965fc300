"""A lexicon as a graph that stores common beginnings and endings once (a DAWG).

A node is a place inside words, reached from the root letter by letter. Two masks of
26 bits, bit 0 for "a", say how words go on from there: `children` has the letters that
lead to another node, `finals` the letters that complete a word. A letter may be in
both: after "ca", the "t" completes "cat" and leads on to "cats".

The nodes are numbers, children before their parents, the root last. Flat arrays hold
them, so that a file is loaded in one go and C can read what Python reads.
"""

from __future__ import annotations

import string
from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate

UINT32 = "I"  # the array type with four bytes an item
LETTERS = string.ascii_lowercase
BITS = {letter: 1 << place for place, letter in enumerate(LETTERS)}
ALL_LETTERS = (1 << len(LETTERS)) - 1


@dataclass(frozen=True, slots=True, weakref_slot=True)
class WordGraph:
    """The nodes of a graph and the edges between them, as flat arrays.

    The k-th letter of `children[node]`, from "a" on, leads to the node
    `targets[edges[node] + k]`.

    >>> graph = build_graph(["car", "cars", "cat", "cats"])
    >>> graph.words, len(graph.children), len(graph.targets)
    (4, 4, 4)
    """

    words: int
    children: array[int]
    finals: array[int]
    edges: array[int]
    targets: array[int]
    _below: array[int] = field(
        default_factory=partial(array, UINT32), init=False, repr=False, compare=False
    )

    @property
    def below(self) -> array[int]:
        """For each node, the mask of all letters that come after it, soon or late.

        They are looked up once, when somebody asks.

        >>> graph = build_graph(["cat", "cats"])
        >>> [letters_of(mask) for mask in graph.below]
        ['s', 'st', 'ast', 'acst']
        """
        if not self._below:
            found, targets = array(UINT32), self.targets
            nodes = zip(self.children, self.finals, self.edges, strict=True)
            for onward, ends, edge in nodes:
                mask = onward | ends
                for child in targets[edge : edge + onward.bit_count()]:
                    mask |= found[child]
                found.append(mask)
            self._below[:] = found
        return self._below

    @property
    def root(self) -> int:
        """The node before the first letter of every word."""
        return len(self.children) - 1

    def child(self, node: int, bit: int) -> int:
        """Return where the letter of `bit`, one of the node's children, leads.

        >>> graph = build_graph(["cat", "cats"])
        >>> letters_of(graph.children[graph.child(graph.root, BITS["c"])])
        'a'
        """
        before = self.children[node] & (bit - 1)
        return self.targets[self.edges[node] + before.bit_count()]


def follow(graph: WordGraph, node: int, bits: Sequence[int]) -> int | None:
    """Return where letters lead from `node`, or None if no word goes on so.

    >>> graph = build_graph(["cat"])
    >>> follow(graph, graph.root, [BITS["c"], BITS["o"]]) is None
    True
    """
    children, edges, targets = graph.children, graph.edges, graph.targets
    for bit in bits:
        onward = children[node]
        if not onward & bit:
            return None
        # WordGraph.child, written out: every search passes here hundreds of times.
        node = targets[edges[node] + (onward & (bit - 1)).bit_count()]
    return node


def letters_of(mask: int) -> str:
    """Return the letters of `mask`, in the order of the alphabet.

    >>> letters_of(0b1000000000000000101)
    'acs'
    """
    return "".join(letter for letter, bit in BITS.items() if mask & bit)


def build_graph(words: Iterable[str]) -> WordGraph:
    """Return the smallest graph of `words`, which are sorted and of letters a-z.

    A word that is not behind the one before it raises ValueError. The same words give
    the same arrays. 500,000 words take one to three seconds.
    """
    building = _GraphBuilder()
    for word in words:
        building.add(word)
    return building.finish()


class _GraphBuilder:
    """A graph that grows by a word at a time and stays as small as it can be.

    Because the words are sorted, only the nodes along the last word can still change.
    As soon as the next word leaves that path, the nodes behind the fork are complete:
    each becomes a number, and nodes that are alike become the same number. This is the
    method of Daciuk, Mihov, Watson and Watson (2000) for sorted words.
    """

    def __init__(self) -> None:
        self.words = 0
        self.last = ""
        # The nodes along `last`, from the root; each is [children, finals, *targets].
        self.path: list[list[int]] = [[0, 0]]
        self.numbers: dict[tuple[int, ...], int] = {}

    def add(self, word: str) -> None:
        """Put `word` in, which comes after all the words so far."""
        if word <= self.last:
            raise ValueError(
                f"{word!r} comes after {self.last!r}; sort the words, each one once"
            )
        length = _common(self.last, word)
        if len(self.path) > length + 1:
            self._complete(length)
        self.path += [[0, 0] for _ in range(len(self.path), len(word))]
        self.path[-1][1] |= BITS[word[-1]]
        self.words += 1
        self.last = word

    def finish(self) -> WordGraph:
        """Return the graph of all the words put in."""
        self._complete(0)
        # No other node can be like the root: it has the longest word before it.
        self.numbers[tuple(self.path[0])] = len(self.numbers)
        children, finals = ([node[at] for node in self.numbers] for at in (0, 1))
        targets = [target for node in self.numbers for target in node[2:]]
        edges = accumulate((len(node) - 2 for node in self.numbers), initial=0)
        columns = children, finals, [*edges][:-1], targets
        return WordGraph(self.words, *(array(UINT32, column) for column in columns))

    def _complete(self, length: int) -> None:
        """Number the nodes of the path behind the first `length` letters."""
        path, numbers, last = self.path, self.numbers, self.last
        for at in range(len(path) - 2, length - 1, -1):
            node = tuple(path.pop())
            parent = path[at]
            parent[0] |= BITS[last[at]]
            parent.append(numbers.setdefault(node, len(numbers)))


def _common(one: str, other: str) -> int:
    """Return how many letters both words begin with."""
    length = min(len(one), len(other))
    while one[:length] != other[:length]:  # sorted words differ near their ends
        length -= 1
    return length
