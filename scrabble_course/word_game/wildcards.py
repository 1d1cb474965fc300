"""Stage 4: a `*` that stands for any vowel (seed 004, Problem 4)."""

from __future__ import annotations

import math
import random

from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.valid_words import holds_letters

VOWELS = "aeiou"
CONSONANTS = "bcdfghjklmnpqrstvwxyz"


def deal_hand(n: int) -> Hand:
    """Return a random hand of `n` letters (`n` >= 1), one of them the wildcard.

    A third of the letters, rounded up, are vowels; the wildcard takes the place
    of one of them. The rest are consonants.

    >>> hand = deal_hand(7)
    >>> sum(hand.values()), hand["*"]
    (7, 1)
    """
    vowel_slots = math.ceil(n / 3)
    letters = ["*"]
    for _ in range(vowel_slots - 1):
        letters.append(random.choice(VOWELS))
    for _ in range(n - vowel_slots):
        letters.append(random.choice(CONSONANTS))
    return get_frequency_dict(letters)


def is_valid_word(word: str, hand: Hand, word_list: list[str]) -> bool:
    """Return whether `word` is spelled from `hand` and stands for a listed word.

    A `*` in `word` must be held like any other letter; the word is valid if some
    vowel (a, e, i, o, u) in its place gives a word of `word_list`. Capitals count
    like small letters. Neither `hand` nor `word_list` is changed.

    >>> hand = {"c": 1, "o": 1, "w": 1, "s": 1, "*": 1, "z": 1}
    >>> is_valid_word("c*ws", hand, ["cows"])
    True
    >>> is_valid_word("c*wz", hand, ["cows"])
    False
    """
    word = word.lower()
    if word == "" or not holds_letters(hand, word):
        return False
    if "*" not in word:
        return word in word_list
    for vowel in VOWELS:
        if word.replace("*", vowel) in word_list:
            return True
    return False
