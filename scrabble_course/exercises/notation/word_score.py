"""The fourth exercise of stage 7: word_score (seed 000)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap

from scrabble_course.diagnosis.judging import stops
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.common_mistakes import faults_of, wrong_sums
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import (
    ENGLISH,
    PLAIN,
    SINGLES,
    NotationFunction,
    read,
)
from scrabble_course.exercises.notation.notation_stand_ins import for_notation
from scrabble_course.notation.scrabble_notation import (
    letter_scores,
    multipliers,
    word_score,
)

WORDS = brackets.Words(word_score, ENGLISH)
MOST = WORDS(brackets.MOST)
POT = WORDS("pot")


def _sum(letters: brackets.Letters) -> int:
    return sum(points * factor for points, factor in letters)


def _each(count: Callable[[int, int], int]) -> NotationFunction:
    """Return one that counts so for a letter's points and factor."""
    return lambda word, _: sum(starmap(count, read(word)))


def _ten_in_two_characters(word: str, distribution: str, is_short: bool = True) -> int:
    scores = letter_scores(word, distribution).replace("X", "10")
    factors = multipliers(word)
    places = range(min(len(scores), len(factors)) if is_short else len(scores))
    return sum(int(scores[place]) * int(factors[place]) for place in places)


def _by_the_first_place(word: str, _: str) -> int:
    letters = read(word)
    factors = dict(reversed(letters))  # of equal scores, the first decides
    return sum(points * factors[points] for points, _ in letters)


def _of_the_sums(word: str, _: str) -> int:
    scores, factors = zip(*read(word), strict=True)
    return int(sum(scores) * sum(factors))


MISTAKES = (
    *faults_of("letter_scores", WORDS.all),
    *faults_of("multipliers", WORDS.all),
    *faults_of("letter_score", WORDS.all),
    brackets.int_of_x(
        'Ask first whether the score is `"X"` (the score, not the letter of the word), '
        "and use `int` for the others."
    ),
    fails_like("x-is-ten", WORDS("box"))(
        brackets.X_IS_TEN,
        lambda word, scores: word_score(word.replace("x", "q"), scores),
    ),
    answers_like("text-times-number", MOST)(
        'A text times a number is written again and again: `"4" * 2` is `"44"`. Make '
        "numbers of both first: `int(...) * int(...)`.",
        _each(lambda one, by: one * by if one == 10 else int(str(one) * by)),
    ),
    answers_like("factors-added", MOST)(
        "The factors have been added to the scores. A letter counts its score times "
        "its factor: multiply the two, and then add up.",
        _each(lambda one, factor: one + factor),
    ),
    answers_like("sums-multiplied", MOST)(
        "Each score has met every factor, as it does in a loop inside a loop, or when "
        "two sums are multiplied. A score belongs to one factor, that of its own "
        "letter: walk along both texts at once, and multiply the two at each place.",
        _of_the_sums,
    ),
    fails_like("ten-not-multiplied", WORDS(f"{SINGLES} e[q]u(i)n[o]x"))(
        "An X counts 10 points, and those have not been multiplied. A factor holds for "
        "them as well: work out the points first, 10 or `int(...)`, and multiply them "
        "in one line for both.",
        _each(lambda one, factor: one if one == 10 else one * factor),
    ),
    answers_like("first-place-of-a-score", MOST)(
        "Equal scores have all got the factor of the first one: `index` and `find` "
        "give the first place where something stands. Walk along the places, `for i in "
        "range(len(scores))`, and take `scores[i]` and `factors[i]`.",
        _by_the_first_place,
    ),
    answers_like("ten-in-two-characters", WORDS("quiz"), passes_on=WORDS(PLAIN))(
        '`"10"` in the place of an X is two characters: each score behind it stands '
        "one place too far right, and meets the factor of another letter. Leave the X, "
        "and ask for it when you make a number of it.",
        _ten_in_two_characters,
        lambda word, scores: _ten_in_two_characters(word, scores, is_short=False),
    ),
    mistake("word-multiplied", MOST, passes_on=WORDS(PLAIN), every_case=True)(
        "The whole word has been multiplied. A factor is for the letters between its "
        "brackets only: multiply letter by letter, and then add up.",
        lambda case, got: got.value % sum(p for p, _ in read(case.call.args[0])) == 0,
    ),
    mistake("ten-otherwise", WORDS("quiz"), passes_on=WORDS(f"{PLAIN} pot bananas"))(
        "The letters q and z score X here, and an X among the scores means 10 points. "
        "It is not the letter x, and not to be left out."
    ),
    mistake("digits-left-out", WORDS.languages[-1:], passes_on=MOST)(
        "A score is X or any digit from 1 to 9: English has no 6, 7 and 9, but other "
        "distributions may. Do all of them count in your code?",
        lambda case, got: got.value < case.expected,
    ),
    *wrong_sums(word_score, MOST),
    *brackets.lost_letters(WORDS, _sum, "total = 0"),
    mistake("place-beyond-the-scores", WORDS(brackets.POTS), passes_on=POT)(
        "The word is longer than the two texts, as its brackets have no score and no "
        "factor. Walk along these: `range(len(scores))`.",
        stops,
        error_pattern="IndexError: string index",
    ),
    *brackets.bracket_mistakes(
        WORDS,
        "Call `letter_scores` and `multipliers` with this word, and hold the two texts "
        "side by side: which score meets which factor in your code?",
    ),
    *brackets.refusals(WORDS),
)

EXERCISE = brackets.exercise(
    word_score,
    WORDS.all,
    kept=ENGLISH,
    stand_ins=for_notation,
    mistakes=MISTAKES,
    new_rule="a word of one letter scores nothing.",
    hints=(
        "You have written both halves already: one function knows the score of each "
        "letter, another its factor. How do the two texts go together?",
        "Get the text of the scores and the text of the factors, and walk along both "
        "at the same time. Make two numbers of the two characters, multiply them, "
        "and add the product to a total. How many points is an X?",
        "`scores = letter_scores(word, distribution)`, `factors = "
        "multipliers(word)`, `total = 0`. For each `i` in `range(len(scores))`: "
        '`points` is 10 if `scores[i] == "X"`, else `int(scores[i])`; `total += '
        "points * int(factors[i])`. The two functions refuse wrong texts.",
    ),
)
