"""The graded functions and both engines find the same plays, with the same scores.

The graded functions are written to be understood and take their time, so that they
search a few words only. With all words, Python and C are compared in `test_fast.py`.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import chain, cycle

import pytest
from hypothesis import given, settings

from scrabble_course.board import Board, Play, finding_plays
from scrabble_course.board.board_scores import transpose
from scrabble_course.board.layout import DOWN
from scrabble_course.engine import Lexicon, ScoredPlay, all_plays, best_play
from scrabble_course.engine.fast import searching_in
from scrabble_course.engine.lines import LETTERS_IN_A_ROW
from scrabble_course.engine.scored_play import rank
from tests.board.positions import board_with
from tests.engine.backends import BACKENDS
from tests.engine.board_positions import (
    SMALL_WORDS,
    boards,
    course_lexicon,
    odd_positions,
    racks,
    self_play,
)
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

# The graded search of two blanks takes thirty times as long as that of none, so there
# are few of them, and most have five tiles only.
HALF = 2 if AT_NIGHT else 1
BLANKS = (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0) * 3 + (2,)
SMALL = Lexicon.from_words(SMALL_WORDS)


@cache
def few_words():
    """Return a thousand words of the course's, and more of the short ones."""
    words, rng = [*course_lexicon()], random.Random(4)
    short = [word for word in words if len(word) <= 3]
    return Lexicon.from_words(rng.sample(words, 1000) + rng.sample(short, 300))


@cache
def positions():
    """Return positions of games with few words and with all, and odd ones."""
    rng, blanks = random.Random(6), cycle(BLANKS)
    games = [
        position
        for lexicon in (few_words(), course_lexicon())
        for _ in range(12 if AT_NIGHT else 4)
        for position in self_play(lexicon, rng)
    ]
    played = [(one.board, one.with_blanks(next(blanks), rng)) for one in games]
    with_two = [(board, rack) for board, rack in played if rack.count("?") == 2]
    some = [(board, rack[-5:]) for board, rack in with_two[3:]]
    others = [one for one in played if one not in with_two]
    found = [*others, *with_two[:3], *some, *odd_positions(seed=6)]
    return found if AT_NIGHT else found[::2]


def graded(board, rack, words):
    """Return the plays that the graded function finds, as the engine writes them."""
    found = finding_plays.all_plays(rack, board, words)
    return {
        ScoredPlay(word, row, col, direction == DOWN, score)
        for score, (row, col), direction, word in found
    }


def assert_all_agree(board, rack, lexicon, words):
    """Compare every play, and the best one; return how many plays there are."""
    expected = graded(board, rack, words)
    for backend in BACKENDS:
        with searching_in(backend):
            plays = all_plays(board, rack, lexicon)
            best = best_play(board, rack, lexicon)

        assert set(plays) == expected
        assert len(plays) == len(expected)
        assert best == min(expected, key=rank, default=None)
    return len(expected)


def has_only(words, board):
    lines = chain(board.rows, transpose(board).rows)
    runs = chain.from_iterable(map(LETTERS_IN_A_ROW.findall, lines))
    return all(run.lower() in words for run in runs if len(run) > 1)


@pytest.mark.parametrize("part", range(4))
def test_all_three_list_the_same_plays_on_125_positions_and_more(part):
    lexicon = few_words()
    words = frozenset(word.upper() for word in lexicon)
    plays = [assert_all_agree(*one, lexicon, words) for one in positions()[part::4]]

    assert len(plays) >= 31 * HALF
    assert sum(plays) > 500 * HALF
    assert sum(found > 0 for found in plays) > 20 * HALF


@pytest.mark.parametrize(
    ("is_such", "least"),
    [
        (lambda board, rack: rack.count("?") == 0, 80),
        (lambda board, rack: rack.count("?") == 1, 10),
        (lambda board, rack: rack.count("?") == 2, 2),
        (lambda board, rack: any(map(str.islower, "".join(board.rows))), 25),
        (lambda board, rack: not has_only(few_words(), board), 50),
        (lambda board, rack: has_only(few_words(), board), 25),
        (lambda board, rack: len(rack) == 1, 2),
        (lambda board, rack: "".join(board.rows).count(".") < 20, 5),
        (lambda board, rack: board.is_empty, 5),
    ],
)
def test_the_positions_are_of_every_kind(is_such, least):
    found = sum(is_such(board, rack) for board, rack in positions())

    assert found >= least * HALF


@settings(max_examples=40 if AT_NIGHT else 15)
@given(board=boards(), rack=racks)
def test_all_three_list_the_same_plays_on_any_board(board, rack):
    assert_all_agree(board, rack.upper(), SMALL, SMALL_WORDS)


@pytest.mark.parametrize("seed", range(3))
def test_the_graded_best_play_is_the_engines_best_play(seed):
    board, rack = random.Random(seed).choice(positions()[:75])
    words = frozenset(word.upper() for word in few_words())
    found = finding_plays.best_play(rack.replace("?", "E"), board, words)

    best = best_play(board, rack.replace("?", "E"), few_words())
    score, (row, col), direction, word = found
    assert best == (word, row, col, direction == DOWN, score)


@pytest.mark.parametrize(
    ("board", "rack", "words", "expected"),
    [
        # T completes words both ways: once, across.
        (
            board_with("8G CA", "H8 A").lay(Play("AB", row=9, col=6)),
            "T",
            ("at", "cat", "bat", "tab", "cata"),
            {"8G CAT 5", "10F TAB 7", "G10 AT 2"},
        ),
        (board_with("8G CAB"), "S", ("as",), {"H8 AS 2"}),
        (board_with("8G CAB"), "S", ("cabs",), {"8G CABS 8"}),
        (board_with("8G CAB"), "?", ("as", "cabs"), {"8G CABs 7", "H8 As 1"}),
        (Board.empty(), "A", ("a",), set()),
    ],
)
def test_all_three_list_a_play_of_one_tile_once(board, rack, words, expected):
    lexicon = Lexicon.from_words(words)
    assert_all_agree(board, rack, lexicon, words)

    assert {str(play) for play in graded(board, rack, words)} == expected
