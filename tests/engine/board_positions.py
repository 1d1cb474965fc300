"""Positions to compare searches on: as play makes them, and as it never would."""

import random
from functools import cache
from itertools import cycle

from hypothesis import strategies as st

from scrabble_course.board import Board
from scrabble_course.board.layout import SIZE
from scrabble_course.engine import Lexicon
from tools.self_play import TILES, self_play

SMALL_WORDS = frozenset(
    "a ab aa abs at be bee qat sea seat zeta tab tabs eatables beatable".split()
)


@cache
def course_lexicon():
    return Lexicon.load()


@cache
def played_positions(games, seed):
    """Return all positions of some games, with racks of few blanks and of two."""
    rng, blanks = random.Random(seed), cycle((1, *[0] * 8) * 2 + (2,))
    return [
        (position.board, position.with_blanks(next(blanks), rng))
        for _ in range(games)
        for position in self_play(course_lexicon(), rng)
    ]


def odd_positions(seed):
    """Return positions that games lead to seldom or never."""
    rng = random.Random(seed)
    played = [board for board, _ in played_positions(2, seed)]
    return [
        *((Board.empty(), "".join(rng.sample(TILES, 7))) for _ in range(5)),
        *((board, rng.choice("AEQ?")) for board in played[::5]),
        *((scattered(rng, 40), "AEST?") for _ in range(5)),
        *((scattered(rng, 210), "AEST?") for _ in range(10)),
        (scattered(rng, SIZE * SIZE), "AEINRST"),
    ]


def scattered(rng, letters):
    """Return a board with letters anywhere, among them blanks, that make no words."""
    squares = rng.sample(
        [(row, col) for row in range(SIZE) for col in range(SIZE)], letters
    )
    return Board.empty().with_tiles(
        {square: rng.choice("ABEQSTZaest") for square in squares}
    )


@st.composite
def boards(draw):
    """A board that is empty, or has letters near each other and some far away."""
    near = st.tuples(st.integers(4, 10), st.integers(4, 10))
    anywhere = st.tuples(st.integers(0, SIZE - 1), st.integers(0, SIZE - 1))
    letters = st.sampled_from("AABEESTZaet")
    lying = st.dictionaries(near | anywhere, letters, max_size=30)
    return Board.empty().with_tiles(draw(lying))


racks = st.text("ABESTQabest", min_size=1, max_size=6).flatmap(
    lambda letters: st.sampled_from([letters, letters + "?", letters[:5] + "??"])
)
