"""Attempts at stage 1, `get_word_score`."""

from collections import Counter

from scrabble_course.word_game import SCRABBLE_LETTER_VALUES
from tests.exercises.attempts import right, slips_in, wrong

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

slip = slips_in(by_steps)
slip("letter-sum", ("in word:", "in word[1:-1]:"))
slip("min-for-max", ("(word)\n    factor", "(word[0])\n    factor"))
slip("another-floor", ("factor = 1", "factor = 2"))
slip("returns-none", (ANSWER, f"    if factor > 1:\n    {ANSWER}"))
slip(
    "one-value",
    ("+ SCRABBLE_LETTER_VALUES[letter]", "+ {**LETTERS_ONLY, '*': 0, 'v': 5}[letter]"),
)
slip("wildcard-stops", ("SCRABBLE_LETTER_VALUES[letter]", "LETTERS_ONLY.get(letter)"))
slip("capitals", ("word = word.lower()", "word.lower()"))
slip("wildcard-stops", ("SCRABBLE_LETTER_VALUES", "LETTERS_ONLY"))
slip("wildcard-worth", ("word.lower()", 'word.lower().replace("*", "")'))
slip(
    "second-wildcard-worth",
    ("SCRABBLE_LETTER_VALUES[letter]", "{**SCRABBLE_LETTER_VALUES, '*': 1}[letter]"),
    (ANSWER, f"    if '*' in word:\n        points -= 1\n{ANSWER}"),
)
slip(
    "lone-wildcard",
    (ANSWER, f"    if word and points == 0:\n        return 1\n{ANSWER}"),
)
slip("lone-wildcard", (ANSWER, f"    if points or word == '':\n    {ANSWER}"))


@right("the formula rewritten as 10 * length - 3 * n")
def rewritten_formula(word, n):
    return max(10 * len(word) - 3 * n, 1) * sum(
        map(SCRABBLE_LETTER_VALUES.__getitem__, word.lower())
    )


slip = slips_in(rewritten_formula)
slip("factor", ("word) - 3", "word) + 3"))


@right("recursion over the letters")
def by_recursion(word, n):
    def points(rest):
        if not rest:
            return 0
        return SCRABBLE_LETTER_VALUES[rest[0].lower()] + points(rest[1:])

    factor = 7 * len(word) - 3 * (n - len(word))
    return points(word) * (factor if factor > 1 else 1)


@right("its own table, with capitals")
def own_table_in_capitals(word, n):
    table = {letter.upper(): value for letter, value in LETTERS_ONLY.items()}
    points = 0
    for letter in word.upper():
        if letter != "*":
            points += table[letter]
    return points * max(1, 7 * len(word) - 3 * (n - len(word)))


@right("letters grouped by their value")
def letters_grouped_by_value(word, n):
    groups = {
        "aeilnorstu": 1, "dg": 2, "bcmp": 3, "fhvwy": 4, "k": 5, "jx": 8, "qz": 10
    }  # fmt: skip
    total = 0
    for letter in word:
        for group, value in groups.items():
            if letter.lower() in group:
                total += value
    return total * max([1, 7 * len(word) - 3 * (n - len(word))])


@right("letters counted first")
def letters_counted_first(word, n):
    counts = Counter(word.casefold())
    points = sum(SCRABBLE_LETTER_VALUES[c] * times for c, times in counts.items())
    left_over = n - counts.total()
    return points * max(1, 7 * counts.total() - 3 * left_over)


@right("unknown characters caught as exceptions")
def exceptions_for_what_is_not_in_the_table(word, n):
    points, i = 0, 0
    while True:
        try:
            letter = word[i].lower()
        except IndexError:
            break
        i += 1
        try:
            points += LETTERS_ONLY[letter]
        except KeyError:
            points += 0
    return points * sorted([1, 7 * i - 3 * (n - i)])[-1]


@right("an empty word sent away at the door, the points printed on the way")
def empty_word_first(word, n):
    if not word:
        return 0
    first_component = sum([SCRABBLE_LETTER_VALUES.get(c, 0) for c in word.lower()])
    second_component = 7 * len(word) - 3 * (n - len(word))
    print(first_component, second_component)
    if second_component >= 1:
        return first_component * second_component
    return first_component


@wrong("factor-of-one")
def neither_below_nor_above(word, n):
    points = sum(SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())
    factor = 7 * len(word) - 3 * (n - len(word))
    if factor < 1:
        return points
    elif factor > 1:
        return points * factor
