"""The correct core that attempts at `is_valid_word` are built on."""

from scrabble_course.word_game import VOWELS


def holds(hand, word):
    """Return whether `hand` has every letter of `word`, `*` too, often enough."""
    return all(hand.get(letter, 0) >= word.count(letter) for letter in word)


def is_listed(word, word_list):
    """Return whether `word`, or what it can stand for, is in `word_list`."""
    return any(word.replace("*", vowel) in word_list for vowel in VOWELS)


def with_wildcards(plain, module):
    """Return `plain`, written for words without `*`, taught what a `*` is.

    A wildcard word that stands for a listed one is listed itself: whatever `plain`
    does well or badly with the letters of a word, it does with the `*` as well.
    """

    def is_valid_word(word, hand, word_list):
        listed = word_list
        if "*" in word and is_listed(word.lower(), word_list):
            listed = [*word_list, word.lower()]
        return plain(word, hand, listed)

    is_valid_word.__module__ = module
    return is_valid_word
