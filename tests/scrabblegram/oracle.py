"""Slow, independent ways to the same answers: every order of every choice of tiles."""

from itertools import permutations

VALUES = """
A1 B3 C3 D2 E1 F4 G2 H4 I1 J8 K5 L1 M3
N1 O1 P3 Q10 R1 S1 T1 U1 V4 W4 X8 Y4 Z10
"""
SCORES = {pair[0]: int(pair[1:]) for pair in VALUES.split()}


def tile(char):
    if char.isascii() and char.upper() in SCORES:
        return SCORES[char.upper()]
    return 0 if char in (" ", "?") else -1


def lays(word, tiles):
    """Return all rows of tiles that can stand for `word`, blanks as question marks."""
    found = set()
    for row in permutations(tiles.upper().replace(" ", "?"), len(word)):
        pairs = zip(row, word.upper(), strict=True)
        if all(laid in (letter, "?") for laid, letter in pairs):
            found.add("".join(row))
    return found


def played(word, tiles):
    """Return the row with the fewest blanks, and these as late as can be."""
    rows = lays(word, tiles)
    if not rows:
        return False, ""
    return True, min(rows, key=lambda row: (row.count("?"), blanks_first(row)))


def blanks_first(row):
    return [tile != "?" for tile in reversed(row)]


def score(row, marks):
    """Return the score of a row on squares drawn as text, in the seed's order."""
    points = []
    for laid, mark in zip(row, marks, strict=False):
        times = 3 if mark == "t" else 2 if mark == "d" else 1
        points.append(sum([tile(laid)] * times))
    total = sum(points)
    for mark in marks[: len(row)]:
        total = total + total if mark == "D" else total
        total = total + total + total if mark == "T" else total
    return total + 50 if len(row) == 7 else total


def highest(tiles, marks, words):
    """Return the best score and the first word of the list that earns it."""
    scores = []
    for word in words:
        rows = lays(word, tiles)
        scores.append(max((score(row, marks) for row in rows), default=-1))
    best = max(scores, default=-1)
    return (best, words[scores.index(best)]) if best >= 0 else (-1, "")
