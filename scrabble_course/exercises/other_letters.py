"""Other letters in the place of those of a case: its topic stays, its text does not."""

from __future__ import annotations

import random
import string


def other_letters(rng: random.Random) -> dict[int, int]:
    """Return a table for `str.translate`, from each letter to one, the case kept.

    >>> table = other_letters(random.Random(1))
    >>> "Banana".translate(table), "?*".translate(table)
    ('Seqeqe', '?*')
    """
    small = string.ascii_lowercase
    mixed = "".join(rng.sample(small, len(small)))
    return str.maketrans(small + small.upper(), mixed + mixed.upper())
