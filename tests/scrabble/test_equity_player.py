import random

import pytest

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, all_plays
from scrabble_course.engine.rack_leaves import leaves_of
from scrabble_course.scrabble import (
    Exchange,
    Pass,
    Place,
    greedy,
    new_game,
    play_out,
)
from scrabble_course.scrabble.bag import tiles_for, without
from scrabble_course.scrabble.candidates import (
    EMPTIED,
    best_play_or_pass,
    leave_worth,
)
from scrabble_course.scrabble.equity_player import equity_player, far_sighted
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import (
    LeaveValues,
    bag_size,
    unseen_tiles,
)
from tests.scrabble.programs import WORDS
from tests.scrabble.referee import referee
from tests.scrabble.tables import late_board, play

BOARD = Board.empty().lay(play("8G QUIZ"))


def states(seed):
    rng = random.Random(seed)
    game = new_game(["Ann", "Ben"], rng)
    game = play_out(game, [far_sighted, greedy], WORDS, rng)
    return [state for state in game.states() if not state.is_over]


def totals(board, rack):
    """Return the best total of a play and of an exchange, by trying every one."""
    worth = {leave: LEAVE_VALUES.of(leave) for leave in leaves_of(rack)}
    plays = []
    for found in all_plays(board, rack, WORDS):
        laid = tiles_for(found.play.new_tiles(board).values())
        plays.append(found.score + worth["".join(sorted(without(rack, laid)))])
    whole = "".join(sorted(rack))
    return max(plays, default=None), max(worth[w] for w in worth if w != whole)


@pytest.mark.parametrize("rack", ["AEINRST", "EOQUVWZ", "VVWWUUU", "TTTTTTT"])
def test_it_takes_the_highest_total_of_plays_and_exchanges(rack):
    turn = far_sighted(BOARD, rack, WORDS)
    best, exchanged = totals(BOARD, rack)

    if isinstance(turn, Place):
        laid = tiles_for(turn.play.new_tiles(BOARD).values())
        found = next(f for f in all_plays(BOARD, rack, WORDS) if f.play == turn.play)
        total = found.score + LEAVE_VALUES.of(without(rack, laid))
        assert total == pytest.approx(best)
        assert best >= exchanged
    else:
        assert LEAVE_VALUES.of(without(rack, turn.tiles)) == pytest.approx(exchanged)
        assert best is None or exchanged > best


def test_tiles_without_a_value_make_it_greedy():
    for state in states(3):
        if bag_size(unseen_tiles(state.board, state.rack)) >= 7 and state.rack:
            found = equity_player(LeaveValues({}))(state.board, state.rack, WORDS)
            best = greedy(state.board, state.rack, WORDS)
            if isinstance(best, Place):
                scores = {p.play: p.score for p in all_plays(*seen(state))}
                assert scores[found.play] == scores[best.play]


def seen(state):
    return state.board, state.rack, WORDS


def test_without_a_play_it_exchanges_all_that_is_worth_nothing():
    assert far_sighted(Board.empty(), "VVWWUUU", WORDS) == Exchange("UUUVVWW")


@pytest.mark.parametrize("count", [2, 3, 4])
def test_it_exchanges_only_when_the_bag_holds_seven_tiles(count):
    hoards = LeaveValues(dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", 99.0))
    for seed in range(8):
        rng = random.Random(seed)
        game = new_game(["Ann", "Ben", "Cem", "Dea"][:count], rng)
        player = equity_player(hoards, most_players=4)
        game = play_out(game, [player, *[greedy] * (count - 1)], WORDS, rng)
        referee(game, WORDS)
        assert any(isinstance(move.turn, Exchange) for move in game.moves)


def test_a_pass_scores_nothing_and_keeps_the_rack():
    found = best_play_or_pass(Board.empty(), "VVV", WORDS, LEAVE_VALUES.of)

    assert (found.turn, found.points, found.leave) == (Pass(), 0, "VVV")


def test_without_a_play_or_a_bag_it_passes():
    board = late_board("VV", "AEIOU")

    assert bag_size(unseen_tiles(board, "VV")) == 0
    assert far_sighted(board, "VV", WORDS) == Pass()


def test_when_the_bag_is_empty_it_rather_goes_out_than_scores_a_little_more():
    words = Lexicon.from_words(["it", "its", "sait"])
    board = late_board("AS", "CEKLOVW")

    assert greedy(board, "AS", words) == Place(play("15M ITS"))
    assert far_sighted(board, "AS", words) == Place(play("15K SAIT"))


@pytest.mark.parametrize(
    ("bag", "empties"), [(1, True), (2, True), (3, False), (8, False)]
)
def test_to_take_the_last_tile_of_the_bag_costs_points(bag, empties):
    unseen = "A" * (7 + bag)
    worth = leave_worth(unseen, LeaveValues({"S": 8.0}).of)

    assert worth("EEEES") == (4 - EMPTIED if empties else 8)


def test_in_the_end_tiles_cost_what_they_are_worth_and_who_is_out_gains_twice():
    worth = leave_worth("IQ")

    assert (worth(""), worth("V"), worth("AV")) == (2 * 11, -4, -5)


def test_with_few_tiles_in_the_bag_what_is_kept_still_counts():
    words = Lexicon.from_words(["it", "its", "itu"])
    board = late_board("SU", "CEKLOVWDDEE")

    assert 0 < bag_size(unseen_tiles(board, "SU")) < 7
    assert greedy(board, "SU", words) == Place(play("15M ITS"))
    assert far_sighted(board, "SU", words) == Place(play("15M ITU"))


def test_its_games_are_legal():
    for seed in range(5):
        rng = random.Random(seed)
        game = new_game(["Ann", "Ben", "Cem"], rng)
        referee(play_out(game, [far_sighted, greedy, far_sighted], WORDS, rng), WORDS)
