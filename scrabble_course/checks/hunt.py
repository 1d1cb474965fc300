"""A bug hunt: is there a call for which a wrong function gives a wrong answer?"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.checks import wire
from scrabble_course.checks.attempt import attempts
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.checks.exercise import Case, same

BOTH_REFUSE = "Both refuse this call, as they should. Try another one."


@dataclass(frozen=True, slots=True)
class Hunt:
    """The result of one shot: the call, and what differs if anything does."""

    call: str
    expected: str = ""
    got: str = ""
    note: str = "This call comes out right. Try another one."

    @property
    def found(self) -> bool:
        """Whether the call shows the bug."""
        return bool(self.expected)

    @property
    def headline(self) -> str:
        """Whether the call shows the bug, in words."""
        return "Found it!" if self.found else "No bug to be seen here."

    @property
    def text(self) -> str:
        """What differs, or what to do next."""
        if not self.found:
            return self.note
        if "\n" in self.expected + self.got:
            return f"expected\n{self.expected}\nbut got\n{self.got}"
        return f"expected {self.expected}, but got {self.got}"

    def __str__(self) -> str:
        return f"{self.headline}\n  {self.call}\n  {self.text}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import code, panel, prose

        tone = "good" if self.found else "wait"
        told = code(self.text) if "\n" in self.text else prose(self.text)
        return panel(self.headline, [f"<div>{code(self.call)}</div>", told], tone)


def hunt(
    name: str, wrong: Callable[..., Any], *args: Any, replies: tuple[str, ...] = ()
) -> Hunt:
    """Call `wrong` and the course's function `name` with `args`, and compare.

    `replies` answer the questions of a game. ValueError for arguments that are too
    long to show, such as a whole word list, and for a `random.Random` that has been
    used before.

    >>> hunt("calculate_handlen", len, {"a": 2}).found
    True
    """
    asked = exercise(name)
    args = tuple(_repeatable(arg) for arg in args)
    if not same(wire.decode(wire.encode(args)), args):
        raise ValueError("hunt() takes plain, short values: a list of a few words, say")
    by_chance = asked.cases[0].call.seed is not None
    is_scripted = not hasattr(random.choice, "__self__")  # inside typed(letters=...)
    call = Call(args, replies, seed=0 if by_chance and not is_scripted else None)
    text = asked.describe(name, call)
    with attempts(wrong, asked.stand_ins) as attempt:
        outcome = attempt(call)  # first, for it may use up the letters of typed()
    right = asked.answer(asked.reference, call)
    expected = asked.expects(right)
    if right.ended == "raised" and expected is None:
        return Hunt(text, note=_note_on(right))
    case = Case(call, expected, "a bug hunt")
    problem = (asked.whole or asked.judge)(case, outcome)
    if problem:
        return Hunt(text, problem.expected, problem.got)
    refused = outcome.ended == "raised"  # and that is right, since there is no problem
    return Hunt(text, note=BOTH_REFUSE) if refused else Hunt(text)


def _repeatable(value: Any) -> Any:
    """Return chance as it can be sent and repeated, and any other value as it is."""
    return SeededRandom.like(value) if type(value) is random.Random else value


def _note_on(right: Outcome) -> str:
    """Say that the course's own function stops; our ValueErrors say why."""
    said = "The right function stops at this call, too: "
    kind, _, why = right.error.partition(": ")
    if right.is_error("ValueError"):
        return f"{said}{why.rstrip('.')}."
    return f"{said}{kind}. Try letters and whole numbers."
