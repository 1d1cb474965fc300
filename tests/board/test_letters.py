import string

import pytest

from scrabble_course.board.letters import DIGRAPHS, SIGNS, face, letter_points
from scrabble_course.resources.english_tiles import LETTER_VALUES
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES


def test_the_letters_are_worth_what_they_are_in_the_word_game():
    capitals = string.ascii_uppercase
    letters = {letter: SCRABBLE_LETTER_VALUES[letter.lower()] for letter in capitals}

    assert {**letters, "?": 0} == LETTER_VALUES


@pytest.mark.parametrize("letter", [*string.ascii_lowercase, "?"])
def test_a_blank_scores_nothing_whatever_it_stands_for(letter):
    assert letter_points(letter) == 0


def test_a_tile_of_two_letters_is_one_sign_with_a_face():
    assert {face(sign): len(sign) for sign in DIGRAPHS.values()} == {
        "CH": 1,
        "LL": 1,
        "RR": 1,
    }
    assert [face(sign.lower()) for sign in DIGRAPHS.values()] == ["ch", "ll", "rr"]
    assert {*map(str.upper, SIGNS)} | {*map(str.lower, SIGNS)} == SIGNS
