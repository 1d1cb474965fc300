"""Chance as an argument: a `random.Random` that can be sent, and compared by its seed.

What a function draws is its own affair: `sample`, `shuffle` or `choice` give different
tiles from the same seed. How often it asked for chance can be told all the same.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from scrabble_course import sendable

MOST_SEEDS = 1_000


class SeededRandom(random.Random):
    """Chance that remembers its seed, and how often it was asked.

    Two of them are equal if they began alike; a copy of an unused one begins anew.

    >>> rng = SeededRandom(1)
    >>> rng, rng == SeededRandom(1), rng == SeededRandom(2)
    (random.Random(1), True, False)
    >>> rng.sample("ABCD", 2) == random.Random(1).sample("ABCD", 2)
    True
    """

    def __init__(self, start: int, used: int = 0) -> None:
        super().__init__(start)
        self.start = start
        self.used = used

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeededRandom) and self.start == other.start

    def __hash__(self) -> int:
        return hash(self.start)

    def __deepcopy__(self, memo: dict[int, Any]) -> SeededRandom:
        """Return one that goes on alike; without this, each number is copied alone."""
        twin = type(self)(self.start, self.used)
        if self.used:
            twin.setstate(self.getstate())
        return twin

    def __reduce__(self) -> Any:
        return type(self), (self.start, self.used), self.getstate()

    def __repr__(self) -> str:
        return f"random.Random({self.start})"


def _from_numbers(start: object, used: object) -> SeededRandom:
    """Return chance that has arrived; if it was asked before, only to be looked at.

    Its state has not come along. There are thousands of those, at 2.5 kB each.
    """
    if _number(used):
        return _asked_before(_number(start), _number(used))
    return SeededRandom(_number(start))


@lru_cache(maxsize=1_000)
def _asked_before(start: int, used: int) -> SeededRandom:
    return SeededRandom(start, used)


def _number(value: object) -> int:
    """Return what a student may have put in the place of a number, or 0."""
    return value if type(value) is int else 0


sendable.register(
    SeededRandom, lambda rng: (rng.start, rng.used), _from_numbers, changes=True
)
