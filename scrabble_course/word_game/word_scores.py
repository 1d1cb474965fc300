"""Stage 1: what a word is worth (seed 004, Problem 1)."""

from __future__ import annotations

from scrabble_course.resources.english_tiles import LETTER_VALUES

SCRABBLE_LETTER_VALUES = {
    letter.lower().replace("?", "*"): points for letter, points in LETTER_VALUES.items()
}
"""What the letters a-z are worth, and the wildcard `*`."""


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
