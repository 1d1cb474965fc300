"""The search finds what trying every word finds, and the same best one."""

from __future__ import annotations

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.engine import Lexicon, best_rack_word, rack_words
from scrabble_course.scrabblegram import ScoreModifier, highest_scoring_word_from_tiles

PLAIN = (1,) * 7
# Few letters, so that racks have doubles and blanks have a choice of places.
LETTERS = st.sampled_from("aabcqz")
WORDS = st.lists(st.text("abcqz", min_size=1, max_size=7), max_size=30)
RACKS = st.builds(
    lambda letters, blanks: "".join(letters) + blanks,
    st.lists(LETTERS, max_size=5),
    st.text("? ", max_size=2),
).flatmap(lambda tiles: st.permutations(tiles).map("".join))
TIMES = {
    ScoreModifier.NONE: (1, 1),
    ScoreModifier.DOUBLE_LETTER_SCORE: (2, 1),
    ScoreModifier.TRIPLE_LETTER_SCORE: (3, 1),
    ScoreModifier.DOUBLE_WORD_SCORE: (1, 2),
    ScoreModifier.TRIPLE_WORD_SCORE: (1, 3),
}
MODIFIERS = st.lists(st.sampled_from(ScoreModifier), min_size=7, max_size=7)


def can_spell(word: str, tiles: list[str]) -> bool:
    """Return whether `tiles` spell `word`, by taking tiles off the rack."""
    left, blanks = list(tiles), 0
    for letter in word:
        if letter in left:
            left.remove(letter)
        else:
            blanks += 1
    return blanks <= sum(tile in "? " for tile in tiles)


ANY_WORDS = st.lists(st.text(string.ascii_lowercase, min_size=1, max_size=4))
ANY_RACK = st.text(string.ascii_lowercase + "?", max_size=9)


@given(asked=st.tuples(WORDS, RACKS) | st.tuples(ANY_WORDS, ANY_RACK))
def test_the_words_of_a_rack_are_those_its_tiles_spell(asked):
    words, rack = asked
    expected = sorted({word for word in words if can_spell(word, list(rack))})

    assert rack_words(rack, Lexicon.from_words(words)) == expected


@given(words=WORDS, rack=RACKS, modifiers=MODIFIERS)
def test_the_best_word_is_that_of_the_readable_function(words, rack, modifiers):
    lexicon = Lexicon.from_words(words)
    times = [TIMES[modifier] for modifier in modifiers]
    letter_times, word_times = zip(*times, strict=True)

    assert best_rack_word(rack, letter_times, word_times, lexicon) == (
        highest_scoring_word_from_tiles(rack, modifiers, sorted(words))
    )


@pytest.mark.parametrize(
    ("rack", "words", "spelled"),
    [
        ("ab", "aa ab aba", "ab"),  # a letter's tile serves once
        ("WaSp", "wasp", "wasp"),
        ("wasp", "wasp", "wasp"),
        ("c t", "cat cats", "cat"),  # a space is a blank
        ("", "a", ""),
    ],
)
def test_tiles_as_they_are_written(rack, words, spelled):
    assert rack_words(rack, Lexicon.from_words(words.split())) == spelled.split()


@pytest.mark.parametrize(
    ("words", "tiles", "letter_times", "word_times", "best"),
    [
        # A blank stands where it costs least: 9 + 1 + 0, with a p on the triple letter.
        ("pop", "po?", (3, 1, 1), PLAIN, (10, "pop")),
        ("pop", "po?", (1, 1, 3), PLAIN, (10, "pop")),
        # Several word squares multiply each other.
        ("cat", "cat", PLAIN, (2, 3, 1), (30, "cat")),
        # Squares behind the word do not count.
        ("cat", "catx", (1, 1, 1, 3), (1, 1, 1, 3), (5, "cat")),
        # The bonus can decide: 32 points against 27 and the bonus.
        ("aaq qaaaaaz", "aaaaaqz", (1, 1, 3, 1, 1, 1, 1), PLAIN, (77, "qaaaaaz")),
        # Exactly seven tiles earn it.
        ("aaaaaa", "aaaaaa", PLAIN[:6], PLAIN[:6], (6, "aaaaaa")),
        ("aaaaaaaa", "aaaaaaaa", (1,) * 8, (1,) * 8, (8, "aaaaaaaa")),
        ("a", "", (), (), (-1, "")),
        # It is not multiplied.
        ("aaaaaaa", "aaaaaaa", PLAIN, (3, *PLAIN[1:]), (7 * 3 + 50, "aaaaaaa")),
        # A word worth nothing is a word.
        ("qi", "??", (1, 1), (1, 1), (0, "qi")),
        # Of equal words the first in the alphabet is taken.
        ("tea eat ate at", "tea", PLAIN, PLAIN, (3, "ate")),
    ],
)
def test_the_best_word_by_each_rule(words, tiles, letter_times, word_times, best):
    lexicon = Lexicon.from_words(words.split())

    assert best_rack_word(tiles, letter_times, word_times, lexicon) == best


@pytest.mark.parametrize("tile", ["1", "*", "\xe4", "\n", "\N{KELVIN SIGN}"])
def test_what_is_no_tile_is_named_with_its_place(tile):
    told = f"{re.escape(repr(tile))} at 2, which is no tile; use letters"
    with pytest.raises(ValueError, match=told):
        rack_words("ab" + tile, Lexicon.from_words(["a"]))


@pytest.mark.parametrize("rack", [None, 7, ["a", "b"], b"ab"])
def test_a_rack_that_is_not_text_is_refused(rack):
    with pytest.raises(TypeError, match="is not text; give its tiles as in 'AEINRS"):
        rack_words(rack, Lexicon.from_words(["a"]))


@pytest.mark.parametrize(
    ("letter_times", "word_times", "sentence"),
    [
        ((1, 1), (1, 1, 1), "letter_times has 2 squares for 3 tiles; give one number"),
        ((1, 1, 1), (), "word_times has 0 squares for 3 tiles; give one number"),
        (
            (1, 0, 1),
            (1, 1, 1),
            r"letter_times\[1\] is 0; give a whole number from 1 up",
        ),
        ((1, 1, 1), (1, 1, "2"), r"word_times\[2\] is '2'; give a whole number"),
    ],
)
def test_wrong_squares_are_named(letter_times, word_times, sentence):
    with pytest.raises(ValueError, match=sentence):
        best_rack_word("cat", letter_times, word_times, Lexicon.from_words(["cat"]))
