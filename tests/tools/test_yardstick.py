"""The textbook's search in C, a second opinion on the plays that the engine finds."""

from functools import partial

import pytest

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, all_plays, best_play
from tests.engine.backends import needs_c
from tests.engine.board_positions import (
    SMALL_WORDS,
    course_lexicon,
    odd_positions,
    played_positions,
)
from tools.yardstick import Yardstick

pytestmark = needs_c  # where C is compiled for the engine, it is for the yardstick


@pytest.mark.parametrize(
    ("positions_of", "words"),
    [
        (partial(played_positions, 1), None),
        (odd_positions, None),
        (odd_positions, SMALL_WORDS),
    ],
    ids=["boards from games", "odd boards", "odd boards, few words"],
)
def test_the_textbook_finds_the_plays_that_the_engine_finds(positions_of, words):
    lexicon = Lexicon.from_words(words) if words else course_lexicon()

    for board, rack in positions_of(seed=16):
        plays = all_plays(board, rack, lexicon)
        best = best_play(board, rack, lexicon)
        yardstick = Yardstick(board, rack, lexicon)

        assert sorted(yardstick.plays()) == sorted(plays)
        assert yardstick.best_play() == (best.score if best else -1)


def test_a_question_can_be_asked_again():
    yardstick = Yardstick(Board.empty(), "AT", Lexicon.from_words(["at"]))

    for _ in range(2):
        assert yardstick.all_plays() == 4
        assert yardstick.best_play() == 4
        assert {*map(str, yardstick.plays())} == {
            *("8G AT 4", "8H AT 4", "H7 AT 4", "H8 AT 4")
        }
