"""The fourth exercise of stage 7: word_score (seed 000)."""

from __future__ import annotations

import math
import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, same
from scrabble_course.checks.notation.groups import (
    ENGLISH,
    Asked,
    any_bracket_mistake,
    bracket_mistakes,
    capitals_mistake,
    points,
    takes_x_for_a_digit,
)
from scrabble_course.checks.notation.misreading import (
    Factors,
    misreadings,
    missed_letter_mistakes,
    read,
)
from scrabble_course.checks.notation.own_refusals import (
    REFUSES_A_RIGHT_WORD,
    callee_mistakes,
    lenient_callee_mistakes,
    own_refusal_mistake,
    refused_brackets_mistake,
)
from scrabble_course.checks.notation.pairing import PAIRINGS, products
from scrabble_course.checks.notation.random_words import (
    random_distribution,
    random_word,
)
from scrabble_course.checks.notation.refusals import (
    answer_or_refusal,
    judge_or_refuse,
    refusal_mistakes,
)
from scrabble_course.checks.notation.stand_ins import for_word_score
from scrabble_course.checks.notation.wrong_texts import wrong_distributions, wrong_words
from scrabble_course.notation.scrabble_notation import (
    word_score,
)

ASKED = Asked(word_score, (ENGLISH,))
GIVEN = ASKED.given()
TENS = ASKED.case("quiz", "letters that score 10")
BOX = ASKED.case("box", "the letter x")
ANSWERED = (*GIVEN, TENS, BOX, ASKED.case("(jazz)", "one group"))
COMPARE = (
    "Call `letter_scores` and `multipliers` with this word, and hold the two texts "
    "side by side: which score meets which factor in your code?"
)
WRONG = (*wrong_words(ASKED), *wrong_distributions("s[o]s"))


def _answer(word: str, factors: Factors) -> int:
    return sum(one * factor for one, factor in zip(points(word), factors, strict=True))


def _sum(word: str) -> int:
    return sum(points(word))


def _outside_groups(word: str) -> int:
    pairs = zip(points(word), read(word), strict=True)
    return sum(one for one, factor in pairs if factor == 1)


def _counts_tens_otherwise(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether q and z of quiz have come as 0, as 1, or as 8, the score of x."""
    return outcome.value in (2, 4, 18) and ASKED.is_right(attempt, "pot")


def _gives_x_ten(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return same(3 + 1 + 10, outcome.value)


def _counts_one_letter(case: Case, outcome: Outcome, _: Attempt) -> bool:
    first, *_middle, last = points(case.call.args[0])
    return outcome.value in (first, last)


def _multiplies_characters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a text met a number, or another text, where points are worked out."""
    said = ("non-int of type 'str'", "'int' and 'str'", "'str' and 'int'")
    return any(words in outcome.error for words in said)


def _looks_beyond_the_scores(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether places are counted that only the word has, and not its scores."""
    no_scores = attempt(Call(("[]", ENGLISH)))
    both = (outcome, no_scores)
    beyond = all("string index out of range" in one.error for one in both)
    return beyond and ASKED.is_right(attempt, "pot")


def _random_case(rng: random.Random) -> Case:
    asked = Asked(word_score, (random_distribution(rng),))
    return asked.case(random_word(rng), "random words")


_OF_SCORES = (
    Mistake(
        "int-of-x",
        (GIVEN[1], TENS),
        takes_x_for_a_digit,
        "`int` reads digits, and X is none: it stands for 10. Ask for X first, and "
        "use `int` for the others.",
    ),
    Mistake(
        "ten-otherwise",
        (TENS,),
        _counts_tens_otherwise,
        "The letters q and z score X here, and an X in a distribution means 10 "
        "points. It is not the letter x, and not to be left out.",
    ),
    Mistake(
        "x-is-ten",
        (BOX,),
        _gives_x_ten,
        "The letter x and the score X have nothing to do with each other. An X in a "
        "distribution means 10; the letter x has the score at its own place, which "
        "is 8 in English.",
    ),
    ASKED.keeps_to_english("quick"),
)
_OF_SUMS = (
    Mistake(
        "characters-multiplied",
        (GIVEN[0],),
        _multiplies_characters,
        "What `letter_scores` and `multipliers` give are texts, even where they look "
        "like numbers. `int(...)` makes a number of one character: do that with both "
        "before you multiply. How many points is an X?",
    ),
    Mistake(
        "sum-stays-zero",
        (GIVEN[0],),
        lambda case, outcome, attempt: same(0, outcome.value),
        "The sum stayed 0. Is each result kept, as in `total = total + points`?",
    ),
    Mistake(
        "one-letter-only",
        (GIVEN[0],),
        _counts_one_letter,
        "Only one letter of the word was counted. Is the `return`, or the line that "
        "sets the sum to 0, inside the loop?",
    ),
    ASKED.misreading(
        "factors-added",
        "The factors have been added to the scores. A letter counts its score times "
        "its factor: multiply the two, and then add up.",
        lambda word: _sum(word) + sum(read(word)),
        lambda word: _sum(word) + sum(factor for factor in read(word) if factor > 1),
    ),
    ASKED.misreading(
        "word-multiplied",
        "The whole word has been multiplied. A factor is for the letters between "
        "its brackets only: multiply letter by letter, and then add up.",
        lambda word: _sum(word) * 2,
        lambda word: _sum(word) * 3,
        lambda word: _sum(word) * math.prod(read(word)),
        lambda word: _sum(word) * math.prod(set(read(word))),
        lambda word: _sum(word) * 2 ** word.count("[") * 3 ** word.count("("),
    ),
    ASKED.misreading(
        "groups-left-out",
        "The letters between brackets have not been counted at all. Only the "
        "brackets themselves are to be skipped.",
        _outside_groups,
    ),
)
_KNOWN = (
    *callee_mistakes("letter_scores", "multipliers", "letter_score"),
    *_OF_SCORES,
    *_OF_SUMS,
    *misreadings(ASKED, _answer),
    *(ASKED.misreading(*pairing) for pairing in PAIRINGS),
    *missed_letter_mistakes(ASKED, lambda word, part: sum(products(word)[part])),
    Mistake(
        "places-of-the-word",
        (ASKED.case("p[o]t", "a letter in brackets"),),
        _looks_beyond_the_scores,
        "With brackets, the word has more characters than it has scores, and a place "
        "beyond the last score is looked up. Brackets have no score: count the places "
        "with `range(len(scores))`.",
    ),
    *bracket_mistakes(ASKED),
    capitals_mistake(ASKED),
    refused_brackets_mistake(ASKED),
    any_bracket_mistake(ASKED, COMPARE),
    own_refusal_mistake(REFUSES_A_RIGHT_WORD),
)

WORD_SCORE = Exercise(
    "word_score",
    stage=7,
    reference=word_score,
    cases=ANSWERED,
    generate=_random_case,
    generated=15,
    judge=judge_or_refuse,
    expectation=answer_or_refusal(word_score),
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
    mistakes=(
        *_KNOWN,
        *lenient_callee_mistakes("letter_scores", "multipliers", "letter_score"),
        *refusal_mistakes(WRONG, ANSWERED, _KNOWN),
    ),
    props=for_word_score,
)
