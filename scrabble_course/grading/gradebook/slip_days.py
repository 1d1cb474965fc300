"""Slip days: each moves one deadline by a day, and they are spent where they help most.

Lateness is capped, so a first day may help nothing and a second one much: the best is
found by trying all, one deadline after the other.
"""

from __future__ import annotations

from collections.abc import Sequence


def best_spent(lost: Sequence[Sequence[float]], days: int) -> tuple[int, ...]:
    """Return how many days to spend on each deadline, so that least is lost.

    `lost` has for each what is lost there if 0, 1, 2 ... are spent on it. If several
    ways are as good, fewer days are spent.

    >>> best_spent([[3, 2, 1, 0], [5, 5, 0]], 3)
    (1, 2)
    """
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for losses in lost:
        found: dict[int, tuple[float, tuple[int, ...]]] = {}
        for before, (loss, spent) in best.items():
            for more, here in enumerate(losses[: days - before + 1]):
                total = round(loss + here, 9)
                if before + more not in found or total < found[before + more][0]:
                    found[before + more] = total, (*spent, more)
        best = found
    return min((loss, of_all, spent) for of_all, (loss, spent) in best.items())[2]
