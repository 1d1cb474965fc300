import pytest
from hypothesis import given

from scrabble_course import typed
from scrabble_course.word_game import calculate_handlen, play_hand
from tests.word_game import oracle
from tests.word_game.strategies import hands

WORDS = ["jar", "fox", "cows"]


@given(hands)
def test_the_length_of_a_hand_is_its_number_of_tiles(hand):
    assert calculate_handlen(hand) == len(oracle.tiles(hand))


def test_just_enter_costs_nothing(capsys):
    with typed("", "jar"):
        total = play_hand({"j": 1, "a": 1, "r": 1}, WORDS)

    assert total == 10 * 21
    assert capsys.readouterr().out.count("Current Hand: j a r") == 2


def test_an_invalid_word_costs_its_letters(capsys):
    with typed("arj"):
        total = play_hand({"j": 1, "a": 1, "r": 1}, WORDS)

    assert total == 0
    assert "Ran out of letters. Total score: 0 points" in capsys.readouterr().out


def test_the_hand_that_is_given_stays_as_it_is():
    hand = {"j": 1, "a": 1, "r": 1}

    with typed("jar"):
        play_hand(hand, WORDS)

    assert hand == {"j": 1, "a": 1, "r": 1}


def test_an_empty_hand_is_over_before_it_begins(capsys):
    assert play_hand({"a": 0}, WORDS) == 0
    assert capsys.readouterr().out == "Ran out of letters. Total score: 0 points\n"


def test_capitals_are_as_good_as_small_letters():
    with typed("JAR"):
        assert play_hand({"j": 1, "a": 1, "r": 1}, WORDS) == 210


def test_words_that_are_no_list_raise_what_python_raises():
    with pytest.raises(TypeError), typed("jar"):
        play_hand({"j": 1, "a": 1, "r": 1}, 5)
