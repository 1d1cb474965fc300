"""Games that moody players play with each other, under the eyes of a slow referee."""

from collections import Counter
from dataclasses import replace

import pytest

from scrabble_course.scrabble import Challenge, EndGame, Exchange, Pass, Place
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.tile_sets import ENGLISH
from tests.patience import AT_NIGHT
from tests.scrabble import referee
from tests.scrabble.tables import WORDS, some_games, table, took

pytestmark = pytest.mark.no_cover

GAMES = 200 if AT_NIGHT else 40


def test_the_referee_finds_no_fault_with_any_game():
    turns = sum(referee.referee(game, WORDS) for game in some_games(GAMES))

    assert GAMES * 10 < turns < GAMES * 200
    assert sorted(referee.BAG) == sorted(full_bag(ENGLISH))
    assert sum(map(referee.worth, referee.BAG)) == 187


def test_the_games_know_every_turn_and_every_end():
    turns = Counter(
        type(move.turn) for game in some_games(GAMES) for move in game.moves
    )
    upheld = Counter(move.upheld for game in some_games(GAMES) for move in game.moves)
    out = sum("" in game.racks for game in some_games(GAMES))

    assert min(turns[kind] for kind in (Challenge, Exchange, Pass, Place)) > GAMES // 2
    assert turns[EndGame] > 2
    assert upheld[True] > GAMES // 2
    assert out > GAMES // 2


@pytest.mark.parametrize("cheat", ["scores", "racks", "bag", "to_move"])
def test_the_referee_sees_a_cheat(cheat):
    before = table()
    after = took(before, "8G RAIN")
    wrong = {
        "scores": (9, 0),
        "racks": ("AEINRST", after.racks[1]),
        "bag": after.bag[1:],
        "to_move": 0,
    }
    referee.look_at(before, after, WORDS)
    with pytest.raises(AssertionError):
        referee.look_at(before, replace(after, **{cheat: wrong[cheat]}), WORDS)
