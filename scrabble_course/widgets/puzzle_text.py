"""What a round of Scrabblegram says to the player."""

from __future__ import annotations

from scrabble_course.display.phrases import counted, points_text
from scrabble_course.widgets.puzzles import Find, PlayedPuzzle


def hint_text(hints: int, best: Find | None) -> str:
    """Return what the first, second or third hint says of the best word.

    >>> hint_text(2, Find("SPAtZLE", 96))
    'It begins with S and has 7 letters.'
    """
    if best is None:
        return "These tiles form no word."
    if hints == 1:
        return f"The best word begins with {best.word[0].upper()}."
    if hints == 2:
        letters = counted(len(best.word), "letter")
        return f"It begins with {best.word[0].upper()} and has {letters}."
    return f"It is {best.word.upper()}, for {points_text(best.points)}."


def comparison(played: PlayedPuzzle) -> str:
    """Return how the player and the opponent compare; "" before it has played.

    >>> from scrabble_course.widgets.puzzles import PLAIN, Puzzle, closed, found
    >>> mine = found(PlayedPuzzle(Puzzle("ZLEAP?S", PLAIN)), Find("LEAP", 6))
    >>> comparison(closed(mine, Find("SPAtZLE", 67)))
    'The opponent plays SPATZLE for 67 points, 61 more than your LEAP.'
    """
    if not played.is_over:
        return ""
    mine, rival = played.best, played.rival
    if rival is None:
        return f"The opponent finds no word. {'You win.' if mine else 'A draw.'}"
    said = f"The opponent plays {rival.word.upper()} for {points_text(rival.points)}"
    if mine is None:
        return f"{said}; you have found no word yet."
    ahead, word = rival.points - mine.points, mine.word.upper()
    if ahead > 0:
        return f"{said}, {ahead} more than your {word}."
    if ahead < 0:
        return f"{said}. You win: your {word} earns {-ahead} more."
    return f"{said}. A draw: that is what your {word} earns."


def refusal_text(laid: str) -> str:
    """Return what is wrong with letters that are no word; a `?` is an open blank.

    >>> refusal_text("zLEA")
    '"zlea" is not a valid word.'
    """
    if "?" in laid:
        return f'"{laid.lower()}" is not a word, whatever the blank stands for.'
    return f'"{laid.lower()}" is not a valid word.'


def missed_text(rival: Find | None, best: Find | None) -> str:
    """Return what there was to find, if the opponent missed it; else "".

    >>> missed_text(None, Find("LEAP", 6))
    'The best word there is: LEAP, 6 points.'
    """
    if best is None or (rival is not None and rival.points >= best.points):
        return ""
    return f"The best word there is: {best.word.upper()}, {points_text(best.points)}."
