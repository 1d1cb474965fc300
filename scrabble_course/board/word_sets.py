"""Words as sets, in capitals: whole words, and all that words begin with.

The board, the tiles and the plays are in capitals, and small letters there are blanks.
So here words are in capitals too, whatever they come in: of a play, it is
`word.upper()` that is looked up. Sets answer at once, however many words there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from scrabble_course.resources import word_list

KEPT = 512
"""How many sets are kept: checks bring many small ones, which must not push out the
course's own, since that takes a second to make again. Without capitals kept, a search
of all plays takes 2.6 times as long, and without prefixes 9 times."""


def capital_words(words: Iterable[str] | None = None) -> frozenset[str]:
    """Return `words` as a set of capitals; without any, the course's own list.

    >>> sorted(capital_words(["cat", "At"]))
    ['AT', 'CAT']
    >>> "QUIZ" in capital_words()
    True
    """
    return _course_words() if words is None else _in_capitals(frozenset(words))


def prefixes(words: Iterable[str] | None = None) -> frozenset[str]:
    """Return all that words begin with, in capitals: from "" to the whole word.

    A word is a prefix of itself, whether or not a longer word goes on from it.

    >>> sorted(prefixes(["cat", "at"]))
    ['', 'A', 'AT', 'C', 'CA', 'CAT']
    """
    return _prefixes(capital_words(words))


@lru_cache(maxsize=1)
def _course_words() -> frozenset[str]:
    return frozenset("\n".join(word_list.read_words()).upper().split("\n"))


@lru_cache(maxsize=KEPT)
def _in_capitals(words: frozenset[str]) -> frozenset[str]:
    is_done = all(map(str.isupper, words))
    return words if is_done else frozenset(map(str.upper, words))


@lru_cache(maxsize=KEPT)
def _prefixes(words: frozenset[str]) -> frozenset[str]:
    found, shorter = set(words), words
    while shorter:  # a letter less each time: most are there already
        shorter = frozenset(word[:-1] for word in shorter) - found
        found |= shorter
    return frozenset(found)
