"""What exercises of Part 1 share: hands, and how they are compared."""

from __future__ import annotations

from typing import Any

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Problem, judge_value, same


def same_hand(one: Any, other: Any) -> bool:
    """Whether two hands hold the same letters; a count of 0 is the same as none.

    >>> same_hand({"l": 1}, {"l": 1, "q": 0})
    True
    >>> same_hand({"l": 1}, {"l": 1, "q": -1})
    False
    """
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return same(one, other)
    return same(_held(one), _held(other))


def _held(hand: dict[Any, Any]) -> dict[Any, Any]:
    return {key: count for key, count in hand.items() if not same(count, 0)}


def judge_hand(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that returns a hand."""
    return judge_value(case, outcome, same_hand)
