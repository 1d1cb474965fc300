import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES, get_word_score
from tests.word_game import oracle
from tests.word_game.strategies import words


def test_the_values_are_those_of_english_scrabble():
    by_value = {}
    for letter, value in SCRABBLE_LETTER_VALUES.items():
        by_value.setdefault(value, set()).add(letter)

    assert by_value == {
        0: set("*"),
        1: set("aeilnorstu"),
        2: set("dg"),
        3: set("bcmp"),
        4: set("fhvwy"),
        5: set("k"),
        8: set("jx"),
        10: set("qz"),
    }


@given(words, st.integers(0, 30))
def test_it_agrees_with_the_slow_way(word, n):
    assert get_word_score(word, n) == oracle.score(word, n)


@pytest.mark.parametrize(
    ("word", "n", "points"),
    [
        # A wildcard counts in the length, but not in the sum.
        *(("c*ws", 6, 176), ("*", 7, 0)),
        *(("", 0, 0), ("", 7, 0), ("", 100, 0)),
        # The factor is never below one.
        *(("furbelow", 30, 16), ("fox", 10, 13)),
    ],
)
def test_a_word_scores(word, n, points):
    assert get_word_score(word, n) == points


def test_a_character_without_a_value_is_a_key_error():
    with pytest.raises(KeyError):
        get_word_score("naïve", 7)
