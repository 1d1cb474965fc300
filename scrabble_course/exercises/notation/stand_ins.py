"""What stands in for the functions that those of stage 7 build on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.stand_ins import named_in_script
from scrabble_course.notation.scrabble_notation import (
    check_word,
    letter_score,
    letter_scores,
    multipliers,
)


def for_letter_scores(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return those functions of the course that the call asks for."""
    return named_in_script(call, check_word, letter_score)


def for_multipliers(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own check_word, where the call asks for it."""
    return named_in_script(call, check_word)


def for_word_score(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return those functions of the course that the call asks for."""
    return named_in_script(call, letter_score, letter_scores, multipliers)
