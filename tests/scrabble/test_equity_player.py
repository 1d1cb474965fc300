import random

import pytest

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, all_plays
from scrabble_course.engine.rack_leaves import leaves_of
from scrabble_course.scrabble import Exchange, Pass, Place, greedy, new_game, play_out
from scrabble_course.scrabble.bag import tiles_for, without
from scrabble_course.scrabble.candidates import EMPTIED, best_play_or_pass, leave_worth
from scrabble_course.scrabble.equity_player import equity_player, far_sighted
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import LeaveValues, bag_size, unseen_tiles
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
        seen = state.board, state.rack, WORDS
        if bag_size(unseen_tiles(state.board, state.rack)) >= 7 and state.rack:
            found, best = equity_player(lambda leave: 0.0)(*seen), greedy(*seen)
            if isinstance(best, Place):
                scores = {p.play: p.score for p in all_plays(*seen)}
                assert scores[found.play] == scores[best.play]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_its_games_are_legal_and_it_exchanges_only_when_the_bag_holds_seven(count):
    hoards = LeaveValues(dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", 99.0))
    for seed in range(8):
        rng = random.Random(seed)
        game = new_game(["Ann", "Ben", "Cem", "Dea"][:count], rng)
        player = equity_player(hoards.of, most_players=4)
        others = [far_sighted, *[greedy] * (count - 2)]
        game = play_out(game, [player, *others], WORDS, rng)
        referee(game, WORDS)
        assert any(isinstance(move.turn, Exchange) for move in game.moves)


def test_a_pass_scores_nothing_and_keeps_the_rack():
    found = best_play_or_pass(Board.empty(), "VVV", WORDS, LEAVE_VALUES.of)

    assert (found.turn, found.points, found.leave) == (Pass(), 0, "VVV")
    # Without a play it exchanges all that is worth nothing; without a bag it passes.
    assert far_sighted(Board.empty(), "VVWWUUU", WORDS) == Exchange("UUUVVWW")
    assert far_sighted(late_board("VV", "AEIOU"), "VV", WORDS) == Pass()


@pytest.mark.parametrize(
    ("words", "rack", "unseen", "most_points", "taken"),
    [
        # When the bag is empty, it rather goes out than scores a little more.
        ("it its sait", "AS", "CEKLOVW", "15M ITS", "15K SAIT"),
        # With few tiles in the bag, what is kept still counts.
        ("it its itu", "SU", "CEKLOVWDDEE", "15M ITS", "15M ITU"),
    ],
)
def test_near_the_end_it_looks_beyond_the_score(
    words, rack, unseen, most_points, taken
):
    lexicon = Lexicon.from_words(words.split())
    board = late_board(rack, unseen)

    assert bag_size(unseen_tiles(board, rack)) == len(unseen) - 7
    assert greedy(board, rack, lexicon) == Place(play(most_points))
    assert far_sighted(board, rack, lexicon) == Place(play(taken))


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
