import pytest
from hypothesis import given

from scrabble_course.resources.word_list import read_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
)
from scrabble_course.scrabblegram.best_word import ways_to_play
from tests.scrabblegram import oracle
from tests.scrabblegram.strategies import listed, marks, tiles, words

PLAIN = read_modifiers(".......")


def best(tiles, marks, words):
    return highest_scoring_word_from_tiles(tiles, read_modifiers(marks), words)


@given(tiles, marks)
def test_a_score_agrees_with_the_slow_way(tiles, marks):
    assert compute_score(tiles, read_modifiers(marks)) == oracle.score(tiles, marks)


@given(words, tiles)
def test_every_way_to_play_a_word_is_found_once(word, tiles):
    ways = [way.upper().replace(" ", "?") for way in ways_to_play(word, tiles)]

    assert set(ways) == oracle.lays(word, tiles)


@given(tiles, marks, listed)
def test_the_best_word_agrees_with_the_slow_way_and_all_stays_as_it_is(
    tiles, marks, listed
):
    modifiers, before = read_modifiers(marks), listed.copy()
    found = highest_scoring_word_from_tiles(tiles, modifiers, listed)

    assert found == oracle.highest(tiles, marks, listed)
    assert (modifiers, listed) == (read_modifiers(marks), before)


@pytest.mark.parametrize(
    ("tiles", "marks", "points"),
    [
        # Several word modifiers multiply each other, and count under a blank.
        *(("LEAP", "D.D....", 24), ("LEAP", "DT.....", 36), ("?EAP", "D......", 10)),
        ("", ".......", 0),
        # Seven tiles earn the bonus after multiplying.
        *(("SPA?ZL", "tdTD..", 6 * 21), ("SPA?ZL?", "tdTD...", 6 * 21 + 50)),
    ],
)
def test_tiles_score_by_each_rule(tiles, marks, points):
    assert compute_score(tiles, read_modifiers(marks)) == points


@pytest.mark.parametrize(
    ("tiles", "marks", "words", "found"),
    [
        # No word at all is -1; a word worth nothing is a word.
        ("BCDFGHJ", ".......", ["apple"], (-1, "")),
        ("", ".......", ["apple"], (-1, "")),
        ("APPLEXY", ".......", [], (-1, "")),
        ("??", ".......", ["aa", "ab"], (0, "aa")),
        # Of equal scores the first word counts.
        ("CATXQJV", ".......", ["act", "cat"], (5, "act")),
        # A blank goes where it costs least.
        ("AP?LESX", "..t....", ["apples"], (13, "apples")),
        ("AP?LESX", ".t.....", ["apples"], (13, "apples")),
    ],
)
def test_the_best_word_by_each_rule(tiles, marks, words, found):
    assert best(tiles, marks, words) == found


@pytest.mark.parametrize("words", [["LEAP"], ["leap"], ("Leap",)])
def test_the_word_comes_back_as_the_list_has_it(words):
    assert best("zleap?s", ".......", words) == (6, words[0])


def test_without_words_the_course_list_is_read():
    found = highest_scoring_word_from_tiles("WBNNOER", read_modifiers("..d...."))

    assert found == (66, "newborn")
    assert found[1] in read_words()


def test_modifiers_are_read_from_their_marks():
    assert read_modifiers(".dtDT") == list(ScoreModifier)
    assert repr(ScoreModifier.NONE) == "ScoreModifier.NONE"
    with pytest.raises(ValueError, match=r"mark 3 of '\.\.x' is 'x'; take one of"):
        read_modifiers("..x")


@pytest.mark.parametrize(
    ("tiles", "modifiers", "error", "message"),
    [
        ("LE1P", PLAIN, ValueError, "tile 3 of 'LE1P' is '1'"),
        (None, PLAIN, TypeError, "tiles are a text"),
        ("ABCDEFGH", PLAIN, ValueError, "has 7 tiles, not 8"),
        ("LEAP", PLAIN[:3], ValueError, "need 4 score modifiers, but there are 3"),
        ("LE", [*PLAIN[:1], 5], TypeError, r"score_modifiers\[1\] is 5"),
        ("LE", "..", TypeError, r"score_modifiers\[0\] is '\.'"),
    ],
)
def test_tiles_and_modifiers_of_the_wrong_kind_or_number_are_named(
    tiles, modifiers, error, message
):
    with pytest.raises(error, match=message):
        compute_score(tiles, modifiers)
    with pytest.raises(error, match=message):
        highest_scoring_word_from_tiles(tiles, modifiers, ["leap"])
