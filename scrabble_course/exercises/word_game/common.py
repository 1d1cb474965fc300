"""What exercises of Part 1 share: hands, games, and how they are compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import (
    Case,
    Judge,
    Problem,
    changed_argument,
    judge_value,
    not_returned,
    same,
)
from scrabble_course.checks.transcript import Turn, turns


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


END_OF_HAND = "!!"


def side(
    judge: Judge | None, topic: str, is_first: bool = False
) -> Callable[..., tuple[Case, ...]]:
    """Return a function that makes cases of games: what `judge` looks at in them.

    A given example is counted once, by the side that is looked at first.
    """

    def cases(*games: Case, topic: str = topic) -> tuple[Case, ...]:
        return tuple(
            replace(game, judge=judge, topic=topic, given=game.given and is_first)
            for game in games
        )

    return cases


def hand_in(turn: Turn) -> list[str]:
    """Return the letters that our own play_hand shows before a question."""
    lines = [
        line for line in turn.shown.split("\n") if line.startswith("Current Hand:")
    ]
    return lines[-1].partition(": ")[2].split() if lines else []


def stopped(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether a game went on until it was over, or asked too much."""
    if outcome.ended in ("returned", "asked"):
        return None
    return Problem(
        f"a game with the total {case.expected.value}", not_returned(outcome)
    )


def judge_returned(case: Case, outcome: Outcome) -> Problem | None:
    """Judge what a game returns: the right total, or at least the one on the screen.

    A hand that is asked to go on after its last letter is told by what is asked.
    """
    total = case.expected.value
    if outcome.ended == "asked" and END_OF_HAND not in case.call.replies:
        return None
    if ended := not_returned(outcome):
        return Problem(f"{total} returned", ended)
    if problem := changed_argument(case, outcome):
        return problem
    value = outcome.value
    is_shown = type(value) is int and value in turns(outcome.events)[-1].numbers
    if same(value, total) or (value and is_shown):
        return None
    return Problem(f"{total} returned", f"{value!r} returned")
