"""An attempt at a graded function, as a value; and how a module collects them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Wrong:
    """An attempt with one mistake, the list's words for it, and what causes it."""

    row: str
    cause: str
    function: Function


@dataclass(frozen=True, slots=True)
class Right:
    """An attempt that keeps the contract, and what is unusual about it."""

    description: str
    function: Function


@dataclass(frozen=True, slots=True)
class Attempts:
    """The attempts at one graded function, in the order they are written down.

    An attempt is written under a name that says what it does, and is known to the
    checks under the name of the graded function:

    >>> scores = Attempts("get_word_score")
    >>> @scores.wrong("no max(1, ...) floor (or wrong)", cause="no-floor")
    ... def without_a_floor(word, n):
    ...     return 0
    >>> [(wrong.cause, wrong.function.__name__) for wrong in scores.wrongs]
    [('no-floor', 'get_word_score')]
    """

    graded: str
    wrongs: list[Wrong] = field(default_factory=list)
    rights: list[Right] = field(default_factory=list)

    def wrong(self, row: str, *, cause: str) -> Callable[[Function], Function]:
        """Collect the decorated function as an attempt with this mistake."""

        def collect(function: Function) -> Function:
            self.wrongs.append(Wrong(row, cause, named(self.graded, function)))
            return function

        return collect

    def right(self, description: str) -> Callable[[Function], Function]:
        """Collect the decorated function as an attempt that keeps the contract."""

        def collect(function: Function) -> Function:
            self.rights.append(Right(description, named(self.graded, function)))
            return function

        return collect


def named(graded: str, function: Function) -> Function:
    """Give `function` the name that the course asks for."""
    function.__name__ = function.__qualname__ = graded
    return function
