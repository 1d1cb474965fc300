"""The rules of a game as the student wrote them: asked safely, never trusted."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.limits.attempts import attempts, limit_now


@dataclass(frozen=True, slots=True)
class Answer:
    """What a rule said; `value` is None when it said nothing that can be used.

    `problem` is a sentence for the student, "" when all is well.
    """

    value: Any
    problem: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A function of the student's, and the course's own for while it is unwritten.

    `fault` is asked with what the function returned and the arguments; it says what
    is wrong, to follow the word "which". A function that goes `by_chance` draws from
    this process's chance, so that `random.seed` fixes the game. A call may take
    as long as in `check`, or as many `seconds` as are given.
    """

    function: Callable[..., Any]
    own: Callable[..., Any]
    gives: type[Any]
    fault: Callable[..., str] = lambda *_: ""
    by_chance: bool = False
    seconds: float | None = None

    def ask(self, *args: Any) -> Answer:
        """Call the function on copies of `args`; it may raise, hang, return nonsense.

        >>> Rule(len, own=len, gives=int).ask("weed")
        Answer(value=4, problem='')
        >>> Rule(str.upper, own=len, gives=int).ask("weed").problem
        "upper('weed') returned 'WEED', which is not a whole number."
        """
        seconds = limit_now() if self.seconds is None else self.seconds
        outcome = self._attempt(args, seconds)
        fault = self._fault_of(outcome, args, seconds)
        if not fault:
            return Answer(outcome.value)
        if outcome.error_type == "NotImplementedError":
            return Answer(self.own(*args), f"{self.name} {_NOT_WRITTEN}")
        call = f"{self.name}({', '.join(map(_briefly, args))})"
        return Answer(None, f"{call} {fault}.")

    @property
    def name(self) -> str:
        """What the function is called."""
        return getattr(self.function, "__name__", type(self.function).__name__)

    @property
    def newest(self) -> Callable[..., Any]:
        """The function as it is written now."""
        return newest(self.function)

    def _attempt(self, args: tuple[Any, ...], seconds: float) -> Outcome:
        seed = random.getrandbits(32) if self.by_chance else None
        # A word list is too long to send as an argument; a partial carries it along.
        call = partial(self.newest, *map(copy, args))
        with attempts(call, seconds=seconds) as attempt:
            return attempt(Call((), seed=seed))

    def _fault_of(self, outcome: Outcome, args: tuple[Any, ...], seconds: float) -> str:
        if outcome.ended != "returned":
            complaint = _COMPLAINTS[outcome.ended]
            return complaint.format(error=outcome.error, seconds=seconds)
        fault = f"is {_NOT_A[self.gives]}"
        if type(outcome.value) is self.gives:
            fault = self.fault(outcome.value, *args)
            if not fault:
                return ""
        return f"returned {_briefly(outcome.value)[:80]}, which {fault}"


def newest(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return what stands now under the name of `function` where it was defined.

    A cell that is run again makes another function; a widget that is there already
    goes on with that one.
    """
    place = getattr(function, "__globals__", {})
    found = place.get(getattr(function, "__qualname__", ""), function)
    is_of_there = callable(found) and getattr(found, "__globals__", None) is place
    return found if is_of_there else function


_NOT_WRITTEN = "is not written yet; the course's own is used meanwhile."

_NOT_A: dict[type[Any], str] = {
    int: "not a whole number",
    bool: "neither True nor False",
    dict: "not a hand",
    tuple: "not a score and a word",
}

_COMPLAINTS = {
    "raised": "raised {error}",
    "asked": "called input(), which nobody can answer here",
    "timed out": "did not come back within {seconds:.2g} seconds",
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
