"""The words as a player's mind holds them: what is a word, and what can become one."""

from __future__ import annotations

import re
import string
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from scrabble_course.calling import serialize
from scrabble_course.engine.graph_building import graph_of_words
from scrabble_course.engine.graph_cache import graph_of
from scrabble_course.engine.word_graph import (
    BITS,
    WordGraph,
    follow,
    letters_of,
)
from scrabble_course.resources.word_list import WordListError, quoted

PLAIN_WORD = re.compile("[A-Za-z]+")

# A text, whether it is a word, and the node that it leads to, if words go on.
_Step = tuple[str, bool, int | None]


@dataclass(frozen=True, slots=True)
class Node:
    """A place inside words: all words that begin alike go on from one node.

    >>> root = Lexicon.from_words(["car", "cat", "cats"]).root
    >>> node = root.after("c").after("a")
    >>> node.finals, node.children
    ('rt', 't')
    """

    graph: WordGraph = field(repr=False)
    number: int

    @property
    def children(self) -> str:
        """The letters that lead on to another node, in the order of the alphabet."""
        return letters_of(self.graph.children[self.number])

    @property
    def finals(self) -> str:
        """The letters that complete a word here, in the order of the alphabet."""
        return letters_of(self.graph.finals[self.number])

    def after(self, letter: str) -> Node | None:
        """Return the node to which `letter` leads, or None if no word goes on.

        >>> Lexicon.from_words(["cat"]).root.after("d") is None
        True
        """
        bit = BITS.get(letter, 0)
        if not self.graph.children[self.number] & bit:
            return None
        return Node(self.graph, self.graph.child(self.number, bit))


@dataclass(frozen=True, slots=True, repr=False)
class Lexicon(Collection[str]):
    """Words of small letters a-z, each once, in the order of the alphabet.

    >>> words = Lexicon.from_words(["dog", "cats", "Cat"])
    >>> words, list(words), len(words)
    (Lexicon of 3 words, ['cat', 'cats', 'dog'], 3)
    >>> "cat" in words, "ca" in words, words.has_prefix("ca")
    (True, False, True)
    """

    graph: WordGraph

    @classmethod
    def from_words(cls, words: Iterable[str]) -> Lexicon:
        """Return the lexicon of `words`, in any order; capitals become small letters.

        What is not a word of letters a-z raises WordListError.
        """
        if isinstance(words, str):
            raise TypeError(
                f"{quoted(words)} is one text; give a list of words, as in ['cat']"
            )
        return cls(graph_of_words(_small(words)))

    @classmethod
    def load(cls, path: str | Path | None = None) -> Lexicon:
        """Return the lexicon of a word list; without a path, the course's own.

        The first time, a list of 500,000 words takes one to three seconds; after that,
        any list is ready at once. A file that is missing or malformed raises
        WordListError with file and line.
        """
        return cls(graph_of(path))

    @property
    def root(self) -> Node:
        """The node before the first letter of every word."""
        return Node(self.graph, self.graph.root)

    def has_prefix(self, prefix: str) -> bool:
        """Return whether a word begins with `prefix`; a word begins with itself.

        >>> words = Lexicon.from_words(["cat"])
        >>> [words.has_prefix(prefix) for prefix in ("", "ca", "cat", "cats")]
        [True, True, True, False]
        """
        if prefix == "":
            return len(self) > 0
        graph, node = self.graph, self._node(prefix[:-1])
        bit = BITS.get(prefix[-1], 0)
        return node is not None and bool(
            (graph.children[node] | graph.finals[node]) & bit
        )

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or word == "":
            return False
        node = self._node(word[:-1])
        last = BITS.get(word[-1], 0)
        return node is not None and bool(self.graph.finals[node] & last)

    def __iter__(self) -> Iterator[str]:
        # A stack, for a word may be longer than Python's recursion is deep.
        todo: list[_Step] = [("", False, self.graph.root)]
        while todo:
            text, is_word, node = todo.pop()
            if is_word:
                yield text
            if node is not None:
                todo += reversed(list(self._steps(text, node)))

    def __len__(self) -> int:
        return self.graph.words

    def __repr__(self) -> str:
        return f"Lexicon of {len(self)} words"

    def _node(self, text: str) -> int | None:
        """Return the node that `text` leads to, or None if no word goes on so."""
        return follow(self.graph, self.graph.root, [BITS.get(c, 0) for c in text])

    def _steps(self, text: str, node: int) -> Iterator[_Step]:
        """Yield what one more letter makes of `text`, which leads to `node`."""
        children, finals = self.graph.children[node], self.graph.finals[node]
        for letter in letters_of(children | finals):
            bit = BITS[letter]
            child = self.graph.child(node, bit) if children & bit else None
            yield text + letter, bool(finals & bit), child


def _small(words: Iterable[str]) -> Iterator[str]:
    """Yield `words` in small letters; refuse what is not a word."""
    for position, word in enumerate(words, start=1):
        if not isinstance(word, str):
            raise TypeError(
                f"word {position} is {word!r}, not text; give words as in ['cat']"
            )
        if not PLAIN_WORD.fullmatch(word):
            raise WordListError(f"word {position}, {quoted(word)}, {_fault(word)}")
        yield word.lower()


def _fault(word: str) -> str:
    """Return what keeps `word` from being a word, and the remedy."""
    if word == "":
        return "is empty; leave it out."
    wrong = next(letter for letter in word if letter not in string.ascii_letters)
    return f"has {wrong!r}, which is not a letter a-z; spell it with plain letters."


def _from_text(text: str) -> Lexicon:
    return Lexicon.from_words(text.split())


serialize.register(Lexicon, lambda lexicon: (" ".join(lexicon),), _from_text)
