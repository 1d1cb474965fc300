"""Part 2, Scrabble notation (seed 000): the graded functions of stage 7."""

from scrabble_course.notation.scrabble_notation import (
    ALPHABET,
    DISTRIBUTIONS,
    brackets_to_digits,
    check_word,
    digits_to_brackets,
    letter_frequencies,
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)

__all__ = [
    "ALPHABET",
    "DISTRIBUTIONS",
    "brackets_to_digits",
    "check_word",
    "digits_to_brackets",
    "letter_frequencies",
    "letter_score",
    "letter_scores",
    "multipliers",
    "word_score",
]
