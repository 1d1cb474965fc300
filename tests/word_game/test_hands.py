from collections import Counter

import pytest
from hypothesis import given

from scrabble_course.word_game import display_hand, get_frequency_dict, update_hand
from tests.word_game import oracle
from tests.word_game.strategies import hands, words


@given(hands, words)
def test_what_is_left_agrees_with_the_slow_way_and_the_hand_stays_as_it_is(hand, word):
    before = hand.copy()
    after = update_hand(hand, word)

    assert oracle.tiles(after) == oracle.left_over(hand, word)
    assert all(count >= 0 for count in after.values())
    assert hand == before


@given(words)
def test_frequencies_are_counts(word):
    assert get_frequency_dict(word) == Counter(word)


def test_a_hand_is_shown_on_one_line(capsys):
    display_hand({"a": 2, "b": 0, "*": 1})

    assert capsys.readouterr().out == "a a *\n"


def test_a_word_that_is_no_text_raises_what_python_raises():
    with pytest.raises(AttributeError):
        update_hand({"a": 1}, 5)
