"""The best play of a rack with a blank, found without looking at most of its plays.

No play from a square earns more than the highest tiles would where letters count most:
the starts are searched in the order of these bounds, until none promises more than is
found. A play of all tiles is another matter than the rest, and mostly the best: it is
looked for first, and no way is followed that leaves a tile over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter

from scrabble_course.board import Board
from scrabble_course.board.layout import SIZE
from scrabble_course.board.letters import BLANK
from scrabble_course.engine.line_search import LineSearch
from scrabble_course.engine.lines import Line, Start, lines_of, starts_in
from scrabble_course.engine.rack_counts import RackMasks
from scrabble_course.engine.rack_leaves import Worth, leaves_of, with_leaves
from scrabble_course.engine.scored_play import ScoredPlay, rank
from scrabble_course.engine.word_graph import BITS, LETTERS, WordGraph

MOST_TIMES = 3
"""How often a premium counts a letter, at most."""
NO_PLAY = float("-inf")

Ranked = tuple[float, tuple[int, int, int, bool, str], ScoredPlay]
"""A play behind what sorts plays, the best first: its total below 0, and its rank."""


def best_play_on(
    board: Board,
    rack: str,
    graph: WordGraph,
    values: Sequence[int],
    worth: Worth | None = None,
) -> ScoredPlay | None:
    """Return the best of `plays_on`, or None; what its leave is `worth` counts, too."""
    search = BestSearch(board, rack, graph, values, worth)
    search.look(search.whole, [len(rack)])
    search.look(search.some, range(1, len(rack)))
    return search.weighed[-1] if search.weighed else None


class BestSearch:
    """Looks for the best play, and has in `weighed` what it found so far."""

    def __init__(
        self,
        board: Board,
        rack: str,
        graph: WordGraph,
        values: Sequence[int],
        worth: Worth | None,
    ) -> None:
        self.board, self.rack = board, rack
        self.worths = {leave: worth(leave) if worth else 0 for leave in leaves_of(rack)}
        tiles = RackMasks.of(rack)
        self.some = LineSearch(tiles, graph, values)
        self.whole = LineSearch(tiles, graph, values, lays_all=True)
        lines = lines_of(board, graph, tiles.letters, self.some.gains[1])
        reckoning = Bounds(rack, values, self.some.bonus, self.worths)
        self.starts = [
            (start, reckoning.of(start))
            for line in lines
            for start in starts_in(line, len(rack))
        ]
        self.weighed: Ranked | None = None

    def look(self, search: LineSearch, numbers: Iterable[int]) -> None:
        """Look for better plays of so many tiles, where they promise most at first."""
        promises = sorted(
            (
                (max([bounds[n] for n in numbers], default=NO_PLAY), place)
                for place, (_, bounds) in enumerate(self.starts)
            ),
            reverse=True,
        )
        for bound, place in promises:
            # A start that promises just as much can still win the tie.
            if bound == NO_PLAY or bound < self._total:
                return
            self._weigh(search.plays_from(self.starts[place][0]))

    @property
    def _total(self) -> float:
        return -self.weighed[0] if self.weighed else NO_PLAY

    def _weigh(self, plays: Sequence[ScoredPlay]) -> None:
        most = max(self.worths.values())
        better = [play for play in plays if play.score + most >= self._total]
        for play, leave in with_leaves(self.board, self.rack, better):
            weighed = -play.score - self.worths[leave], rank(play), play
            self.weighed = min(weighed, self.weighed or weighed)


class Bounds:
    """Reckons the most that plays from a start can be worth, by their tiles laid."""

    def __init__(
        self,
        rack: str,
        values: Sequence[int],
        bonus: int,
        worths: Mapping[str, float],
    ) -> None:
        self.blanks, self.bonus = rack.count(BLANK), bonus
        letters = rack.replace(BLANK, "")
        worth = {letter: values[LETTERS.index(letter)] for letter in letters}
        self.highest = sorted(worth.items(), key=itemgetter(1), reverse=True)
        self.held = sum(map(BITS.__getitem__, worth))
        self.sorted = sorted(map(worth.__getitem__, letters), reverse=True)
        self.sorted += [0] * self.blanks
        self.most_worth = [NO_PLAY] * (len(rack) + 1)
        for leave, points in worths.items():
            laid = len(rack) - len(leave)
            self.most_worth[laid] = max(self.most_worth[laid], points)
        self.line: Line | None = None

    def of(self, start: Start) -> list[float]:
        """Return what no play from a start exceeds, at the number of its tiles."""
        line, at = start.line, start.first
        if line is not self.line:
            self.line, self.crossed = line, self._crossed(line)
        bounds = [NO_PLAY] * len(self.most_worth)
        squares = [0] * (MOST_TIMES + 1)  # how many count so often, or more often
        points, times, crossed = line.words[start.at].points, 1, 0
        blanks = self.blanks
        for laid in range(1, len(bounds)):
            allowed = line.allowed[at]
            # Where none of the letters fits, a blank has to lie.
            blanks -= not allowed & self.held
            if not allowed or blanks < 0:
                break
            for often in range(1, line.letter_times[at] + 1):
                points += self.sorted[squares[often]]
                squares[often] += 1
            times *= line.word_times[at]
            crossed += self.crossed[at]
            is_play, lying = at >= start.anchor, line.words[at + 1]
            points, at = points + lying.points, at + 1 + len(lying.bits)
            if is_play:
                bounds[laid] = points * times + crossed + self.most_worth[laid]
        bounds[-1] += self.bonus
        return bounds

    def _crossed(self, line: Line) -> list[int]:
        """Return the most that the cross words of a line earn, square by square."""
        return [
            0
            if points is None
            else word_times * (points + letter_times * self._highest_of(allowed))
            for points, letter_times, word_times, allowed in zip(
                line.points,
                line.letter_times,
                line.word_times,
                line.allowed[:SIZE],
                strict=True,
            )
        ]

    def _highest_of(self, allowed: int) -> int:
        """Return what the highest tile is worth that is one of these letters."""
        return next((worth for tile, worth in self.highest if BITS[tile] & allowed), 0)
