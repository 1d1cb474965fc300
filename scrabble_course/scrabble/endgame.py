"""The end of a game of two: the bag is empty, and both racks are known (seed 000)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import attrgetter

from scrabble_course.board import Board
from scrabble_course.engine import all_plays
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.rack_leaves import with_leaves
from scrabble_course.scrabble.candidates import CandidateTurn, points_of
from scrabble_course.scrabble.leaves import unseen_tiles
from scrabble_course.scrabble.rollout import KnownPosition, best_reply, lead_at_the_end
from scrabble_course.scrabble.turns import Pass, Place, Turn

LOOKS = ((1, 8), (2, 8), (3, 12), (4, 16), (28, 10_000))
"""How many turns ahead, and how many answers to each: the last look sees all."""

Clock = Callable[[], float]
"""Tells the seconds: those of the clock on the wall, or of the processor."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """The turn to take, how many points it gains, and whether that is proved.

    It is not proved where there was no time to try every answer: from there on, both
    are supposed to take what scores most.
    """

    turn: Turn
    lead: float
    is_proved: bool


def best_in_the_endgame(
    board: Board,
    rack: str,
    lexicon: Lexicon,
    seconds: float,
    clock: Clock = time.monotonic,
) -> Endgame:
    """Return the best turn that is found in so many `seconds` of a `clock`.

    The other player holds all tiles that are not seen. What is left on a rack counts
    at the end, as it does in the game.
    """
    deadline = clock() + seconds
    position = KnownPosition(board, rack, unseen_tiles(board, rack))
    reply = best_reply(position, lexicon)
    found = Endgame(reply.turn, float(reply.points), False)
    known: _PlayTable = {}
    for depth, width in LOOKS:
        search = _Search(lexicon, lambda: clock() > deadline, width, known)
        try:
            turn, lead = search.best(position, depth)
        except _Timeout:
            break
        found = Endgame(turn, lead, not search.was_cut)
        if found.is_proved:
            break
    return found


_PlayTable = dict[tuple[tuple[str, ...], str], list[CandidateTurn]]
"""Rows and rack -> its plays, the likeliest first: positions come again."""


class _Timeout(Exception):
    pass


class _Search:
    """Looks so many turns ahead, and leaves out what cannot be better (alpha-beta).

    Of the answers to each turn it tries the likeliest, up to `width`.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        is_late: Callable[[], bool],
        width: int,
        known: _PlayTable,
    ) -> None:
        self.was_cut = False
        self._known = known
        self._width = width
        self._lexicon = lexicon
        self._is_late = is_late

    def best(self, position: KnownPosition, depth: int) -> tuple[Turn, float]:
        """Return the best turn and the points that it gains."""
        best: tuple[Turn, float] = (Pass(), float("-inf"))
        for turn in self._turns(position):
            lead = self._lead(position, turn, depth, best[1], float("inf"), False)
            if lead > best[1]:
                best = turn.turn, lead
        return best

    def _value(
        self, position: KnownPosition, depth: int, low: float, high: float, passed: bool
    ) -> float:
        """Return the points that the player to move gains, if within the bounds."""
        if self._is_late():
            raise _Timeout
        if depth == 0:
            self.was_cut = True
            return lead_at_the_end(position, self._lexicon)
        for turn in self._turns(position):
            low = max(low, self._lead(position, turn, depth, low, high, passed))
            if low >= high:
                break
        return low

    def _lead(
        self,
        position: KnownPosition,
        turn: CandidateTurn,
        depth: int,
        low: float,
        high: float,
        passed: bool,
    ) -> float:
        after, passes = position.after(turn), isinstance(turn.turn, Pass)
        if after.is_over:
            return turn.points + 2.0 * points_of(after.rack)
        if passes and passed:
            return float(points_of(after.rack) - points_of(after.other))
        points = turn.points
        return points - self._value(
            after, depth - 1, points - high, points - low, passes
        )

    def _turns(self, position: KnownPosition) -> Iterator[CandidateTurn]:
        """Yield the turns to try, those first that are likely to be good."""
        key = position.board.rows, position.rack
        if key not in self._known:
            self._known[key] = _plays(position, self._lexicon)
        plays = self._known[key]
        self.was_cut |= len(plays) > self._width
        yield from plays[: self._width]
        yield CandidateTurn(Pass(), 0, position.rack, 0.0)


def _plays(position: KnownPosition, lexicon: Lexicon) -> list[CandidateTurn]:
    plays = all_plays(position.board, position.rack, lexicon)
    found = [
        CandidateTurn(
            Place(play.play), play.score, leave, play.score - points_of(leave)
        )
        for play, leave in with_leaves(position.board, position.rack, plays)
    ]
    return sorted(found, key=attrgetter("equity"), reverse=True)
