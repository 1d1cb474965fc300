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


JAR = {"j": 1, "a": 1, "r": 1}


def test_just_enter_costs_nothing(capsys):
    hand = JAR.copy()
    with typed("", "JAR"):  # capitals are as good as small letters
        total = play_hand(hand, WORDS)

    assert (total, hand) == (10 * 21, JAR)
    assert capsys.readouterr().out.count("Current Hand: j a r") == 2


def test_an_invalid_word_costs_its_letters(capsys):
    with typed("arj"):
        assert play_hand(JAR, WORDS) == 0
    assert "Ran out of letters. Total score: 0 points" in capsys.readouterr().out

    with pytest.raises(TypeError), typed("jar"):
        play_hand(JAR, 5)


def test_an_empty_hand_is_over_before_it_begins(capsys):
    assert play_hand({"a": 0}, WORDS) == 0
    assert capsys.readouterr().out == "Ran out of letters. Total score: 0 points\n"
