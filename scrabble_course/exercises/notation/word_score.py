"""The fourth exercise of stage 7: word_score (seed 000)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap

from scrabble_course.diagnosis.exercise import stops
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import (
    ENGLISH,
    PLAIN,
    Function,
    read,
)
from scrabble_course.exercises.notation.notation_stand_ins import for_notation
from scrabble_course.notation.scrabble_notation import word_score

Numbers = tuple[int, ...]

WORDS = brackets.Words(word_score, ENGLISH)
MOST = WORDS(brackets.MOST)
POT = WORDS("pot")


def _sum(letters: brackets.Letters) -> int:
    return sum(points * factor for points, factor in letters)


def _each(count: Callable[[int, int], int]) -> Function:
    """Return one that counts so for a letter's points and factor."""
    return lambda word, _: sum(starmap(count, read(word)))


MISTAKES = (
    *faults_of("letter_scores", WORDS.all),
    *faults_of("multipliers", WORDS.all),
    *faults_of("letter_score", WORDS.all),
    brackets.int_of_x("Ask for X first, a capital, and use `int` for the others."),
    fails_like("x-is-ten", WORDS("box"))(
        brackets.X_IS_TEN,
        lambda word, scores: word_score(word.replace("x", "q"), scores),
    ),
    answers_like("text-times-number", MOST)(
        'A text times a number is written again and again: `"4" * 2` is `"44"`. Make '
        "numbers of both first: `int(...) * int(...)`.",
        _each(lambda one, by: one * by if one == 10 else int(str(one) * by)),
    ),
    answers_like("sum-stays-zero", MOST)(
        "The sum stayed 0. Is each result kept, as in `total = total + points`?",
        lambda *_: 0,
    ),
    answers_like("factors-added", MOST)(
        "The factors have been added to the scores. A letter counts its score times "
        "its factor: multiply the two, and then add up.",
        _each(lambda one, factor: one + factor),
    ),
    answers_like("one-too-many", MOST)(
        "Every score is 1 too high. Does the sum start with 1? Begin with `total = 0`.",
        lambda *args: word_score(*args) + 1,
    ),
    mistake("word-multiplied", MOST, though=WORDS(PLAIN), throughout=True)(
        "The whole word has been multiplied. A factor is for the letters between its "
        "brackets only: multiply letter by letter, and then add up.",
        lambda case, got: got.value % sum(p for p, _ in read(case.call.args[0])) == 0,
    ),
    mistake("ten-otherwise", WORDS("quiz"), though=WORDS(f"{PLAIN} pot bananas"))(
        "The letters q and z score X here, and an X among the scores means 10 points. "
        "It is not the letter x, not to be left out, and one score: `10` in its place "
        "is two characters, and moves those behind it."
    ),
    mistake("digits-left-out", WORDS.languages[-1:], though=MOST)(
        "A score is X or any digit from 1 to 9: English has no 6, 7 and 9, but other "
        "distributions may. Do all of them count in your code?",
        lambda case, got: got.value < case.expected,
    ),
    *brackets.lost_letters(WORDS, _sum, "total = 0"),
    mistake("place-beyond-the-scores", WORDS(brackets.POTS), though=POT)(
        "The word is longer than the two texts, as its brackets have no score and no "
        "factor. Walk along these: `range(len(scores))`.",
        stops,
        claims="IndexError: string index",
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
