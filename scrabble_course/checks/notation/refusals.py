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
from scrabble_course.checks.wire import Strange

GRADED = {"letter_score", "letter_scores", "multipliers", "word_score"}


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

    What the message says is not judged, and an error derived from it will do.
    """
    if not isinstance(case.expected, Refusal):
        return judge_value(case, outcome)
    if outcome.is_error("ValueError"):
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


def refuses_itself(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a right call was stopped by a `raise` of the function's own.

    A `raise` inside another graded function counts as that one's.
    """
    return (
        not isinstance(case.expected, Refusal)
        and bool(outcome.own_raise)
        and not GRADED.intersection(outcome.callees)
        and not outcome.is_error("NotImplementedError")
    )


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

    def if_right(
        shows: Callable[[Outcome], bool],
    ) -> Callable[[Case, Outcome, Attempt], bool]:
        return lambda case, outcome, attempt: shows(outcome) and is_right(attempt)

    return (
        *(Mistake(n, cases, if_right(shows), say) for n, shows, say in GIVEN_BACK),
        Mistake("refuses-nothing", cases, refuses_nothing, REFUSES_NOTHING),
        *(Mistake(n, cases, if_right(shows), say) for n, shows, say in STOPPED),
        *(Mistake(w.name, w.cases, if_right(_returns), w.advice) for w in wrongs),
    )


def _returns(outcome: Outcome) -> bool:
    return outcome.ended == "returned"


def _gives_an_error(outcome: Outcome) -> bool:
    value = outcome.value
    return isinstance(value, Strange) and value.description.endswith("Error object>")


def _gives_a_message(outcome: Outcome) -> bool:
    value = outcome.value
    return isinstance(value, str) and (" " in value or "Error" in value)


def _gives_none(outcome: Outcome) -> bool:
    return _returns(outcome) and outcome.value is None


GIVEN_BACK = (
    (
        "error-returned",
        _gives_an_error,
        "The error is given back here, as if it were the answer. Write `raise "
        "ValueError(...)` in place of `return ValueError(...)`: that stops the call.",
    ),
    (
        "message-returned",
        _gives_a_message,
        "A message is given back here, as if it were the answer. `raise "
        'ValueError("...")` in place of `return "..."` stops the call with it.',
    ),
    (
        "none-returned",
        _gives_none,
        "This call is wrong, and None is given back for it. Refuse it: `raise "
        'ValueError("...")` stops the call, as `print` and `return` do not. (A `try` '
        "around it in the function would take the error away again.)",
    ),
)
"""Name, what comes back in place of a refusal, and advice."""

REFUSES_NOTHING = (
    "This call is wrong, and yet your function does not stop at it. Refuse it: `raise "
    'ValueError("...")`, with a message that quotes the text. (Only `raise`: a `try` '
    "around it in the function would take the error away again.)"
)
STOPPED: tuple[tuple[str, Callable[[Outcome], bool], str], ...] = (
    (
        "raises-a-text",
        lambda outcome: "exceptions must derive from" in outcome.error,
        "You found what is wrong, but what stands after `raise` is no error: a text "
        'alone is none. Put it into one: `raise ValueError("...")`.',
    ),
    (
        "raises-another",
        lambda outcome: outcome.own_raise == "raised",
        "Your function refuses this call, as it should, but with another kind of "
        "error. What is asked for is `raise ValueError(...)`.",
    ),
    (
        "fails-to-raise",
        lambda outcome: outcome.own_raise == "failed",
        "You found what is wrong, but the line that raises stops with an error of its "
        "own, before it can raise. What does the message say? (Only texts can be "
        "joined to a text: `str(...)` makes one of a number.)",
    ),
    (
        "another-error",
        lambda outcome: outcome.ended == "raised",
        "Your function stops here, as it should, but with another kind of error than "
        "ValueError. Look for what is wrong yourself, before that line is reached, and "
        "`raise ValueError` with a message.",
    ),
)
"""Name, how another error than a ValueError came about, and advice."""
