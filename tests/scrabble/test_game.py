import pickle
import random

import pytest

from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    Exchange,
    Game,
    IllegalTurn,
    Pass,
    ScrabbleError,
    new_game,
)
from tests.scrabble.tables import some_games, table, took, with_bag


def test_undo_takes_the_last_move_back_and_a_withdrawn_play_with_its_challenge():
    before = table(rule=ChallengeRule.SINGLE)
    game = took(before, "8G RAIN")

    assert game.undo() == before
    assert took(game, Exchange("EI")).undo() == took(game, Challenge()).undo() == game
    assert took(before, "8F NRST", Challenge()).undo() == before
    with pytest.raises(IllegalTurn, match="none to undo"):
        before.undo()


def test_a_game_can_be_replayed_from_its_start_to_its_end():
    for game in some_games(20):
        states = [*game.states()]

        assert states[0] == game.start
        assert states[0].moves == ()
        assert states[-1] == game
        assert [len(state.moves) for state in states] == [*range(len(states))]
    assert pickle.loads(pickle.dumps(game)) == game


def test_a_player_does_not_see_the_bag_nor_the_other_racks():
    game = new_game(["Ann", "Ben", "Cem"], random.Random(1))

    for player in range(3):
        unseen = game.unseen(player)
        assert sorted(unseen + game.racks[player]) == sorted(
            "".join(game.racks) + game.bag
        )


def test_racks_that_the_bag_does_not_have_are_refused():
    with pytest.raises(ScrabbleError, match="no tile 'Q'"):
        Game.deal(["Ann", "Ben"], ["QQAEINR", "EIOTUZS"])


def test_two_winners_share_a_game():
    game = took(table("AEINRST", "AEINRST"), *[Pass()] * 6)

    assert game.winners == ("Ann", "Ben")


def test_a_game_is_told_in_one_line():
    over = took(with_bag(table("ATNRSI", "AQ"), ""), "8E STRAIN")

    assert repr(table()) == "Ann 0, Ben 0; Ann to move; 86 tiles in the bag"
    assert repr(over) == "Ann 23, Ben -11; the game is over"
