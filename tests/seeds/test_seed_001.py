"""Every printed example of seed 001, Scrabblegram, verbatim.

The seed is in C++: its output parameters are return values here, and its character
'1' is the text "1".
"""

import pytest

from scrabble_course.resources.word_list import read_words
from scrabble_course.scrabblegram import (
    ScoreModifier,
    can_form_word_from_tiles,
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    tile_score,
)

NONE, DOUBLE_LETTER_SCORE, TRIPLE_LETTER_SCORE, DOUBLE_WORD_SCORE, _ = ScoreModifier

TILES = "ZLEAP?S"
sm0 = [NONE, TRIPLE_LETTER_SCORE, NONE, NONE, DOUBLE_WORD_SCORE, NONE, NONE]
sm1 = [NONE, NONE, DOUBLE_LETTER_SCORE, NONE, NONE, NONE, NONE]


# Description


@pytest.mark.parametrize(
    "word", ["LEAP", "LEAPS", "PLEASE", "APPLES", "WASP", "SPATZLE"]
)
def test_words_that_can_be_formed_include(word):
    assert can_form_word_from_tiles(word, TILES)[0]
    assert word.lower() in read_words()


def test_it_is_not_possible_to_make_pizza():
    assert can_form_word_from_tiles("PIZZA", TILES) == (False, "")


@pytest.mark.parametrize(
    ("word", "played_tiles", "score", "sum_of_tiles"),
    [
        ("LEAP", "LEAP", 8, 1 + 3 * 1 + 1 + 3),
        ("WASP", "?ASP", 7, 0 + 3 * 1 + 1 + 3),
        # There is one E among the tiles, so the second E is the blank.
        ("PLEASE", "PLEAS?", 18, (3 + 3 * 1 + 1 + 1 + 1 + 0) * 2),
        ("SPATZLE", "SPA?ZLE", 96, (1 + 3 * 3 + 1 + 0 + 10 + 1 + 1) * 2 + 50),
    ],
)
def test_the_scores_of_the_description(word, played_tiles, score, sum_of_tiles):
    assert can_form_word_from_tiles(word, TILES) == (True, played_tiles)
    assert compute_score(played_tiles, sm0) == score == sum_of_tiles


# Objective 1


def test_the_tile_score_for_p_is_3():
    shown = f"Tile score for 'P' is {tile_score('P')}"

    assert shown == "Tile score for 'P' is 3"


def test_the_tile_score_for_1_is_minus_1():
    shown = f"Tile score for '1' is {tile_score('1')}"

    assert shown == "Tile score for '1' is -1"


def test_either_case_and_either_blank():
    assert tile_score("p") == 3
    assert tile_score(" ") == tile_score("?") == 0


# Objective 2


def test_leap_is_played_with_its_own_tiles():
    success, played_tiles = can_form_word_from_tiles("LEAP", "ZLEAP?S")

    assert success is True
    assert played_tiles == "LEAP"


def test_the_second_p_of_apples_is_the_blank():
    # There is one P and one blank; the seed plays the P first, the blank for the next.
    success, played_tiles = can_form_word_from_tiles("APPLES", "ZLEAP?S")

    assert success is True
    assert played_tiles == "AP?LES"


def test_pizza_is_no_success():
    success, _ = can_form_word_from_tiles("PIZZA", "ZLEAP?S")

    assert success is False


# Objective 3


@pytest.mark.parametrize(
    ("played_tiles", "score"), [("LEAP", 8), ("AP?LES", 26), ("SPA?ZLE", 96)]
)
def test_the_scores_of_tiles_played(played_tiles, score):
    assert compute_score(played_tiles, sm0) == score


def test_the_modifiers_can_be_drawn():
    assert read_modifiers(".t..D..") == sm0
    assert read_modifiers("..d....") == sm1


# Objective 4


@pytest.mark.parametrize("spelled", [str.upper, str.lower])
@pytest.mark.no_cover
def test_the_highest_scoring_word_is_newborn(spelled):
    # The seed's words.txt is in capitals, ours in small letters; the word comes back
    # as the list has it.
    words = [spelled(word) for word in read_words()]

    score, word = highest_scoring_word_from_tiles("WBNNOER", sm1, words)

    shown = "(no word found)" if score < 0 else f"'{word}' ({score} points)"
    assert shown == f"'{spelled('NEWBORN')}' (66 points)"
