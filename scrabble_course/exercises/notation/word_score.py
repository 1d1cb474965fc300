"""The fourth exercise of stage 7: word_score (seed 000)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.notation.common import (
    BRACKETS_COUNTED,
    ENGLISH,
    FACTOR_OF_THE_FIRST,
    GROUPS,
    ONLY_GROUPS,
    PLAIN,
    SINGLES,
    WITH_BRACKETS,
    X_IS_TEN,
    Words,
    bracket_mistakes,
    case_like,
    expects,
    factors_of,
    first_factors_of,
    int_of_x,
    judge,
    lost_letters,
    misread,
    misread_factors,
    own_distribution,
    points,
    refusals,
    stops,
)
from scrabble_course.exercises.notation.stand_ins import for_word_score
from scrabble_course.notation.scrabble_notation import letter_scores, word_score

WORDS = Words(word_score, ENGLISH)


def _total(word: str, factors: list[int]) -> int:
    return sum(one * factor for one, factor in zip(points(word), factors, strict=True))


def _sum(word: str) -> int:
    return sum(points(word))


def _each(count: Callable[[int, int], int]) -> Callable[[str], int]:
    """Return a wrong function that counts so for a letter's points and factor."""

    def score(word: str) -> int:
        return sum(map(count, points(word), factors_of(word)))

    return score


def _of_letters(word: str, part: slice) -> int:
    pairs = list(zip(points(word), factors_of(word), strict=True))
    return sum(one * factor for one, factor in pairs[part])


def _tens_of_two_characters(word: str) -> int:
    scores = letter_scores(word, ENGLISH).replace("X", "10")
    factors = factors_of(word)
    return sum(int(scores[place]) * factors[place] for place in range(len(factors)))


def _sum_multiplied(word: str) -> int:
    total = 0
    for one, factor in zip(points(word), factors_of(word), strict=True):
        total = (total + one) * factor
    return total


def _number(digits: list[int]) -> int:
    return int("".join(map(str, digits)))


def _each_as_often_as_it_counts(word: str) -> list[int]:
    pairs = zip(points(word), factors_of(word), strict=True)
    return [one for one, factor in pairs for _ in range(factor)]


def _each_with_each(word: str) -> int:
    return sum(points(word)) * sum(factors_of(word))


def _first_of_equal_scores(word: str) -> int:
    found, factors = points(word), factors_of(word)
    return sum(one * factors[found.index(one)] for one in found)


def _adds_tens(case: Case, got: Outcome) -> Any:
    """Whether brackets have been looked up like letters: -1 is the place of an X."""
    added = got.value - case.expected
    return added > 0 and added % 10 == 0


