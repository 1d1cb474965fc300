"""Attempts at stage 7, `word_score`."""

from functools import partial
from string import ascii_letters

from scrabble_course.notation import (
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)
from tests.exercises.attempts import calling, right, slips_in, variant, wrong
from tests.exercises.notation.reading import letters_of, pieces, total_of
from tests.exercises.notation.spoiled import SPOILED, spoil, spoiled

spoil(__name__, word_score, *SPOILED)


@right("place after place")
def by_places(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for place in range(len(scores)):
        points = 10 if scores[place] == "X" else int(scores[place])
        total = total + points * int(factors[place])
    return total


POINTS = 'points = 10 if scores[place] == "X" else int(scores[place])'

slip = slips_in(by_places)
slip("int-of-x", (POINTS, "points = int(scores[place])"))
EACH = "total = total + points * int(factors[place])"
ALL = "for factor in factors:\n        total *= int(factor)\n    return total"
slip("word-multiplied", (EACH, "total = total + points"), ("return total", ALL))
slip("ten-otherwise", ("10 if", "0 if"))
slip("place-beyond-the-scores", ("range(len(scores))", "range(len(word))"))
DIGITS = 'points = {"X": 10, **{c: int(c) for c in "123458"}}'
slip("digits-left-out", (POINTS, f"{DIGITS}.get(scores[place], 0)"))
slip(
    "first-place-of-a-score",
    ("place in range(len(scores))", "score in scores"),
    (POINTS, POINTS.replace("scores[place]", "score")),
    ("factors[place]", "factors[scores.index(score)]"),
)
slip("taken-away", (EACH, EACH.replace("+", "-")))


@right("letter after letter")
def by_letters(word, distribution):
    total = 0
    letters = [character for character in word if character in ascii_letters]
    for letter, factor in zip(letters, multipliers(word), strict=True):
        total += total_of(letter_score(letter, distribution)) * int(factor)
    return total


lenient = partial(spoiled, "other-characters")
WRONG_CALLEES = {
    "wrong-multipliers": {"multipliers": lambda word: "1" * len(letters_of(word))},
    "wrong-letter_scores": {"letter_scores": lambda *args: letter_scores(*args)[::-1]},
    "wrong-letter_score": {"letter_score": lambda letter, scores: scores[0]},
    "lenient-multipliers": {"multipliers": lenient(multipliers)},
    "lenient-letter_score": {
        "letter_score": spoiled("distribution-length", letter_score)
    },
    "lenient-letter_scores": {
        "letter_scores": lenient(letter_scores),
        "multipliers": lenient(multipliers),
    },
}
for mistake, own in WRONG_CALLEES.items():
    function = by_places if "letter_scores" in mistake else by_letters
    wrong(mistake)(calling(function, **own))


@right("a pattern finds the groups")
def group_after_group(word, distribution):
    total = total_of(letter_scores("", distribution))
    for letters, factor in pieces(word):
        total += factor * total_of(letter_scores(letters, distribution))
    return total


variant(
    group_after_group,
    "the plain score, and what the brackets add",
    ('total_of(letter_scores("",', "total_of(letter_scores(word,"),
    ("+= factor", "+= (factor - 1)"),
)


@right("each letter written as often as it counts")
def written_as_often_as_it_counts(word, distribution):
    letters = "".join(letters * factor for letters, factor in pieces(word))
    return total_of(letter_scores(letters, distribution))


@right("recursion over the pieces")
def by_recursion(word, distribution):
    def total(rest):
        if not rest:
            return 0
        (letters, factor), *others = rest
        return factor * total_of(letter_scores(letters, distribution)) + total(others)

    letter_score("a", distribution)
    return total(pieces(word))
