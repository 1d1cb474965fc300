"""Games as GCG, the notation that Quackle, Woogles and cross-tables exchange.

`to_gcg` writes a game and `from_gcg` reads one to be played on. `read_gcg`, `replay`
and `write_gcg` take any file: also games of which not every rack is known.
"""

from __future__ import annotations

from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.gcg.games import game_of, record_of
from scrabble_course.scrabble.gcg.reading import read_gcg
from scrabble_course.scrabble.gcg.record import GameEvent, GameRecord, Seat
from scrabble_course.scrabble.gcg.replay import Replay, play_through, replay
from scrabble_course.scrabble.gcg.steps import Discrepancy, Step
from scrabble_course.scrabble.gcg.tiles import FoundTiles
from scrabble_course.scrabble.gcg.writing import write_gcg

__all__ = [
    "Discrepancy",
    "FoundTiles",
    "GCGError",
    "GameEvent",
    "GameRecord",
    "Replay",
    "Seat",
    "Step",
    "from_gcg",
    "game_of",
    "play_through",
    "read_gcg",
    "record_of",
    "replay",
    "to_gcg",
    "write_gcg",
]


def to_gcg(
    game: Game, title: str = "", description: str = "", lexicon: str = ""
) -> str:
    """Return a game as a GCG file, whole or not.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> print(to_gcg(game), end="")
    #character-encoding UTF-8
    #player1 Ann Ann
    #player2 Ben Ben
    #rack1 AEINRST
    #rack2 EEIQUZ?
    #incomplete
    """
    return write_gcg(record_of(game, title, description, lexicon))


def from_gcg(content: str | bytes) -> Game:
    """Return the game of a GCG file, with every score checked.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> from_gcg(to_gcg(game)) == game
    True

    What is wrong with the file is a GCGError that names the line.
    """
    return game_of(read_gcg(content))
