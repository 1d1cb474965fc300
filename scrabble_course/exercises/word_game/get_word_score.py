"""The exercise of stage 1: get_word_score (seed 004, Problem 1)."""

from __future__ import annotations

import random
from collections.abc import Callable

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Shows
from scrabble_course.diagnosis.mistakes import Wrong, answers_like, fails_like, mistake
from scrabble_course.exercises.case_parts import other_letters
from scrabble_course.exercises.common_mistakes import lost_parts, wrong_sums
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES, get_word_score


def _case(word: str, n: int, topic: str, given: bool = False) -> Case:
    return Case(Call((word, n)), get_word_score(word, n), topic, given)


def _cases(topic: str, *asked: tuple[str, int]) -> tuple[Case, ...]:
    return tuple(_case(word, n, topic) for word, n in asked)


WEED = _case("weed", 6, "a plain word", given=True)
PLAIN = _case("furbelow", 9, "a plain word")
WHOLE_HAND = _case("furbelow", 8, "a plain word")
ABOVE = (WEED, PLAIN, WHOLE_HAND, _case("it", 6, "a plain word"))
IT = _case("it", 7, "a factor below 1", given=True)
FLOOR = (
    *(IT, _case("furbelow", 30, "a factor below 1")),
    *_cases("a factor of 0 or 1", ("fox", 10), ("flow", 13)),
)
CAPITALS = _cases("capital letters", ("FORK", 7), ("Fork", 4))
SMALL = _cases("a plain word", ("fork", 7), ("fork", 4))
WILDCARD = _cases("a wildcard", ("c*ws", 6), ("*t", 2))
TWO_WILDCARDS = _case("s**n", 4, "a wildcard")
NO_WILDCARD = _cases("a plain word", ("cows", 6), ("ot", 2))
LONE_WILDCARD = _cases("nothing but a wildcard", ("*", 7), ("*", 1))
LETTERS = "abcdefghijklmnopqrstuvwxyz"
ALONE = tuple(_case(letter, 1, "the values of letters") for letter in LETTERS)
MOST_TIMES = 150
"""No factor is larger: more often, letters were not only added."""


def _letters(word: str) -> int:
    return sum(SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())


def _factor(word: str, n: int) -> int:
    return max(1, _unfloored(word, n))


def _unfloored(word: str, n: int) -> int:
    return 7 * len(word) - 3 * (n - len(word))


def _multiplied_each_time(word: str, n: int) -> int:
    points = 0
    for letter in word:
        points = (points + _letters(letter)) * _factor(word, n)
    return points


def _factor_of_the_rest(word: str, n: int, is_of_one: bool = False) -> int:
    if not word:
        return 0
    first, rest = _letters(word[0]), _factor_of_the_rest(word[1:], n, is_of_one)
    factor = _factor(word, n)
    return first * factor + rest if is_of_one else (first + rest) * factor


def _with_lengths(factor: Callable[[int, int], int]) -> Wrong:
    """Return one whose factor mixes up the length of the word and what is left."""

    def score(word: str, n: int) -> int:
        return _letters(word) * max(1, factor(len(word), n - len(word)))

    return score


def _multiple_of(number: Callable[[str, int], int]) -> Shows:
    """Show that the score is so many times, but not too many, a number of the case."""

    def shows(case: Case, got: Outcome) -> bool:
        points = got.value if isinstance(got.value, int) else 0
        times, rest = divmod(points, number(*case.call.args))
        return 0 < times <= MOST_TIMES and rest == 0

    return shows


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.5:
        case = rng.choice((*ABOVE, *FLOOR, *CAPITALS, *WILDCARD))
        word, n = case.call.args
        return _case(word.translate(other_letters(rng)), n, case.topic)
    letters = rng.choices(f"{LETTERS}*QZ", k=rng.randint(0, 9))
    word, n = "".join(letters), len(letters) + rng.randint(0, 8)
    if _unfloored(word, n) < 1:
        return _case(word.lower().replace("*", "e"), n, "a factor below 1")
    if "*" in word:
        return _case(word, n, "a wildcard")
    topic = "a plain word" if word == word.lower() else "capital letters"
    return _case(word, n, topic)


