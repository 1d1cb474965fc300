"""The word list of a run: a few thousand words, and all that the cases name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.lexicon import each_word

BY_CHANCE = 3_000


@lru_cache(maxsize=1)
def words_for(stages: tuple[course.Stage, ...], seed: int) -> tuple[str, ...]:
    """Return the words that students' code finds in the box, sorted.

    A short list keeps slow searches cheap, and there is nothing to look up in it.
    """
    named = {
        text.lower()
        for stage in stages
        for exercise in catalogue.exercises(stage)
        for case in exercise.all_cases(seed)
        for text in _texts((case.call.args, case.call.replies))
    }
    many = sum(1 for _ in each_word())
    by_chance = {*random.Random(seed).sample(range(many), BY_CHANCE)}
    return tuple(
        sorted(
            word
            for number, word in enumerate(each_word())
            if number in by_chance or word in named
        )
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
