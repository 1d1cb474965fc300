"""A score of the word game, written out the way the problem set does."""

from __future__ import annotations

from collections.abc import Mapping

from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES


def score_breakdown(
    word: str,
    n: int,
    given: int | None = None,
    values: Mapping[str, int] = SCRABBLE_LETTER_VALUES,
) -> str:
    """Return how `word` comes by its score when the hand has `n` letters.

    >>> print(score_breakdown("weed", 6))
    (4+1+1+2) x (7*4 - 3*(6-4)) = 176

    A second factor below 1 counts as 1, and a second line says so:

    >>> print(score_breakdown("it", 7))
    (1+1) x 1 = 2
    x 1, because 7*2 - 3*(7-2) = -1 is less than 1.

    `given` is what a student's function gave; if it differs, the last line says so:

    >>> print(score_breakdown("weed", 6, given=28))
    (4+1+1+2) x (7*4 - 3*(6-4)) = 176
    Your function gave 28, but this breakdown gives 176.
    """
    length = len(word)
    points = [values[letter] for letter in word.lower()]
    formula = f"7*{length} - 3*({n}-{length})"
    factor = 7 * length - 3 * (n - length)
    score = sum(points) * max(1, factor)

    shown = f"({formula})" if factor >= 1 else "1"
    lines = [f"({'+'.join(map(str, points))}) x {shown} = {score}"]
    if factor < 1:
        lines.append(f"x 1, because {formula} = {factor} is less than 1.")
    if given not in (None, score):
        lines.append(f"Your function gave {given}, but this breakdown gives {score}.")
    return "\n".join(lines)
