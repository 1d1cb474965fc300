"""Ways to misread the brackets of Scrabble notation, each worked out to the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrabble_course.checks.exercise import Mistake
from scrabble_course.checks.notation.groups import Asked

Factors = list[int]
"""The factor of each letter of a word."""


def read(word: str, square: int = 2, round: int = 3, closes: bool = True) -> Factors:
    """Return the factors of the letters, read with the given meaning of brackets.

    >>> read("e[q]u(i)n")
    [1, 2, 1, 3, 1]
    >>> read("e[q]u(i)n", closes=False)
    [1, 2, 2, 3, 3]
    """
    meaning = {"[": square, "(": round}
    factors = []
    factor = 1
    for character in word:
        if character in meaning:
            factor = meaning[character]
        elif character not in "])":
            factors.append(factor)
        elif closes:
            factor = 1
    return factors


def misreadings(
    asked: Asked, answer: Callable[[str, Factors], Any]
) -> tuple[Mistake, ...]:
    """Return the mistakes of misread brackets.

    `answer` makes what the function gives of a word and the factors of its letters.
    """

    def misread(name: str, advice: str, **meaning: Any) -> Mistake:
        return asked.misreading(
            name, advice, lambda word: answer(word, read(word, **meaning))
        )

    return (
        misread("factors-swapped", SWAPPED, square=3, round=2),
        misread("never-ends", NEVER_ENDS, closes=False),
        misread("brackets-ignored", IGNORED, square=1, round=1),
        misread("round-brackets-ignored", ROUND_IGNORED, round=1),
        misread("square-brackets-ignored", SQUARE_IGNORED, square=1),
        misread("always-doubled", ALWAYS_DOUBLED, round=2),
    )


def missed_letter_mistakes(
    asked: Asked, without: Callable[[str, slice], Any]
) -> tuple[Mistake, ...]:
    """Return the mistakes of leaving out the last letter, or the first.

    `without` makes what the function gives of a word and those letters of it.
    """
    return (
        asked.misreading(
            "last-letter-missed",
            "The last letter is missing. Does the loop stop one place too early? "
            "`range(n)` ends with n - 1 by itself.",
            lambda word: without(word, slice(None, -1)),
        ),
        asked.misreading(
            "first-letter-missed",
            "The first letter is missing. Places are counted from 0, and `range(n)` "
            "begins there.",
            lambda word: without(word, slice(1, None)),
        ),
    )


SWAPPED = (
    "Double and threefold have changed places. Square brackets `[ ]` double, round "
    "ones `( )` triple."
)
NEVER_ENDS = (
    "The factor stays as it is after the closing bracket. There it becomes 1 again, "
    "until the next bracket opens."
)
IGNORED = (
    "Each letter has been counted once, whether in brackets or not. Between `[` and "
    "`]` letters count double, between `(` and `)` threefold. If your code sets a "
    "factor there: is it set to 1 again inside the loop?"
)
ROUND_IGNORED = (
    "Square brackets come out right, round ones do not count. Between `(` and `)` "
    "letters count threefold."
)
SQUARE_IGNORED = (
    "Round brackets come out right, square ones do not count. Between `[` and `]` "
    "letters count double."
)
ALWAYS_DOUBLED = (
    "Every letter in brackets counts double here. That is what `[` and `]` do; "
    "between `(` and `)` letters count threefold."
)
