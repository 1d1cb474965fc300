"""An exercise as a value: cases, what counts as right, hints, and known mistakes."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.calling import Props


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with an outcome: two texts to hold side by side."""

    expected: str
    got: str


@dataclass(frozen=True, slots=True)
class Case:
    """One call, what it should give, and what it is about.

    `topic` is a few words for the grader's feedback. `given` marks the examples
    that the problem set itself prints.
    """

    call: Call
    expected: Any
    topic: str
    given: bool = False


Judge = Callable[[Case, Outcome], Problem | None]
"""Compares an outcome with its case by meaning; None when it is right."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A known mistake: the cases that show it, and how it is told from others.

    Without cases, any case may show it. `when` gets a case that went wrong, its
    outcome and a way to make further calls; it must hold only if the mistake is
    really there, since `advice` is then shown as true.
    """

    name: str
    cases: tuple[Case, ...]
    when: Callable[[Case, Outcome, Attempt], bool]
    advice: str

    def is_shown_by(self, case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        """Whether a failed case shows this mistake."""
        is_ours = not self.cases or any(case.call == own.call for own in self.cases)
        return is_ours and self.when(case, outcome, attempt)


@dataclass(frozen=True, slots=True)
class Exercise:
    """Everything known about one graded function in one stage.

    `too_slow` is said when a call takes too long on one of its own cases, which are
    large, after all cases before have come out right.
    """

    name: str
    stage: int
    reference: Callable[..., Any]
    cases: tuple[Case, ...]
    hints: tuple[str, str, str]
    judge: Judge
    mistakes: tuple[Mistake, ...] = ()
    generate: Callable[[random.Random], Case] | None = None
    generated: int = 0
    props: Props | None = None
    across: tuple[Across, ...] = ()
    too_slow: Mistake | None = None
    describe: Callable[[str, Call], str] = field(default=lambda n, c: call_text(n, c))
    expectation: Callable[[Call], Any] | None = None

    def expect(self, call: Call) -> Any:
        """Return what is right for `call`: by default, what the reference gives."""
        if self.expectation:
            return self.expectation(call)
        return self.reference(*copy.deepcopy(call.args))

    def all_cases(self, seed: int) -> list[Case]:
        """Return the fixed cases, then `generated` random ones made from `seed`."""
        shown = (case for mistake in self.mistakes for case in mistake.cases)
        cases: list[Case] = []
        for case in (*self.cases, *shown):
            if all(case.call != other.call for other in cases):
                cases.append(case)
        if self.generate:
            rng = random.Random(f"{self.name} {self.stage} {seed}")
            cases += [self.generate(rng) for _ in range(self.generated)]
        return cases


@dataclass(frozen=True, slots=True)
class Across:
    """A mistake that shows only when several right-looking outcomes are compared."""

    name: str
    case: Case
    find: Callable[[Attempt], Problem | None]
    advice: str


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


def changed_argument(case: Case, outcome: Outcome) -> Problem | None:
    """Compare the arguments before and after the call."""
    for before, after in zip(case.call.args, outcome.args, strict=True):
        if not same(before, after):
            return Problem(f"the argument left as it was: {before!r}", f"{after!r}")
    return None


def same(one: object, other: object) -> bool:
    """Whether two plain values are equal and of the same kind, all the way down.

    >>> same(1, True), same({"a": 1}, {"a": 1})
    (False, True)
    """
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        assert isinstance(other, list | tuple)
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
