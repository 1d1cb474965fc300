"""Games of the engine against itself: a source of positions as they come up in play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from scrabble_course.board import Board, Play
from scrabble_course.board.letters import BLANK
from scrabble_course.engine import Lexicon, best_play
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble import ENGLISH, full_bag

TILES = full_bag(ENGLISH)
PLAYERS = 2


@dataclass(frozen=True, slots=True)
class Position:
    """A board, the rack of the player whose turn it is, and how the bag goes on."""

    board: Board
    rack: str
    bag: str

    def with_blanks(self, blanks: int, rng: random.Random) -> str:
        """Return a rack with so many blanks, drawn from the tiles not on the board.

        >>> Position(Board.empty(), "?Q", "AB?").with_blanks(1, random.Random(1))
        'QBA?'
        """
        letters = [tile for tile in self.rack + self.bag if tile != BLANK]
        drawn = rng.sample(letters, min(RACK_SIZE - blanks, len(letters)))
        return "".join(drawn) + BLANK * blanks


def self_play(lexicon: Lexicon, rng: random.Random) -> Iterator[Position]:
    """Yield the positions of one game, in which each player lays the best play.

    A player without a play passes; the game ends when a rack is empty or all pass.

    >>> lexicon = Lexicon.from_words(["at", "tea", "eat", "tee"])
    >>> first, *_, last = self_play(lexicon, random.Random(3))
    >>> first.board.is_empty, last.board.is_empty, len(first.rack), len(first.bag)
    (True, False, 7, 93)
    """
    bag = rng.sample(TILES, len(TILES))
    board, racks, passes = Board.empty(), [""] * PLAYERS, 0
    while passes < PLAYERS:
        rack = racks.pop(0)
        while bag and len(rack) < RACK_SIZE:
            rack += bag.pop()
        if not rack:
            return
        yield Position(board, rack, "".join(bag))
        found = best_play(board, rack, lexicon)
        passes = passes + 1 if found is None else 0
        if found is not None:
            board, rack = board.lay(found.play), left_on(rack, found.play, board)
        racks.append(rack)


def left_on(rack: str, play: Play, board: Board) -> str:
    """Return what is left of `rack` once `play` is laid on `board`.

    >>> left_on("AB?T", Play("aT", row=7, col=7), Board.empty())
    'AB'
    """
    for letter in play.new_tiles(board).values():
        rack = rack.replace(letter if letter.isupper() else BLANK, "", 1)
    return rack
