"""Matches in this very process, where no other can be made for a player.

A player that takes too long is interrupted. What ends the process, or waits inside C,
cannot be stopped this way; a table of its own can be (`tables.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from scrabble_course.calling.limits.time_limit import limited
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Match, MatchResult, Room
from scrabble_course.scrabble.play_match import OutOfTime, play_match
from scrabble_course.scrabble.turns import Turn


def play_in_place(
    matches: Iterable[Match], room: Room
) -> Generator[MatchResult, None, None]:
    """Yield the results of matches, played one after the other in this process."""

    def watch(game: Game, think: Callable[[], Turn]) -> Turn:
        return limited(think, room.seconds, OutOfTime)

    for match in matches:
        yield play_match(match, room, watch)
