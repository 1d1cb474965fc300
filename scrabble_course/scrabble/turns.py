"""What a player can do in a turn, and the record of a turn taken (seed 000)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scrabble_course.board.play import Play
from scrabble_course.calling import serialize
from scrabble_course.scrabble.errors import ScrabbleError


class ChallengeRule(StrEnum):
    """What becomes of words that are none, and of those who doubt words that are.

    >>> print(*ChallengeRule, sep=", ")
    void, single, double, five-point
    """

    VOID = "void"
    """The game refuses a play with a word that is none; there are no challenges."""
    SINGLE = "single"
    """A challenge that fails costs nothing."""
    DOUBLE = "double"
    """A challenge that fails costs the challenger the turn."""
    FIVE_POINT = "five-point"
    """A challenge that fails earns the challenged player 5 points."""


def challenge_rule(name: str) -> ChallengeRule:
    """Return the rule of that name, however it is written.

    >>> challenge_rule("FIVE POINT").value
    'five-point'

    Another name is a ScrabbleError that lists those there are.
    """
    wanted = name.strip().casefold().replace(" ", "-").replace("_", "-")
    for rule in ChallengeRule:
        if rule.value == wanted:
            return rule
    names = ", ".join(ChallengeRule)
    raise ScrabbleError(f"no challenge rule is called {name!r}; use one of: {names}.")


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Pass:
    """Do nothing and score nothing.

    >>> print(Pass())
    pass
    """

    def __str__(self) -> str:
        return "pass"


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Exchange:
    """Give tiles back for as many from the bag, which must hold at least seven.

    >>> print(Exchange("QV?"))
    exchange QV?
    """

    tiles: str

    def __str__(self) -> str:
        return f"exchange {self.tiles}"


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Place:
    """Lay tiles on the board.

    >>> print(Place(Play("QUiZ", row=7, col=6)))
    8G QUiZ
    """

    play: Play

    def __str__(self) -> str:
        return str(self.play)


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Challenge:
    """Doubt a word of the play before, which is withdrawn if one is none.

    >>> print(Challenge())
    challenge
    """

    def __str__(self) -> str:
        return "challenge"


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class EndGame:
    """End the game, as anyone may after six scoreless turns in a row.

    >>> print(EndGame())
    end the game
    """

    def __str__(self) -> str:
        return "end the game"


Turn = Pass | Exchange | Place | Challenge | EndGame


@dataclass(frozen=True, slots=True)
class Move:
    """A turn as it was taken: by whom and from which rack, and what came of it.

    `points` are what the turn earned; those of a challenge go to the player whose
    play was challenged, and take back what the play had earned if it was `upheld`.
    `drawn` are the tiles that came from the bag; of a play that was withdrawn they
    have gone back there.

    >>> print(Move(0, "AIQUZ??", Place(Play("QUIZ", row=7, col=6)), 44, "EEST"))
    8G QUIZ +44
    """

    player: int
    rack: str
    turn: Turn
    points: int = 0
    drawn: str = ""
    upheld: bool = False

    def drawing(self, drawn: str) -> Move:
        """Return the move with these tiles drawn.

        >>> Move(0, "QV", Exchange("QV")).drawing("AE").drawn
        'AE'
        """
        return Move(self.player, self.rack, self.turn, self.points, drawn, self.upheld)

    def __str__(self) -> str:
        return f"{self.turn} {self.points:+}"
