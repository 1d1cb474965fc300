"""Endgames against a search that tries everything and knows no short cut."""

import random

import pytest

from scrabble_course.board.letters import in_order
from scrabble_course.engine import Lexicon, all_plays
from scrabble_course.scrabble import Pass, Place
from scrabble_course.scrabble.bag import tiles_for, without
from scrabble_course.scrabble.endgame import _Search, best_in_the_endgame
from scrabble_course.scrabble.rollout import KnownPosition, lead_at_the_end
from scrabble_course.scrabble.tile_sets import ENGLISH
from tests.board.positions import board_with
from tests.scrabble.tables import late_board

WORDS = Lexicon.from_words("at ate eat tea tee et ta oat to toe qi it tie".split())
BOARD = board_with("8G TIE")
ENDLESS = float("inf")


def points(tiles):
    return sum(ENGLISH.values[tile] for tile in tiles)


def whole_lead(board, mine, theirs, passed=False):
    """Return what the player to move gains, by trying every turn to the end."""
    best = points(theirs) - points(mine) if passed else None
    if not passed:
        best = -whole_lead(board, theirs, mine, passed=True)
    for found in all_plays(board, mine, WORDS):
        left = without(mine, tiles_for(found.play.new_tiles(board).values()))
        after = board.lay(found.play)
        lead = 2 * points(theirs) if not left else -whole_lead(after, theirs, left)
        best = max(best, found.score + lead)
    return best


@pytest.mark.parametrize("seed", range(12))
def test_a_proved_endgame_is_what_trying_everything_finds(seed):
    tiles = random.Random(seed).sample("AEIOTTQX", 5)
    mine, theirs = in_order(tiles[:3]), in_order(tiles[3:])
    search = _Search(WORDS, lambda: False, 10_000, {})
    _, lead = search.best(KnownPosition(BOARD, mine, theirs), 28)

    assert not search.was_cut
    assert lead == whole_lead(BOARD, mine, theirs)


def test_without_time_it_takes_what_scores_most_and_with_it_what_is_proved():
    """The other rack is known, for the bag is empty."""
    board = late_board("AT", "QX")
    best = max((p.score for p in all_plays(board, "AT", WORDS)), default=0)
    in_haste = best_in_the_endgame(board, "AT", WORDS, seconds=-1)
    proved = best_in_the_endgame(board, "AT", WORDS, ENDLESS)

    assert (in_haste.lead, in_haste.is_proved) == (best, False)
    assert proved.is_proved
    assert isinstance(proved.turn, Place | Pass)


def test_two_who_cannot_play_lose_what_they_hold():
    assert lead_at_the_end(KnownPosition(BOARD, "V", "XX"), WORDS) == 16 - 4
    # Who goes out gains twice what the other holds.
    assert lead_at_the_end(KnownPosition(BOARD, "A", "Q"), WORDS) >= 20
