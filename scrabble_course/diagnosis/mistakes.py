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
and any other field of `Mistake` by its name. What does not fit there stands below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.judging import stops

Cases = tuple[Case, ...]
Wrong = Callable[..., Any]
"""A function that answers as those do who make a mistake."""
Heading = Callable[..., Mistake]
"""Makes a mistake of its advice, and then of a fact, or of wrong functions."""


def mistake(name: str, *on: Case | Cases, **fields: Any) -> Heading:
    """Begin a mistake that a fact shows, or the cases alone.

    >>> mistake("no-floor", error_pattern="None")("Never below 1.").error_pattern
    'None'
    """
    return partial(Mistake, name, tuple(_flat(on)), **fields)


def stops_with(name: str, error: str, *on: Case | Cases, **fields: Any) -> Heading:
    """Begin the mistake of those whom an error stops: `error` is found in it."""
    return mistake(name, *on, shows=stops, error_pattern=error, **fields)


def answers_like(name: str, *on: Case | Cases, **fields: Any) -> Heading:
    """Begin the mistake of those who answer all of `on` as a wrong function does."""
    return fails_like(name, *on, every_case=True, **fields)


def fails_like(name: str, *on: Case | Cases, **fields: Any) -> Heading:
    """Begin the mistake of those who fail as a wrong function does, where they do."""
    begun = mistake(name, *on, **fields)
    return lambda advice, *wrong: begun(advice, wrong_functions=wrong)


def _flat(on: tuple[Case | Cases, ...]) -> Iterator[Case]:
    for one in on:
        if isinstance(one, Case):
            yield one
        else:
            yield from one
