"""The word list of a run: a few thousand words, and all that the cases name."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from scrabble_course.diagnosis.exercise import Case
from scrabble_course.resources.word_list import each_word

SHARE = 0.0125
"""How many of all words are there by chance: some three thousand."""


def words_for(cases: Iterable[Case], seed: int) -> tuple[str, ...]:
    """Return the words that students' code finds in the box, sorted.

    A short list keeps slow searches cheap, and there is nothing to look up in it.
    """
    named = {
        text.lower()
        for case in cases
        for text in _texts((case.call.args, case.call.replies))
    }
    chance = random.Random(seed).random
    return tuple(
        sorted(word for word in each_word() if chance() < SHARE or word in named)
    )


def _texts(value: object) -> Iterator[str]:
    """Yield the texts inside a value, however deep."""
    if isinstance(value, str):
        yield from (value, value.strip())
    elif isinstance(value, dict):
        yield from _texts(list(value))
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from _texts(item)
