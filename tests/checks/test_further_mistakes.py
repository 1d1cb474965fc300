"""Mistakes beyond the list, made by readers of the lessons, each with its advice."""

import pytest

from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.examine import examine
from scrabble_course.word_game import (
    CONSONANTS,
    SCRABBLE_LETTER_VALUES,
    is_valid_word,
    update_hand,
)

pytestmark = pytest.mark.attempts


def mistake(name, attempt, stage=None):
    return examine(exercise(name, stage), attempt).mistake


def test_a_sum_that_is_never_kept():
    def attempt(word, n):
        points = 0
        for letter in word:
            points + SCRABBLE_LETTER_VALUES[letter]
        return points * max(1, 7 * len(word) - 3 * (n - len(word)))

    assert mistake("get_word_score", attempt) == "sum-stays-zero"


def test_a_hand_that_is_printed_and_not_returned():
    def attempt(hand, word):
        print(update_hand(hand, word))

    assert mistake("update_hand", attempt) == "returns-none"


@pytest.mark.parametrize("stage", [3, 4])
def test_letters_counted_in_a_word_that_still_has_its_capitals(stage):
    def attempt(word, hand, word_list):
        for letter in word.lower():
            if word.count(letter) > hand.get(letter, 0):
                return False
        return is_valid_word(word, dict.fromkeys(word.lower(), 9), word_list)

    assert mistake("is_valid_word", attempt, stage) == "capitals"


def test_a_hand_that_is_a_text():
    assert mistake("deal_hand", lambda n: "*" + CONSONANTS[: n - 1]) == "not-a-hand"
