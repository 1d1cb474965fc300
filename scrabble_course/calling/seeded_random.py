"""Chance as an argument: a `random.Random` that can be sent, and compared by its seed.

What a function draws is its own affair: `sample`, `shuffle` or `choice` give different
tiles from the same seed. How often it asked for chance can be told all the same.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from scrabble_course.calling import serialize

MOST_SEEDS = 1_000


class Chance:
    """What is known of chance: the seed that it started with, and how often `used`.

    It is no more than that where a call has come back: thousands do, and the state to
    draw from takes 2.5 kB. Two of them are equal if they began alike.
    """

    def __init__(self, start: int, used: int) -> None:
        self.start = start
        self.used = used

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.start == other.start

    def __hash__(self) -> int:
        return hash(self.start)

    def __repr__(self) -> str:
        return f"random.Random({self.start})"


class SeededRandom(Chance, random.Random):
    """Chance that remembers its seed, and how often it was asked.

    A copy of an unused one begins anew.

    >>> rng = SeededRandom(1)
    >>> rng, rng == SeededRandom(1), rng == SeededRandom(2)
    (random.Random(1), True, False)
    >>> rng.sample("ABCD", 2) == random.Random(1).sample("ABCD", 2)
    True
    """

    def __init__(self, start: int, used: int = 0) -> None:
        random.Random.__init__(self, start)
        Chance.__init__(self, start, used)

    @classmethod
    def like(cls, rng: random.Random) -> SeededRandom:
        """Return one that draws as `rng` would, which was made with a small seed.

        >>> SeededRandom.like(random.Random(7))
        random.Random(7)

        A seed above 1,000, or one that has drawn before, is a ValueError.
        """
        state = rng.getstate()
        for start in range(MOST_SEEDS + 1):
            if random.Random(start).getstate() == state:
                return cls(start)
        raise ValueError(
            f"{rng} cannot be repeated; give a new random.Random(1), "
            f"with a whole number from 0 to {MOST_SEEDS:,}"
        )

    def random(self) -> float:
        """Return the next number from 0 to 1, below 1."""
        self.used += 1
        return super().random()

    def getrandbits(self, k: int) -> int:
        """Return a number of `k` random bits."""
        self.used += 1
        return super().getrandbits(k)

    def __deepcopy__(self, memo: dict[int, Any]) -> SeededRandom:
        """Return one that goes on alike; without this, each number is copied alone."""
        twin = type(self)(self.start, self.used)
        if self.used:
            twin.setstate(self.getstate())
        return twin

    def __reduce__(self) -> Any:
        return type(self), (self.start, self.used), self.getstate()


@cache
def chance_of(start: int) -> SeededRandom:
    """Return the chance of a seed that cases share: a call is handed a copy of it."""
    return SeededRandom(start)


def _from_numbers(start: object, used: object) -> Chance:
    """Return chance that has arrived; if it was asked before, only to be looked at."""
    if _number(used):
        return Chance(_number(start), _number(used))
    return SeededRandom(_number(start))


def _number(value: object) -> int:
    """Return what a student may have put in the place of a number, or 0."""
    return value if type(value) is int else 0


for _kind in (Chance, SeededRandom):
    serialize.register(
        _kind, lambda rng: (rng.start, rng.used), _from_numbers, changes=True
    )
