"""Positions whose tiles are known, or supposed, played on as `far_sighted` plays."""

from __future__ import annotations

from typing import NamedTuple

from scrabble_course.board import Board
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.far_sighted import (
    Weighed,
    best_by_total,
    points_of,
    worth_while,
)
from scrabble_course.scrabble.turns import Pass, Place


class Position(NamedTuple):
    """The board, the rack of who is to move, the other's, and the bag as it is drawn.

    It is a tuple because thousands are made for one turn.
    """

    board: Board
    rack: str
    other: str
    bag: str = ""

    def after(self, turn: Weighed) -> Position:
        """Return the position after a turn, with the other player to move.

        Tiles that are exchanged do not come back into the bag: they would be drawn
        too late to matter here.
        """
        board = self.board
        if isinstance(turn.turn, Place):
            board = board.lay(turn.turn.play)
        missing = RACK_SIZE - len(turn.leave) if turn.leave != self.rack else 0
        drawn, bag = self.bag[:missing], self.bag[missing:]
        return Position(board, self.other, turn.leave + drawn, bag)

    @property
    def is_over(self) -> bool:
        """Whether the player who moved last is out."""
        return self.other == ""


def best_reply(position: Position, lexicon: Lexicon) -> Weighed:
    """Return the play that `far_sighted` likes best, or a pass if there is none."""
    worth = worth_while(position.other + position.bag)
    return best_by_total(position.board, position.rack, lexicon, worth)


def lead_at_the_end(position: Position, lexicon: Lexicon) -> float:
    """Return how many points the player to move gains until the game is over.

    Both play as `far_sighted` does, until one is out or neither has a play.

    >>> words = Lexicon.from_words(["at", "eat"])
    >>> lead_at_the_end(Position(Board.empty(), "AT", "Q"), words)
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
