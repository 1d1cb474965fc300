"""The matches of a tournament as values: who meets whom, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations

from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.players import Player


class Foul(StrEnum):
    """Why a program loses a game before its end.

    >>> print(*Foul, sep=", ")
    raised, cheated, too slow, died
    """

    RAISED = "raised"
    """It raised an exception."""
    CHEATED = "cheated"
    """It gave something that the rules do not allow, or that is no turn."""
    TOO_SLOW = "too slow"
    """It thought longer than a turn may last."""
    DIED = "died"
    """It ended its process, or was ended by the system."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What a program did that lost it a game, in words.

    >>> print(Fault("ann", Foul.RAISED, "KeyError: 'Q'"))
    ann raised: KeyError: 'Q'
    """

    player: str
    foul: Foul
    reason: str

    def __str__(self) -> str:
        return f"{self.player} {self.foul}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Match:
    """A game that is to be played: its players in their order, and all its chance."""

    number: int
    names: tuple[str, str]
    seed: str


@dataclass(frozen=True, slots=True)
class MatchResult:
    """What came of a match; `scores` are in the order of `names`.

    After a fault they are those when the game was stopped, and do not decide it.

    >>> result = MatchResult(0, ("ann", "ben"), (300, 412), turns=24)
    >>> result.share("ben"), result.share("ann")
    (1.0, 0.0)
    """

    number: int
    names: tuple[str, str]
    scores: tuple[int, int]
    turns: int
    fault: Fault | None = None

    def share(self, name: str) -> float:
        """Return what a player gets for the game: 1 if won, 0 if lost, else 0.5."""
        if self.fault is not None:
            return float(self.fault.player != name)
        spread = self.spread(name)
        return 0.5 if spread == 0 else float(spread > 0)

    def score(self, name: str) -> int:
        """Return the points of a player."""
        return self.scores[self.names.index(name)]

    def spread(self, name: str) -> int:
        """Return by how many points a player is ahead of the other."""
        return 2 * self.score(name) - sum(self.scores)


@dataclass(frozen=True, slots=True)
class Room:
    """Who plays in a tournament, with which words, and how long a turn may last."""

    players: Mapping[str, Player] = field(hash=False)
    lexicon: Lexicon
    seconds: float


def round_robin(names: Sequence[str], games: int, seed: int) -> tuple[Match, ...]:
    """Return the matches in which each two players meet `games` times.

    They change seats from game to game. In the second game of two, each has the tiles
    that the other had in the first, as far as chance allows: both have one seed.

    >>> for match in round_robin(["ann", "ben", "cem"], 2, seed=5):
    ...     print(match.number, *match.names, "-", match.seed)
    0 ann ben - 5 ann/ben 0
    1 ann cem - 5 ann/cem 0
    2 ben cem - 5 ben/cem 0
    3 ben ann - 5 ann/ben 0
    4 cem ann - 5 ann/cem 0
    5 cem ben - 5 ben/cem 0
    """
    if len(names) < 2:
        raise ScrabbleError(f"a tournament is for two or more, not for {[*names]!r}.")
    if games < 1:
        raise ScrabbleError(f"{games!r} games are too few; let each two play one.")
    pairs = list(combinations(names, 2))
    return tuple(
        Match(
            turn * len(pairs) + place,
            (first, second) if turn % 2 == 0 else (second, first),
            f"{seed} {first}/{second} {turn // 2}",
        )
        for turn in range(games)
        for place, (first, second) in enumerate(pairs)
    )
