"""Attempts at `is_valid_word` with wildcards that are right, and work unlike ours."""

# Students write it so.
# ruff: noqa: SIM102, SIM110

import re
from collections import Counter

from scrabble_course.word_game import CONSONANTS, VOWELS, update_hand
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.spelling import holds

valid = Attempts("is_valid_word")


@valid.right("the letters first, then every vowel in the wildcard's place")
def letters_first(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    place = word.find("*")
    if place == -1:
        return word in word_list
    for vowel in VOWELS:
        if word[:place] + vowel + word[place + 1 :] in word_list:
            return True
    return False


@valid.right("a set built from the word list, met with the set of meanings")
def sets_for_speed(word, hand, word_list):
    word = word.lower()
    possible = {word} | {word.replace("*", v) for v in VOWELS}
    spelled = Counter(word) <= Counter(hand)
    return spelled and not possible.isdisjoint(set(word_list))


@valid.right("a wildcard word is true when one of its meanings, asked again, is")
def by_recursion(word, hand, word_list):
    word = word.lower()
    if "*" in word and hand.get("*", 0) > 0:
        new_hand = dict(hand)
        new_hand["*"] -= 1
        for vowel in VOWELS:
            lent = {**new_hand, vowel: new_hand.get(vowel, 0) + 1}
            if word.count("*") == 1 and holds(new_hand, word.replace("*", "")):
                if by_recursion(word.replace("*", vowel), lent, word_list):
                    return True
        return False
    return word in word_list and holds(hand, word)


@valid.right("a regular expression")
def regular_expression(word, hand, word_list):
    word = word.lower()
    left = update_hand(hand, word)
    if sum(hand.values()) - sum(left.values()) != len(word):
        return False
    pattern = re.compile("".join("[aeiou]" if c == "*" else c for c in word))
    return any(pattern.fullmatch(known) is not None for known in word_list)


@valid.right("letter by letter against every word of the list")
def letter_by_letter_against_the_list(word, hand, word_list):
    word = word.lower()
    found = False
    for known in word_list:
        if len(known) == len(word) > 0 and not found:
            found = all(
                mine == theirs or (mine == "*" and theirs in "aeiou")
                for mine, theirs in zip(word, known, strict=True)
            )
    return found and all(hand.get(c, 0) >= word.count(c) for c in set(word))


@valid.right("one expression")
def one_expression(word, hand, word_list):
    return any(
        word.lower().replace("*", vowel) in word_list for vowel in VOWELS
    ) and all(word.lower().count(c) <= hand.get(c, 0) for c in word.lower())


@valid.right("exceptions for control flow, a while loop")
def exceptions_for_control_flow(word, hand, word_list):
    left, vowels = dict(hand), list("uoiea")
    try:
        for letter in word.lower():
            left[letter] -= 1
            if left[letter] < 0:
                raise KeyError(letter)
        while word.lower().replace("*", vowels[-1]) not in word_list:
            vowels.pop()
    except LookupError:
        return False
    return True


@valid.right("consonants counted as well, the wildcard's vowels asked separately")
def consonants_and_vowels_apart(word, hand, word_list):
    lowered = word.lower()
    for kind in (CONSONANTS, VOWELS, "*"):
        for letter in kind:
            if lowered.count(letter) > hand.get(letter, 0):
                return False
    if lowered.strip("*" + CONSONANTS + VOWELS) != "":
        return False
    candidates = [lowered]
    if "*" in lowered:
        candidates = [lowered.replace("*", v) for v in ("a", "e", "i", "o", "u")]
    return len([c for c in candidates if c in word_list]) > 0


RIGHT = tuple(valid.rights)
