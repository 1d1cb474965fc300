"""The exercise of stage 1: get_word_score (seed 004, Problem 1)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.word_game.word_scores import (
    SCRABBLE_LETTER_VALUES,
    get_word_score,
)


def _case(word: str, n: int, topic: str, given: bool = False) -> Case:
    return Case(Call((word, n)), get_word_score(word, n), topic, given)


REPEATED = _case("weed", 6, "the example of the problem set", given=True)
PLAIN = _case("furbelow", 9, "a plain word")
WHOLE_HAND = _case("furbelow", 8, "a word that uses the whole hand")
FLOOR = (
    _case("it", 7, "the example of the problem set", given=True),
    _case("furbelow", 30, "a factor below 1"),
    _case("fox", 10, "a factor of exactly 0"),
)
CAPITALS = (_case("FORK", 7, "capital letters"), _case("Fork", 4, "a capital letter"))
WILDCARD = (_case("c*ws", 6, "a wildcard"), _case("*t", 2, "a wildcard in front"))
LONE_WILDCARD = _case("*", 7, "nothing but a wildcard")


def _points(outcome: Outcome) -> int | None:
    """Return the score of a call that gave a number."""
    value = outcome.value
    return value if isinstance(value, int) and outcome.ended == "returned" else None


def _right(attempt: Attempt, word: str, n: int) -> bool:
    return _points(attempt(Call((word, n)))) == get_word_score(word, n)


def _fails_on_capitals_only(case: Case, _: Outcome, attempt: Attempt) -> bool:
    word, n = case.call.args
    return _right(attempt, word.lower(), n)


def _stops_at_the_wildcard(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    word, n = case.call.args
    without = word.replace("*", "o")
    return outcome.ended == "raised" and _right(attempt, without, n)


def _counts_the_wildcard_wrong(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    word, n = case.call.args
    return outcome.ended == "returned" and _right(attempt, word.replace("*", "o"), n)


def _right_above_the_floor(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    return outcome.ended == "returned" and _right(attempt, "weed", 6)


def _uses_seven_for_n(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word, n = case.call.args
    return n != 7 and _points(outcome) == get_word_score(word, 7)


def _letters(word: str) -> int:
    return sum(SCRABBLE_LETTER_VALUES[letter] for letter in word)


def _leaves_the_factor_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    word, _n = case.call.args
    return _points(outcome) == _letters(word) and _right(attempt, "it", 7)


def _takes_the_smaller(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    word, _n = case.call.args
    return _points(outcome) == _letters(word) and not _right(attempt, "it", 7)


def _adds_the_factor(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word, n = case.call.args
    return _points(outcome) == _letters(word) + get_word_score(word, n) // _letters(
        word
    )


def _counts_repeats_once(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word, n = case.call.args
    once = sum(SCRABBLE_LETTER_VALUES[letter] for letter in set(word))
    factor = get_word_score(word, n) // _letters(word)
    return _points(outcome) == once * factor


def _has_the_factor_right(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the score is the whole-hand factor times a wrong sum of letters."""
    points = _points(outcome)
    return points is not None and points > 0 and points % (7 * len("furbelow")) == 0


