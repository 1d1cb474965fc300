"""A program at the table: asked for its turn safely, and never trusted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.board import Board, BoardError, Play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import (
    Challenge,
    EndGame,
    Exchange,
    Game,
    Pass,
    Place,
    Player,
    ScrabbleError,
    Turn,
    greedy,
)
from scrabble_course.scrabble.turn_rules import move_of
from scrabble_course.widgets.rules import Rule, newest

COMPUTER_SECONDS = 10
"""How long a program may think about one turn."""


@dataclass(frozen=True, slots=True)
class ComputerTurn:
    """The turn that a program takes; `problem` says what is wrong with the program."""

    turn: Turn
    problem: str = ""


class Computer:
    """Asks `player`, a function of board, rack and lexicon, for its turns.

    One that raises, hangs, or answers what the rules do not allow passes instead.
    It plays in a process of its own, which remembers nothing from turn to turn.

    >>> words = Lexicon.from_words(["quiz"])
    >>> game = Game.deal(["Ann", "Ben"], ["AEQUIZ?", "EINRST?"])
    >>> print(Computer(greedy, words).reply(game).turn)
    H5 QUIZ
    >>> Computer(lambda board, rack, lexicon: rack, words).reply(game).problem
    "<lambda>(board, 'AEIQUZ?', lexicon) returned 'AEIQUZ?', which is no turn."
    """

    def __init__(self, player: Player, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self._rule = Rule(
            _spelled(player),
            own=_spelled(greedy),
            gives=tuple,
            by_chance=True,
            seconds=COMPUTER_SECONDS,
        )

    def reply(self, game: Game) -> ComputerTurn:
        """Return the turn of the player to move, one that the rules allow.

        A program is not asked about the last play: one with a word that is not in the
        lexicon is challenged, where that can be done, any other stands. Where it passes
        and the game may be ended, it ends it.
        """
        if self._knows_better(game):
            return ComputerTurn(Challenge())
        if game.is_out:
            return ComputerTurn(Pass())
        answer = self._rule.ask(game.board, game.rack, self.lexicon)
        problem = self._without_values(answer.problem, game.board)
        if answer.value is None:
            return ComputerTurn(_idle(game), problem)
        shown, *spelled = answer.value
        call = f"{self._rule.name}(board, {game.rack!r}, lexicon)"
        turn = _read(spelled)
        if turn is None:
            return ComputerTurn(
                _idle(game), f"{call} returned {shown}, which is no turn."
            )
        try:
            move_of(game, turn, self.lexicon)
        except (BoardError, ScrabbleError) as error:
            return ComputerTurn(_idle(game), f"{call} returned {shown}: {error}")
        return ComputerTurn(_idle(game) if turn == Pass() else turn, problem)

    def _knows_better(self, game: Game) -> bool:
        """Whether a challenge of the last play would be upheld."""
        unknown = (word.lower() not in self.lexicon for word in game.last_words)
        return game.awaits_challenge and any(unknown)

    def _without_values(self, problem: str, board: Board) -> str:
        """A board takes seventeen lines as text, and the player sees it anyway."""
        named = problem.replace(repr(board), "board")
        return named.replace(repr(self.lexicon), "lexicon")


def _idle(game: Game) -> Turn:
    return EndGame() if game.may_end else Pass()


def _spelled(player: Player) -> Callable[[Board, str, Lexicon], tuple[Any, ...]]:
    """Return `player` as a function whose answers are plain values.

    The first of them is how the turn is written, the second what kind of turn it is.
    """

    def spelled(board: Board, rack: str, lexicon: Lexicon) -> tuple[Any, ...]:
        turn = newest(player)(board, rack, lexicon)
        shown = repr(turn)[:80]
        match turn:
            case Place(play=Play(word, row, col, down)):
                return shown, "place", word, row, col, down
            case Exchange(tiles):
                return shown, "exchange", tiles
            case Pass() | Challenge() | EndGame():
                return shown, type(turn).__name__
        return (shown,)

    spelled.__name__ = getattr(player, "__name__", type(player).__name__)
    return spelled


def _read(spelled: list[Any]) -> Turn | None:
    """Return the turn that was spelled, None if its values make none."""
    match spelled:
        case ["place", str(word), int(row), int(col), bool(down)]:
            return Place(Play(word, row, col, down))
        case ["exchange", str(tiles)]:
            return Exchange(tiles)
        case ["Pass"]:
            return Pass()
        case ["Challenge"]:
            return Challenge()
        case ["EndGame"]:
            return EndGame()
    return None
