import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import Board
from scrabble_course.board.letters import in_order
from scrabble_course.scrabble.bag import full_bag
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import (
    FEATURES,
    LeaveValues,
    bag_size,
    features_of,
    unseen_tiles,
)
from scrabble_course.scrabble.tile_sets import ENGLISH
from tests.scrabble.tables import some_games

racks = st.text("AEIOUQSTR?", max_size=7)


def test_a_tile_counts_again_for_each_copy_after_its_first():
    assert features_of("EEE")["again"] == 2
    assert "again" not in features_of("EAI")


def test_vowels_and_consonants_may_differ_by_one():
    assert "unbalanced" not in features_of("AET")
    assert features_of("AEIT")["unbalanced"] == 1
    assert features_of("BCDF")["unbalanced"] == 3


def test_a_blank_is_neither_vowel_nor_consonant():
    assert "unbalanced" not in features_of("??A")


def test_only_a_q_without_a_u_is_in_want_of_one():
    assert features_of("Q")["Q without U"] == 1
    assert "Q without U" not in features_of("QU")
    assert "Q without U" not in features_of("U")


@given(racks)
def test_the_order_of_tiles_changes_nothing(rack):
    assert features_of(rack) == features_of(in_order(rack))


def test_an_empty_rack_is_worth_nothing():
    assert LEAVE_VALUES.of("") == 0


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


def test_every_feature_has_a_value_and_nothing_else_has():
    assert tuple(LEAVE_VALUES.points) == FEATURES


def test_the_values_are_those_that_players_know():
    value = LEAVE_VALUES.of

    assert value("?") > value("S") > value("E") > value("U")
    assert value("Q") < value("QU") < value("?")
    assert value("SS") < 2 * value("S")
    assert value("V") < 0


def test_a_feature_without_points_is_worth_nothing():
    assert LeaveValues({}).of("QQ?") == 0
