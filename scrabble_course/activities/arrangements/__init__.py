"""The arrangements of the lessons: one module each, named after its function.

To add one, write a module that makes an `ARRANGEMENT`, and name it here.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from scrabble_course.activities.arrangement import Arrangement

STAGES = {
    "swap_letter": 2,
    "all_different": 3,
    "kinds_of_tiles": 4,
    "plan_of_play_hand": 5,
    "game_with_one_double": 6,
    "game_with_one_repeat": 6,
    "before_vowel": 8,
    "orders": 9,
    "longest_with": 9,
    "start_of_word": 10,
    "fillings": 11,
    "plan_of_row_plays": 11,
}
"""Each arrangement, and the stage of the lesson that it stands in."""


@cache
def arrangement(name: str) -> Arrangement:
    """Return the arrangement of this name; LookupError says which there are.

    >>> arrangement("swap_letter").head.shown
    'def swap_letter(hand, old, new):'
    """
    if name not in STAGES:
        known = ", ".join(STAGES)
        raise LookupError(
            f"there are no lines for {name!r}; there are some for {known}"
        )
    found: Arrangement = import_module(f"{__name__}.{name}").ARRANGEMENT
    return found
