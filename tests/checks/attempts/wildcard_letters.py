"""Attempts at `is_valid_word` that ask the hand wrongly when a wildcard is about."""

# Students write it so.
# ruff: noqa: SIM110

from collections import Counter
from itertools import product

from scrabble_course.word_game import VOWELS, get_frequency_dict
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.spelling import holds, is_listed, meanings

valid = Attempts("is_valid_word")

UNHELD = "'*' typed though hand has no '*': accepted or KeyError"
LETTER_MISSING = "wildcard word accepted although another letter is missing/too few"
UNASKED = "plain letter accepted when only the wildcard could supply it"
TWO = "two * typed with one held accepted/crash"


@valid.wrong(UNHELD, cause="unheld-wildcard-accepted")
def wildcards_passed_over_among_the_letters(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if letter != "*" and word.count(letter) > hand.get(letter, 0):
            return False
    if word.count("*") > 1:
        return False
    return is_listed(word, word_list)


@valid.wrong(UNHELD, cause="unheld-wildcard-accepted")
def wildcard_replaced_before_it_is_asked_for(word, hand, word_list):
    word = word.lower()
    if word.count("*") > 1:
        return False
    for filled in meanings(word):
        letters_needed = list(word.replace("*", ""))
        if filled in word_list and holds(hand, letters_needed):
            return True
    return False


@valid.wrong(UNHELD, cause="unheld-wildcard-crashes")
def wildcard_looked_up_without_get(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand["*"] < word.count("*"):
        return False
    return holds(hand, word) and is_listed(word, word_list)


@valid.wrong(UNHELD, cause="unheld-wildcard-crashes")
def wildcard_deleted_from_a_copy(word, hand, word_list):
    word = word.lower()
    new_hand = hand.copy()
    if word.count("*") > 1:
        return False
    if "*" in word:
        if new_hand.pop("*") == 0:
            return False
        rest = word.replace("*", "")
        return is_listed(word, word_list) and holds(new_hand, rest)
    return word in word_list and holds(new_hand, word)


@valid.wrong(LETTER_MISSING, cause="filled-word-is-enough")
def filled_word_is_enough(word, hand, word_list):
    word = word.lower()
    if word.count("*") > hand.get("*", 0):
        return False
    if "*" in word:
        for vowel in VOWELS:
            if word.replace("*", vowel) in word_list:
                return True
        return False
    return word in word_list and holds(hand, word)


@valid.wrong(LETTER_MISSING, cause="wildcard-copies-not-counted")
def copies_not_counted_beside_a_wildcard(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if word.count("*") > hand.get("*", 0):
        return False
    for letter in word:
        if hand.get(letter, 0) == 0:
            return False
    return is_listed(word, word_list)


@valid.wrong(LETTER_MISSING, cause="wildcard-fills-any-gap")
def one_letter_may_be_missing(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    if word.count("*") > hand.get("*", 0):
        return False
    for filled in meanings(word):
        needed, missing = get_frequency_dict(filled), 0
        for letter in needed:
            missing += max(0, needed[letter] - hand.get(letter, 0))
        if filled in word_list and missing <= 1:
            return True
    return holds(hand, word) and is_listed(word, word_list)


@valid.wrong(UNASKED, cause="wildcard-used-unasked")
def wildcard_steps_in_for_a_missing_vowel(word, hand, word_list):
    word = word.lower()
    if word == "" or not is_listed(word, word_list):
        return False
    left = hand.copy()
    for letter in word:
        if left.get(letter, 0) > 0:
            left[letter] -= 1
        elif letter in VOWELS and left.get("*", 0) > 0:
            left["*"] -= 1
        else:
            return False
    return True


@valid.wrong(UNASKED, cause="wildcard-used-unasked")
def wildcard_steps_in_for_any_missing_letter(word, hand, word_list):
    word = word.lower()
    if "*" in word:
        return holds(hand, word) and is_listed(word, word_list)
    missing = Counter(word) - Counter(hand)
    return word in word_list and missing.total() <= hand.get("*", 0)


@valid.wrong(TWO, cause="two-wildcards-accepted")
def wildcards_not_counted(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand.get("*", 0) == 0:
        return False
    letters = word.replace("*", "")
    return holds(hand, letters) and is_listed(word, word_list)


@valid.wrong(TWO, cause="two-wildcards-accepted")
def every_wildcard_its_own_vowel(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand.get("*", 0) == 0:
        return False
    if not holds(hand, word.replace("*", "")):
        return False
    for vowels in product(VOWELS, repeat=word.count("*")):
        filled = word
        for vowel in vowels:
            filled = filled.replace("*", vowel, 1)
        if filled in word_list:
            return True
    return False


@valid.wrong(TWO, cause="two-wildcards-crash")
def split_in_exactly_two(word, hand, word_list):
    word = word.lower()
    if "*" not in word:
        return word in word_list and holds(hand, word)
    before, after = word.split("*")
    if not holds(hand, word):
        return False
    return any(before + vowel + after in word_list for vowel in VOWELS)


@valid.wrong(TWO, cause="two-wildcards-crash")
def letters_crossed_off_without_asking(word, hand, word_list):
    word = word.lower()
    held = [letter for letter in hand for _ in range(hand[letter])]
    for letter in word:
        if letter not in held and letter != "*":
            return False
        if letter == "*" and hand.get("*", 0) == 0:
            return False
        held.remove(letter)
    return is_listed(word, word_list)


WRONG = tuple(valid.wrongs)
