"""What is known of the functions that a lesson's functions call, by their names.

Each part of the course says that of its own, in `exercises/helpers.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Flag, auto

from scrabble_course.diagnosis.results import Result


class Does(Flag):
    """What a call of a function is good for; it may be several things."""

    ANSWERS = auto()
    """It may be called for its answer alone, and changes nothing."""
    COUNTS = auto()
    """It answers alike each time, by a value that nothing else knows."""
    RENEWS = auto()
    """It gives its first argument back, changed."""
    BEGINS = auto()
    """It makes anew what other helpers go on with."""
    SHOWS = auto()
    """It prints, and gives back None."""
    PLAYS = auto()
    """It asks the player, and gives back a score."""
    REFUSES = auto()
    """It stops the call, or gives nothing back."""
    READS = auto()
    """It reads a file."""
    DRAWS = auto()
    """It may draw by chance: whatever the rules allow is right."""
    IS_A_TASK = auto()
    """No other function calls it by the way."""
    HAS_MEMBERS = auto()
    """It is an enumeration, and all its members count as True."""


NOTHING = Does(0)


def _any(result: Result) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Helper:
    """A function that is called: what it does, and what comes of using it wrongly.

    `not_kept` is said of a line that calls it, and keeps nothing of what it gives.
    `lost` and `misplaced` say of a wrong result whether it can come of an answer that
    was not kept, or of a call that has no place there. `same_as_lost` and
    `same_as_misplaced` name the mistakes of exercises that say just that.
    """

    does: Does = NOTHING
    not_kept: str = "works out a value, which is not kept"
    lost: Callable[[Result], bool] = _any
    misplaced: Callable[[Result], bool] = _any
    same_as_lost: tuple[str, ...] = ()
    same_as_misplaced: tuple[str, ...] = ()


UNKNOWN = Helper()
Helpers = Mapping[str, Helper]
