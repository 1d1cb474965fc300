"""What is wrong with an outcome: how it ended, and how it compares by meaning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.seeded_random import Chance

if TYPE_CHECKING:
    from scrabble_course.diagnosis.exercise import Case


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an outcome: two texts to hold side by side."""

    expected: str
    got: str


def same(one: object, other: object) -> bool:
    """Whether two plain values are equal and of the same kind, all the way down.

    Chance that has come back from a call, without its state, is of the same kind.

    >>> same(1, True), same({"a": 1}, {"a": 1})
    (False, True)
    """
    if type(one) is not type(other):
        return isinstance(one, Chance) and one == other
    if isinstance(one, (list, tuple)):  # quicker than a union, for many are asked
        assert isinstance(other, (list, tuple))
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        assert isinstance(other, dict)
        return one.keys() == other.keys() and all(same(one[k], other[k]) for k in one)
    return one == other


def judge_value(
    case: Case,
    outcome: Outcome,
    alike: Callable[[Any, Any], bool] = same,
) -> Problem | None:
    """Judge a plain call: it returned, changed nothing, and the value is right."""
    ended = not_returned(outcome)
    if ended:
        return Problem(repr(case.expected), ended)
    if problem := changed_argument(case, outcome):
        return problem
    if not alike(case.expected, outcome.value):
        return Problem(repr(case.expected), repr(outcome.value))
    return None


def changed_argument(case: Case, outcome: Outcome) -> Problem | None:
    """Compare the arguments before and after the call."""
    if outcome.args is case.call.args:
        return None
    for before, after in zip(case.call.args, outcome.args, strict=True):
        if before is not after and not same(before, after):
            return Problem(f"what it was given, as it was: {before!r}", f"{after!r}")
    return None


def not_returned(outcome: Outcome) -> str:
    """Say how a call ended that did not return; "" if it did.

    >>> not_returned(Outcome("raised", error="KeyError: 'y'", where="line 3: x"))
    "KeyError: 'y' (line 3: x)"
    """
    if outcome.ended == "raised":
        where = f" ({outcome.where})" if outcome.where else ""
        return outcome.error + where
    if outcome.ended == "asked":
        asked = [event for event in outcome.events if event.kind == "asked"]
        return f"one more question: {asked[-1].details[0]!r}"
    if outcome.ended == "timed out":
        return "no answer in time; the call was stopped"
    if outcome.ended == "died":
        return f"no answer: Python itself was ended ({outcome.error})"
    return ""


def stops(case: Case, outcome: Outcome) -> bool:
    """Show that a call stopped with an error; the mistake's pattern says which."""
    return outcome.ended == "raised"


def call_text(name: str, call: Call) -> str:
    """Return `call` as source that can be pasted in a cell.

    >>> call_text("get_word_score", Call(("weed", 6)))
    "get_word_score('weed', 6)"
    >>> call_text("deal_hand", Call((7,), seed=3))
    'random.seed(3); deal_hand(7)'
    """
    text = f"{name}({', '.join(map(repr, call.args))})"
    if call.seed is not None:
        text = f"random.seed({call.seed}); {text}"
    if call.replies:
        replies = ", ".join(map(repr, call.replies))
        text = f"with typed({replies}): {text}"
    return text
