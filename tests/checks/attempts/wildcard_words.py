"""Attempts at `is_valid_word` that take a wildcard for the wrong words."""

# Students write it so.
# ruff: noqa: RET505, SIM103, SIM110

import fnmatch
import re
from string import ascii_lowercase

from scrabble_course.word_game import (
    VOWELS,
)
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.spelling import holds

valid = Attempts("is_valid_word")

UNSUPPORTED = "wildcard unsupported (rejects all/crashes)"
REJECTS = "rejects some valid wildcard words (esp. repeated vowel)"
CASE = "uppercase + wildcard rejected (case folded too late)"
ANYTHING = "wildcard accepted as a consonant (or anything)"


@valid.wrong(UNSUPPORTED, cause="wildcard-rejected")
def the_function_of_stage_three(word, hand, word_list):
    word = word.lower()
    return word in word_list and holds(hand, word)


@valid.wrong(UNSUPPORTED, cause="all-vowels-at-once")
def all_vowels_put_in_at_once(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    return word.replace("*", VOWELS) in word_list


@valid.wrong(UNSUPPORTED, cause="replaced-word-dropped")
def replaced_word_dropped(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    for vowel in VOWELS:
        word.replace("*", vowel)
        if word in word_list:
            return True
    return False


@valid.wrong(UNSUPPORTED, cause="star-means-repeat-in-a-pattern")
def word_taken_for_a_regular_expression(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    return any(re.fullmatch(word, known) for known in word_list)


@valid.wrong(UNSUPPORTED, cause="wildcard-crashes")
def a_letter_assigned_inside_a_text(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        word[word.find("*")] = vowel
        if word in word_list:
            return True
    return False


@valid.wrong(REJECTS, cause="vowel-overwritten-in-the-hand")
def found_vowel_written_over_the_held_one(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if not holds(hand, word):
        return False
    for vowel in VOWELS:
        filled = word.replace("*", vowel)
        new_hand = hand.copy()
        del new_hand["*"]
        new_hand[vowel] = 1
        if filled in word_list and holds(new_hand, filled):
            return True
    return False


@valid.wrong(REJECTS, cause="vowels-of-the-word-skipped")
def vowels_of_the_word_skipped(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        if vowel not in word and word.replace("*", vowel) in word_list:
            return True
    return False


@valid.wrong(REJECTS, cause="held-vowels-skipped")
def vowels_of_the_hand_skipped(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        if hand.get(vowel, 0) == 0 and word.replace("*", vowel) in word_list:
            return True
    return False


@valid.wrong(REJECTS, cause="only-the-first-vowel-tried")
def only_the_first_vowel_tried(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    if "*" in word:
        for vowel in VOWELS:
            if word.replace("*", vowel) in word_list:
                return True
            else:
                return False
    return word in word_list


@valid.wrong(REJECTS, cause="only-the-last-vowel-counts")
def only_the_last_vowel_counts(word, hand, word_list):
    word = word.lower()
    is_valid = word in word_list
    if "*" in word:
        for vowel in VOWELS:
            is_valid = word.replace("*", vowel) in word_list
    return is_valid and holds(hand, word)


@valid.wrong(REJECTS, cause="position-for-a-count")
def position_given_where_a_count_is_taken(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    i = word.find("*")
    if i == -1:
        return word in word_list
    for vowel in VOWELS:
        if word.replace("*", vowel, i) in word_list:
            return True
    return False


@valid.wrong(REJECTS, cause="position-zero-missed")
def position_zero_taken_for_not_found(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    i = word.find("*")
    if i > 0:
        for vowel in VOWELS:
            if word[:i] + vowel + word[i + 1 :] in word_list:
                return True
    return word in word_list


@valid.wrong(CASE, cause="case-folded-too-late")
def wildcard_words_left_in_capitals(word, hand, word_list):
    if "*" in word:
        if not holds(hand, word.lower()):
            return False
        return any(word.replace("*", vowel) in word_list for vowel in VOWELS)
    word = word.lower()
    return word in word_list and holds(hand, word)


@valid.wrong(CASE, cause="case-folded-too-late")
def wildcard_words_spelled_in_capitals(word, hand, word_list):
    if "*" in word:
        for vowel in VOWELS:
            filled = word.replace("*", vowel).lower()
            if filled in word_list and holds(hand, word):
                return True
    word = word.lower()
    return word in word_list and holds(hand, word)


@valid.wrong(ANYTHING, cause="wildcard-as-a-consonant")
def any_letter_of_the_alphabet(word, hand, word_list):
    word = word.lower()
    if not holds(hand, word):
        return False
    for letter in ascii_lowercase:
        if word.replace("*", letter) in word_list:
            return True
    return False


@valid.wrong(ANYTHING, cause="wildcard-as-a-consonant")
def a_dot_in_a_regular_expression(word, hand, word_list):
    word = word.lower()
    pattern = word.replace("*", ".")
    return holds(hand, word) and any(re.fullmatch(pattern, w) for w in word_list)


@valid.wrong(ANYTHING, cause="wildcard-as-any-letters")
def a_pattern_for_file_names(word, hand, word_list):
    word = word.lower()
    return holds(hand, word) and fnmatch.filter(word_list, word) != []


@valid.wrong(ANYTHING, cause="wildcard-word-not-looked-up")
def list_not_asked_about_wildcard_words(word, hand, word_list):
    word = word.lower()
    return holds(hand, word) and ("*" in word or word in word_list)


WRONG = tuple(valid.wrongs)
