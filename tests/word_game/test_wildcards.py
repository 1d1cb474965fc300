import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.word_game import CONSONANTS, VOWELS, deal_hand, is_valid_word
from tests.word_game import oracle
from tests.word_game.strategies import hands, listed, words


@given(words, hands, listed)
def test_it_agrees_with_the_slow_way(word, hand, listed):
    assert is_valid_word(word, hand, listed) is oracle.is_valid(word, hand, listed)


@given(words, hands, listed)
def test_neither_hand_nor_list_is_changed(word, hand, listed):
    before = hand.copy(), listed.copy()

    is_valid_word(word, hand, listed)

    assert (hand, listed) == before


@given(st.integers(1, 40), st.integers())
def test_a_third_of_a_hand_are_vowels_and_one_of_them_is_the_wildcard(n, seed):
    random.seed(seed)

    tiles = oracle.tiles(deal_hand(n))

    assert len(tiles) == n
    assert tiles.count("*") == 1
    assert sum(tile in VOWELS for tile in tiles) == math.ceil(n / 3) - 1
    assert sum(tile in CONSONANTS for tile in tiles) == n - math.ceil(n / 3)


def test_the_wildcard_is_no_vowel():
    assert "*" not in VOWELS
    assert len(VOWELS + CONSONANTS) == 26


def test_a_wildcard_that_is_not_held_is_not_valid():
    assert is_valid_word("c*ws", {"c": 1, "o": 1, "w": 1, "s": 1}, ["cows"]) is False


@pytest.mark.parametrize("word", ["ac", "aows", "eows", "iows", "oows", "uows"])
def test_no_vowel_stands_for_a_consonant(word):
    assert is_valid_word(word, dict.fromkeys("aeiocuws*", 1), ["cows"]) is False
