"""What stands in for the function that exchange builds on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.scrabble.the_full_game import refill


def for_exchange(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own refill."""
    return {"refill": refill}
