"""Attempts at stage 11, `row_plays`."""

from scrabble_course.board.anchors import is_anchor
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.finding_plays import next_letters as choices
from scrabble_course.board.word_sets import capital_words, prefixes
from tests.exercises.attempts import right, slips_in, variant


@right("the plan of the lesson")
def by_the_plan(hand, row, words=None):
    words = capital_words(words)
    begin = prefixes(words)
    plays = set()

    def go_on(start, word, hand):
        if word.upper() not in begin:
            return
        end = start + len(word)
        square = row[end] if end < 15 else None
        if is_letter(square):
            go_on(start, word + square, hand)
            return
        if word.upper() in words and any(map(is_anchor, row[start:end])):
            plays.add((start, word))
        if end < 15:
            for letter, rest in choices(hand, square):
                go_on(start, word + letter, rest)

    for start in range(15):
        if start == 0 or not is_letter(row[start - 1]):
            go_on(start, "", hand)
    return plays


ADD = "plays.add((start, word))"
LONGER = "go_on(start, word + letter, rest)"
CHOICES = "choices(hand, square)"
FIRST = "start == 0 or not is_letter(row[start - 1])"
COVERS = "any(map(is_anchor, row[start:end]))"
slip = slips_in(by_the_plan)
slip("changes-its-argument", ("    return plays", "    row.pop()\n    return plays"))
slip("walks-off-the-row", (" if end < 15 else None", ""))
slip("no-text", ("is_letter(square)", "square in 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'"))
slip("blank-made-a-capital", ("word + letter, rest", "word + letter.upper(), rest"))
slip("too-slow", ("word.upper() not in begin", "False"))
slip("letter-beside", (FIRST, "True"))
slip("column-behind-the-word", ("add((start, word))", "add((end, word))"))
slip(
    "starts-before-the-row",
    (FIRST, f"start < 1 or {FIRST}"),
    ("start in range(15)", "start in range(-1, 15)"),
    (COVERS, "any(is_anchor(row[at]) for at in range(start, end))"),
)
slip(
    "laid-from-column-0",
    ("end = start + len", "end = len"),
    ("row[start:end]", "row[:end]"),
)
slip("starts-at-the-anchor", (FIRST, "is_anchor(row[start])"))
slip("parts-of-a-play", ("add((start, word))", "add((word, start))"))
slip(("over-a-letter", "letter-beside"), (", hand)\n            return", ", hand)"))
slip("no-anchor", (COVERS, f"({COVERS} or all(map(is_letter, row[start:end])))"))
slip("not-a-word", ("word.upper() in words", "len(word) > 1"))
slip("cross-check-ignored", (CHOICES, "choices(hand, None)"))
slip("cross-check-ignored", (CHOICES, "choices(hand, square or None)"))
slip("tile-used-twice", ("letter, rest)", "letter, hand)"))
slip("words-as-they-come", ("capital_words(words)", "words"))


def ways_to_lay(word, col, hand, row):
    """Give the spellings of a word that is laid from `col` on."""
    ways = [("", hand)]
    for letter, square in zip(word, row[col:], strict=False):
        if is_letter(square):
            ways = [(w + square, h) for w, h in ways if square.upper() == letter]
        else:
            ways = [
                (w + tile.replace("?", letter.lower()), h.replace(tile, "", 1))
                for w, h in ways
                for tile in (letter, "?")
                if tile in h and (square is None or letter in square)
            ]
    return [way for way, _ in ways]


@right("each word at each column")
def by_scanning(hand, row, words=None):
    return {
        (col, way)
        for col in range(15)
        for word in capital_words(words)
        for way in ways_to_lay(word, col, hand, row)
        if col == 0 or not is_letter(row[col - 1])
        if not any(map(is_letter, row[col + len(word) :][:1]))
        if any(map(is_anchor, row[col : col + len(word)]))
        if col + len(word) <= 15
    }


variant(
    by_the_plan,
    "a flag for the anchor, and an empty square at each end",
    ("row[end] if end < 15 else None", "[*row, None][end]"),
    ("def go_on(start, word, hand)", "def go_on(start, word, hand, touched=False)"),
    ("word + square, hand)", "word + square, hand, touched)"),
    (COVERS, "touched"),
    (LONGER, "go_on(start, word + letter, rest, touched or bool(square))"),
    (FIRST, "not is_letter([None, *row][start])"),
)


@right("a frozenset, and the row as a tuple")
def with_a_frozenset(hand, row, words=None):
    plays = by_the_plan(hand, tuple(row), [word.upper() for word in words])
    return frozenset((col, "".join(list(word))) for col, word in plays)


@right("from the anchors to the left, then to the right")
def from_the_anchors(hand, row, words=None):
    plays = set()
    for anchor in [at for at in range(15) if is_anchor(row[at])]:
        for first in range(anchor, -1, -1):
            for word in capital_words(words):
                end = first + len(word)
                is_whole = first == 0 or not is_letter(row[first - 1])
                if is_whole and anchor < end <= 15 and not is_letter([*row, None][end]):
                    for way in ways_to_lay(word, first, hand, row):
                        plays.add((first, way))
    return plays


@right("recursion that returns lists, and prints on the way")
def lists_and_prints(hand, row, words=None):
    known = capital_words(words)

    def ways(word, end, hand):
        if not any(other.startswith(word.upper()) for other in known):
            return []
        if is_letter([*row, None][end]):
            return ways(word + row[end], end + 1, hand)
        found = [word]
        for square in row[end : end + 1]:
            for letter, rest in choices(hand, square):
                found += ways(word + letter, end + 1, rest)
        return found

    starts = [col for col in range(15) if not is_letter([None, *row][col])]
    found = [(col, word) for col in starts for word in ways("", col, hand)]
    print(len(found), "texts")
    plays = {(col, word) for col, word in found if word.upper() in known}
    return {p for p in plays if any(map(is_anchor, row[p[0] : p[0] + len(p[1])]))}
