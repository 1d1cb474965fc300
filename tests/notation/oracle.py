"""Slow, independent ways to the same answers: the word is taken apart with patterns."""

import re

GROUP = re.compile(r"\[([A-Za-z]*)\]|\(([A-Za-z]*)\)|([A-Za-z])")


def letters(word):
    """Return a list of (letter, factor); None if `word` is no Scrabble notation."""
    found, rest = [], word
    while rest:
        match = GROUP.match(rest)
        if match is None:
            return None
        twice, thrice, once = (text or "" for text in match.groups())
        found += [(c, 2) for c in twice] + [(c, 3) for c in thrice]
        found += [(c, 1) for c in once]
        rest = rest[match.end() :]
    return found


def points(letter, distribution):
    """Return the points of a letter, by counting down from Z."""
    place = -1
    for known in "ZYXWVUTSRQPONMLKJIHGFEDCBA":
        if known == letter.upper():
            break
        place -= 1
    return {"X": 10}.get(distribution[place]) or int(distribution[place])


def score(word, distribution):
    return sum(points(c, distribution) * factor for c, factor in letters(word))
