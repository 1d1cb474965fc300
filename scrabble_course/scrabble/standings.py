"""What came of a tournament: who won how often, and how sure that is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from scrabble_course.scrabble.matches import Fault, MatchResult

CONFIDENCE = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""

HEADS = tuple(
    " |games|won|drawn|lost|win rate|95 % interval|score|spread|faults".split("|")
)

Interval = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player stands, from its games; scores are of games played to the end.

    >>> ann = Standing("ann", (MatchResult(0, ("ann", "ben"), (400, 300), turns=24),))
    >>> ann.won, ann.win_rate, ann.mean_score, ann.mean_spread
    (1, 1.0, 400.0, 100.0)
    """

    name: str
    results: tuple[MatchResult, ...]

    @property
    def games(self) -> int:
        """How many games it played."""
        return len(self.results)

    @property
    def won(self) -> int:
        """How many of them it won."""
        return self._count(1.0)

    @property
    def drawn(self) -> int:
        """How many of them were draws."""
        return self._count(0.5)

    @property
    def lost(self) -> int:
        """How many of them it lost, also by a fault of its own."""
        return self._count(0.0)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Its faults, each of which lost it a game."""
        found = (result.fault for result in self.results)
        return tuple(f for f in found if f is not None and f.player == self.name)

    @property
    def win_rate(self) -> float | None:
        """The part of its games that it won, a draw being half; None without games."""
        return (self.won + self.drawn / 2) / self.games if self.games else None

    @property
    def win_interval(self) -> Interval:
        """Where the win rate is in truth, with 95 % confidence."""
        return wilson(self.won + self.drawn / 2, self.games)

    @property
    def mean_score(self) -> float | None:
        """Its points a game, or None if no game was played to the end."""
        scores = [result.score(self.name) for result in self.ended]
        return fmean(scores) if scores else None

    @property
    def mean_spread(self) -> float | None:
        """By how many points a game it was ahead, or None as for `mean_score`."""
        spreads = [result.spread(self.name) for result in self.ended]
        return fmean(spreads) if spreads else None

    @property
    def ended(self) -> list[MatchResult]:
        """The results of its games that were played to the end."""
        return [result for result in self.results if result.fault is None]

    def _count(self, share: float) -> int:
        return sum(result.share(self.name) == share for result in self.results)


@dataclass(frozen=True, slots=True, repr=False)
class Standings:
    """The results of a tournament, in the order of its matches, and their table.

    `planned` is how many games there were to be, should it have been interrupted.
    """

    names: tuple[str, ...]
    results: tuple[MatchResult, ...] = field(default=())
    planned: int = 0

    @property
    def table(self) -> tuple[Standing, ...]:
        """How the players stand: by win rate, then spread, then name."""
        standings = (self.of(name) for name in self.names)
        return tuple(sorted(standings, key=_place))

    def of(self, name: str) -> Standing:
        """Return how one player stands."""
        if name not in self.names:
            known = ", ".join(self.names)
            raise LookupError(f"nobody called {name!r} plays here; there are: {known}")
        played = (result for result in self.results if name in result.names)
        return Standing(name, tuple(played))

    @property
    def remarks(self) -> tuple[str, ...]:
        """What else there is to say, in lines: faults, and games not played."""
        missing = self.planned - len(self.results)
        stopped = f"Stopped after {len(self.results)} of {self.planned} games."
        faults = (line for row in self.table for line in _faults(row))
        return ((stopped,) if missing > 0 else ()) + tuple(faults)

    def cells(self) -> list[tuple[str, ...]]:
        """Return the table as texts, its head first."""
        return [HEADS, *(_cells(row) for row in self.table)]

    def __str__(self) -> str:
        columns = zip(*self.cells(), strict=True)
        widths = [max(map(len, column)) for column in columns]
        lines = []
        for first, *others in self.cells():
            aligned = zip(others, widths[1:], strict=True)
            cells = [first.ljust(widths[0]), *(t.rjust(width) for t, width in aligned)]
            lines.append("  ".join(cells))
        return "\n".join([*lines, *self.remarks])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.standings_html import standings_html

        return standings_html(self)


def wilson(wins: float, games: int) -> Interval:
    """Return the 95 % confidence interval of Wilson for a part of some games.

    >>> low, high = wilson(60, 100)
    >>> round(low, 3), round(high, 3)
    (0.502, 0.691)
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, CONFIDENCE**2
    middle = rate + square / (2 * games)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    shrink = 1 + square / games
    low, high = (middle - reach) / shrink, (middle + reach) / shrink
    # Sums that are a hair off must not leave out the rate itself.
    return max(0.0, min(rate, low)), min(1.0, max(rate, high))


def win_rate_text(row: Standing) -> str:
    """Return the win rate as it is written, "-" without games.

    >>> won = MatchResult(0, ("ann", "ben"), (9, 8), turns=2)
    >>> win_rate_text(Standing("ann", (won,)))
    '100.0 %'
    """
    return "-" if row.win_rate is None else f"{100 * row.win_rate:.1f} %"


def _place(row: Standing) -> tuple[float, float, str]:
    return -(row.win_rate or 0.0), -(row.mean_spread or 0.0), row.name


def _cells(row: Standing) -> tuple[str, ...]:
    counts = (row.games, row.won, row.drawn, row.lost)
    low, high = row.win_interval
    return (
        row.name,
        *map(str, counts),
        win_rate_text(row),
        f"{100 * low:.1f} to {100 * high:.1f}",
        "-" if row.mean_score is None else f"{row.mean_score:.1f}",
        "-" if row.mean_spread is None else f"{row.mean_spread:+.1f}",
        str(len(row.faults)),
    )


def _faults(row: Standing) -> list[str]:
    """Return a line for each kind of fault, with the first as an example."""
    faults = row.faults
    return [
        f"{row.name} lost {count} game{'s' * (count != 1)} ({foul}); first: "
        f"{next(fault.reason for fault in faults if fault.foul == foul)}"
        for foul, count in Counter(fault.foul for fault in faults).items()
    ]
