"""The best play with blanks, where words are looked up by their letters."""

import pickle
import random
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, best_play
from scrabble_course.engine.fast import searching_in
from tests.engine.backends import any_worth, in_both, needs_c
from tests.engine.board_positions import (
    SMALL_WORDS,
    boards,
    course_lexicon,
    odd_positions,
    self_play,
)
from tests.patience import AT_NIGHT

pytestmark = [needs_c, pytest.mark.no_cover]

ASKED_OFTEN = 256
"""From how many searches on words are looked up: see `c/graph_handle.c`."""

letters = st.text("abest", min_size=2, max_size=12)
racks = st.text("ABEST", max_size=6).flatmap(
    lambda tiles: st.sampled_from([tiles + "?", tiles[:5] + "??"])
)


def looked_up(lexicon):
    """Return a lexicon that was asked so often that its words are looked up now."""
    with searching_in("c"):
        for _ in range(ASKED_OFTEN):
            best_play(Board.empty(), "?", lexicon)
    return lexicon


@given(
    words=st.lists(letters, max_size=20),
    board=boards(),
    rack=racks,
    seed=st.none() | st.integers(),
    ties=st.booleans(),
)
def test_both_find_the_same_best_play_of_any_words(words, board, rack, seed, ties):
    lexicon = looked_up(Lexicon.from_words([*words, *SMALL_WORDS]))
    worth = None if seed is None else any_worth(seed, ties)
    pure, in_c = in_both(best_play, board, rack, lexicon, worth=worth)

    assert in_c == pure


def with_blanks(games, seed):
    """Yield positions of games, each with a rack of one blank, and of two."""
    rng = random.Random(seed)
    for _ in range(games):
        for position in self_play(course_lexicon(), rng):
            for blanks in (1, 2):
                yield position.board, position.with_blanks(blanks, rng)
    yield from odd_positions(seed)


def test_looking_up_finds_what_the_graph_has_on_100_positions():
    """Looked up among all words of the course, and searched for in their graph."""
    often, words = looked_up(Lexicon.load()), pickle.dumps(course_lexicon())
    positions = iter([*with_blanks(24 if AT_NIGHT else 2, seed=8)])
    compared = 0
    with searching_in("c"):
        while some := list(islice(positions, ASKED_OFTEN // 2 - 1)):
            seldom = pickle.loads(words)
            for board, rack in some:
                for worth in (None, any_worth(rack, ties=compared % 2)):
                    found = best_play(board, rack, often, worth=worth)
                    assert found == best_play(board, rack, seldom, worth=worth)
                compared += 1
    assert compared > (200 if AT_NIGHT else 100)


@pytest.mark.parametrize(
    "words",
    [
        ["aaaaaaaa", "aaaaaaab", "ab"],  # too many of one letter to be counted
        ["ab" * 40, "ba"],  # longer than a board is wide
        [a + b + c + d for a in "abc" for b in "abc" for c in "abc" for d in "abc"],
    ],
    ids=["all alike", "long", "many"],
)
def test_words_that_are_odd_are_found_all_the_same(words):
    lexicon = looked_up(Lexicon.from_words(words))
    board = Board.empty().with_tiles({(7, 7): "A", (7, 9): "A"})
    for rack in ("AAAAA??", "AAAAAA?", "AB?"):
        for squares in (Board.empty(), board):
            pure, in_c = in_both(best_play, squares, rack, lexicon)
            assert in_c == pure
