"""GCG, the notation of games that Quackle, Woogles and cross-tables exchange.

`read_gcg` and `write_gcg` are for any file, also of a game of which not every rack is
known; `replay` plays it through and checks it. `game_files` makes games of files.
"""

from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.reading import read_gcg
from scrabble_course.scrabble.gcg.record import GameEvent, GameRecord, Seat
from scrabble_course.scrabble.gcg.replay import Replay, play_through, replay
from scrabble_course.scrabble.gcg.step import Discrepancy, Step
from scrabble_course.scrabble.gcg.writing import record_of, write_gcg

__all__ = [
    "Discrepancy",
    "GCGError",
    "GameEvent",
    "GameRecord",
    "Replay",
    "Seat",
    "Step",
    "play_through",
    "read_gcg",
    "record_of",
    "replay",
    "write_gcg",
]
