"""Ways to bring scores and factors together, each worked out in English."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.checks.notation.groups import ENGLISH, points
from scrabble_course.checks.notation.misreading import read
from scrabble_course.notation.scrabble_notation import letter_scores


def products(word: str) -> list[int]:
    """Return what each letter counts.

    >>> products("b[o]x")
    [3, 2, 8]
    """
    return [one * factor for one, factor in zip(points(word), read(word), strict=True)]


def _tens_of_two_characters(word: str) -> int:
    scores = letter_scores(word, ENGLISH).replace("X", "10")
    factors = read(word)
    return sum(int(scores[place]) * factors[place] for place in range(len(factors)))


def _tens_without_factor(word: str) -> int:
    pairs = zip(points(word), read(word), strict=True)
    return sum(one if one == 10 else one * factor for one, factor in pairs)


def _each_with_each(word: str) -> int:
    return sum(points(word)) * sum(read(word))


def _first_of_equal_scores(word: str) -> int:
    all_points, factors = points(word), read(word)
    return sum(one * factors[all_points.index(one)] for one in all_points)


def _digits_repeated(word: str) -> int:
    pairs = zip(points(word), read(word), strict=True)
    return sum(
        10 * factor if one == 10 else int(str(one) * factor) for one, factor in pairs
    )


PAIRINGS: tuple[tuple[str, str, Callable[[str], int]], ...] = (
    (
        "ten-in-two-characters",
        "With 10 for X, the text of the scores has two characters for one letter, "
        "and each score after it meets the factor of another letter. Leave X in the "
        "text, and ask for it when you come to it.",
        _tens_of_two_characters,
    ),
    (
        "ten-without-factor",
        "The other scores are multiplied, but a 10 is added without its factor. Find "
        "the points first, 10 or `int(...)`, and multiply them in one line for all.",
        _tens_without_factor,
    ),
    (
        "each-with-each",
        "Each score is multiplied by each factor, as a loop inside a loop does. A "
        "score has one factor, at the same place: one loop over the places is enough.",
        _each_with_each,
    ),
    (
        "first-of-equal-scores",
        "Equal scores all get the factor of the first of them: `index` finds only the "
        "first place. Walk along the places: `for place in range(len(scores))`.",
        _first_of_equal_scores,
    ),
    (
        "digits-repeated",
        'A text times 2 is the text twice: `"8" * 2` is `"88"`. Make a number of the '
        "score first, and multiply then: `int(...)` belongs around the score alone.",
        _digits_repeated,
    ),
)
"""Name, advice, and what comes of a word."""
