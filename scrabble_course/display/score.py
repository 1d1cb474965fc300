"""A score of the word game, written out the way the problem set does."""

from __future__ import annotations

from scrabble_course.board.score_sheet import ScoreSheet, TileScore, WordScore
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES


def score_breakdown(word: str, n: int, given: int | None = None) -> str:
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
    sheet = word_sheet(word, n, given)
    (scored,) = sheet.words
    added = "+".join(map(str, scored.tiles))
    factor = f"({scored.reason})" if scored.reason else "1"
    return "\n".join([f"({added}) x {factor} = {sheet.total}", *sheet.remarks])


def word_sheet(word: str, n: int, given: int | None = None) -> ScoreSheet:
    """Return the score of `word`, from a hand of `n` letters, as a value.

    `given` is what a student's function gave; if it differs, a remark says so.

    >>> word_sheet("weed", 6)
    WEED  (4+1+1+2) x 22 = 176
    >>> word_sheet("it", 7, given=3)
    IT  1+1 = 2
    x 1, because 7*2 - 3*(7-2) = -1 is less than 1.
    Your function gave 3, but this breakdown gives 2.
    """
    length = len(word)
    formula = f"7*{length} - 3*({n}-{length})"
    factor = 7 * length - 3 * (n - length)
    values = SCRABBLE_LETTER_VALUES
    tiles = tuple(TileScore(letter.upper(), values[letter]) for letter in word.lower())
    scored = WordScore(tiles, max(1, factor), formula if factor >= 1 else "")

    remarks = []
    if factor < 1:
        remarks.append(f"x 1, because {formula} = {factor} is less than 1.")
    if given not in (None, scored.points):
        remarks.append(
            f"Your function gave {given}, but this breakdown gives {scored.points}."
        )
    return ScoreSheet((scored,), remarks=tuple(remarks))
