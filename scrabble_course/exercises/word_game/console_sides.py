"""What judges of a hand and of a game on the console share: one call, many sides.

What is asked, shown, added up and returned is judged apart, and no wording counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.calling.call import Ended, Outcome
from scrabble_course.diagnosis.exercise import Case, Judge, Mistake, Shows
from scrabble_course.diagnosis.judging import Problem, judge_value, not_returned, same
from scrabble_course.diagnosis.mistakes import Cases, mistake
from scrabble_course.diagnosis.transcript import screen, turns


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


def side(
    judge: Judge | None, topic: str, is_first: bool = False
) -> Callable[..., Cases]:
    """Return a function that makes cases of games: what `judge` looks at in them.

    A given example is counted once, by the side that is looked at first.
    """

    def cases(*games: Case, topic: str = topic) -> Cases:
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


def side_to_the_end(
    judge: Judge, topic: str, is_first: bool = False
) -> Callable[..., Cases]:
    """Return `side` of games that have to go on until they are over as well."""
    return side(all_sides(judge_reaches_end, judge), topic, is_first)


def prints_none(shown: Cases) -> Mistake:
    """Return the mistake of a None on the screen."""
    return mistake("prints-none", shown, shows=shows_none)(
        "A None is on the screen: the value of a function that returns nothing. "
        "display_hand prints by itself and returns None, so call it on a line of its "
        "own, not inside print()."
    )


def shows_none(case: Case, outcome: Outcome) -> bool:
    """Whether a None was printed."""
    return any(turn.shows_none for turn in turns(outcome.events))


def gives_none(case: Case, outcome: Outcome) -> bool:
    """Whether nothing came back."""
    return outcome.value is None


def ended_by(how: Ended) -> Shows:
    """Show that a call ended so."""
    return lambda case, outcome: outcome.ended == how


is_over = ended_by("returned")


def asks_aside(case: Case, outcome: Outcome) -> bool:
    """Whether a question came that does not belong here."""
    return asked_aside(outcome) is not None


def asked_aside(outcome: Outcome) -> tuple[str, str] | None:
    """Return the first question that does not belong here, behind the screen before."""
    for place, event in enumerate(outcome.events):
        if event.kind == "aside":
            return screen(turns(outcome.events[:place])), event.details[0]
    return None


def judge_reaches_end(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether a game went on until it was over, or asked too much."""
    if outcome.ended in ("returned", "asked"):
        return None
    wanted = f"a game with the total {case.expected.value}"
    return Problem(wanted, not_returned(outcome))
