"""Rollouts: positions whose tiles are known, or supposed, played on to the end."""

from __future__ import annotations

from typing import NamedTuple

from scrabble_course.board import Board
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.candidates import (
    CandidateTurn,
    best_play_or_pass,
    best_turns,
    leave_worth,
    points_of,
)
from scrabble_course.scrabble.leaves import unseen_tiles
from scrabble_course.scrabble.turns import Pass, Place, Turn

TURNS = 24
"""How many turns are played out, those with the highest equity, besides a pass."""


class KnownPosition(NamedTuple):
    """The board, the rack of who is to move, the other's, and the bag as it is drawn.

    It is a tuple because thousands are made for one turn.
    """

    board: Board
    rack: str
    other: str
    bag: str = ""

    def after(self, turn: CandidateTurn) -> KnownPosition:
        """Return the position after a turn, with the other player to move.

        Tiles that are exchanged do not come back into the bag: they would be drawn
        too late to matter here.

        >>> keeps = CandidateTurn(Pass(), 0, "EST", 0.0)
        >>> KnownPosition(Board.empty(), "AEINRST", "QUIZ", "BCDFGH").after(keeps)[1:]
        ('QUIZ', 'ESTBCDF', 'GH')
        """
        board = self.board
        if isinstance(turn.turn, Place):
            board = board.lay(turn.turn.play)
        missing = RACK_SIZE - len(turn.leave) if turn.leave != self.rack else 0
        drawn, bag = self.bag[:missing], self.bag[missing:]
        return KnownPosition(board, self.other, turn.leave + drawn, bag)

    @property
    def is_over(self) -> bool:
        """Whether the player who moved last is out."""
        return self.other == ""


def best_reply(position: KnownPosition, lexicon: Lexicon) -> CandidateTurn:
    """Return the play with the highest equity, or a pass if there is none."""
    worth = leave_worth(position.other + position.bag)
    return best_play_or_pass(position.board, position.rack, lexicon, worth)


def lead_at_the_end(position: KnownPosition, lexicon: Lexicon) -> float:
    """Return how many points the player to move gains until the game is over.

    Both take what has the highest equity, until one is out or neither has a play.

    >>> words = Lexicon.from_words(["at", "eat"])
    >>> lead_at_the_end(KnownPosition(Board.empty(), "AT", "Q"), words)
    24.0
    """
    lead, sign, passes = 0.0, 1, 0
    while passes < 2:
        reply = best_reply(position, lexicon)
        lead += sign * reply.points
        position = position.after(reply)
        if position.is_over:
            return lead + sign * 2 * points_of(position.rack)
        sign, passes = -sign, passes + 1 if isinstance(reply.turn, Pass) else 0
    return lead + sign * (points_of(position.other) - points_of(position.rack))


def best_by_rollout(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Return the turn that gains most when the game is played out behind it.

    The other player holds all tiles that are not seen.
    """
    position = KnownPosition(board, rack, unseen_tiles(board, rack))
    turns = best_turns(board, rack, lexicon, TURNS)
    turns.append(CandidateTurn(Pass(), 0, rack, 0.0))
    return max(turns, key=lambda turn: _lead_with(turn, position, lexicon)).turn


def _lead_with(turn: CandidateTurn, position: KnownPosition, lexicon: Lexicon) -> float:
    after = position.after(turn)
    if after.is_over:
        return turn.points + 2.0 * points_of(after.rack)
    return turn.points - lead_at_the_end(after, lexicon)
