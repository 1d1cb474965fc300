"""A program that looks at what it keeps, not only at what it scores (seed 000)."""

from __future__ import annotations

from scrabble_course.board import Board
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.rack_leaves import Worth
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.candidates import (
    best_exchange,
    best_play_or_pass,
    leave_value,
    leave_worth,
)
from scrabble_course.scrabble.game import MOST_PLAYERS
from scrabble_course.scrabble.leaves import bag_size, unseen_tiles
from scrabble_course.scrabble.players import Player
from scrabble_course.scrabble.rollout import best_by_rollout
from scrabble_course.scrabble.turns import Turn


def far_sighted(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Take the turn with the most points for its play and the tiles kept together.

    It exchanges where that is worth more than any play, and allowed even in a game of
    four. Else the bag is counted as in a game of two with the English tiles. It takes
    the last tiles only for points enough; and when the bag is empty, the other rack is
    known, and the best turns are played out to the end.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> print(far_sighted(Board.empty(), "ZVVWWUU", words))
    exchange UUVVWW
    >>> print(far_sighted(Board.empty(), "ATS", words))
    H7 AT
    """
    return _far_sighted(board, rack, lexicon)


def equity_player(value_of: Worth, most_players: int = 2) -> Player:
    """Return a player that is far-sighted with this value of leaves.

    It exchanges only where a game of `most_players` is sure to allow it.

    >>> from scrabble_course.scrabble.leaves import LeaveValues
    >>> words = Lexicon.from_words(["at", "ats"])
    >>> print(equity_player(LeaveValues({"S": 8.0}).of)(Board.empty(), "ATS", words))
    H7 AT
    >>> print(equity_player(lambda leave: 0.0)(Board.empty(), "ATS", words))
    H6 ATS
    """

    def player(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        unseen = unseen_tiles(board, rack)
        if unseen and bag_size(unseen) == 0:
            return best_by_rollout(board, rack, lexicon)
        worth = leave_worth(unseen, value_of)
        play = best_play_or_pass(board, rack, lexicon, worth)
        if len(unseen) < RACK_SIZE * most_players:
            return play.turn
        exchange = best_exchange(rack, worth)
        return play.turn if play.equity >= exchange.equity else exchange.turn

    return player


_far_sighted = equity_player(leave_value, MOST_PLAYERS)
