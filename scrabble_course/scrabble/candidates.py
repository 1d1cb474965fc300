"""The turns that a player weighs: what each scores, and what it leaves on the rack."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapreplace, nlargest
from operator import attrgetter

from scrabble_course.board import Board
from scrabble_course.board.letters import in_order
from scrabble_course.engine import all_plays, best_play
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.rack_leaves import Worth, leaves_of, with_leaves
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import bag_size, unseen_tiles
from scrabble_course.scrabble.tile_sets import ENGLISH
from scrabble_course.scrabble.turns import Exchange, Pass, Place, Turn

REMEMBERED = 1 << 16
"""How many leaves a player remembers the values of: games come back to them."""

leave_value = lru_cache(REMEMBERED)(LEAVE_VALUES.of)
"""What a leave is worth in the middle of a game; without a cache, games take twice as
long, and a search of turns two and a half times."""

EMPTIED = 9.0
"""What it costs to empty the bag: the other may now be the first to go out.

So many points less, until the end of the game, than who left a tile or two in the bag
made in 80,000 turns of our own games.
"""


@dataclass(frozen=True, slots=True)
class CandidateTurn:
    """A turn: what it scores, what it leaves on the rack, and its equity.

    Equity is the field's word for points and the worth of the leave together.
    """

    turn: Turn
    points: int
    leave: str
    equity: float


def best_turns(
    board: Board, rack: str, lexicon: Lexicon, count: int
) -> list[CandidateTurn]:
    """Return up to `count` turns of a game of two with the highest equity, in order.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> for found in best_turns(Board.empty(), "ATS", words, 2):
    ...     print(found.turn, found.points, found.leave)
    8G AT 4 S
    8H AT 4 S
    """
    unseen = unseen_tiles(board, rack)
    worth = leave_worth(unseen)
    worths = {leave: worth(leave) for leave in leaves_of(rack)}
    found = _best_plays(board, rack, lexicon, count, worths)
    if bag_size(unseen) >= RACK_SIZE:
        tiles = in_order(rack)
        found += [
            CandidateTurn(Exchange(without(tiles, kept)), 0, kept, worths[kept])
            for kept in sorted(worths)
            if kept != tiles
        ]
    return nlargest(count, found, key=attrgetter("equity"))


def _best_plays(
    board: Board, rack: str, lexicon: Lexicon, count: int, worths: Mapping[str, float]
) -> list[CandidateTurn]:
    """Return the plays with the highest equity, and some more, in no order."""
    most = max(worths.values())
    found: list[CandidateTurn] = []
    to_beat = [float("-inf")] * count  # a heap: the highest equities so far
    plays = sorted(
        all_plays(board, rack, lexicon), key=attrgetter("score"), reverse=True
    )
    for play, leave in with_leaves(board, rack, plays):
        if play.score + most <= to_beat[0]:  # no play from here on can do better
            break
        equity = play.score + worths[leave]
        if equity > to_beat[0]:
            found.append(CandidateTurn(Place(play.play), play.score, leave, equity))
            heapreplace(to_beat, equity)
    return found


def best_play_or_pass(
    board: Board, rack: str, lexicon: Lexicon, worth: Worth
) -> CandidateTurn:
    """Return the play with the highest equity, or a pass if there is none."""
    best = best_play(board, rack, lexicon, worth=worth)
    if best is None:
        return CandidateTurn(Pass(), 0, rack, float("-inf"))
    ((_, leave),) = with_leaves(board, rack, [best])
    return CandidateTurn(Place(best.play), best.score, leave, best.score + worth(leave))


def best_exchange(rack: str, worth: Worth) -> CandidateTurn:
    """Return the exchange that keeps the tiles that are worth most."""
    *leaves, tiles = leaves_of(rack)
    kept = max(leaves, key=worth)
    return CandidateTurn(Exchange(without(tiles, kept)), 0, kept, worth(kept))


def leave_worth(unseen: str, value_of: Worth = leave_value) -> Worth:
    """Return what leaves are worth while these tiles are unseen.

    That is their value; half of it and less, if the turn takes the last tile from the
    bag; and when the bag is empty, what their tiles cost who holds them.
    """
    bag = bag_size(unseen)
    if bag > RACK_SIZE:
        return value_of
    if bag > 0:
        most = RACK_SIZE - bag  # who keeps no more draws all that is left
        return lambda leave: (
            value_of(leave) / 2 - EMPTIED if len(leave) <= most else value_of(leave)
        )
    # Who goes out gains what is on the other's rack, and the other loses it.
    gained = 2.0 * points_of(unseen)
    return lambda leave: -1.0 * points_of(leave) if leave else gained


@lru_cache(REMEMBERED)  # an endgame asks again and again: a fifth of its time
def points_of(tiles: str) -> int:
    """Return what tiles are worth together, with the values of the English ones."""
    return ENGLISH.worth(tiles)
