"""Wrong texts, and what is asked of a function that is given one: a ValueError."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Mistake,
    Problem,
    judge_value,
    not_returned,
)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Stands, as an expected value, for any ValueError.

    >>> Refusal("a bracket that closes nothing")
    a ValueError, for a bracket that closes nothing
    """

    reason: str

    def __repr__(self) -> str:
        return f"a ValueError, for {self.reason}"


@dataclass(frozen=True, slots=True)
class Wrong:
    """Calls that are wrong in one way, and what to say if they are answered."""

    name: str
    reason: str
    calls: tuple[Call, ...]
    advice: str

    @property
    def cases(self) -> tuple[Case, ...]:
        """One case for each call; it is to be refused."""
        refusal = Refusal(self.reason)
        return tuple(Case(call, refusal, self.reason) for call in self.calls)


def judge_or_refuse(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a plain call; where a refusal is expected, any ValueError is right.

    What the message says is not judged.
    """
    if not isinstance(case.expected, Refusal):
        return judge_value(case, outcome)
    if outcome.error_type == "ValueError":
        return None
    got = not_returned(outcome) or repr(outcome.value)
    return Problem(repr(case.expected), got)


def answer_or_refusal(reference: Callable[..., Any]) -> Callable[[Call], Any]:
    """Return what gives the right answer to any call of `reference`.

    >>> answer_or_refusal(int)(Call(("7",))), answer_or_refusal(int)(Call(("x",)))
    (7, a ValueError, for a text that cannot be right)
    """

    def expect(call: Call) -> Any:
        try:
            return reference(*copy.deepcopy(call.args))
        except ValueError:
            return Refusal("a text that cannot be right")

    return expect


def refusal_mistakes(
    wrongs: tuple[Wrong, ...], answered: tuple[Case, ...], known: tuple[Mistake, ...]
) -> tuple[Mistake, ...]:
    """Return the mistakes of functions that are right as long as nothing is wrong.

    Only who gets the `answered` cases right, and those of the `known` mistakes, is
    told about wrong texts.
    """
    ordinary = (*answered, *(case for mistake in known for case in mistake.cases))
    cases = tuple(case for wrong in wrongs for case in wrong.cases)

    def is_right(attempt: Attempt) -> bool:
        return all(not judge_or_refuse(c, attempt(c.call)) for c in ordinary)

    def refuses_nothing(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        outcomes = (attempt(case.call) for case in cases)
        return all(o.ended == "returned" for o in outcomes) and is_right(attempt)

    def stops_otherwise(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return outcome.ended == "raised" and is_right(attempt)

    def answers(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return outcome.ended == "returned" and is_right(attempt)

    return (
        Mistake("refuses-nothing", cases, refuses_nothing, REFUSES_NOTHING),
        Mistake("another-error", cases, stops_otherwise, ANOTHER_ERROR),
        *(Mistake(w.name, w.cases, answers, w.advice) for w in wrongs),
    )


REFUSES_NOTHING = (
    "This text is wrong, and yet it has an answer here, like any right one. Refuse "
    'it: `raise ValueError("...")`, with a message that quotes the text and says '
    "where it goes wrong."
)
ANOTHER_ERROR = (
    "Your function stops here, as it should, but with another kind of error than "
    "ValueError. Look for what is wrong yourself, before that line is reached, and "
    "`raise ValueError` with a message."
)
