"""What exercises of Part 3 share: how mistakes are written, and calls are shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Mistake, Shows, stops
from scrabble_course.scrabblegram.best_word import ScoreModifier

PLAIN_SQUARES = "......."
ALL_COPIES_GONE = (
    "There are several equal tiles, and each of them may be played. "
    "`tiles.replace(tile, '')` takes them all away at once; "
    "`tiles.replace(tile, '', 1)` takes one."
)

Function = Callable[..., Any]
Advised = Callable[[str], Mistake]
"""A mistake that lacks its advice, which stands below it: `told(...)("Ask ...")`."""


def told(
    name: str, on: tuple[Case, ...] = (), shows: Shows | None = None, **how: Any
) -> Advised:
    """Return a mistake that is told by a fact; all is said as to `Mistake`.

    >>> told("no-stop", (), stops, claims="IndexError")("That is the stop: 0.").advice
    'That is the stop: 0.'
    """
    return partial(Mistake, name, on, shows=shows, **how)


def stops_with(name: str, error: str, on: tuple[Case, ...] = ()) -> Advised:
    """Return the mistake of those whom an error stops, a regular expression."""
    return told(name, on, stops, claims=error)


def like(name: str, on: tuple[Case, ...], *wrong: Function, **how: Any) -> Advised:
    """Return the mistake of those who answer like a wrong function where they fail."""
    return told(name, on, like=wrong, **how)


def always_like(
    name: str, on: tuple[Case, ...], *wrong: Function, **how: Any
) -> Advised:
    """Return the mistake of those who answer like a wrong function in all of `on`."""
    return like(name, on, *wrong, throughout=True, **how)


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its modifiers drawn as text.

    >>> from scrabble_course.scrabblegram import read_modifiers
    >>> describe("compute_score", Call(("LEAP", read_modifiers(".t..D.."))))
    "compute_score('LEAP', read_modifiers('.t..D..'))"
    """
    return f"{name}({', '.join(map(_source, call.args))})"


def _source(value: Any) -> str:
    if isinstance(value, list) and value:
        marks = [item.value for item in value if isinstance(item, ScoreModifier)]
        if len(marks) == len(value):
            return f"read_modifiers({''.join(marks)!r})"
    return repr(value)
