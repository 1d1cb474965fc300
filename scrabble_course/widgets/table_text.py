"""What is said at the table: of each move, and of the game when it is over."""

from __future__ import annotations

from collections.abc import Sequence

from scrabble_course.board import Play
from scrabble_course.display.phrases import counted, in_a_row, points_text
from scrabble_course.engine import ScoredPlay
from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Game,
    Level,
    Move,
    Pass,
    Place,
)


def told(before: Game, move: Move) -> str:
    """Return a sentence about a move that was taken in the game `before`.

    Which tiles were exchanged is nobody else's business.

    >>> game = Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> told(game, Move(0, "AEINRST", Exchange("ST")))
    'Ann exchanged 2 tiles.'
    """
    name = before.names[move.player]
    match move.turn:
        case Place(play):
            return f"{name} played {play_text(play)} for {points_text(move.points)}."
        case Exchange(tiles):
            return f"{name} exchanged {counted(len(tiles), 'tile')}."
        case Challenge():
            return f"{name} challenged {_challenged(before, move)}"
        case EndGame():
            return f"{name} ended the game."
        case Pass():
            return f"{name} let it stand." if before.is_out else f"{name} passed."


def _challenged(before: Game, move: Move) -> str:
    """Return what became of a challenge."""
    last = before.moves[-1]
    assert isinstance(last.turn, Place)
    name, play = before.names[last.player], play_text(last.turn.play)
    if move.upheld:
        lost = points_text(-move.points)
        return f"{play}, and rightly: {name} takes it back and loses {lost}."
    if before.rule == ChallengeRule.DOUBLE:
        return f"{play}, but it stands; that costs {before.names[move.player]} a turn."
    if move.points:
        gained = points_text(move.points)
        return f"{play}, but it stands; {name} gains {gained}."
    return f"{play}, but it stands."


def ending(game: Game) -> str:
    """Return who has won, and with how much; "" while the game is not over.

    >>> ending(Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"]))
    ''
    """
    if not game.is_over:
        return ""
    most = max(game.final_scores)
    if len(game.winners) > 1:
        return (
            f"The game is over: {in_a_row(game.winners)} share it, {most} points each."
        )
    others = sorted(game.final_scores)[:-1]
    return f"The game is over: {game.winners[0]} wins by {most} to {others[-1]}."


def advice(plays: Sequence[ScoredPlay]) -> str:
    """Return what is said above a list of the plays that score most.

    >>> advice([])
    'There is nothing to play with these tiles: exchange some, or pass.'
    """
    if not plays:
        return "There is nothing to play with these tiles: exchange some, or pass."
    return "Nothing earns more than these. Lay one with its number, or a click."


HINTS = ("place", "first letter")
"""What is told of the best play, one after the other, before it is shown."""


def hint_on(play: Play, level: int) -> str:
    """Return one more step of help: where the best play lies, then how it begins.

    >>> hint_on(Play("QUIZ", 7, 6), 1), hint_on(Play("QUIZ", 7, 6, True), 2)
    ('The best play runs across from 8G.', 'The best play runs down from G8: Q ...')
    """
    at, word = str(play).split()
    direction = "down" if play.down else "across"
    begins = f": {word[0].upper()} ..." if level > 1 else "."
    return f"The best play runs {direction} from {at}{begins}"


def plays_as(names: Sequence[str], level: Level) -> str:
    """Return how well the computer plays from now on, under these names.

    >>> plays_as(["Computer"], Level.EXPERT)
    'Computer plays as an expert from now on: about 420 points a game.'
    """
    verb = "plays" if len(names) == 1 else "play"
    article = "an" if level == Level.EXPERT else "a"
    points = f"about {round(level.points, -1)} points a game"
    return f"{in_a_row(names)} {verb} as {article} {level} from now on: {points}."


def versus(names: Sequence[str]) -> str:
    """Return who plays whom.

    >>> versus(["Ann", "Ben"]), versus(["Ann", "Ben", "Cem"])
    ('Ann against Ben', 'Ann, Ben and Cem')
    """
    return " against ".join(names) if len(names) == 2 else in_a_row(names)


def moves_text(game: Game) -> str:
    """Return how far a game has come.

    >>> moves_text(Game.deal(["Ann", "Ben"], ["AEINRST", "QUIZ?EE"]))
    'before its first move'
    """
    if not game.moves:
        return "before its first move"
    moves = counted(len(game.moves), "move")
    return f"{moves}, played to its end" if game.is_over else moves


def play_text(play: Play) -> str:
    """Return a play as it is said.

    >>> play_text(Play("QUIZ", row=7, col=6))
    'QUIZ at 8G'
    """
    at, word = str(play).split()
    return f"{word} at {at}"
