"""A program that looks at what it keeps, not only at what it scores (seed 000)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapreplace, nlargest
from math import floor
from operator import attrgetter, itemgetter

from scrabble_course.board import Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.letters import BLANK
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.scored_play import ScoredPlay
from scrabble_course.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import in_order, without
from scrabble_course.scrabble.game import MOST_PLAYERS
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import (
    LeaveValues,
    bag_size,
    leaves_of,
    unseen_tiles,
)
from scrabble_course.scrabble.players import Player
from scrabble_course.scrabble.tile_sets import ENGLISH
from scrabble_course.scrabble.turns import Exchange, Pass, Place, Turn

SCORE = itemgetter(ScoredPlay._fields.index("score"))
REMEMBERED = 1 << 16
"""How many leaves a player remembers the values of: games come back to them."""


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
    8G AT
    """
    return _far_sighted(board, rack, lexicon)


def weighing(values: LeaveValues, most_players: int = 2) -> Player:
    """Return a player that is far-sighted with these values of leaves.

    It exchanges only where a game of `most_players` is sure to allow it.

    >>> words = Lexicon.from_words(["at", "ats"])
    >>> print(weighing(LeaveValues({"S": 8.0}))(Board.empty(), "ATS", words))
    8G AT
    >>> print(weighing(LeaveValues({}))(Board.empty(), "ATS", words))
    8F ATS
    """

    value_of = lru_cache(REMEMBERED)(values.of)

    def weighs(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        unseen = unseen_tiles(board, rack)
        worth = _worth(rack, unseen, value_of)
        plays = _promising_plays(board, rack, lexicon, worth)
        may_exchange = len(unseen) >= RACK_SIZE * most_players
        best = _best_turns(board, rack, plays, worth, may_exchange, 1)
        return best[0].turn if best else Pass()

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
    worth = _worth(rack, unseen, LEAVE_VALUES.of)
    plays = all_plays(board, rack, lexicon)
    may_exchange = len(unseen) >= RACK_SIZE * most_players
    return _best_turns(board, rack, plays, worth, may_exchange, count)


def _worth(
    rack: str, unseen: str, value_of: Callable[[str], float]
) -> dict[str, float]:
    """Return what each leave of `rack` is worth while these tiles are unseen."""
    leaves, bag = leaves_of(rack), bag_size(unseen)
    if bag >= RACK_SIZE:
        return {leave: value_of(leave) for leave in leaves}
    if bag > 0:  # the game ends before much comes of what is kept
        return dict.fromkeys(leaves, 0.0)
    worth = {leave: -1.0 * points_of(leave) for leave in leaves}
    # Who goes out gains what is on the other's rack, and the other loses it.
    return worth | {"": 2.0 * points_of(unseen)}


def _promising_plays(
    board: Board, rack: str, lexicon: Lexicon, worth: dict[str, float]
) -> list[ScoredPlay]:
    """Return plays among which is the one with the highest total."""
    from scrabble_course.engine import all_plays, best_play

    best = best_play(board, rack, lexicon)
    if best is None:
        return []
    ((_, leave),) = with_leaves(board, rack, [best])
    # What scores less cannot make up for it, even by the best of all leaves.
    least = best.score + worth[leave] - max(worth.values())
    return all_plays(board, rack, lexicon, least=floor(least))


def _best_turns(
    board: Board,
    rack: str,
    plays: list[ScoredPlay],
    worth: dict[str, float],
    may_exchange: bool,
    count: int,
) -> list[Weighed]:
    """Return the turns with the highest totals; of equal ones, what scores more."""
    found: list[Weighed] = []
    to_beat = [float("-inf")] * count  # a heap: the highest totals so far
    most = max(worth.values())
    for play, leave in with_leaves(board, rack, sorted(plays, key=SCORE, reverse=True)):
        if play.score + most <= to_beat[0]:  # no play from here on can do better
            break
        total = play.score + worth[leave]
        if total > to_beat[0]:
            found.append(Weighed(Place(play.play), play.score, leave, total))
            heapreplace(to_beat, total)
    if may_exchange:
        tiles = in_order(rack)
        better = [kept for kept in worth if worth[kept] > to_beat[0] and kept != tiles]
        found += [
            Weighed(Exchange(without(tiles, kept)), 0, kept, worth[kept])
            for kept in sorted(better)
        ]
    return nlargest(count, found, key=attrgetter("total"))


def with_leaves(
    board: Board, rack: str, plays: Iterable[ScoredPlay]
) -> Iterator[tuple[ScoredPlay, str]]:
    """Yield each play and what it leaves on the rack, in order."""
    across, down = board.rows, board.transposed().rows
    tiles = in_order(rack)
    for play in plays:
        line, start = (
            (down[play.col], play.row) if play.down else (across[play.row], play.col)
        )
        leave = tiles
        for letter, there in zip(play.word, line[start:], strict=False):
            if there == EMPTY:
                leave = leave.replace(letter if letter.isupper() else BLANK, "", 1)
        yield play, leave


def points_of(tiles: str) -> int:
    """Return what tiles are worth together, with the values of the English ones."""
    return sum(ENGLISH.values[tile] for tile in tiles)


_far_sighted = weighing(LEAVE_VALUES, MOST_PLAYERS)