OF_TENS = WORDS(f"quiz {SINGLES} {GROUPS}")
ONE_NUMBER = (
    "`int` is given several characters at once, and makes a single number of them. "
    "Each score has a factor of its own: walk along both texts side by side, and make "
    "a number of one character at a time. How many points is an X?"
)
MISTAKES = (
    *faults_of("letter_scores", WORDS.all),
    *faults_of("multipliers", WORDS.all),
    *faults_of("letter_score", WORDS.all),
    Mistake(
        "text-as-one-number",
        (),
        ONE_NUMBER,
        shows=stops,
        claims=r"int\(\).*'(X\w|\w+X)",
    ),
    int_of_x("Ask for X first, a capital, and use `int` for the others."),
    Mistake(
        "x-is-ten",
        WORDS("box"),
        X_IS_TEN,
        like=(lambda word, scores: word_score(word.replace("x", "q"), scores),),
    ),
    own_distribution(word_score, WORDS.languages),
    Mistake(
        "characters-multiplied",
        WORDS(PLAIN),
        "What `letter_scores` and `multipliers` give are texts, even where they look "
        "like numbers. `int(...)` makes a number of one character: do that with both "
        "before you multiply. How many points is an X?",
        shows=stops,
        claims="non-int of type 'str'|'int' and 'str'|'str' and 'int'",
    ),
    Mistake(
        "scores-for-the-word",
        WORDS(PLAIN),
        "`multipliers` is given the scores, and reads them as if they were the word. "
        "Give it the word itself: `multipliers(word)`.",
        claims="ValueError: '141133114'",
        shows=lambda case, got: "multipliers" in got.where,
    ),
    misread(
        WORDS,
        "text-as-one-number",
        ONE_NUMBER,
        lambda word: _number(points(word)) * _number(factors_of(word)),
        lambda word: _number(points(word)) * sum(factors_of(word)),
        lambda word: sum(points(word)) * _number(factors_of(word)),
        lambda word: _number(_each_as_often_as_it_counts(word)),
    ),
    misread(
        WORDS,
        "only-groups",
        ONLY_GROUPS,
        _each(lambda one, factor: one * factor if factor > 1 else 0),
    ),
    misread(
        WORDS,
        "factor-of-the-first",
        FACTOR_OF_THE_FIRST,
        lambda word: _total(word, first_factors_of(word)),
    ),
    Mistake(
        "sum-stays-zero",
        WORDS(PLAIN),
        "The sum stayed 0. Is each result kept, as in `total = total + points`?",
        like=(lambda word, distribution: 0,),
    ),
    misread(
        WORDS,
        "factors-added",
        "The factors have been added to the scores. A letter counts its score times "
        "its factor: multiply the two, and then add up.",
        _each(lambda one, factor: one + factor),
        _each(lambda one, factor: one + (factor if factor > 1 else 0)),
    ),
    Mistake(
        "factors-reversed",
        WORDS("[p]ot (p)ot po[t] po(t) c[h]o(p)s"),
        "Each score has met the factor of another letter, counted from the other end. "
        "Walk along scores and factors in the same order.",
        like=(lambda word, scores: _total(word, factors_of(word)[::-1]),),
        throughout=True,
    ),
    misread(
        WORDS,
        "one-too-many",
        "Every score is 1 too high. Does the sum start with 1? Before the first "
        "letter, it is 0: `total = 0`.",
        lambda word: _total(word, factors_of(word)) + 1,
    ),
    misread(
        WORDS,
        "sum-multiplied",
        "A factor has multiplied the sum of the letters before it as well. Multiply "
        "the score of the one letter, and then add it: `total += points * factor`.",
        _sum_multiplied,
    ),
    misread(
        WORDS,
        "added-once-more",
        "A letter in brackets has counted once too often: as it is, and then "
        "multiplied as well. Only one of the two is to be added: write `else`.",
        _each(lambda one, factor: one * (factor + 1 if factor > 1 else 1)),
    ),
    misread(
        WORDS,
        "powers",
        "A score has been multiplied by itself: `**` is a power, and `*` a product.",
        _each(lambda one, factor: one**factor),
    ),
    misread(
        WORDS,
        "word-multiplied",
        "The whole word has been multiplied. A factor is for the letters between its "
        "brackets only: multiply letter by letter, and then add up.",
        lambda word: _sum(word) * max(factors_of(word)),
        lambda word: _sum(word) * math.prod(factors_of(word)),
        lambda word: _sum(word) * math.prod(set(factors_of(word))),
        lambda word: _sum(word) * 2 ** word.count("[") * 3 ** word.count("("),
    ),
    misread(
        WORDS,
        "groups-left-out",
        "The letters between brackets have not been counted at all. Only the brackets "
        "themselves are to be skipped.",
        _each(lambda one, factor: one if factor == 1 else 0),
    ),
    *misread_factors(WORDS, _total),
    Mistake(
        "ten-in-two-characters",
        OF_TENS,
        "With 10 for X, the text of the scores has two characters for one letter, and "
        "each score after it meets the factor of another letter. Leave X in the text, "
        "and ask for it when you come to it.",
        like=(lambda word, distribution: _tens_of_two_characters(word),),
        throughout=True,
    ),
    Mistake(
        "ten-without-factor",
        OF_TENS[1:],
        "The other scores are multiplied, but a 10 is added without its factor. Find "
        "the points first, 10 or `int(...)`, and multiply them in one line for all.",
        like=(
            lambda word, distribution: _each(
                lambda one, factor: one if one == 10 else one * factor
            )(word),
        ),
        throughout=True,
    ),
    Mistake(
        "ten-counted-twice",
        OF_TENS,
        "A letter that scores X has counted 20: once as an X, and once more as the 10 "
        "that you made of it. Only one of the two ways may be taken: write `else`.",
        like=(
            lambda word, distribution: _each(
                lambda one, factor: one * factor * (2 if one == 10 else 1)
            )(word),
        ),
        throughout=True,
    ),
    Mistake(
        "ten-otherwise",
        WORDS("quiz"),
        "The letters q and z score X here, and an X in a distribution means 10 points. "
        "It is not the letter x, and not to be left out.",
        though=WORDS(f"{PLAIN} pot bananas"),
    ),
    misread(
        WORDS,
        "each-with-each",
        "Each score is multiplied by each factor, as a loop inside a loop does. A "
        "score has one factor, at the same place: one loop over the places is enough.",
        _each_with_each,
    ),
    misread(
        WORDS,
        "first-of-equal-scores",
        "Equal scores all get the factor of the first of them: `index` finds only the "
        "first place. Walk along the places: `for place in range(len(scores))`.",
        _first_of_equal_scores,
    ),
    misread(
        WORDS,
        "digits-repeated",
        'A text times 2 is the text twice: `"8" * 2` is `"88"`. Make a number of the '
        "score first, and multiply then: `int(...)` belongs around the score alone.",
        _each(lambda one, factor: 10 * factor if one == 10 else int(str(one) * factor)),
    ),
    *lost_letters(
        WORDS,
        _of_letters,
        "total = 0",
    ),
    Mistake(
        "places-of-the-word",
        WORDS(WITH_BRACKETS),
        "With brackets, the word has more characters than it has scores, and a place "
        "beyond the last score is looked up. Brackets have no score: count the places "
        "with `range(len(scores))`.",
        shows=stops,
        throughout=True,
        though=WORDS("pot"),
        claims="IndexError: string index",
    ),
    Mistake(
        "brackets-counted",
        WORDS(WITH_BRACKETS),
        BRACKETS_COUNTED,
        shows=_adds_tens,
        throughout=True,
        though=WORDS("pot"),
    ),
    *bracket_mistakes(
        WORDS,
        "Call `letter_scores` and `multipliers` with this word, and hold the two texts "
        "side by side: which score meets which factor in your code?",
    ),
    *refusals(WORDS),
)

EXERCISE = Exercise(
    "word_score",
    stage=7,
    reference=word_score,
    cases=WORDS.all,
    generate=lambda rng: case_like(WORDS.all, word_score, rng, ENGLISH),
    generated=60,
    judge=judge,
    expects=expects,
    stand_ins=for_word_score,
    mistakes=MISTAKES,
    hints=(
        "You have written both halves already: one function knows the score of each "
        "letter, another its factor. How do the two texts go together?",
        "Get the text of the scores and the text of the factors, and walk along both "
        "at the same time. Make two numbers of the two characters, multiply them, "
        "and add the product to a total. How many points is an X?",
        "`scores = letter_scores(word, distribution)`, `factors = "
        "multipliers(word)`, `total = 0`. For each `i` in `range(len(scores))`: "
        '`points` is 10 if `scores[i] == "X"`, else `int(scores[i])`; `total += '
        "points * int(factors[i])`. Wrong texts are refused by the two functions "
        "that you call.",
    ),
)
