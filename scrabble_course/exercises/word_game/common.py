"""What exercises of Part 1 share: hands, games, and how they are compared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import (
    Case,
    Judge,
    Mistake,
    Problem,
    judge_value,
    not_returned,
    same,
)
from scrabble_course.checks.transcript import Turn, screen, turns
from scrabble_course.exercises.wrong_arguments import wrong_arguments

GAME_ARGUMENTS = wrong_arguments(
    "`deal_hand(HAND_SIZE)`, `substitute_hand(hand, letter)`, `play_hand(hand, "
    "word_list)`"
)


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


def sizes_dealt(outcome: Outcome) -> list[Any]:
    """Return how many letters `deal_hand` was asked for, each time."""
    return [event.details[0] for event in outcome.events if event.kind == "dealt"]


def judge_size_of_hands(size: int, outcome: Outcome) -> Problem | None:
    """Judge how many letters `deal_hand` was asked for, whatever was dealt."""
    deals = sizes_dealt(outcome)
    if deals and all(same(deal, size) for deal in deals):
        return None
    return Problem(f"hands of {size} letters", f"hands of {deals} letters")


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


def all_sides(*judges: Judge) -> Judge:
    """Return a judge that finds what is wrong from any side."""

    def judge(case: Case, outcome: Outcome) -> Problem | None:
        problems = (one(case, outcome) for one in judges)
        return next(filter(None, problems), None)

    return judge


def hand_in(turn: Turn) -> list[str]:
    """Return the letters that our own play_hand shows before a question."""
    lines = [
        line for line in turn.shown.split("\n") if line.startswith("Current Hand:")
    ]
    return lines[-1].partition(": ")[2].split() if lines else []


def prints_none(shown: tuple[Case, ...]) -> Mistake:
    """Return the mistake of a None on the screen."""
    return Mistake(
        "prints-none",
        shown,
        "A None is on the screen: the value of a function that returns nothing. "
        "display_hand prints by itself and returns None, so call it on a line of its "
        "own, not inside print().",
        shows=shows_none,
    )


def shows_none(case: Case, outcome: Outcome) -> bool:
    """Whether a None was printed."""
    return any(turn.shows_none for turn in turns(outcome.events))


def asked_aside(outcome: Outcome) -> tuple[str, str] | None:
    """Return the first question that does not belong here, below what stood above it.

    The two are the screen before it and the question; None if there was none.
    """
    for place, event in enumerate(outcome.events):
        if event.kind == "aside":
            return screen(turns(outcome.events[:place])), event.details[0]
    return None


def stopped(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether a game went on until it was over, or asked too much."""
    if outcome.ended in ("returned", "asked"):
        return None
    return Problem(
        f"a game with the total {case.expected.value}", not_returned(outcome)
    )
