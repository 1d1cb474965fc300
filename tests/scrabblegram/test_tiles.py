import string
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.scrabblegram import can_form_word_from_tiles, tile_score
from scrabble_course.scrabblegram.tiles import TILE_SCORES
from tests.scrabblegram import oracle
from tests.scrabblegram.strategies import tiles, words


@given(st.characters() | st.sampled_from(string.printable))
def test_every_character_scores_as_the_slow_way_says(char):
    assert tile_score(char) == oracle.tile(char)


def test_every_printable_character_does_and_no_text_is_a_tile_that_is_none():
    assert all(tile_score(one) == oracle.tile(one) for one in string.printable)
    for tile in ("", "AB", "é", "ß", "\u0131", "\u017f", "\u212a", 1):
        assert tile_score(tile) == -1


def test_the_hundred_letters_of_the_game_are_worth_187_points():
    counts = "9A 2B 2C 4D 12E 2F 3G 2H 9I 1J 1K 4L 2M 6N 8O 2P 1Q 6R 4S 6T 4U 2V 2W 1X"
    counts += " 2Y 1Z"
    total = sum(int(pair[:-1]) * TILE_SCORES[pair[-1]] for pair in counts.split())

    assert total == 187


@given(words, tiles)
def test_the_tiles_played_agree_with_the_slow_way_and_are_on_the_rack(word, tiles):
    formed, played = can_form_word_from_tiles(word, tiles)

    assert (formed, played.upper()) == oracle.played(word, tiles)
    assert not Counter(played) - Counter(tiles.replace(" ", "?"))
    assert can_form_word_from_tiles("", tiles) == (True, "")


@pytest.mark.parametrize(
    ("word", "tiles", "found"),
    [
        # A blank that is played is a question mark, even if it was a space.
        ("APPLES", "ZLEAP S", (True, "AP?LES")),
        # A letter's own tile is used before a blank that lies in front.
        ("LEAP", "? ZLEAP", (True, "LEAP")),
        ("ZOO", "ZX?ABCD", (False, "")),  # one blank cannot stand for two letters
    ],
)
def test_tiles_are_taken_by_each_rule(word, tiles, found):
    assert can_form_word_from_tiles(word, tiles) == found


@pytest.mark.parametrize(
    ("tiles", "error", "said"),
    [
        ("ZLEAP1S", ValueError, "tile 6 of 'ZLEAP1S' is '1'"),
        *(
            (one, TypeError, "tiles are a text such as")
            for one in (None, 5, ["L", "E"])
        ),
    ],
)
def test_what_is_no_tile_or_no_text_is_named(tiles, error, said):
    with pytest.raises(error, match=said):
        can_form_word_from_tiles("LEAP", tiles)
