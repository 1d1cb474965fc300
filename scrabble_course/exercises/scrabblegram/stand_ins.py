"""What stands in for the course's word list in a search for the best word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.checks.call import Call


def for_search(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return what reads the course's list, for a call that has a short one instead.

    The whole list is too long to be searched in the time of one call everywhere.
    """
    if "words" not in call.script:
        return {}
    words = call.script["words"]

    def load_words(path: object = None) -> list[str]:
        return list(words)

    return {"load_words": load_words, "read_words": load_words}
