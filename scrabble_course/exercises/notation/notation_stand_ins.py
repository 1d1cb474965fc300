"""What stands in for the functions that those of stage 7 build on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.calling.stand_ins import named_in_script
from scrabble_course.notation.scrabble_notation import (
    check_word,
    letter_score,
    letter_scores,
    multipliers,
)


def for_notation(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return those functions of the course that the call asks for."""
    return named_in_script(call, check_word, letter_score, letter_scores, multipliers)
