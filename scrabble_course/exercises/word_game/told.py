"""Mistakes of Part 1 as they are written down: a heading, and below it the advice.

The heading has the name, the cases that show it, and those that come out right:

>>> told("no-floor", though=())("The factor is never below 1.").advice
'The factor is never below 1.'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrabble_course.checks.exercise import Case, Mistake

Cases = tuple[Case, ...]


def told(name: str, *on: Case, **more: Any) -> partial[Mistake]:
    """Return what makes a mistake out of its advice and what else tells it."""
    return partial(Mistake, name, on, **more)


def answers_like(name: str, *on: Case, though: Cases = ()) -> Callable[..., Mistake]:
    """Return the same for those who answer all of `on` as a wrong function does."""

    def below(advice: str, *like: Callable[..., Any]) -> Mistake:
        return Mistake(name, on, advice, though, like, throughout=True)

    return below
