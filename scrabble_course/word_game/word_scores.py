"""Stage 1: what a word is worth (seed 004, Problem 1)."""

from __future__ import annotations

SCRABBLE_LETTER_VALUES = {
    "a": 1, "b": 3, "c": 3, "d": 2, "e": 1, "f": 4, "g": 2, "h": 4, "i": 1,
    "j": 8, "k": 5, "l": 1, "m": 3, "n": 1, "o": 1, "p": 3, "q": 10, "r": 1,
    "s": 1, "t": 1, "u": 1, "v": 4, "w": 4, "x": 8, "y": 4, "z": 10,
    "*": 0,
}  # fmt: skip


def get_word_score(word: str, n: int) -> int:
    """Return the score of `word`, entered when the hand had `n` letters.

    The score is the sum of the letters' values, times the larger of 1 and
    `7 * len(word) - 3 * (n - len(word))`. Capitals count like small letters.
    A wildcard `*` is worth nothing, but it counts in the length.

    >>> get_word_score("weed", 6)
    176
    >>> get_word_score("it", 7)
    2
    """
    points = 0
    for letter in word.lower():
        points += SCRABBLE_LETTER_VALUES[letter]
    factor = 7 * len(word) - 3 * (n - len(word))
    return points * max(1, factor)
