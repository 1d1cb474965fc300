"""How well the computer plays at a table: as a beginner, a friend, or an expert."""

from __future__ import annotations

import random
from enum import StrEnum
from itertools import islice

from scrabble_course.board import Board, words_formed
from scrabble_course.engine import all_plays
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.engine.scored_play import ScoredPlay, rank
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.resources.shipped_files import shipped
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.game import MOST_PLAYERS
from scrabble_course.scrabble.leaves import unseen_tiles
from scrabble_course.scrabble.players import Player, greedy
from scrabble_course.scrabble.simulation import simulating
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet
from scrabble_course.scrabble.turns import Exchange, Pass, Place, Turn

NOTICED = 4
"""How many of its plays a beginner notices."""
EXPERT_SECONDS = 2.0


class Level(StrEnum):
    """How well the computer plays.

    >>> print(*Level, sep=", ")
    beginner, friend, expert
    """

    BEGINNER = "beginner"
    """Knows the common words, and notices few of its plays."""
    FRIEND = "friend"
    """Knows the common words, and finds the play that scores most."""
    EXPERT = "expert"
    """Knows every word, and tries its turns before it takes one."""

    @property
    def points(self) -> int:
        """How many points a game it makes against itself: `bench_players --levels`.

        >>> Level.BEGINNER.points < Level.FRIEND.points < Level.EXPERT.points
        True
        """
        return MEASURED[self]

    @property
    def next(self) -> Level:
        """The level above; after the expert comes the beginner.

        >>> Level.EXPERT.next
        <Level.BEGINNER: 'beginner'>
        """
        levels = list[Level](Level)
        return levels[(levels.index(self) + 1) % len(levels)]


MEASURED = {Level.BEGINNER: 228, Level.FRIEND: 320, Level.EXPERT: 416}


def level_named(name: str) -> Level:
    """Return the level of that name, or raise ScrabbleError.

    >>> level_named("master")
    Traceback (most recent call last):
        ...
    scrabble_course.scrabble.errors.ScrabbleError: there is no level 'master'; give \
beginner, friend or expert, and a program without quotes.
    """
    try:
        return Level(name)
    except ValueError:
        raise ScrabbleError(
            f"there is no level {name!r}; give beginner, friend or expert, "
            "and a program without quotes."
        ) from None


def common_words() -> Lexicon:
    """Return the words of the course that nearly everybody knows: SCOWL to size 35.

    >>> "quiz" in common_words(), "za" in common_words()
    (True, False)
    """
    return Lexicon.load(shipped("common_words.txt"))


def computer(
    level: Level,
    known: Lexicon | None = None,
    tiles: TileSet = ENGLISH,
    players: int = 2,
) -> Player:
    """Return a player of a level, for a game of so many players with these tiles.

    Of the game's words, a beginner and a friend use those that they have `known`:
    all of them, if that is None. The same position gets the same turn, except of an
    expert, who thinks for two seconds.

    >>> words = Lexicon.from_words(["cat", "act", "cats"])
    >>> print(computer(Level.FRIEND, words)(Board.empty(), "CATSQQQ", words))
    H5 CATS
    """
    is_english = tiles == ENGLISH
    if level == Level.EXPERT:
        if not is_english:  # the others count the tiles that are unseen
            return greedy
        return _expert if players == 2 else far_sighted

    def player(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        plays = all_plays(board, rack, lexicon if known is None else known)
        ranked = sorted(plays, key=rank)
        if level == Level.BEGINNER:
            random.Random(f"{board} {rack}").shuffle(ranked)
        legal = (play for play in ranked if _is_of(lexicon, board, play))
        if noticed := list(islice(legal, NOTICED if level == Level.BEGINNER else 1)):
            return Place(min(noticed, key=rank).play)
        unseen = len(unseen_tiles(board, rack)) if is_english else 0
        return Exchange(rack) if unseen >= RACK_SIZE * MOST_PLAYERS else Pass()

    player.__name__ = str(level)
    return player


def _is_of(lexicon: Lexicon, board: Board, play: ScoredPlay) -> bool:
    """Return whether a game, which may have fewer words, has those of a play."""
    words = words_formed(board, play.play)
    return all(word.word.lower() in lexicon for word in words)


def _expert(board: Board, rack: str, lexicon: Lexicon) -> Turn:
    return simulating(board, rack, lexicon, EXPERT_SECONDS)
