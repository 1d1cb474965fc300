"""What a GCG file says, as values: the notation in which games are exchanged.

The file is a text. Lines with `#` say what game it is; each line with `>` is an event,
of a player by nickname: the rack, what happened, its points, and the new total. A
record keeps what a file says, also where it is wrong; `replay` checks it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from scrabble_course.board.letters import DIGRAPHS, face
from scrabble_course.scrabble.turns import Exchange, Pass, Place


def written(letters: str) -> str:
    """Return letters as a file has them: a tile with two letters stands in brackets.

    >>> written("LEȼE"), written("AỺ?")
    ('LE[ch]E', 'A[LL]?')
    """
    signs = {*DIGRAPHS.values(), *map(str.lower, DIGRAPHS.values())}
    return "".join(f"[{face(one)}]" if one in signs else one for one in letters)


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """The player's play before was challenged, and taken back: `--`."""

    def __str__(self) -> str:
        return "--"


@dataclass(frozen=True, slots=True)
class ChallengeBonus:
    """The player's play before was challenged, and stood: `(challenge)`."""

    def __str__(self) -> str:
        return "(challenge)"


@dataclass(frozen=True, slots=True)
class TimePenalty:
    """The player took too long: `(time)`."""

    def __str__(self) -> str:
        return "(time)"


@dataclass(frozen=True, slots=True)
class RackBonus:
    """The player went out and gains by the tiles that others had left: `(QV)`."""

    tiles: str

    def __str__(self) -> str:
        return f"({written(self.tiles)})"


@dataclass(frozen=True, slots=True)
class RackPenalty:
    """The player loses the value of tiles that were left: `QV (QV)`."""

    tiles: str

    def __str__(self) -> str:
        return f"({written(self.tiles)})"


Action = (
    Place
    | Pass
    | Exchange
    | Withdrawal
    | ChallengeBonus
    | TimePenalty
    | RackBonus
    | RackPenalty
)
"""What happened. In the word of a play, `.` is a letter that lay there already; tiles
that were exchanged may be only how many, as a text.
"""
TURNS = (Place, Pass, Exchange)
"""What a player does when it is their turn."""
FAILED = "#unsuccessful-challenge"
"""The note on a pass that stands for a turn lost by a challenge that failed."""
RULE = "ChallengeRule: "
"""How a note before the first event names the challenge rule."""
BONUS = "ChallengeBonus: "
"""How such a note names points that a challenge earns in vain, as some clubs have."""
BONUSES = {
    **dict.fromkeys(("void", "single", "double"), (0,)),
    "five-point": (5,),
    "ten-point": (10,),
    "": (0, 5, 10),
}
"""What a play earns that was challenged in vain, by the rule; "" is none that is told.
"""


def rule_told(notes: Iterable[str]) -> str:
    """Return the challenge rule that the notes of a file name, or "".

    >>> rule_told(["A fine game", "ChallengeRule: FIVE_POINT"])
    'five-point'
    """
    told = [note.removeprefix(RULE) for note in notes if note.startswith(RULE)]
    return re.sub("[ _]", "-", told[0].strip().casefold()) if told else ""


@dataclass(frozen=True, slots=True)
class GameEvent:
    """A line of the game: a player, counted from 0, a rack, and what happened.

    A rack of which only some tiles are known holds those; `points` and `total` are
    None where the file leaves them out. `line` is the line in the file, counted from
    1, or 0 if there is no file.
    """

    player: int
    rack: str
    action: Action
    points: int | None
    total: int | None
    notes: tuple[str, ...] = ()
    line: int = field(default=0, compare=False)

    @property
    def text(self) -> str:
        """What happened, as a file has it.

        >>> from scrabble_course.board import Play
        >>> GameEvent(0, "AEQUIZ?", Place(Play("QU.Z", 7, 6)), 14, 14).text
        '8G QU.Z'
        """
        match self.action:
            case Place(play):
                return written(str(play))
            case Exchange(tiles):
                return f"-{written(tiles)}"
            case Pass():
                return "-"
            case action:
                return str(action)


@dataclass(frozen=True, slots=True)
class Seat:
    """A player of the file: the nickname that its lines use, and the full name."""

    nickname: str
    name: str


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as a GCG file tells it.

    `incomplete` is None if the game is whole, and else the reason that is given, if
    one is; `racks` are those that the players then hold, "" where it is not known.
    `others` are pragmas that have no place here, with what stands behind them.
    """

    seats: tuple[Seat, ...]
    events: tuple[GameEvent, ...] = ()
    title: str = ""
    description: str = ""
    identity: str = ""
    lexicon: str = ""
    tile_set: str = ""
    incomplete: str | None = None
    racks: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    others: tuple[tuple[str, str], ...] = ()
    lines: int = field(default=0, compare=False)
