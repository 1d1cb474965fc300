"""The graded functions of stage 12, against the sentences of the rules."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import Board, check_play, play_sheet
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import (
    ENGLISH,
    Pass,
    draw_order,
    exchange,
    final_scores,
    greedy,
    is_over,
    my_player,
    refill,
)
from scrabble_course.scrabble.bag import full_bag
from tests.scrabble.tables import play

BAG = full_bag(ENGLISH)
PLAYERS = ["Ann", "Ben", "Cem", "Dea"]

seeds = st.integers(0, 10**6).map(random.Random)
tables = st.integers(2, 4).map(lambda count: PLAYERS[:count])
bags = st.text(alphabet="AEIQZ?", max_size=20)
racks = st.text(alphabet="AEIQZ?", max_size=7)
VALUES = {"A": 1, "E": 1, "I": 1, "Q": 10, "Z": 10, "?": 0}


class Scripted(random.Random):
    """Chance that draws these tiles, one after the other."""

    def __init__(self, tiles):
        super().__init__(0)
        self.tiles = list(tiles)

    def sample(self, population, k):
        drawn, self.tiles = self.tiles[:k], self.tiles[k:]
        return drawn


@pytest.mark.parametrize(
    ("drawn", "first"),
    [
        *(
            ("BAC", "Ben"),
            ("BCA", "Cem"),
            ("A?B", "Ben"),
            ("?AA", "Ann"),
            ("ZYX", "Cem"),
        ),
        # Those who tie draw again.
        *(("AABCB", "Ben"), ("AAABBA", "Cem"), ("CAAAABA", "Cem"), ("??BAB", "Ann")),
    ],
)
def test_the_nearest_to_a_starts_and_a_blank_beats_a(drawn, first):
    assert draw_order(["Ann", "Ben", "Cem"], BAG, Scripted(drawn))[0] == first


@given(tables, seeds)
def test_the_others_follow_as_they_sit(players, rng):
    order = draw_order(players, BAG, rng)

    at = players.index(order[0])
    assert order == players[at:] + players[:at]


def test_the_opening_draw_is_fair():
    rng = random.Random(5)

    firsts = Counter(draw_order(PLAYERS, BAG, rng)[0] for _ in range(4000))
    assert all(900 < firsts[player] < 1100 for player in PLAYERS)


def test_two_players_never_draw_the_same_tile():
    firsts = {draw_order(["Ann", "Ben"], "AB", random.Random(n))[0] for n in range(99)}

    assert firsts == {"Ann", "Ben"}


@given(racks, bags, seeds)
def test_a_rack_is_filled_from_the_bag_as_far_as_it_goes(rack, bag, rng):
    after, left = refill(rack, bag, rng)

    assert after.startswith(rack)
    assert len(after) == min(7, len(rack) + len(bag))
    assert Counter(after + left) == Counter(rack + bag)


def test_each_tile_of_the_bag_is_as_likely_to_be_drawn():
    rng = random.Random(6)

    drawn = Counter(refill("AAAAAA", "BCDD", rng)[0][-1] for _ in range(4000))
    assert 900 < drawn["B"] < 1100
    assert 900 < drawn["C"] < 1100
    assert 1850 < drawn["D"] < 2150


@given(st.data(), st.text(alphabet="AEIQZ?", min_size=7, max_size=20), seeds)
def test_as_many_tiles_come_back_as_were_given(data, bag, rng):
    rack = data.draw(st.text(alphabet="AEIQZ?", min_size=1, max_size=7))
    tiles = "".join(
        data.draw(st.permutations(rack))[: data.draw(st.integers(1, len(rack)))]
    )
    after, left = exchange(rack, tiles, bag, rng)

    assert (len(after), len(left)) == (len(rack), len(bag))
    assert Counter(after + left) == Counter(rack + bag)
    assert Counter(left) >= Counter(tiles)  # what was given lies in the bag
    assert Counter(rack) - Counter(after) <= Counter(tiles)  # and nothing else went


def test_an_exchange_needs_seven_tiles_in_the_bag():
    assert exchange("QZ", "Q", "A" * 7, random.Random(1))[0] == "ZA"
    for seed in range(99):  # what was given does not come back at once
        assert exchange("QA", "Q", "BBBBBBB", random.Random(seed))[0] == "AB"

    with pytest.raises(ValueError, match="holds 6 tiles"):
        exchange("QZ", "Q", "A" * 6, random.Random(1))


@pytest.mark.parametrize("tiles", ["", "A", "QQ", "QZQ"])
def test_only_tiles_on_the_rack_are_exchanged(tiles):
    with pytest.raises(ValueError):
        exchange("QZ", tiles, "A" * 7, random.Random(1))


@pytest.mark.parametrize("scoreless", [0, 5, 6, 7])
@pytest.mark.parametrize("wants_to_end", [False, True])
def test_the_game_is_over_when_a_player_is_out_and_the_bag_is_empty(
    scoreless, wants_to_end
):
    assert is_over(["QZ", ""], "", scoreless, wants_to_end)


@pytest.mark.parametrize(
    ("racks", "bag", "scoreless", "wants_to_end", "over"),
    [
        # After six scoreless turns a player may end the game.
        (["QZ", "A"], "EE", 5, True, False),
        (["QZ", "A"], "EE", 6, False, False),
        (["QZ", "A"], "EE", 6, True, True),
        (["QZ", "A"], "EE", 9, True, True),
        # It goes on while there is a tile to play.
        (["QZ", "A"], "", 0, False, False),
        (["QZ", ""], "A", 0, False, False),
        (["", ""], "AA", 0, False, False),
    ],
)
def test_the_game_goes_on_until_a_player_may_end_it(
    racks, bag, scoreless, wants_to_end, over
):
    assert is_over(racks, bag, scoreless, wants_to_end) is over


def test_each_player_loses_the_tiles_left_and_who_went_out_gains_them():
    assert final_scores([100, 90, 80], ["", "QA", "Z?"], VALUES) == [121, 79, 70]
    assert final_scores([100, 90], ["A", "QA"], VALUES) == [99, 79]  # nobody went out
    assert final_scores([0, 3], ["", "QZ"], VALUES) == [20, -17]  # below nothing


@given(st.lists(st.tuples(st.integers(-50, 700), racks), min_size=2, max_size=4))
def test_what_one_loses_at_the_end_another_gains(table):
    scores, held = [score for score, _ in table], [rack or "A" for _, rack in table]
    held[0] = ""
    before = scores.copy()

    assert sum(final_scores(scores, held, VALUES)) == sum(scores)
    assert scores == before


LEXICON = Lexicon.from_words("at it in on no so to tin toe ton tone quiz zone".split())
QUIZ = Board.empty().lay(play("8G QUIZ"))


@pytest.mark.parametrize("board", [Board.empty(), QUIZ], ids=["empty", "quiz"])
@given(st.text(alphabet="AEINOSTVZ?", min_size=1, max_size=7))
def test_the_courses_player_plays_whenever_it_can_and_for_as_much_as_any(board, rack):
    turn, best = my_player(board, rack, LEXICON), greedy(board, rack, LEXICON)

    assert type(turn) is type(best)
    if turn != Pass():
        check_play(board, turn.play, rack, LEXICON.__contains__)
        scores = [play_sheet(board, one.play).total for one in (turn, best)]
        assert scores[0] == scores[1]
    assert my_player(QUIZ, "VVV", LEXICON) == Pass()
