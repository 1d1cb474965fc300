"""A program that looks at what it keeps, not only at what it scores (seed 000)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from heapq import heapreplace, nlargest
from operator import attrgetter

from scrabble_course.board import Board
from scrabble_course.board.letters import in_order
from scrabble_course.engine.leaves import Worth, leaves_of, with_leaves
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.game import MOST_PLAYERS
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import (
    LeaveValues,
    bag_size,
    unseen_tiles,
)
from scrabble_course.scrabble.players import Player
from scrabble_course.scrabble.tile_sets import ENGLISH
from scrabble_course.scrabble.turns import Exchange, Pass, Place, Turn

REMEMBERED = 1 << 16
"""How many leaves a player remembers the values of: games come back to them."""

leave_value = lru_cache(REMEMBERED)(LEAVE_VALUES.of)
"""What a leave is worth in the middle of a game."""


def far_sighted(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    """Take the turn with the most points for its play and the tiles kept together.

    It exchanges where that is worth more than any play, and allowed even in a game of
    four. Else the bag is counted as in a game of two with the English tiles: with
    fewer than 7 in it, only the score counts, and when it is empty, also the tiles
    that are left in the end.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> print(far_sighted(Board.empty(), "ZVVWWUU", words))
    exchange UUVVWW
    >>> print(far_sighted(Board.empty(), "ATS", words))
    H7 AT
    """
    return _far_sighted(board, rack, lexicon)


def weighing(values: LeaveValues, most_players: int = 2) -> Player:
    """Return a player that is far-sighted with these values of leaves.

    It exchanges only where a game of `most_players` is sure to allow it.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> print(weighing(LeaveValues({"S": 8.0}))(Board.empty(), "ATS", words))
    H7 AT
    >>> print(weighing(LeaveValues({}))(Board.empty(), "ATS", words))
    H6 ATS
    """

    value_of = lru_cache(REMEMBERED)(values.of)

    def weighs(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        unseen = unseen_tiles(board, rack)
        worth = worth_while(unseen, value_of)
        play = best_by_total(board, rack, lexicon, worth)
        if len(unseen) < RACK_SIZE * most_players:
            return play.turn
        exchange = _best_exchange(rack, worth)
        return play.turn if play.total >= exchange.total else exchange.turn

    return weighs


@dataclass(frozen=True, slots=True)
class Weighed:
    """A turn: what it scores, what it leaves on the rack, and both together."""

    turn: Turn
    points: int
    leave: str
    total: float


def best_turns(
    board: Board, rack: str, lexicon: Lexicon, count: int, most_players: int = 2
) -> list[Weighed]:
    """Return up to `count` turns with the highest totals, the highest first.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> for found in best_turns(Board.empty(), "ATS", words, 2):
    ...     print(found.turn, found.points, found.leave)
    8G AT 4 S
    8H AT 4 S
    """
    from scrabble_course.engine import all_plays

    unseen = unseen_tiles(board, rack)
    worth = worth_while(unseen)
    totals = {leave: worth(leave) for leave in leaves_of(rack)}
    most = max(totals.values())
    found: list[Weighed] = []
    to_beat = [float("-inf")] * count  # a heap: the highest totals so far
    plays = sorted(
        all_plays(board, rack, lexicon), key=attrgetter("score"), reverse=True
    )
    for play, leave in with_leaves(board, rack, plays):
        if play.score + most <= to_beat[0]:  # no play from here on can do better
            break
        total = play.score + totals[leave]
        if total > to_beat[0]:
            found.append(Weighed(Place(play.play), play.score, leave, total))
            heapreplace(to_beat, total)
    if len(unseen) >= RACK_SIZE * most_players:
        tiles = in_order(rack)
        found += [
            Weighed(Exchange(without(tiles, kept)), 0, kept, totals[kept])
            for kept in sorted(totals)
            if totals[kept] > to_beat[0] and kept != tiles
        ]
    return nlargest(count, found, key=attrgetter("total"))


def worth_while(unseen: str, value_of: Worth = leave_value) -> Worth:
    """Return what leaves are worth while these tiles are unseen.

    That is their value until the bag is nearly empty, then nothing, and in the end what
    their tiles cost who holds them.
    """
    bag = bag_size(unseen)
    if bag >= RACK_SIZE:
        return value_of
    if bag > 0:  # the game ends before much comes of what is kept
        return lambda leave: 0.0
    # Who goes out gains what is on the other's rack, and the other loses it.
    gained = 2.0 * points_of(unseen)
    return lambda leave: -1.0 * points_of(leave) if leave else gained


def best_by_total(board: Board, rack: str, lexicon: Lexicon, worth: Worth) -> Weighed:
    """Return the play with the highest total, or a pass if there is none."""
    from scrabble_course.engine import best_play

    best = best_play(board, rack, lexicon, worth=worth)
    if best is None:
        return Weighed(Pass(), 0, rack, float("-inf"))
    ((_, leave),) = with_leaves(board, rack, [best])
    return Weighed(Place(best.play), best.score, leave, best.score + worth(leave))


def _best_exchange(rack: str, worth: Worth) -> Weighed:
    *leaves, tiles = leaves_of(rack)
    kept = max(leaves, key=worth)
    return Weighed(Exchange(without(tiles, kept)), 0, kept, worth(kept))


def points_of(tiles: str) -> int:
    """Return what tiles are worth together, with the values of the English ones."""
    return sum(ENGLISH.values[tile] for tile in tiles)


_far_sighted = weighing(LEAVE_VALUES, MOST_PLAYERS)
