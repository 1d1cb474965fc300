"""How mistakes of stage 10 are written: name and cases in one line, the advice below.

What tells a mistake stands in that line, or behind the advice where it is longer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrabble_course.checks.exercise import Case, Mistake, stops

Cases = tuple[Case, ...]
Function = Callable[..., Any]
Advised = Callable[..., Mistake]
"""A mistake that lacks its advice: `told(...)("Ask ...")`."""


def told(name: str, on: Cases = (), **how: Any) -> Advised:
    """Return a mistake that is told by facts: `how` is said as to `Mistake`.

    >>> told("no-stop", claims="IndexError")("That is the stop: 0.").advice
    'That is the stop: 0.'
    """
    return partial(Mistake, name, on, **how)


def stopping(name: str, error: str, *on: Case, **how: Any) -> Advised:
    """Return a mistake that shows in an error, told by a regular expression."""
    return told(name, on, shows=stops, claims=error, **how)


def like(name: str, on: Cases, *wrong: Function, **how: Any) -> Advised:
    """Return the mistake of those who answer like a wrong function where they fail."""

    def advised(advice: str, *more: Function, **also: Any) -> Mistake:
        return Mistake(name, on, advice, like=(*wrong, *more), **how, **also)

    return advised


def always_like(name: str, on: Cases, *wrong: Function, **how: Any) -> Advised:
    """Return the mistake of those who answer like a wrong function in all of `on`."""
    return like(name, on, *wrong, throughout=True, **how)
