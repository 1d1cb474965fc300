"""How mistakes are written down: a heading, and below it the advice and what shows it.

    mistake("nothing-for-the-floor", FLOOR, passes_on=ABOVE)(
        "The factor is never below 1: put `max(1, ...)` round it.",
        lambda case, got: got.value == 0,
    )
    answers_like("points-taken-away", ABOVE, IT)(
        "The values of the letters have been taken away. Add each of them, `+=`.",
        lambda word, n: -get_word_score(word, n),
    )

A heading has the name, then the cases that show the mistake, one by one or as tuples,
and those that come out right. What all this means stands at `Mistake`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from scrabble_course.diagnosis.exercise import Case, Mistake, Shows, stops

Cases = tuple[Case, ...]
Wrong = Callable[..., Any]
"""A function that answers as those do who make a mistake."""


class ByFact(Protocol):
    """Makes a mistake of its advice, and of what else shows it.

    What fits in the heading stands there, and the rest here.
    """

    def __call__(
        self,
        advice: str,
        shows: Shows | None = None,
        *,
        passes_on: Cases = (),
        error_pattern: str = "",
    ) -> Mistake:
        """Return the mistake."""


class ByWrong(Protocol):
    """Makes a mistake of its advice, and of the wrong functions that show it."""

    def __call__(self, advice: str, *wrong: Wrong) -> Mistake:
        """Return the mistake."""


def mistake(
    name: str,
    *on: Case | Cases,
    shows: Shows | None = None,
    passes_on: Cases = (),
    every_case: bool = False,
    error_pattern: str = "",
) -> ByFact:
    """Begin a mistake that a fact shows, or the cases alone.

    >>> mistake("no-floor", error_pattern="None")("Never below 1.").error_pattern
    'None'
    """
    cases = tuple(_flat(on))

    def below(
        advice: str,
        shows: Shows | None = shows,
        *,
        passes_on: Cases = passes_on,
        error_pattern: str = error_pattern,
    ) -> Mistake:
        return Mistake(
            name, cases, advice, passes_on, (), shows, every_case, error_pattern
        )

    return below


def stops_with(
    name: str, error: str, *on: Case | Cases, passes_on: Cases = ()
) -> ByFact:
    """Begin the mistake of those whom an error stops: `error` is found in it."""
    return mistake(name, *on, shows=stops, passes_on=passes_on, error_pattern=error)


def answers_like(
    name: str, *on: Case | Cases, passes_on: Cases = (), error_pattern: str = ""
) -> ByWrong:
    """Begin the mistake of those who answer all of `on` as a wrong function does."""
    return _like(name, on, passes_on, every_case=True, error_pattern=error_pattern)


def fails_like(name: str, *on: Case | Cases, passes_on: Cases = ()) -> ByWrong:
    """Begin the mistake of those who fail as a wrong function does, where they do."""
    return _like(name, on, passes_on)


def _like(
    name: str,
    on: tuple[Case | Cases, ...],
    passes_on: Cases,
    every_case: bool = False,
    error_pattern: str = "",
) -> ByWrong:
    cases = tuple(_flat(on))

    def below(advice: str, *wrong: Wrong) -> Mistake:
        return Mistake(
            name, cases, advice, passes_on, wrong, None, every_case, error_pattern
        )

    return below


def _flat(on: tuple[Case | Cases, ...]) -> Iterator[Case]:
    for one in on:
        if isinstance(one, Case):
            yield one
        else:
            yield from one
