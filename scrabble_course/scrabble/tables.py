"""Tables at which matches are played side by side: forked processes that can be ended.

A child holds the players as they are, functions of a notebook too. It says whose turn
begins, and at the end how the match went, in lines of JSON. A player that thinks too
long is ended together with its child, and so is what it does to its process.
"""

from __future__ import annotations

import contextlib
import json
import select
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from functools import partial

from scrabble_course.calling.limits.forked_child import ForkedChild, Tell, ending
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Fault, Foul, Match, MatchResult, Room
from scrabble_course.scrabble.play_match import play_match, slow
from scrabble_course.scrabble.turns import Turn

ORPHANED = 60
"""Seconds above the limit after which a turn ends its child, if nobody else did."""


def play_at_tables(
    matches: Iterable[Match], room: Room, count: int
) -> Generator[MatchResult, None, None]:
    """Yield the results of matches, in the order in which they end.

    Up to `count` are played at a time. All children end with the iterator.
    """
    waiting = deque(matches)
    busy: list[_Table] = []
    try:
        while waiting and len(busy) < count:
            busy.append(_Table(room))
            busy[-1].begin(waiting.popleft())
        while busy:
            for table in _wait_for(busy):
                result = table.result()
                if result is None:
                    continue
                yield result
                if waiting:
                    table.begin(waiting.popleft())
                else:
                    busy.remove(table)
                    table.close()
    finally:
        for table in busy:
            table.close()


def _wait_for(tables: list[_Table]) -> list[_Table]:
    """Return the tables that have something to say, or whose time is up."""
    left = min(table.deadline for table in tables) - time.monotonic()
    pipes = {table.child.pipe: table for table in tables}
    ready, _, _ = select.select(list(pipes), [], [], max(0, left))
    now = time.monotonic()
    return [
        table for pipe, table in pipes.items() if pipe in ready or table.deadline <= now
    ]


class _Table:
    """A match that is played in a child; a child that is lost is replaced."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.child = ForkedChild(partial(_serve, room))
        self.match: Match
        self.deadline = 0.0
        self.turn: tuple[int, tuple[int, int], int]

    def begin(self, match: Match) -> None:
        """Let a match begin."""
        if self.child.is_ended:
            self.child = ForkedChild(partial(_serve, self.room))
        self.match = match
        self._turn_begins(0, (0, 0), 0)
        with contextlib.suppress(OSError):  # if the child is gone, reading will tell
            self.child.send(json.dumps([match.number, match.names, match.seed]))

    def result(self) -> MatchResult | None:
        """Return how the match went, or None if it is still going on."""
        try:
            lines = self.child.lines()
            # What a busy machine has not read yet is not late.
            if not lines and self.deadline <= time.monotonic():
                return self._ended(Foul.TOO_SLOW, slow(self.room.seconds))
            for line in lines:
                message = json.loads(line)
                if isinstance(message, dict):
                    return self._result(**message)
                seat, (first, second), turns = message
                self._turn_begins(seat, (first, second), turns)
        except (OSError, ValueError, TypeError):
            return self._ended(Foul.DIED, _reason(self.child.exit_code()))
        return None

    def close(self) -> None:
        """End the child, and whatever it started."""
        self.child.end()

    def _turn_begins(self, seat: int, scores: tuple[int, int], turns: int) -> None:
        self.turn = seat, scores, turns
        self.deadline = time.monotonic() + self.room.seconds

    def _result(
        self, scores: tuple[int, int], turns: int, fault: tuple[str, str, str] | None
    ) -> MatchResult:
        first, second = scores
        found = fault and Fault(fault[0], Foul(fault[1]), fault[2])
        number, names = self.match.number, self.match.names
        return MatchResult(number, names, (first, second), turns, found or None)

    def _ended(self, foul: Foul, reason: str) -> MatchResult:
        """End the child, and return that the player whose turn it is has lost."""
        self.child.end()
        seat, scores, turns = self.turn
        fault = Fault(self.match.names[seat], foul, reason)
        return MatchResult(self.match.number, self.match.names, scores, turns, fault)


def _reason(code: int | None) -> str:
    """Return how the process of a player ended, as a sentence."""
    was = "was " if code is None or code < 0 else ""
    return f"the process {was}{ending(code)}"


def _serve(room: Room, questions: Iterable[bytes], tell: Tell) -> None:
    """Play matches until the parent hangs up. Runs in the child."""

    def watch(game: Game, think: Callable[[], Turn]) -> Turn:
        tell(json.dumps([game.to_move, game.scores, len(game.moves)]))
        signal.alarm(int(room.seconds) + ORPHANED)
        return think()

    for line in questions:
        number, (first, second), seed = json.loads(line)
        match = Match(number, (first, second), seed)
        tell(json.dumps(_plain(play_match(match, room, watch))))


def _plain(result: MatchResult) -> dict[str, object]:
    fault = result.fault
    words = fault and (fault.player, fault.foul, fault.reason)
    return {"scores": result.scores, "turns": result.turns, "fault": words}
