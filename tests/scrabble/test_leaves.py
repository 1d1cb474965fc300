import pytest

from scrabble_course.board import Board
from scrabble_course.board.letters import in_order
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import LeaveValues, bag_size, unseen_tiles
from scrabble_course.scrabble.tile_sets import ENGLISH
from tests.scrabble.tables import some_games

VALUES = LeaveValues({"Q": -7.0, "U": -5.0, "E": 1.0, "QU": 9.0, "EE": -6.0})


@pytest.mark.parametrize(
    ("leave", "points"),
    [("", 0), ("Q", -7), ("QU", -3), ("UQ", -3), ("EE", -4), ("EEE", -15), ("B?", 0)],
)
def test_a_leave_is_worth_its_tiles_and_each_pair_of_them(leave, points):
    assert VALUES.of(leave) == points


@pytest.mark.no_cover
def test_what_is_unseen_is_what_the_game_says():
    for game in some_games(20):
        for state in game.states():
            if len(state.names) == 2 and not state.is_over:
                unseen = unseen_tiles(state.board, state.rack)
                assert unseen == state.unseen(state.to_move)
                assert bag_size(unseen) <= len(state.bag) + 7


def test_tiles_beyond_the_set_are_left_out():
    board = Board.empty().with_tiles({(0, 0): "Q", (0, 2): "Q"})

    assert "Q" not in unseen_tiles(board, "Q")
    assert len(unseen_tiles(Board.empty(), full_bag(ENGLISH))) == 0


def test_every_tile_has_a_value_and_pairs_are_in_order():
    names = list(LEAVE_VALUES.points)

    assert names[:27] == list(ENGLISH.counts)
    assert all(name == in_order(name) for name in names)


def test_the_values_are_those_that_players_know():
    value = LEAVE_VALUES.of

    assert value("?") > value("S") > value("E") > value("U")
    assert value("Q") < value("QU") < value("?")
    assert value("SS") < 2 * value("S")
    assert value("ER") > value("E") + value("R")
    assert value("V") < 0
