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
            _with_text(player),
            own=_with_text(greedy),
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
        shown, turn = answer.value
        call = f"{self._rule.name}(board, {game.rack!r}, lexicon)"
        if not _is_turn(turn):
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


def _with_text(player: Player) -> Callable[[Board, str, Lexicon], tuple[str, Any]]:
    """Return `player` as a function that also says how its turn is written.

    Of what is no turn, nothing else may be left when it arrives here.
    """

    def with_text(board: Board, rack: str, lexicon: Lexicon) -> tuple[str, Any]:
        turn = newest(player)(board, rack, lexicon)
        return repr(turn)[:80], turn

    with_text.__name__ = getattr(player, "__name__", type(player).__name__)
    return with_text


def _is_turn(value: object) -> bool:
    """Whether this is a turn with all that belongs to it."""
    match value:
        case Place(play=Play(str(), int(), int(), bool())) | Exchange(tiles=str()):
            return True
    return isinstance(value, Pass | Challenge | EndGame)