MISTAKES = (
    answers_like("length-of-one", ABOVE, NO_WILDCARD, passes_on=(IT,))(
        "That is the factor of a word of one letter: `len(word)` is 1 where it is "
        "asked. Has `word` got another value by then? In `for word in word`, it is one "
        "letter after the other. Use another name there: `for letter in word`.",
        _with_lengths(lambda length, left: 7 - 3 * (length + left - 1)),
    ),
    answers_like("no-factor", ABOVE, NO_WILDCARD, passes_on=(IT,))(
        "That is the sum of the letters' values alone. It is still to be multiplied "
        "by the factor of the word.",
        lambda word, n: _letters(word),
    ),
    answers_like("larger-for-what-is-left", ABOVE)(
        "Letters that stay in the hand have made the factor larger here. They make it "
        "smaller: `3 * (n - len(word))` is taken away from `7 * len(word)`.",
        lambda word, n: _letters(word) * (7 * len(word) + 3 * (n - len(word))),
    ),
    answers_like("lengths-mixed-up", ABOVE)(
        "In the factor, one length stands where another belongs: 7 times how many "
        "letters the word has, minus 3 times how many of the hand are left, which is "
        "`n - len(word)`.",
        _with_lengths(lambda length, left: 7 * left - 3 * length),
        _with_lengths(lambda length, left: 7 * (length + left) - 3 * left),
        _with_lengths(lambda length, left: 7 * length - 3 * (length + left)),
        _with_lengths(lambda length, left: 7 * (length + left) - 3 * length),
        _with_lengths(lambda length, left: 7 * length - 3 * length),
    ),
    answers_like("numbers-changed-round", ABOVE)(
        "The 7 and the 3 of the factor have changed places: `7 * len(word)`, and 3 "
        "times how many of the hand are left.",
        _with_lengths(lambda length, left: 3 * length - 7 * left),
    ),
    answers_like("comma-for-minus", ABOVE)(
        "Between the two parts of the factor a minus is missing. With a comma, `max` "
        "takes them for two numbers, of which it gives the larger.",
        _with_lengths(lambda length, left: max(7 * length, -3 * left)),
    ),
    fails_like("adds-the-factor", ABOVE)(
        "The sum of the letters and the factor have been added. Multiply them.",
        lambda word, n: _letters(word) + _factor(word, n),
    ),
    *wrong_sums(get_word_score, ABOVE),
    *lost_parts(
        lambda part: lambda word, n: _letters(word[part]) * _factor(word, n), ABOVE
    ),
    answers_like("equal-letters-once", ABOVE)(
        "A letter that stands in the word twice has counted once. Walk along the word "
        "itself, `for letter in word`: a `set` of it, and the keys of a dictionary, "
        "have each letter once.",
        lambda word, n: sum(map(_letters, {*word.lower()})) * _factor(word, n),
    ),
    answers_like("equal-letters-too-often", ABOVE)(
        "A letter that stands in the word twice has counted four times. "
        "`word.count(letter)` has all its copies at once, and the loop comes to each: "
        "add its value alone, each time.",
        lambda word, n: (
            sum(_letters(one) * word.count(one) for one in word) * _factor(word, n)
        ),
    ),
    answers_like("factor-in-the-loop", ABOVE)(
        "The factor has multiplied the sum once for each letter. First add up all the "
        "letters; multiply once, below the loop, further to the left.",
        _multiplied_each_time,
    ),
    fails_like("factor-of-the-rest", ABOVE)(
        "The function calls itself, and each call multiplies by the factor of the rest "
        "that it was given. Let the recursion add up letters only, in a function of "
        "its own, and multiply once, by the factor of the whole word.",
        _factor_of_the_rest,
        lambda word, n: _factor_of_the_rest(word, n, is_of_one=True),
    ),
    answers_like("brackets-missing", ABOVE[:2], ABOVE[3])(
        "Brackets are missing in the product, or close too early. The whole factor is "
        "multiplied, `points * (...)`, and all of `(n - len(word))` is taken 3 times.",
        lambda word, n: _letters(word) * 7 * len(word) - 3 * (n - len(word)),
        lambda word, n: _letters(word) * max(1, 7 * len(word) - 3 * n - len(word)),
    ),
    mistake("letter-sum", WHOLE_HAND, shows=_multiple_of(_factor))(
        "The factor is right (7 * 8 = 56); it is the sum of the letters that is "
        "not. The letters of furbelow add up to 4+1+1+3+1+1+1+4 = 16, from 0 on."
    ),
    mistake("factor", PLAIN, WHOLE_HAND, SMALL[0], every_case=True)(
        "Your score is a multiple of what the letters add up to (16 for furbelow): the "
        "factor is what to look at, `7 * len(word) - 3 * (n - len(word))`.",
        _multiple_of(lambda word, n: _letters(word)),
    ),
    answers_like("floor-for-the-score", ABOVE, FLOOR)(
        "Where the factor is below 1, the whole score has become 1. It is the factor "
        "alone that 1 takes the place of: `points * max(1, ...)`.",
        lambda word, n: max(1, _letters(word) * _unfloored(word, n)),
    ),
    mistake("value-of-a-letter", ALONE, passes_on=(WEED, WHOLE_HAND))(
        "Other letters come out right, this one does not. Look for it where your code "
        "says what the letters are worth: is it missing, or is its value another one? "
        "(For a single letter and n = 1, the score is 7 times its value.)",
        lambda case, got: got.value % 7 == 0,
    ),
    mistake("no-floor", FLOOR, passes_on=(WEED,))(
        "The factor is never below 1. Here `7 * len(word) - 3 * (n - len(word))` "
        "is, so 1 takes its place: `max(1, ...)` picks the larger of the two. (`if "
        "factor < 0` lets 0 through.)",
        lambda case, got: got.value % _letters(case.call.args[0]) == 0,
    ),
    mistake("capitals", CAPITALS, passes_on=SMALL, error_pattern="KeyError: '[A-Z]'")(
        "The same word in small letters is scored right, so it is the capitals: "
        "`SCRABBLE_LETTER_VALUES` has only small letters. Work with `word.lower()`."
    ),
    mistake("wildcard-stops", WILDCARD, passes_on=NO_WILDCARD)(
        "A `*` is a letter too: it is worth 0 points. Has your table of letter values "
        "an entry for `*`? (`get` gives None where there is none.)",
        lambda case, got: got.ended == "raised",
        error_pattern=r"KeyError: '\*'|NoneType",
    ),
    answers_like("wildcard-worth", WILDCARD, TWO_WILDCARDS, passes_on=NO_WILDCARD)(
        "That is the score of the word without its `*`: it has been left out before "
        "the length was taken. A `*` is worth 0 points, and is one letter of the "
        "length all the same: take `len(word)` of the word as it was typed.",
        lambda word, n: get_word_score(word.replace("*", ""), n),
    ),
    mistake("wildcard-worth", WILDCARD, TWO_WILDCARDS, passes_on=NO_WILDCARD)(
        "Each `*` is worth 0 points, but it counts as one letter in the word's length."
    ),
    mistake("lone-wildcard", LONE_WILDCARD, error_pattern="returns None")(
        "A word of nothing but `*` has a letter sum of 0, and 0 times a factor is 0.",
        passes_on=(WHOLE_HAND, WILDCARD[0]),
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
    generated=16,
    mistakes=MISTAKES,
    new_rule="a word of seven letters or more gets 50 points more.",
    hints=(
        "A score is the product of two numbers. Work each of them out in a variable "
        "of its own before you multiply.",
        "First add up the values of the letters in `word.lower()`, one by one in a "
        "loop. Then work out `7 * length - 3 * (n - length)`, and if it is below 1, "
        "use 1 instead.",
        "Start with `total = 0`, and add `SCRABBLE_LETTER_VALUES[letter]` for each "
        "letter. Keep the second number as `factor`: `max(1, ...)` gives the larger of "
        "1 and what you worked out. Which of the two do you return, or what of both?",
    ),
)
