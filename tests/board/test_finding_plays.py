import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.board import ACROSS, DOWN, Board
from scrabble_course.board.anchors import anchored_row, read_row
from scrabble_course.board.board_errors import BoardError, Unreadable
from scrabble_course.board.finding_plays import (
    all_plays,
    best_play,
    horizontal_plays,
    row_plays,
    tiles_laid,
)
from tests.board import play_oracle
from tests.board.positions import board_with, boards
from tests.patience import AT_NIGHT

WORDS = frozenset(
    "AA AE AI AT EAT ES IT ITS OE QI SAT SEA SEAT SET SIT TA TEA TO TOE ZA ZOA".split()
)

hands = st.text(st.sampled_from("AEIOQSTZ?"), max_size=4)
early_boards = st.sampled_from(
    [
        Board.empty(),
        board_with("8G SEAT"),
        board_with("8G SeAT", "G8 SET"),
        board_with("1A TOE", "A1 TA", "O12 SEAT", "15L QIAT"),
    ]
)


@pytest.mark.no_cover
@given(hands, early_boards | boards())
@settings(max_examples=25 if AT_NIGHT else 10)
def test_plays_are_those_that_the_rules_allow(hand, board):
    across = play_oracle.horizontal_plays(hand, board, WORDS)

    assert all_plays(hand, board, WORDS) == play_oracle.all_plays(hand, board, WORDS)
    assert horizontal_plays(hand, board, WORDS) == across


@pytest.mark.no_cover
@given(hands, boards())
@settings(max_examples=30 if AT_NIGHT else 15)
def test_the_plays_of_a_row_are_those_across_in_that_row(hand, board):
    rows = {
        (number, col, word)
        for number in range(15)
        for col, word in row_plays(hand, anchored_row(board, number, WORDS), WORDS)
    }
    across = horizontal_plays(hand, board, WORDS)

    assert rows == {(row, col, word) for _, (row, col), word in across}


@pytest.mark.no_cover
@given(hands, boards())
@settings(max_examples=30 if AT_NIGHT else 15)
def test_the_best_play_scores_most_and_is_the_smallest_of_those(hand, board):
    plays = all_plays(hand, board, WORDS)
    best = best_play(hand, board, WORDS)

    if not plays:
        assert best is None
    else:
        most = max(score for score, *_ in plays)
        assert best == min(play for play in plays if play[0] == most)


def test_a_word_on_the_board_that_is_none_is_taken_as_it_is():
    board = board_with("8G XQZZ")

    assert (14, (7, 9), DOWN, "ZOE") not in all_plays("OE", board, ["ZA"])
    assert {play[1:] for play in all_plays("A", board, ["ZA"])} == {
        ((7, 8), DOWN, "ZA"),
        ((7, 9), DOWN, "ZA"),
    }


def test_all_seven_tiles_earn_fifty_points_more():
    scores = {play[0] for play in all_plays("SEATING", Board.empty(), ["SEATING"])}

    assert min(scores) == 2 * 8 + 50


CATS = "....{*}CAT{*}......"


@pytest.mark.parametrize(
    ("hand", "row", "words", "plays"),
    [
        *(
            ("S", CATS, words, {(5, "CATS")})
            for words in (["cats"], ("CATS",), {"Cats"})
        ),
        ("SS", CATS, frozenset({"CATS"}), {(5, "CATS")}),
        ("AT", "......{}........", ["AT"], set()),  # an anchor may allow no letter
        ("A", "......{*}........", ["A"], set()),  # a one-letter word is no play
        # A blank can be any letter, also one that is held.
        (
            *("AT?", "......{*}........", ["AT"]),
            {(5, "AT"), (5, "At"), (5, "aT"), (6, "AT"), (6, "At"), (6, "aT")},
        ),
    ],
)
def test_the_plays_of_a_row(hand, row, words, plays):
    assert row_plays(hand, read_row(row), words) == plays


def test_the_row_and_the_words_stay_as_they_are():
    row, words = read_row("{A}CAT{*}.........."), {"CATS", "AT"}
    before = (list(row), set(words))
    row_plays("AS?", row, words)

    assert (row, words) == before


def test_without_words_the_course_list_is_asked():
    row = read_row(".....{*}UIZ{*}.....")

    assert row_plays("QX", row) == {(5, "QUIZ")}
    assert best_play("S", board_with("8G QUIZ"), None) is not None


def test_no_play_is_none():
    assert best_play("", Board.empty(), WORDS) is None
    assert best_play("QZ", board_with("8G CAT"), ["CAT"]) is None


def test_what_a_play_lays_must_fit_on_the_board():
    with pytest.raises(BoardError, match="holds 'C'"):
        tiles_laid(board_with("8G CAT"), (7, 6), ACROSS, "DOG")


@pytest.mark.parametrize("find", [all_plays, horizontal_plays, best_play])
def test_a_hand_with_something_else_than_tiles_is_named(find):
    with pytest.raises(Unreadable, match=r"tile 2 of 'A1' is '1'; take capitals A-Z"):
        find("A1", Board.empty(), WORDS)
