"""Random words in Scrabble notation, and random distributions."""

from __future__ import annotations

import random

from scrabble_course.notation.scrabble_notation import (
    ALPHABET,
    DISTRIBUTIONS,
    SCORES,
)

LETTERS = ALPHABET + ALPHABET.upper()
BRACKETS = ("{}", "[{}]", "({})")


def random_word(rng: random.Random) -> str:
    """Return a word of one to six runs of letters, many of them in brackets.

    >>> set(random_word(random.Random(0))) <= set(LETTERS + "[]()")
    True
    """
    runs = ("".join(rng.choices(LETTERS, k=rng.randint(1, 4))) for _ in range(6))
    groups = [rng.choice(BRACKETS).format(run) for run in runs]
    return "".join(groups[: rng.randint(1, 6)])


def random_distribution(rng: random.Random) -> str:
    """Return the distribution of a language, or one that no language has."""
    mixed = "".join(rng.choices(SCORES, k=len(ALPHABET)))
    return rng.choice([*DISTRIBUTIONS.values(), mixed])
