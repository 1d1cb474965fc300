"""The fourth exercise of stage 7: word_score (seed 000)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import starmap
from operator import mul
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import ENGLISH, PLAIN, Function, read
from scrabble_course.exercises.notation.notation_stand_ins import for_notation
from scrabble_course.notation.scrabble_notation import word_score

Numbers = tuple[int, ...]

WORDS = brackets.Words(word_score, ENGLISH)
MOST = WORDS(brackets.MOST)
POT = WORDS("pot")
OF_TENS = WORDS(f"quiz {brackets.SINGLES} {brackets.GROUPS}")


def _sum(letters: brackets.Letters) -> int:
    return sum(points * factor for points, factor in letters)


def _of(answer: Callable[[Numbers, Numbers], int]) -> Function:
    """Return a function that makes its answer of a word's points and factors."""
    return lambda word, _: answer(*zip(*read(word), strict=True))


def _each(count: Callable[[int, int], int]) -> Function:
    """Return one that counts so for a letter's points and factor."""
    return lambda word, _: sum(starmap(count, read(word)))


def _sum_multiplied(word: str, _: str) -> int:
    total = 0
    for points, factor in read(word):
        total = (total + points) * factor
    return total


def _digits(numbers: Numbers) -> Iterator[int]:
    return map(int, "".join(map(str, numbers)))


def _has_a_digit_for_each_letter(case: Case, got: Outcome) -> Any:
    return got.value >= 10 ** (len(read(case.call.args[0])) - 1)


MISTAKES = (
    *faults_of("letter_scores", WORDS.all),
    *faults_of("multipliers", WORDS.all),
    *faults_of("letter_score", WORDS.all),
    brackets.int_of_x("Ask for X first, a capital, and use `int` for the others."),
    fails_like("x-is-ten", WORDS("box"))(
        brackets.X_IS_TEN,
        lambda word, scores: word_score(word.replace("x", "q"), scores),
    ),
    stops_with(
        "characters-multiplied",
        "non-int of type 'str'|'int' and 'str'|'str' and 'int'",
        WORDS(PLAIN),
    )(
        "`letter_scores` and `multipliers` give texts, even where they look like "
        "numbers. `int(...)` makes a number of one character: do that with both before "
        "you multiply. How many points is an X?"
    ),
    mistake("text-as-one-number", MOST, throughout=True)(
        "`int` is given several characters at once, and makes a single number of them. "
        "Each score has a factor of its own: walk along both texts side by side, and "
        "make a number of one character at a time. How many points is an X?",
        _has_a_digit_for_each_letter,
    ),
    mistake("text-for-number", WORDS(PLAIN), claims="returns a text")(
        "Texts have been put together, or repeated, and nothing added up. Begin with "
        "`total = 0`, and make a number of the score, and of the factor as well, "
        "`int(...)`, before you multiply.",
        lambda case, got: isinstance(got.value, str) and got.value.isdigit(),
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
    answers_like("sum-multiplied", MOST)(
        "A factor has multiplied the sum of the letters before it as well. Multiply "
        "the score of the one letter, and then add it: `total += points * factor`.",
        _sum_multiplied,
    ),
    mistake("word-multiplied", MOST, though=WORDS(PLAIN), throughout=True)(
        "The whole word has been multiplied. A factor is for the letters between its "
        "brackets only: multiply letter by letter, and then add up.",
        lambda case, got: got.value % sum(p for p, _ in read(case.call.args[0])) == 0,
    ),
    answers_like("each-with-each", MOST)(
        "Each score is multiplied by each factor, as a loop inside a loop does. A "
        "score has one factor, at the same place: one loop over the places is enough.",
        _of(lambda points, factors: sum(points) * sum(factors)),
    ),
    answers_like("digits-repeated", MOST)(
        'A text times 2 is the text twice: `"8" * 2` is `"88"`. Make a number of the '
        "score first, and multiply then: `int(...)` belongs around the score alone.",
        _each(lambda one, factor: 10 * factor if one == 10 else int(str(one) * factor)),
    ),
    answers_like("ten-in-two-characters", OF_TENS)(
        "With 10 for X, one letter has two characters, and each later score meets "
        "another letter's factor. Leave X in the text, and ask for it when it comes.",
        _of(lambda points, factors: sum(map(mul, _digits(points), factors))),
    ),
    answers_like("ten-apart", OF_TENS)(
        "The other scores are multiplied, but a 10 is added without its factor, or "
        "twice: as an X, and once more as the 10 that you made of it. Find the points "
        "first, 10 for X and `else` `int(...)`, and multiply them in one line for all.",
        _each(lambda one, factor: one if one == 10 else one * factor),
        _each(lambda one, factor: one * factor * (2 if one == 10 else 1)),
    ),
    mistake("ten-otherwise", WORDS("quiz"), though=WORDS(f"{PLAIN} pot bananas"))(
        "The letters q and z score X here, and an X in a distribution means 10 points. "
        "It is not the letter x, and not to be left out."
    ),
    *brackets.lost_letters(WORDS, _sum, "total = 0"),
    stops_with("places-of-the-word", "IndexError: string index", MOST, though=POT)(
        "Brackets have no score: the word is longer than the text of the scores, and a "
        "place beyond its end is looked up. Count with `range(len(scores))`."
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
