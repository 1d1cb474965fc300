"""Where matches are played on this computer: at tables, or else in place."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable

from scrabble_course.calling.limits.system import can_fork
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.matches import Match, MatchResult, Room


def play_here(
    matches: Iterable[Match], room: Room, tables: int | None = None
) -> Generator[MatchResult, None, None]:
    """Yield the results of matches, in the order in which they end.

    As many are played at a time as there are `tables`: without a number, one for each
    core. Where the system cannot fork (Windows, browser), it is one, in this process.
    """
    count = cores() if tables is None else tables
    if count < 1:
        raise ScrabbleError(
            f"on {count!r} cores no game is played; give one or more, or leave it out."
        )
    if can_fork():
        from scrabble_course.scrabble.tables import play_at_tables

        return play_at_tables(matches, room, count)
    from scrabble_course.scrabble.in_place import play_in_place

    return play_in_place(matches, room)


def cores() -> int:
    """Return how many cores this process may use.

    >>> cores() >= 1
    True
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
