"""Attempts at stage 1, `get_word_score`."""

from collections import Counter

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import right, slips_in, variant

# The table of the problem set, before the wildcard came up.
LETTERS_ONLY = {c: value for c, value in SCRABBLE_LETTER_VALUES.items() if c != "*"}


@right("plain statements, step by step")
def by_steps(word, n):
    word = word.lower()
    points = 0
    for letter in word:
        points = points + SCRABBLE_LETTER_VALUES[letter]
    word_length = len(word)
    factor = 7 * word_length - 3 * (n - word_length)
    if factor < 1:
        factor = 1
    return points * factor


ANSWER = "    return points * factor"
VALUE = "SCRABBLE_LETTER_VALUES[letter]"

slip = slips_in(by_steps)
slip("letter-sum", ("in word:", "in word[1:-1]:"))
slip("no-floor", ("< 1", "< 0"))
slip("no-floor", ("    if factor < 1:\n        factor = 1\n", ""))
slip("returns-none", (ANSWER, f"    if factor > 1:\n    {ANSWER}"))
slip("wildcard-stops", (VALUE, "LETTERS_ONLY.get(letter)"))
slip("wildcard-stops", (VALUE, "LETTERS_ONLY[letter]"))
slip("value-of-a-letter", (VALUE, f"(4 if letter == 'k' else {VALUE})"))
slip("numbers-changed-round", ("7 * word_length - 3", "3 * word_length - 7"))
slip(
    "length-of-one",
    ("for letter in", "for word in"),
    (VALUE, VALUE.replace("letter]", "word]")),
)
slip("taken-away", ("points + S", "points - S"))
slip("capitals", ("word = word.lower()", "word.lower()"))
slip("wildcard-worth", ("word.lower()", 'word.lower().replace("*", "")'))
slip("lone-wildcard", (ANSWER, f"    if points or word == '':\n    {ANSWER}"))
variant(
    by_steps,
    "an empty word sent away at the door, the points printed on the way",
    ("    points = 0\n", '    if word == "":\n        return 0\n    points = 0\n'),
    (ANSWER, f"    print(points, factor)\n{ANSWER}"),
)


@right("the formula rewritten as 10 * length - 3 * n")
def rewritten_formula(word, n):
    values = map(SCRABBLE_LETTER_VALUES.__getitem__, word.lower())
    return max(10 * len(word) - 3 * n, 1) * sum(values)


slips_in(rewritten_formula)("factor", ("word) - 3", "word) + 3"))


@right("recursion over the letters")
def by_recursion(word, n):
    def points(rest):
        return SCRABBLE_LETTER_VALUES[rest[0]] + points(rest[1:]) if rest else 0

    factor = 7 * len(word) - 3 * (n - len(word))
    return points(word.lower()) * (factor if factor > 1 else 1)


@right("its own table, in capitals, by value")
def own_table_in_capitals(word, n):
    groups = "AEILNORSTU", "DG", "BCMP", "FHVWY", "K", "", "", "JX", "", "QZ"
    total = 0
    for letter in word.upper():
        for value, group in enumerate(groups, 1):
            if letter in group:
                total += value
    return total * max([1, 7 * len(word) - 3 * (n - len(word))])


@right("letters counted first")
def letters_counted_first(word, n):
    counts = Counter(word.casefold())
    points = sum(SCRABBLE_LETTER_VALUES[c] * times for c, times in counts.items())
    return points * max(1, 7 * counts.total() - 3 * (n - counts.total()))
