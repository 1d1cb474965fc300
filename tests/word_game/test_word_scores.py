import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES, get_word_score
from tests.word_game import oracle
from tests.word_game.strategies import words


def test_the_values_are_those_of_english_scrabble():
    letters = "* aeilnorstu dg bcmp fhvwy k _ _ jx _ qz".split()
    values = {letter: n for n, group in enumerate(letters) for letter in group}

    assert values == {**SCRABBLE_LETTER_VALUES, "_": 9}


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
