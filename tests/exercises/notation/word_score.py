"""Attempts at stage 7, `word_score`."""

# Students write it so.

import re
from string import ascii_lowercase

from scrabble_course.notation import (
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)
from tests.exercises.attempts import calling, right, wrong
from tests.exercises.notation.reading import pieces, total_of
from tests.exercises.notation.spoiled import SPOILED, spoil

spoil(__name__, word_score, *SPOILED)


def products(word, distribution, points_of=total_of):
    """Return the sum of points times factors, with points from `points_of`."""
    total = 0
    pairs = zip(letter_scores(word, distribution), multipliers(word), strict=True)
    for points, factor in pairs:
        total += points_of(points) * int(factor)
    return total


def letters(word):
    return re.sub(r"[^A-Za-z]", "", word)


def products_of_letters(word, distribution):
    total = 0
    for letter, factor in zip(letters(word), multipliers(word), strict=True):
        total += total_of(letter_score(letter, distribution)) * int(factor)
    return total


@wrong("scores-for-the-word")
def scores_read_as_the_word(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(scores)
    pairs = zip(scores, factors, strict=True)
    return sum(total_of(score) * int(factor) for score, factor in pairs)


@wrong("brackets-counted")
def brackets_looked_up(word, distribution):
    total = 0
    factor = 1
    for character in word.lower():
        if character == "[":
            factor = 2
        if character == "(":
            factor = 3
        if character in "])":
            factor = 1
        points = distribution[ascii_lowercase.find(character)]
        total += factor * (10 if points == "X" else int(points))
    return total


@wrong("places-of-the-word")
def places_of_the_word(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(word)):
        points = 10 if scores[place] == "X" else int(scores[place])
        total = total + points * int(factor_of[place])
    return total


@wrong("int-of-x")
def int_of_every_score(word, distribution):
    return products(word, distribution, int)


@wrong("text-as-one-number")
def int_of_both_texts(word, distribution):
    return int(letter_scores(word, distribution)) * int(multipliers(word))


@wrong("ten-otherwise")
def ten_left_out(word, distribution):
    return products(word, distribution, lambda p: int(p) if p.isdigit() else 0)


@wrong("characters-multiplied")
def texts_multiplied(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(scores)):
        total = total + scores[place] * factor_of[place]
    return total


lenient = SPOILED["other-characters"]
WRONG_CALLEES = {
    "wrong-multipliers": {"multipliers": lambda word: "1" * len(letters(word))},
    "wrong-letter_scores": {"letter_scores": lambda *args: letter_scores(*args)[::-1]},
    "wrong-letter_score": {"letter_score": lambda letter, scores: scores[0]},
    "lenient-multipliers": {"multipliers": lenient(multipliers)},
    "lenient-letter_score": {
        "letter_score": SPOILED["distribution-length"](letter_score)
    },
    "lenient-letter_scores": {
        "letter_scores": lenient(letter_scores),
        "multipliers": lenient(multipliers),
    },
}
for mistake, own in WRONG_CALLEES.items():
    function = products if "letter_scores" in mistake else products_of_letters
    wrong(mistake)(calling(function, **own))


@right("one expression")
def one_expression(word, distribution):
    return products(word, distribution, "0123456789X".index)


@right("a pattern finds the groups")
def group_after_group(word, distribution):
    total = total_of(letter_scores("", distribution))
    for letters, factor in pieces(word):
        total += factor * total_of(letter_scores(letters, distribution))
    return total


@right("hexadecimal digits")
def hexadecimal_digits(word, distribution):
    return products(word, distribution, lambda p: int(p.replace("X", "A"), 16))


@right("each letter written as often as it counts")
def written_as_often_as_it_counts(word, distribution):
    letters = "".join(letters * factor for letters, factor in pieces(word))
    return total_of(letter_scores(letters, distribution))


@right("the plain score, and what the brackets add")
def plain_score_and_extra(word, distribution):
    plain = total_of(letter_scores(word, distribution))
    extra = 0
    for letters, factor in pieces(word):
        extra += (factor - 1) * total_of(letter_scores(letters, distribution))
    return plain + extra


@right("a table of points, recursion over the pieces")
def by_recursion(word, distribution):
    letter_score("a", distribution)
    table = {
        letter: 10 if points == "X" else int(points)
        for letter, points in zip(ascii_lowercase, distribution, strict=True)
    }

    def total(rest):
        if not rest:
            return 0
        (letters, factor), *others = rest
        return factor * sum(table[c] for c in letters.lower()) + total(others)

    return total(pieces(word))
