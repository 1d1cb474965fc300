"""A slow, independent way to the score: which words are there that were not before?"""

from scrabble_course.board import LETTER_VALUES

TRIPLE_WORDS = "A1 A8 A15 H1 H15 O1 O8 O15"
DOUBLE_WORDS = "B2 C3 D4 E5 K11 L12 M13 N14 N2 M3 L4 K5 E11 D12 C13 B14 H8"
TRIPLE_LETTERS = "F2 J2 B6 F6 J6 N6 B10 F10 J10 N10 F14 J14"
DOUBLE_LETTERS = (
    "D1 L1 G3 I3 A4 H4 O4 C7 G7 I7 M7 D8 L8 C9 G9 I9 M9 A12 H12 O12 G13 I13 D15 L15"
)


def runs(letters):
    """Return all runs of two or more letters, across and down, as sets of squares."""
    found = []
    for step in ((0, 1), (1, 0)):
        for row, col in letters:
            if (row - step[0], col - step[1]) in letters:
                continue
            run = []
            while (row, col) in letters:
                run.append((row, col))
                row, col = row + step[0], col + step[1]
            if len(run) > 1:
                found.append(frozenset(run))
    return found


def letters_on(board):
    """Return the letters of a board by their squares, read off its text."""
    return {
        (row, col): letter
        for row, line in enumerate(str(board).splitlines())
        for col, letter in enumerate(line)
        if letter != "."
    }


def named(square):
    row, col = square
    return "ABCDEFGHIJKLMNO"[col] + str(row + 1)


def score(before, after):
    """Return what the tiles that `after` has and `before` lacks have earned."""
    old, letters = letters_on(before), letters_on(after)
    fresh = letters.keys() - old.keys()
    total = 50 if len(fresh) == 7 else 0
    for run in runs(letters):
        if not run & fresh:
            continue
        tiles, doublings = 0, 1
        for square in run:
            points = LETTER_VALUES.get(letters[square], 0)
            premium = named(square) if square in fresh else "none"
            if premium in DOUBLE_LETTERS.split():
                points += points
            if premium in TRIPLE_LETTERS.split():
                points += points + points
            if premium in DOUBLE_WORDS.split():
                doublings *= 2
            if premium in TRIPLE_WORDS.split():
                doublings *= 3
            tiles += points
        total += tiles * doublings
    return total
