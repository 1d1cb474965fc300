"""The exercise of stage 1: get_word_score (seed 004, Problem 1)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from itertools import accumulate

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, Shows, judge_value
from scrabble_course.exercises.other_letters import other_letters
from scrabble_course.word_game.word_scores import (
    SCRABBLE_LETTER_VALUES,
    get_word_score,
)


def _case(word: str, n: int, topic: str, given: bool = False) -> Case:
    return Case(Call((word, n)), get_word_score(word, n), topic, given)


WEED = _case("weed", 6, "a plain word", given=True)
PLAIN = _case("furbelow", 9, "a plain word")
WHOLE_HAND = _case("furbelow", 8, "a plain word")
TWICE = _case("it", 6, "a plain word")
ABOVE = (WEED, PLAIN, WHOLE_HAND, TWICE)
IT = _case("it", 7, "a factor below 1", given=True)
FLOOR = (
    IT,
    _case("furbelow", 30, "a factor below 1"),
    _case("fox", 10, "a factor of 0 or 1"),
    _case("flow", 13, "a factor of 0 or 1"),
)
JUST_ONE = FLOOR[-1:]
CAPITALS = (_case("FORK", 7, "capital letters"), _case("Fork", 4, "capital letters"))
SMALL = (_case("fork", 7, "a plain word"), _case("fork", 4, "a plain word"))
WILDCARD = (_case("c*ws", 6, "a wildcard"), _case("*t", 2, "a wildcard"))
TWO_WILDCARDS = _case("s**n", 4, "a wildcard")
NO_WILDCARD = (_case("cows", 6, "a plain word"), _case("ot", 2, "a plain word"))
LONE_WILDCARD = (
    _case("*", 7, "nothing but a wildcard"),
    _case("*", 1, "nothing but a wildcard"),
)
LETTERS = "abcdefghijklmnopqrstuvwxyz"
ALONE = tuple(_case(letter, 1, "the values of letters") for letter in LETTERS)
K = ALONE[LETTERS.index("k")]
MOST_TIMES = 150
"""No factor is larger: more often, letters were not only added."""


def _letters(word: str) -> int:
    return sum(SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())


def _factor(word: str, n: int) -> int:
    return max(1, 7 * len(word) - 3 * (n - len(word)))


def _multiple_of(number: Callable[[str, int], int]) -> Shows:
    """Show that the score is so many times, but not too many, a number of the case."""

    def shows(case: Case, got: Outcome) -> bool:
        points = got.value if isinstance(got.value, int) else 0
        times, rest = divmod(points, number(*case.call.args))
        return 0 < times <= MOST_TIMES and rest == 0

    return shows


def _multiplied_in_each_round(word: str, n: int) -> int:
    points = 0
    for letter in word:
        points = (points + _letters(letter)) * _factor(word, n)
    return points


def _by_parts(word: str, n: int, parts: Iterable[str]) -> int:
    both = zip(word, parts, strict=True)
    return sum(_letters(letter) * _factor(part, n) for letter, part in both)


def _up_to_the_wildcard(word: str, n: int) -> int:
    return _letters(word.partition("*")[0]) * _factor(word, n)


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.5:
        case = rng.choice((*ABOVE, *FLOOR, *CAPITALS, *WILDCARD))
        word, n = case.call.args
        return _case(word.translate(other_letters(rng)), n, case.topic)
    letters = rng.choices("abcdefghijklmnopqrstuvwxyz*QZ", k=rng.randint(0, 9))
    word, n = "".join(letters), len(letters) + rng.randint(0, 8)
    if 10 * len(word) - 3 * n < 1:
        return _case(word.lower().replace("*", "e"), n, "a factor below 1")
    if "*" in word:
        return _case(word, n, "a wildcard")
    if word != word.lower():
        return _case(word, n, "capital letters")
    return _case(word, n, "a plain word")


MISTAKES = (
    Mistake(
        "seven-for-n",
        ABOVE,
        "That is the score for a hand of 7 letters. The hand can have any size: use "
        "the parameter `n`.",
        like=(lambda word, n: get_word_score(word, 7),),
        throughout=True,
    ),
    Mistake(
        "no-factor",
        (*ABOVE, K),
        "That is the sum of the letters' values alone. It is still to be multiplied "
        "by the factor of the word.",
        like=(lambda word, n: _letters(word),),
        though=(IT,),
        throughout=True,
    ),
    Mistake(
        "factor-alone",
        ABOVE,
        "That is the factor of the word alone. The score is a product: what the "
        "letters are worth together, times this factor.",
        like=(_factor,),
        throughout=True,
    ),
    Mistake(
        "larger-for-what-is-left",
        ABOVE,
        "Letters that stay in the hand have made the factor larger here. They make it "
        "smaller: `3 * (n - word_length)` is taken away from `7 * word_length`.",
        like=(lambda word, n: _letters(word) * (4 * len(word) + 3 * n),),
        throughout=True,
    ),
    Mistake(
        "min-for-max",
        ABOVE,
        "The factor has become 1 although it is larger. Is the smaller of two numbers "
        "taken (`max` gives the larger one, `min` the smaller), have two ways of an "
        "`if` changed places, or is the sum returned before it is multiplied? Or has "
        "the factor been given another length than that of the word?",
        like=(
            lambda word, n: (
                _letters(word) * min(1, 7 * len(word) - 3 * (n - len(word)))
            ),
        ),
        throughout=True,
    ),
    Mistake(
        "adds-the-factor",
        ABOVE,
        "The sum of the letters and the factor have been added. The score is their "
        "product: multiply them.",
        like=(lambda word, n: _letters(word) + _factor(word, n),),
    ),
    Mistake(
        "multiplies-the-letters",
        (*ABOVE, IT),
        "The values of the letters have been multiplied with each other. They are "
        "added, `+=`, from 0 on; only their sum is multiplied, by the factor.",
        like=(lambda word, n: math.prod(map(_letters, word)) * _factor(word, n),),
        throughout=True,
    ),
    Mistake(
        "repeated-letters",
        (WEED,),
        "A letter that stands in the word twice has been counted once. Go through the "
        "word itself, letter by letter, not through a set or dictionary made of it.",
        like=(lambda word, n: _letters("".join(set(word))) * _factor(word, n),),
    ),
    Mistake(
        "sum-stays-zero",
        ABOVE,
        "The sum of the letters stayed 0. Is each result kept, as in `points = points "
        "+ value`? And is each letter found in the table, which has only small ones?",
        like=(lambda word, n: 0,),
    ),
    Mistake(
        "points-taken-away",
        ABOVE,
        "The score is below 0: the values of the letters have been taken away. Add "
        "each of them, `+=`.",
        like=(lambda word, n: -get_word_score(word, n),),
        throughout=True,
    ),
    Mistake(
        "one-letter-only",
        ABOVE,
        "Only one letter of the word was counted: `+=` adds, where `=` puts the value "
        "in place of the sum. Or is the `return`, or the line that sets the sum to 0, "
        "inside the loop?",
        like=(
            lambda word, n: _letters(word[:1]) * _factor(word, n),
            lambda word, n: _letters(word[-1:]) * _factor(word, n),
        ),
        throughout=True,
    ),
    Mistake(
        "factor-in-each-round",
        ABOVE,
        "The factor is multiplied in again with each letter. Add up the letters in the "
        "loop, and multiply once, after it.",
        like=(_multiplied_in_each_round,),
        throughout=True,
    ),
    Mistake(
        "factor-of-a-part",
        ABOVE,
        "The letters have been multiplied by different factors, each by that of a part "
        "of the word. The factor takes the length of the whole word: work it out once, "
        "and multiply the sum of all letters by it.",
        like=(
            lambda word, n: _by_parts(word, n, accumulate(word)),
            lambda word, n: _by_parts(word, n, (word[i:] for i in range(len(word)))),
        ),
        throughout=True,
    ),
    Mistake(
        "brackets-of-the-factor",
        ABOVE,
        "That is the score with a factor of `7 * word_length - 3 * n - word_length`. "
        "The 3 stands before the whole difference, so that needs its brackets: `3 * "
        "(n - word_length)`.",
        like=(
            lambda word, n: _letters(word) * max(1, 6 * len(word) - 3 * n),
            lambda word, n: _letters(word) * (6 * len(word) - 3 * n),
        ),
        throughout=True,
    ),
    Mistake(
        "length-without-copies",
        (WEED,),
        "That is the score of a word of three letters. Is its length that of a set or "
        "a dictionary, which has a letter once that the word has twice? It is the "
        "word's own: `len(word)`.",
        like=(lambda word, n: _letters(word) * (10 * len(set(word)) - 3 * n),),
        though=(PLAIN,),
    ),
    Mistake(
        "letter-missed",
        ABOVE,
        "One letter at an end of the word has not been counted. Places are counted "
        "from 0, and `range(n)` begins there and ends with n - 1 by itself.",
        like=(
            lambda word, n: _letters(word[1:]) * _factor(word, n),
            lambda word, n: _letters(word[:-1]) * _factor(word, n),
        ),
        throughout=True,
    ),
    Mistake(
        "fifty-points",
        (WHOLE_HAND, K),
        "The word uses the whole hand, and has got 50 points more than it is worth. "
        "There is no such bonus in this game.",
        like=(lambda word, n: get_word_score(word, n) + 50 * (n == len(word)),),
        though=(WEED, PLAIN),
        throughout=True,
    ),
    Mistake(
        "letter-sum",
        (WHOLE_HAND,),
        "The factor is right (7 * 8 = 56); it is the sum of the letters that is "
        "not. The letters of furbelow add up to 4+1+1+3+1+1+1+4 = 16, from 0 on.",
        shows=_multiple_of(_factor),
    ),
    Mistake(
        "factor",
        (PLAIN, WHOLE_HAND, SMALL[0]),
        "Your score is a multiple of what the letters add up to (16 for furbelow): the "
        "factor is what to look at, `7 * word_length - 3 * (n - word_length)`.",
        shows=_multiple_of(lambda word, n: _letters(word)),
        throughout=True,
    ),
    Mistake(
        "one-value",
        ALONE,
        "Other letters count as they should, and this one does not. Is it left out, or "
        "has it another value in a table of your own, or does it stand there twice? "
        "`SCRABBLE_LETTER_VALUES` has the right one, as long as you leave it alone.",
        shows=lambda case, got: type(got.value) is int and got.value % 7 == 0,
        though=(*ABOVE, IT),
    ),
    Mistake(
        "floor-on-the-product",
        FLOOR,
        "It is the factor that is never below 1, not the score. Put `max(1, "
        "...)` round the factor before you multiply.",
        like=(
            lambda word, n: max(1, _letters(word) * (10 * len(word) - 3 * n)),
            lambda word, n: get_word_score(word, n) if _factor(word, n) > 1 else 1,
        ),
        though=(WEED,),
        throughout=True,
    ),
    Mistake(
        "no-floor",
        FLOOR,
        "The factor is never below 1. Here `7 * word_length - 3 * (n - "
        "word_length)` is, so 1 takes its place: `max(1, ...)` picks the larger of the "
        "two. (`if factor < 0` lets 0 through, and `abs` only turns the sign.)",
        like=(
            lambda word, n: _letters(word) * (10 * len(word) - 3 * n),
            lambda word, n: _letters(word) * max(0, 10 * len(word) - 3 * n),
        ),
        though=(WEED,),
    ),
    Mistake(
        "sign-turned",
        FLOOR,
        "The factor would be below 0 here, and it has lost its minus sign, as by "
        "`abs`. 1 takes the place of all that is smaller: `max(1, ...)`.",
        like=(lambda word, n: _letters(word) * abs(10 * len(word) - 3 * n),),
        though=(WEED,),
    ),
    Mistake(
        "another-floor",
        FLOOR,
        "A larger factor is used as it should be, and the floor is not 1: `max(1, "
        "...)` picks 1 where the factor would be smaller.",
        shows=_multiple_of(lambda word, n: _letters(word)),
        though=ABOVE,
    ),
    Mistake(
        "factor-of-one",
        JUST_ONE,
        "The factor is just 1 here, which is neither below 1 nor above it. `else` "
        "takes all that an `if` does not.",
        shows=lambda case, got: got.value is None,
        though=(WEED, IT),
        claims="returns None|UnboundLocalError",
    ),
    Mistake(
        "capitals",
        CAPITALS,
        "The same word in small letters is scored right, so it is the capitals: "
        "`SCRABBLE_LETTER_VALUES` has only small letters. Work with `word.lower()`.",
        though=SMALL,
        claims="KeyError: '[A-Z]'",
    ),
    Mistake(
        "wildcard-stops",
        WILDCARD,
        "A `*` is a letter too: it is worth 0 points. Has your table of letter values "
        "an entry for `*`? (`get` gives None where there is none.)",
        shows=lambda case, got: got.ended == "raised",
        though=NO_WILDCARD,
        claims=r"KeyError: '\*'|NoneType",
    ),
    Mistake(
        "wildcard-spoils-the-word",
        WILDCARD,
        "There is a `*` in the word, and the whole word has scored 0. Only the `*` "
        "itself is worth 0: the other letters count as always.",
        like=(lambda word, n: 0 if "*" in word else get_word_score(word, n),),
        though=NO_WILDCARD,
        throughout=True,
    ),
    Mistake(
        "ends-at-the-wildcard",
        WILDCARD,
        "The letters behind the `*` have not been counted. Only the `*` itself is "
        "worth 0: go on with the next letter.",
        like=(_up_to_the_wildcard,),
        though=NO_WILDCARD,
        throughout=True,
    ),
    Mistake(
        "wildcard-worth",
        WILDCARD,
        "A `*` is worth 0 points, but it still counts as one letter in the length of "
        "the word.",
        though=NO_WILDCARD,
    ),
    Mistake(
        "second-wildcard-worth",
        (TWO_WILDCARDS,),
        "There are two `*` in the word, and one of them, or another letter, has not "
        "counted as it should. Each `*` is worth 0 points.",
        though=WILDCARD,
    ),
    Mistake(
        "lone-wildcard",
        LONE_WILDCARD,
        "A word that is nothing but `*` has a letter sum of 0, and 0 times any factor "
        "is 0.",
        though=WILDCARD[:1],
        claims="returns None",
    ),
)

EXERCISE = Exercise(
    "get_word_score",
    stage=1,
    reference=get_word_score,
    cases=(
        *(WEED, IT, PLAIN, WHOLE_HAND, *SMALL, *NO_WILDCARD),
        *ALONE,
        *(*FLOOR, *CAPITALS, *WILDCARD, TWO_WILDCARDS, *LONE_WILDCARD),
        _case("", 7, "the empty word"),
    ),
    generate=_random_case,
    generated=40,
    judge=judge_value,
    mistakes=MISTAKES,
    hints=(
        "A score is the product of two numbers. Work each of them out in a variable "
        "of its own before you multiply.",
        "First add up the values of the letters in `word.lower()`, one by one in a "
        "loop. Then work out `7 * length - 3 * (n - length)`, and if it is below 1, "
        "use 1 instead.",
        "Start with `total = 0`, and add `SCRABBLE_LETTER_VALUES[letter]` for each "
        "letter. Keep the second number as `factor`: `max(1, ...)` gives the larger "
        "of 1 and what you worked out. Which of the two do you return, or what of "
        "both?",
    ),
)
