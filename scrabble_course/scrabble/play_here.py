"""Where matches are played on this computer: at tables, or else in place."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable

from scrabble_course.calling.limits.system import can_fork
from scrabble_course.calling.limits.time_limit import limited
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Match, MatchResult, Room
from scrabble_course.scrabble.play_match import OutOfTime, play_match
from scrabble_course.scrabble.turns import Turn


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
    return play_in_place(matches, room)


def play_in_place(
    matches: Iterable[Match], room: Room
) -> Generator[MatchResult, None, None]:
    """Yield the results of matches, played one after the other in this process.

    A player that takes too long is interrupted. What ends the process, or waits inside
    C, cannot be stopped this way; a table of its own can be (`tables.py`).
    """

    def watch(game: Game, think: Callable[[], Turn]) -> Turn:
        return limited(think, room.seconds, OutOfTime)

    for match in matches:
        yield play_match(match, room, watch)


def cores() -> int:
    """Return how many cores this process may use.

    >>> cores() >= 1
    True
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
