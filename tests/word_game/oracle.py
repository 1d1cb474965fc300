"""Slow, independent ways to the same answers, on sorted texts instead of counts."""

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES, VOWELS


def tiles(hand):
    """Return the letters of a hand as a list, each as often as it is held."""
    return [letter for letter, count in sorted(hand.items()) for _ in range(count)]


def score(word, n):
    total = 0
    for letter in word:
        for known, value in SCRABBLE_LETTER_VALUES.items():
            if letter.lower() == known:
                total += value
    factor = 10 * len(word) - 3 * n
    return total * factor if factor >= 1 else total


def left_over(hand, word):
    rest = tiles(hand)
    for letter in word.lower():
        if letter in rest:
            rest.remove(letter)
    return rest


def is_spelled(word, hand):
    rest = tiles(hand)
    for letter in word.lower():
        if letter not in rest:
            return False
        rest.remove(letter)
    return True


def stands_for(word):
    """Return every word that `word` can mean, its wildcards filled in."""
    word = word.lower()
    if "*" not in word:
        return {word}
    return {word.replace("*", vowel) for vowel in VOWELS}


def is_valid(word, hand, listed):
    if word == "" or not is_spelled(word, hand):
        return False
    return any(meaning in set(listed) for meaning in stands_for(word))
