"""Every play in one line: words tried letter by letter, from each square they start on.

Along the line three must agree on a letter: the word graph (it leads on to a word),
the square (it makes a cross word) and the rack (the tile is there). All three are
masks, so that `and` leaves just the letters to try; and they are asked one square
ahead, so that hardly a step leads nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from scrabble_course.board import Board
from scrabble_course.engine.left_parts import LeftParts
from scrabble_course.engine.lines import Line, Start, WordOnLine, lines_of, starts_in
from scrabble_course.engine.rack_counts import EITHER, WAYS, RackMasks
from scrabble_course.engine.scored_play import ScoredPlay
from scrabble_course.engine.word_graph import WordGraph, follow
from scrabble_course.resources.english_tiles import BONUS, RACK_SIZE

NOWHERE = -1

Prospect = tuple[Mapping[str, int], int | None, int, WordOnLine, int, int]
"""What a tile laid on an empty square of a line earns, and what comes behind it.

In this order: what each letter adds to the main word; what the letters above and below
are worth, None without any; how often the word counts; the letters that lie behind the
square; the next empty square behind them, or the edge; and the mask of the ways to lay
a tile there, if the rack has it.
"""


def plays_on(
    board: Board, rack: str, graph: WordGraph, values: Sequence[int]
) -> list[ScoredPlay]:
    """Return all plays of `rack`, small letters and `?`; A to Z are worth `values`."""
    search = LineSearch(RackMasks.of(rack), graph, values)
    return [
        play
        for line in lines_of(board, graph, search.rack.letters, search.gains[1])
        for start in starts_in(line, search.rack.size)
        for play in search.plays_from(start)
    ]


class LineSearch:
    """Lays the tiles of a rack along lines, in every way that makes words.

    If it `lays_all`, no way is followed on which some of the tiles have no place.
    """

    def __init__(
        self,
        rack: RackMasks,
        graph: WordGraph,
        values: Sequence[int],
        lays_all: bool = False,
    ) -> None:
        self.rack = rack
        self.graph = graph
        worth = [*values] + [0] * len(values)
        self.gains = [
            dict(zip(WAYS, [value * times for value in worth], strict=True))
            for times in range(4)
        ]
        needed = rack.needed if lays_all else [0] * len(rack.reach)
        below = graph.below if lays_all else graph.children
        self.left_parts = LeftParts(rack, graph, self.gains[1], needed, below)
        self.bonus = BONUS if rack.size == RACK_SIZE else 0
        arrays = graph.children, graph.finals, graph.edges, graph.targets
        self.tables = *arrays, rack.ways, rack.reach, needed, below
        self.prospects_of: dict[tuple[bool, int], dict[int, Prospect]] = {}

    def plays_from(self, start: Start) -> list[ScoredPlay]:
        """Return the plays whose words begin at a start.

        One tile that forms words both ways is a play across: no column has it.
        """
        self.line = start.line
        down, number = self.line.down, self.line.number
        self.prospects = self.prospects_of.setdefault((down, number), {})
        self.least = _least_length(*start)
        self.found: list[tuple[str, int]] = []
        if start.first > start.at:
            self._begin_with(self.line.words[start.at], start.first)
        elif self.line.words[start.anchor + 1].bits:
            self._begin_through(start.at, start.anchor)
        else:
            self._begin_before(start.at, start.anchor)
        row, col = (start.at, number) if down else (number, start.at)
        return [ScoredPlay(word, row, col, down, score) for word, score in self.found]

    def _begin_with(self, lying: WordOnLine, first: int) -> None:
        """Find the words that begin with letters on the board."""
        graph, rack = self.graph, self.rack
        node = follow(graph, graph.root, lying.bits)
        if node is not None:
            allowed = self.line.allowed[first] * EITHER
            if ways := self._ahead(node, rack.full, allowed):
                self._lay(first, ways, node, lying.text, rack.full, lying.points, 1, 0)

    def _begin_before(self, start: int, anchor: int) -> None:
        """Find the words that begin with tiles on all squares before an anchor."""
        times = prod(self.line.word_times[start:anchor])
        premiums = self._premiums(start, anchor)
        allowed = self.line.allowed[anchor] * EITHER
        for part in self.left_parts.of_length(anchor - start):
            node, held, _, open_ways, text, points, _ = part
            if ways := open_ways & allowed:
                for place, more in premiums:
                    points += more[text[place]]
                self._lay(anchor, ways, node, text, held, points, times, 0)

    def _begin_through(self, start: int, anchor: int) -> None:
        """Find the words that begin with tiles up to an anchor, then what lies.

        Few tiles on the anchor lead on to the letters that follow at once.
        """
        times = prod(self.line.word_times[start : anchor + 1])
        premiums = self._premiums(start, anchor + 1)
        fitting = self.line.allowed[anchor]
        gains, crossed_by, word_times, lying, beyond, allowed = self._prospect(anchor)
        following = lying.bits[0]
        for part in self.left_parts.of_length(anchor - start + 1):
            node, held, ahead, _, text, points, last = part
            if not (ahead & following and last & fitting):
                continue
            is_word, node = self._pass_word(lying, node)
            ways = 0 if node == NOWHERE else self._ahead(node, held, allowed)
            if not (is_word or ways):
                continue
            for place, more in premiums:
                points += more[text[place]]
            crossed = 0
            if crossed_by is not None:
                crossed = (crossed_by + gains[text[-1]]) * word_times
            word, points = text + lying.text, points + lying.points
            if is_word:
                self._keep(word, points * times + crossed, held)
            if ways:
                self._lay(beyond, ways, node, word, held, points, times, crossed)

    def _lay(
        self,
        at: int,
        ways: int,
        node: int,
        text: str,
        held: int,
        points: int,
        times: int,
        crossed: int,
    ) -> None:
        """Lay a tile on the square `at` in each way of `ways`, and go on from there."""
        children, finals, edges, targets, ways_of, reach, needed, below = self.tables
        prospect = self.prospects.get(at) or self._prospect(at)
        gains, crossed_by, word_times, lying, beyond, allowed = prospect
        behind, points, times = lying.text, points + lying.points, times * word_times
        onward, ends, edge = children[node], finals[node], edges[node]
        for letter, bit, before, takes in ways_of[ways]:
            is_word, child, ahead, left = ends & bit, NOWHERE, 0, held - takes
            if onward & bit:
                # WordGraph.child, written out: a call would cost a tenth more time.
                child = targets[edge + (onward & before).bit_count()]
            if behind:
                is_word, child = self._pass_word(lying, child)
            if child != NOWHERE and not needed[left] & ~below[child]:
                ahead = (children[child] | finals[child]) * EITHER & allowed
                ahead &= reach[left]
            # Half of the ways end here: what they are worth need not be known.
            if not (is_word or ahead):
                continue
            gain = gains[letter]
            total, across = points + gain, crossed
            if crossed_by is not None:
                across += (crossed_by + gain) * word_times
            word = text + letter + behind
            if is_word and len(word) >= self.least:
                # `_keep`, written out.
                score = total * times + across
                self.found.append((word, score if left else score + self.bonus))
            if ahead:
                self._lay(beyond, ahead, child, word, left, total, times, across)

    def _ahead(self, node: int, held: int, allowed: int) -> int:
        """Return the ways to lay one of the tiles `held` behind `node`."""
        letters = self.graph.children[node] | self.graph.finals[node]
        return letters * EITHER & allowed & self.rack.reach[held]

    def _keep(self, word: str, score: int, held: int) -> None:
        """Keep a word that is long enough; `held` is what is left on the rack."""
        if len(word) >= self.least:
            self.found.append((word, score if held else score + self.bonus))

    def _pass_word(self, lying: WordOnLine, node: int) -> tuple[int, int]:
        """Return whether a word ends behind what lies there, and where that leads."""
        children, finals, edges, targets, *_ = self.tables
        is_word = 0
        for bit in lying.bits:
            if node == NOWHERE:
                return 0, NOWHERE
            is_word, onward = finals[node] & bit, children[node]
            edge = edges[node] + (onward & (bit - 1)).bit_count()
            node = targets[edge] if onward & bit else NOWHERE
        return is_word, node

    def _premiums(self, start: int, end: int) -> list[tuple[int, Mapping[str, int]]]:
        """Return which squares count letters more than once, and what that adds."""
        times = self.line.letter_times[start:end]
        return [
            (place, self.gains[more - 1])
            for place, more in enumerate(times)
            if more > 1
        ]

    def _prospect(self, at: int) -> Prospect:
        """Return what laying a tile on a square means, worked out once a line."""
        prospect = self.prospects.get(at)
        if prospect is None:
            line = self.line
            lying = line.words[at + 1]
            beyond = at + 1 + len(lying.bits)
            prospect = self.prospects[at] = (
                self.gains[line.letter_times[at]],
                line.points[at],
                line.word_times[at],
                lying,
                beyond,
                line.allowed[beyond] * EITHER,
            )
        return prospect


def _least_length(line: Line, start: int, first: int, anchor: int) -> int:
    """Return how many letters a word from `start` needs to be a play.

    It has to reach the anchor, to be a word at all, and not to be a play across too.
    """
    if first < anchor:
        return anchor - start + 1
    with_one_tile = first - start + 1 + len(line.words[first + 1].bits)
    is_no_word = with_one_tile == 1
    is_listed_across = line.down and line.points[first] is not None
    return with_one_tile + (is_no_word or is_listed_across)