def _has_the_letters_right(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word, _n = case.call.args
    points = _points(outcome)
    return points is not None and points > 0 and points % _letters(word) == 0


def _stays_zero(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _points(outcome) == 0


def _counts_one_letter(case: Case, outcome: Outcome, _: Attempt) -> bool:
    word, n = case.call.args
    factor = get_word_score(word, n) // _letters(word)
    ends = (SCRABBLE_LETTER_VALUES[word[0]], SCRABBLE_LETTER_VALUES[word[-1]])
    return _points(outcome) in (ends[0] * factor, ends[1] * factor)


def _floors_the_product(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    return _points(outcome) == 1 and _right(attempt, "weed", 6)


def _random_case(rng: random.Random) -> Case:
    letters = rng.choices("abcdefghijklmnopqrstuvwxyz*QZ", k=rng.randint(0, 9))
    word = "".join(letters)
    return _case(word, len(word) + rng.randint(0, 8), "random letters")


GET_WORD_SCORE = Exercise(
    "get_word_score",
    stage=1,
    reference=get_word_score,
    cases=(
        REPEATED,
        FLOOR[0],
        PLAIN,
        WHOLE_HAND,
        *(_case(c, 1, "the values of letters") for c in "abcdefghijklmnopqrstuvwxyz"),
        *FLOOR[1:],
        *CAPITALS,
        *WILDCARD,
        LONE_WILDCARD,
        _case("", 7, "the empty word"),
    ),
    generate=_random_case,
    generated=20,
    judge=judge_value,
    hints=(
        "A score is the product of two numbers. Work each of them out in a variable "
        "of its own before you multiply.",
        "First add up the values of the letters in `word.lower()`, one by one in a "
        "loop. Then work out `7 * length - 3 * (n - length)`, and if it is below 1, "
        "use 1 instead.",
        "Start with `total = 0`; `for letter in word.lower():` add "
        "`SCRABBLE_LETTER_VALUES[letter]` to it. Return "
        "`total * max(1, 7 * len(word) - 3 * (n - len(word)))`.",
    ),
    mistakes=(
        Mistake(
            "seven-for-n",
            (REPEATED, PLAIN, WHOLE_HAND),
            _uses_seven_for_n,
            "That is the score for a hand of 7 letters. The hand can have any size: "
            "use the parameter `n`.",
        ),
        Mistake(
            "no-factor",
            (REPEATED, PLAIN, WHOLE_HAND),
            _leaves_the_factor_out,
            "That is the sum of the letters' values alone. It is still to be "
            "multiplied by the second factor.",
        ),
        Mistake(
            "min-for-max",
            (REPEATED, PLAIN, WHOLE_HAND),
            _takes_the_smaller,
            "The factor has become 1 although it is larger, so the smaller of two "
            "numbers is taken somewhere. `max` gives the larger one, `min` the "
            "smaller.",
        ),
        Mistake(
            "adds-the-factor",
            (REPEATED, PLAIN, WHOLE_HAND),
            _adds_the_factor,
            "The two components have been added. The score is their product: "
            "multiply them.",
        ),
        Mistake(
            "repeated-letters",
            (REPEATED,),
            _counts_repeats_once,
            "A letter that stands in the word twice has been counted once. Go "
            "through the word itself, letter by letter, not through a set of its "
            "letters.",
        ),
        Mistake(
            "sum-stays-zero",
            (REPEATED, PLAIN),
            _stays_zero,
            "The sum of the letters stayed 0. Is each result kept, as in `points = "
            "points + value`?",
        ),
        Mistake(
            "one-letter-only",
            (REPEATED,),
            _counts_one_letter,
            "Only one letter of the word was counted. Is the `return`, or the line "
            "that sets the sum to 0, inside the loop?",
        ),
        Mistake(
            "letter-sum",
            (WHOLE_HAND,),
            _has_the_factor_right,
            "The second factor is right (7 * 8 = 56); it is the sum of the letters "
            "that is not. The letters of furbelow add up to 4+1+1+3+1+1+1+4 = 16.",
        ),
        Mistake(
            "factor",
            (PLAIN, WHOLE_HAND),
            _has_the_letters_right,
            "The letters of furbelow add up to 16, and your score is a multiple of "
            "that; the second factor is the one to look at: 7 * word_length - 3 * "
            "(n - word_length).",
        ),
        Mistake(
            "floor-on-the-product",
            FLOOR,
            _floors_the_product,
            "It is the second factor that is never below 1, not the score. Put "
            "`max(1, ...)` round the factor before you multiply.",
        ),
        Mistake(
            "no-floor",
            FLOOR,
            _right_above_the_floor,
            "The second factor is never below 1. Here `7 * word_length - 3 * (n - "
            "word_length)` is, so 1 takes its place: `max(1, ...)` picks the larger "
            "of the two.",
        ),
        Mistake(
            "capitals",
            CAPITALS,
            _fails_on_capitals_only,
            "The same word in small letters is scored right, so it is the capitals: "
            "`SCRABBLE_LETTER_VALUES` has only small letters. Work with "
            "`word.lower()`.",
        ),
        Mistake(
            "wildcard-stops",
            WILDCARD,
            _stops_at_the_wildcard,
            "A `*` is a letter too: it is worth 0 points. Has your table of letter "
            "values an entry for `*`?",
        ),
        Mistake(
            "wildcard-worth",
            WILDCARD,
            _counts_the_wildcard_wrong,
            "A `*` is worth 0 points, but it still counts as one letter in the "
            "length of the word.",
        ),
        Mistake(
            "lone-wildcard",
            (LONE_WILDCARD,),
            lambda case, outcome, attempt: _right(attempt, "c*ws", 6),
            "A word that is nothing but `*` has a letter sum of 0, and 0 times any "
            "factor is 0.",
        ),
    ),
)

EXERCISES = (GET_WORD_SCORE,)
