"""A program that tries its best turns against tiles that others may hold (seed 000).

Of the turns that `far_sighted` likes best, each is played on for two turns, or near the
end to the last tile, again and again: the other player holds tiles drawn from those
that are unseen. The turn that comes out best on average is taken.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field

from scrabble_course.board import Board
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.candidates import (
    CandidateTurn,
    best_turns,
    leave_value,
    points_of,
)
from scrabble_course.scrabble.endgame import Clock, best_in_the_endgame
from scrabble_course.scrabble.leaves import bag_size, unseen_tiles
from scrabble_course.scrabble.rollout import KnownPosition, best_reply, lead_at_the_end
from scrabble_course.scrabble.turns import Pass, Turn

CANDIDATES = 12
"""How many turns are tried, at first."""
NEAR_THE_END = 30
"""With fewer tiles unseen, the last turns decide more, and are tried more: ..."""
CANDIDATES_THEN, TIMES_THEN = 24, 2
"""... so many turns, in so many times as many draws."""
ROUNDS = 3
"""After each round but the last, the worse half of them goes."""
FAITH = 15
"""What `far_sighted` thinks counts as much as so many draws: a few draws say little."""
REPLIES = 2
"""How many turns are played after each: the other player's, and one's own."""


def simulating(
    board: Board,
    rack: str,
    lexicon: Lexicon,
    seconds: float = 1.0,
    draws: int | None = None,
    clock: Clock = time.monotonic,
) -> Turn:
    """Take the turn that comes out best when it is tried, in about `seconds`.

    `draws` are as in `think`, and the seconds those of the `clock`; near the end, twice
    as many are taken. With the bag empty, the other rack is known, and the game is
    searched to its end as far as there is time. The game is taken for one of two, with
    English tiles.

    >>> words = Lexicon.from_words(["quiz"])
    >>> simulating(Board.empty(), "QUIZ", words, seconds=0.1).play.word
    'QUIZ'
    """
    unseen = unseen_tiles(board, rack)
    if bag_size(unseen) == 0 and not board.is_empty:
        return best_in_the_endgame(board, rack, lexicon, seconds, clock).turn
    if len(unseen) < NEAR_THE_END:
        seconds *= TIMES_THEN
        draws = draws and draws * TIMES_THEN
    return think(board, rack, lexicon, seconds, draws, clock).turn


@dataclass(slots=True)
class Thought:
    """A turn that was tried: its points, and what it led to in each draw.

    An outcome is the points that it was ahead by after the turns played on, with what
    tiles that were kept are worth.
    """

    candidate: CandidateTurn
    outcomes: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """The mean outcome, together with what `far_sighted` thinks of the turn."""
        total = sum(self.outcomes) + FAITH * self.candidate.equity
        return total / (len(self.outcomes) + FAITH)

    @property
    def wins(self) -> float:
        """In what part of the draws it was ahead in the end, from 0 to 1."""
        ahead = sum(outcome > 0 for outcome in self.outcomes)
        return ahead / max(1, len(self.outcomes))


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What came of trying the best turns, the best of them first.

    >>> words = Lexicon.from_words(["at", "ats", "tas"])
    >>> thoughts = think(Board.empty(), "ATS", words, draws=2)
    >>> str(thoughts).splitlines()[0]
    'turn                    points   worth   wins  draws'
    """

    tried: tuple[Thought, ...]

    @property
    def turn(self) -> Turn:
        """The turn to take."""
        return self.tried[0].candidate.turn if self.tried else Pass()

    def __str__(self) -> str:
        lines = [f"{'turn':22}  {'points':>6}  {'worth':>6}  {'wins':>5}  draws"]
        lines += [
            f"{thought.candidate.turn!s:22}  {thought.candidate.points:6}  "
            f"{thought.worth:6.1f}  {100 * thought.wins:4.0f}%  "
            f"{len(thought.outcomes):5}"
            for thought in self.tried
        ]
        return "\n".join(lines)


def think(
    board: Board,
    rack: str,
    lexicon: Lexicon,
    seconds: float = 1.0,
    draws: int | None = None,
    clock: Clock = time.monotonic,
) -> Thoughts:
    """Return what comes of trying the turns that `far_sighted` likes best.

    Each of the three rounds makes so many `draws`, if they are given; else it goes on
    for a third of the `seconds`. The same draws give the same thoughts.
    """
    rng, unseen = random.Random(f"{board} {rack}"), list(unseen_tiles(board, rack))
    count = CANDIDATES if len(unseen) >= NEAR_THE_END else CANDIDATES_THEN
    left = [Thought(turn) for turn in best_turns(board, rack, lexicon, count)]
    out: list[Thought] = []
    for number in range(ROUNDS):
        ends = clock() + seconds / ROUNDS
        made = 0
        while made < draws if draws else clock() < ends:
            rng.shuffle(unseen)
            drawn = "".join(unseen)
            for thought in left:
                outcome = outcome_of(board, rack, thought.candidate, drawn, lexicon)
                thought.outcomes.append(outcome)
            made += 1
        left.sort(key=lambda thought: thought.worth, reverse=True)
        if number < ROUNDS - 1 and len(left) > 1:
            half = (len(left) + 1) // 2
            left, out = left[:half], left[half:] + out
    return Thoughts((*left, *out))


def outcome_of(
    board: Board, rack: str, tried: CandidateTurn, unseen: str, lexicon: Lexicon
) -> float:
    """Return by how much a turn is ahead after the turns that follow it.

    Both play as `far_sighted` does, near the end to the last tile; before that, what
    they keep counts for what `far_sighted` thinks that it is worth. The other player
    holds the first of the unseen tiles; the rest is drawn in order.
    """
    position = KnownPosition(board, rack, unseen[:RACK_SIZE], unseen[RACK_SIZE:])
    ahead, sign, turn = 0.0, 1, tried
    kept = "", position.other
    for number in range(1 + REPLIES):
        if number > 0:
            turn = best_reply(position, lexicon)
        ahead += sign * turn.points
        position = position.after(turn)
        if position.is_over:
            return ahead + sign * 2 * points_of(position.rack)
        kept, sign = (kept[1], turn.leave), -sign
    if len(unseen) < NEAR_THE_END or len(position.bag) < RACK_SIZE:
        return ahead + sign * lead_at_the_end(position, lexicon)
    return ahead - sign * (leave_value(kept[1]) - leave_value(kept[0]))
