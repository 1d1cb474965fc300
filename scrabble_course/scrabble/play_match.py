"""Plays one match of a tournament: what a player does wrong loses it the game."""

from __future__ import annotations

import builtins
import io
import operator
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import NoReturn

from scrabble_course.board import BoardError, Play
from scrabble_course.scrabble.chance import seeded
from scrabble_course.scrabble.errors import IllegalTurn, ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Fault, Foul, Match, MatchResult, Room
from scrabble_course.scrabble.turn_rules import new_game, take_turn
from scrabble_course.scrabble.turns import EndGame, Exchange, Pass, Place, Turn

LONGEST_REASON = 200

Watch = Callable[[Game, Callable[[], Turn]], Turn]
"""Lets a player think about its turn in a game, and knows for how long."""


class OutOfTime(BaseException):
    """Raised in a player that thinks too long, where it cannot be ended otherwise.

    It is no `Exception`, so that a player's `except Exception` lets it pass.
    """


class _LostGame(Exception):
    def __init__(self, foul: Foul, reason: str) -> None:
        super().__init__(foul, reason)
        self.foul = foul
        self.reason = reason


def play_match(match: Match, room: Room, watch: Watch) -> MatchResult:
    """Play a match to its end, or to the first fault, and return what came of it."""
    game, fault = played_game(match, room, watch)
    first, second = game.final_scores
    return MatchResult(
        match.number, match.names, (first, second), len(game.moves), fault
    )


def played_game(match: Match, room: Room, watch: Watch) -> tuple[Game, Fault | None]:
    """Play a match, and return the game: at its end, or before the turn of a fault."""
    rng = random.Random(match.seed)
    players = [room.players[name] for name in match.names]
    game = new_game(match.names, rng, as_named=True)
    with _alone(), seeded(match.seed, players):
        while not game.is_over:
            try:
                game = _after(game, _turn(game, room, watch), rng, room)
            except _LostGame as lost:
                player = match.names[game.to_move]
                return game, Fault(player, lost.foul, lost.reason)
    return game, None


def _turn(game: Game, room: Room, watch: Watch) -> object:
    """Return what the player to move gives; the game is ended as soon as it may be."""
    if game.may_end:
        return EndGame()
    player = room.players[game.names[game.to_move]]
    try:
        return watch(game, lambda: player(game.board, game.rack, room.lexicon))
    except OutOfTime:
        raise _LostGame(Foul.TOO_SLOW, slow(room.seconds)) from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise _LostGame(Foul.RAISED, _described(error)) from None


def slow(seconds: float) -> str:
    """Return the reason why a player that thinks too long has lost.

    >>> slow(2.5)
    'a turn took longer than 2.5 seconds'
    """
    return f"a turn took longer than {seconds:g} seconds"


def _after(game: Game, given: object, rng: random.Random, room: Room) -> Game:
    try:
        return take_turn(game, _plain(given), rng, room.lexicon)
    except (BoardError, ScrabbleError) as error:
        raise _LostGame(Foul.CHEATED, str(error)[:LONGEST_REASON]) from None
    except Exception as error:  # of something that only looks like a turn
        reason = f"this is no turn: {_described(error)}"
        raise _LostGame(Foul.CHEATED, reason) from None


def _plain(given: object) -> Turn:
    """Return a turn made anew, so that nothing of the player's own is asked later."""
    match given:
        case Place(play=Play(word, row, col, down)):
            word = str.__str__(word)
            play = Play(word, operator.index(row), operator.index(col), bool(down))
            return Place(play)
        case Exchange(tiles):
            return Exchange(str.__str__(tiles))
        case EndGame():
            return EndGame()
        case Pass():
            return Pass()
    raise IllegalTurn(
        f"{_shown(given)} is no turn; give Place(play), Exchange(tiles) or Pass()."
    )


def _shown(thing: object) -> str:
    try:
        return repr(thing)[:LONGEST_REASON]
    except Exception:
        return f"something of type {type(thing).__name__}"


def _described(error: BaseException) -> str:
    """Return "KeyError: 'Q'", even for an error that cannot say what it is."""
    try:
        text = str.__str__(str(error)).strip().split("\n")[0]
    except BaseException:
        text = ""
    name = type(error).__name__
    return f"{name}: {text}"[:LONGEST_REASON] if text else name


@contextmanager
def _alone() -> Iterator[None]:
    """Leave the players without screen and keyboard: a tournament shows its own."""
    kept = builtins.input
    builtins.input = _nobody
    try:
        with redirect_stdout(_Nowhere()), redirect_stderr(_Nowhere()):
            yield
    finally:
        builtins.input = kept


class _Nowhere(io.TextIOBase):
    def write(self, text: str) -> int:
        return len(text)


def _nobody(prompt: object = "") -> NoReturn:
    raise EOFError("there is nobody to ask in a tournament")
