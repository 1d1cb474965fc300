"""The rules of a game as the student wrote them: asked safely, never trusted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from scrabble_course.checks.attempt import CALL_SECONDS, Outcome, attempt_once


@dataclass(frozen=True, slots=True)
class Answer:
    """What a rule said; `value` is None when it said nothing that can be used.

    `problem` is a sentence for the student, "" when all is well.
    """

    value: Any
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A function of the student's, and the course's own for while it is unwritten."""

    function: Callable[..., Any]
    own: Callable[..., Any]
    gives: type[int] | type[bool]

    def ask(self, *args: Any) -> Answer:
        """Call the function on `args`; it may raise, hang or return nonsense.

        >>> Rule(len, own=len, gives=int).ask("weed")
        Answer(value=4, problem='')
        >>> Rule(str.upper, own=len, gives=int).ask("weed").problem
        "upper('weed') returned 'WEED', which is not a whole number."
        """
        # A word list is too long to send as an argument; a partial carries it along.
        outcome = attempt_once(partial(self.function, *args))
        if outcome.ended == "returned" and type(outcome.value) is self.gives:
            return Answer(outcome.value)
        if outcome.error_type == "NotImplementedError":
            return Answer(self.own(*args), f"{self.name} {_NOT_WRITTEN}")
        return Answer(None, f"{self._call(args)} {self._complaint(outcome)}.")

    @property
    def name(self) -> str:
        """What the function is called."""
        return getattr(self.function, "__name__", type(self.function).__name__)

    def _call(self, args: tuple[Any, ...]) -> str:
        return f"{self.name}({', '.join(map(_briefly, args))})"

    def _complaint(self, outcome: Outcome) -> str:
        if outcome.ended == "returned":
            value = _briefly(outcome.value)[:80]
            return f"returned {value}, which is {_NOT_A[self.gives]}"
        return _COMPLAINTS[outcome.ended].format(error=outcome.error)


_NOT_WRITTEN = "is not written yet; the course's own is used meanwhile."

_NOT_A = {int: "not a whole number", bool: "neither True nor False"}

_COMPLAINTS = {
    "raised": "raised {error}",
    "asked": "called input(), which nobody can answer here",
    "timed out": f"did not come back within {CALL_SECONDS} seconds",
    "died": "took its whole process down ({error})",
}


def _briefly(value: object) -> str:
    """Return `value` as source, a long list by its first items.

    >>> _briefly(["aa", "ab", "ad", "ae"])
    "['aa', 'ab', 'ad', ...]"
    """
    if isinstance(value, list) and len(value) > 3:
        return f"[{', '.join(map(repr, value[:3]))}, ...]"
    return repr(value)
