import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.word_game import CONSONANTS, VOWELS, deal_hand, is_valid_word
from tests.word_game import oracle
from tests.word_game.strategies import hands, listed, words


@given(words, hands, listed)
def test_it_agrees_with_the_slow_way_and_changes_nothing(word, hand, listed):
    before = hand.copy(), listed.copy()

    assert is_valid_word(word, hand, listed) is oracle.is_valid(word, hand, listed)
    assert (hand, listed) == before


@given(st.integers(1, 40), st.integers())
def test_a_third_of_a_hand_are_vowels_and_one_of_them_is_the_wildcard(n, seed):
    random.seed(seed)

    tiles = oracle.tiles(deal_hand(n))

    assert len(tiles) == n
    assert tiles.count("*") == 1
    assert sum(tile in VOWELS for tile in tiles) == math.ceil(n / 3) - 1
    assert sum(tile in CONSONANTS for tile in tiles) == n - math.ceil(n / 3)


@pytest.mark.parametrize("word", ["ac", "aows", "eows", "iows", "oows", "uows"])
def test_no_vowel_stands_for_a_consonant(word):
    assert is_valid_word(word, dict.fromkeys("aeiocuws*", 1), ["cows"]) is False
    assert is_valid_word("c*ws", dict.fromkeys("cows", 1), ["cows"]) is False
    assert "*" not in VOWELS
    assert len(VOWELS + CONSONANTS) == 26
