"""What cases of several functions are made of."""

from __future__ import annotations

import random
import string
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refusal:
    """Stands, as an expected value, for any ValueError.

    >>> Refusal("no tiles to exchange")
    a ValueError, for no tiles to exchange
    """

    reason: str

    def __repr__(self) -> str:
        return f"a ValueError, for {self.reason}"


def other_letters(rng: random.Random) -> dict[int, int]:
    """Return a table for `str.translate`, from each letter to one, the case kept.

    So a case gets other letters, and its topic stays.

    >>> table = other_letters(random.Random(1))
    >>> "Banana".translate(table), "?*".translate(table)
    ('Seqeqe', '?*')
    """
    small = string.ascii_lowercase
    mixed = "".join(rng.sample(small, len(small)))
    return str.maketrans(small + small.upper(), mixed + mixed.upper())
