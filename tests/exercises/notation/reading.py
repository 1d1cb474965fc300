"""The correct core that attempts at Scrabble notation are built on."""

import re

GROUP = r"\[([a-z]*)\]|\(([a-z]*)\)|([a-z])"
PIECE = re.compile(GROUP, re.ASCII | re.IGNORECASE)
WHOLE = re.compile(f"(?:{GROUP})*", re.ASCII | re.IGNORECASE)


def pieces(word):
    """Return (letters, factor) for each group and each letter outside of one."""
    if not WHOLE.fullmatch(word):
        raise ValueError(f"{word!r} cannot be read")
    return [
        (twice or thrice or once, 2 if twice else 3 if thrice else 1)
        for twice, thrice, once in PIECE.findall(word)
    ]


def letters_of(word):
    """Return the letters of `word`, which is Scrabble notation."""
    return "".join(letters for letters, _ in pieces(word))


def total_of(scores):
    """Return the sum of the scores of a text such as `letter_scores` gives."""
    return sum(10 if points == "X" else int(points) for points in scores)
