"""What exercises of Part 3 share: how mistakes are written, calls shown, and stand-ins.

Stand-ins take the place of tables, lists and functions that students' code reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Mistake, Shows, stops
from scrabble_course.checks.stand_ins import named_in_script
from scrabble_course.scrabblegram.best_word import ScoreModifier
from scrabble_course.scrabblegram.tiles import tile_score
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES

KIND = "returns (?!None)"
"""What is claimed of an answer of another kind than asked for."""
ALL_COPIES_GONE = (
    "There are several equal tiles, and each of them may be played. "
    "`tiles.replace(tile, '')` takes them all away at once; "
    "`tiles.replace(tile, '', 1)` takes one."
)
ALL_TILES_PLAYED = (
    "A word may take all the tiles. None is left after its last letter then, and it is "
    "formed all the same: ask about the word without letters first."
)
ONE_TILE_TWICE = (
    "One tile was used for two letters. Once a tile is played it is gone: ask about "
    "the rest of the word with one tile less. `tiles.replace(tile, '', 1)` leaves "
    "`tiles` as it was and gives a text that is new: use that one."
)
SMALL_TILE_TWICE = (
    "One tile was used for two letters. In capitals this comes out right: `replace` "
    "finds no capital among tiles in small letters, and takes nothing away. Keep the "
    "capitals, `tiles = tiles.upper()`, before anything else."
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


def always(name: str, on: tuple[Case, ...], *wrong: Function, **how: Any) -> Advised:
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


class WatchedTable(dict[str, int]):
    """A copy of the letter values that writes down when something is put in."""

    def __init__(self, record: Function) -> None:
        super().__init__(SCRABBLE_LETTER_VALUES)
        self._record = record

    def __setitem__(self, tile: str, score: int) -> None:
        self._record("changed", tile)
        super().__setitem__(tile, score)

    def __delitem__(self, tile: str) -> None:
        self._record("changed", tile)
        super().__delitem__(tile)

    def pop(self, tile: str, *default: Any) -> Any:
        """Write the tile down."""
        self._record("changed", tile)
        return super().pop(tile, *default)


def for_tile_score(call: Call, record: Function) -> Mapping[str, Any]:
    """Return the letter values of Part 1, watched."""
    return {"SCRABBLE_LETTER_VALUES": WatchedTable(record)}


def for_scores(call: Call, record: Function) -> Mapping[str, Any]:
    """Return the course's own `tile_score`, where the call asks for it."""
    return named_in_script(call, tile_score)


def for_search(call: Call, record: Function) -> Mapping[str, Any]:
    """Return what reads the course's list, for a call that has a short one instead.

    The whole list is too long to be searched in the time of one call everywhere.
    """
    if "words" not in call.script:
        return {}
    words = call.script["words"]

    def load_words(path: object = None) -> list[str]:
        return list(words)

    return {"load_words": load_words, "read_words": load_words}
