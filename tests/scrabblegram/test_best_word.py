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


@given(marks)
def test_seven_tiles_earn_the_bonus_after_multiplying(marks):
    six = compute_score("SPA?ZL", read_modifiers(marks[:6]))
    seven = compute_score("SPA?ZL?", read_modifiers(marks[:6] + "."))

    assert seven == six + 50


@given(words, tiles)
def test_every_way_to_play_a_word_is_found_once(word, tiles):
    ways = [way.upper().replace(" ", "?") for way in ways_to_play(word, tiles)]

    assert set(ways) == oracle.lays(word, tiles)


@given(tiles, marks, listed)
def test_the_best_word_agrees_with_the_slow_way(tiles, marks, listed):
    assert best(tiles, marks, listed) == oracle.highest(tiles, marks, listed)


@given(tiles, marks, listed)
def test_words_and_modifiers_stay_as_they_are(tiles, marks, listed):
    modifiers, before = read_modifiers(marks), listed.copy()

    highest_scoring_word_from_tiles(tiles, modifiers, listed)

    assert (modifiers, listed) == (read_modifiers(marks), before)


def test_several_word_modifiers_multiply_each_other():
    assert compute_score("LEAP", read_modifiers("D.D....")) == 24
    assert compute_score("LEAP", read_modifiers("DT.....")) == 36


def test_a_word_modifier_counts_under_a_blank():
    assert compute_score("?EAP", read_modifiers("D......")) == 10


def test_no_tiles_score_nothing():
    assert compute_score("", PLAIN) == 0


def test_no_word_at_all_is_minus_one():
    assert best("BCDFGHJ", ".......", ["apple"]) == (-1, "")
    assert best("", ".......", ["apple"]) == (-1, "")
    assert best("APPLEXY", ".......", []) == (-1, "")


def test_a_word_worth_nothing_is_a_word():
    assert best("??", ".......", ["aa", "ab"]) == (0, "aa")


def test_of_equal_scores_the_first_word_counts():
    assert best("CATXQJV", ".......", ["act", "cat"]) == (5, "act")


def test_a_blank_goes_where_it_costs_least():
    assert best("AP?LESX", "..t....", ["apples"]) == (13, "apples")
    assert best("AP?LESX", ".t.....", ["apples"]) == (13, "apples")


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


def test_a_mark_that_is_none_is_named_with_its_place():
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
