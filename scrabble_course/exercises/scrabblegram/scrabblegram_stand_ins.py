"""What stands in for the tables and lists that those of Part 3 read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.calling.stand_ins import named_in_script
from scrabble_course.scrabblegram.tiles import tile_score
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES


class WatchedTable(dict[str, int]):
    """A copy of the letter values that writes down when something is put in."""

    def __init__(self, record: Callable[..., None]) -> None:
        super().__init__(SCRABBLE_LETTER_VALUES)
        self._record = record

    def __setitem__(self, tile: str, score: int) -> None:
        """Write the tile down."""
        self._record("changed", tile)
        super().__setitem__(tile, score)

    def __delitem__(self, tile: str) -> None:
        """Write the tile down."""
        self._record("changed", tile)
        super().__delitem__(tile)

    def pop(self, tile: str, *default: Any) -> Any:
        """Write the tile down."""
        self._record("changed", tile)
        return super().pop(tile, *default)


def for_tile_score(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the letter values of Part 1, watched."""
    return {"SCRABBLE_LETTER_VALUES": WatchedTable(record)}


def for_scores(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
    """Return the course's own `tile_score`, where the call asks for it."""
    return named_in_script(call, tile_score)


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
