import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.scrabblegram import can_form_word_from_tiles, tile_score
from scrabble_course.scrabblegram.tiles import TILE_SCORES
from tests.scrabblegram import oracle
from tests.scrabblegram.strategies import tiles, words


@given(st.characters())
def test_every_character_scores_as_the_slow_way_says(char):
    assert tile_score(char) == oracle.tile(char)


@pytest.mark.parametrize("char", string.printable)
def test_printable_characters_score_as_the_slow_way_says(char):
    assert tile_score(char) == oracle.tile(char)


@pytest.mark.parametrize("tile", ["", "AB", "é", "ß", "\u0131", "\u017f", "\u212a", 1])
def test_what_is_no_single_letter_is_no_tile(tile):
    assert tile_score(tile) == -1


def test_the_hundred_letters_of_the_game_are_worth_187_points():
    counts = "9A 2B 2C 4D 12E 2F 3G 2H 9I 1J 1K 4L 2M 6N 8O 2P 1Q 6R 4S 6T 4U 2V 2W 1X"
    counts += " 2Y 1Z"
    total = sum(int(pair[:-1]) * TILE_SCORES[pair[-1]] for pair in counts.split())

    assert total == 187


@given(words, tiles)
def test_the_tiles_played_agree_with_the_slow_way(word, tiles):
    formed, played = can_form_word_from_tiles(word, tiles)

    assert (formed, played.upper()) == oracle.played(word, tiles)


@given(words, tiles)
def test_the_tiles_played_are_on_the_rack(word, tiles):
    _, played = can_form_word_from_tiles(word, tiles)

    left = list(tiles.replace(" ", "?"))
    for tile in played:
        left.remove(tile)


@given(tiles)
def test_nothing_is_needed_for_a_word_without_letters(tiles):
    assert can_form_word_from_tiles("", tiles) == (True, "")


def test_a_blank_played_is_a_question_mark_even_if_it_was_a_space():
    assert can_form_word_from_tiles("APPLES", "ZLEAP S") == (True, "AP?LES")


def test_a_letters_own_tile_is_used_before_a_blank_that_lies_in_front():
    assert can_form_word_from_tiles("LEAP", "? ZLEAP") == (True, "LEAP")


def test_one_blank_cannot_stand_for_two_letters():
    assert can_form_word_from_tiles("ZOO", "ZX?ABCD") == (False, "")


def test_a_character_that_is_no_tile_is_named_with_its_place():
    with pytest.raises(ValueError, match="tile 6 of 'ZLEAP1S' is '1'"):
        can_form_word_from_tiles("LEAP", "ZLEAP1S")


@pytest.mark.parametrize("tiles", [None, 5, ["L", "E"]])
def test_tiles_that_are_no_text_are_named(tiles):
    with pytest.raises(TypeError, match="tiles are a text such as 'ZLEAP"):
        can_form_word_from_tiles("LEAP", tiles)
