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


@pytest.mark.parametrize(("tile", "score"), [("P", "3"), ("1", "-1")])
def test_the_tile_score_is_shown(tile, score):
    shown = f"Tile score for '{tile}' is {tile_score(tile)}"

    assert shown == f"Tile score for '{tile}' is {score}"


def test_either_case_and_either_blank():
    assert tile_score("p") == 3
    assert tile_score(" ") == tile_score("?") == 0


# Objective 2


@pytest.mark.parametrize(
    ("word", "success", "played_tiles"),
    [
        ("LEAP", True, "LEAP"),
        # There is one P and one blank; the seed plays the P first, the blank next.
        ("APPLES", True, "AP?LES"),
        ("PIZZA", False, ""),
    ],
)
def test_the_tiles_that_are_played(word, success, played_tiles):
    assert can_form_word_from_tiles(word, "ZLEAP?S") == (success, played_tiles)


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
