"""The second exercise of stage 7: letter_scores (seed 000)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, same
from scrabble_course.checks.notation.groups import (
    ENGLISH,
    Asked,
    any_bracket_mistake,
    bracket_mistakes,
    capitals_mistake,
    empty_mistake,
    list_mistake,
    one_letter_mistake,
    points,
    takes_x_for_a_digit,
)
from scrabble_course.checks.notation.misreading import missed_letter_mistakes
from scrabble_course.checks.notation.own_refusals import (
    REFUSES_A_RIGHT_WORD,
    callee_mistakes,
    lenient_callee_mistakes,
    own_refusal_mistake,
    refused_brackets_mistake,
)
from scrabble_course.checks.notation.random_words import (
    random_distribution,
    random_word,
)
from scrabble_course.checks.notation.refusals import (
    answer_or_refusal,
    judge_or_refuse,
    refusal_mistakes,
)
from scrabble_course.checks.notation.stand_ins import for_letter_scores
from scrabble_course.checks.notation.wrong_texts import wrong_distributions, wrong_words
from scrabble_course.notation.scrabble_notation import (
    letter_scores,
    multipliers,
)

ASKED = Asked(letter_scores, (ENGLISH,))
GIVEN = ASKED.given()
TENS = ASKED.case("quiz", "letters that score 10")
BOX = ASKED.case("box", "the letter x")
ANSWERED = (*GIVEN, TENS, BOX, ASKED.case("[jazz]", "one group"))
WRONG = (*wrong_words(ASKED), *wrong_distributions("s[o]s"))


def _writes_tens_otherwise(case: Case, outcome: Outcome, _: Attempt) -> bool:
    tens = ("10", "x")
    return any(same(case.expected.replace("X", ten), outcome.value) for ten in tens)


def _gives_x_ten(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return outcome.value in ("31X", "3110")


def _multiplied(word: str) -> str:
    pairs = zip(points(word), multipliers(word), strict=True)
    return "".join(str(one * int(factor)) for one, factor in pairs)


def _outside_groups(word: str) -> str:
    pairs = zip(letter_scores(word, ENGLISH), multipliers(word), strict=True)
    return "".join(score for score, factor in pairs if factor == "1")


def _is_reversed(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return same(case.expected[::-1], outcome.value)


def _random_case(rng: random.Random) -> Case:
    asked = Asked(letter_scores, (random_distribution(rng),))
    return asked.case(random_word(rng), "random words")


_KNOWN = (
    *callee_mistakes("letter_score"),
    ASKED.misreading(
        "multiplied-already",
        "The scores have been multiplied. Here each letter keeps its own score, in "
        "brackets or not; multiplying is for `word_score`.",
        _multiplied,
    ),
    ASKED.misreading(
        "groups-left-out",
        "The letters between brackets have no score here. Only the brackets "
        "themselves are to be skipped.",
        _outside_groups,
    ),
    Mistake(
        "int-of-x",
        (GIVEN[1], TENS),
        takes_x_for_a_digit,
        "`int` reads digits, and X is none: it stands for 10. The answer is a text, "
        "so leave each score as `letter_score` gives it.",
    ),
    list_mistake(ASKED),
    Mistake(
        "ten-for-x",
        (TENS,),
        _writes_tens_otherwise,
        "A score of 10 is written as the single character X, a capital, so that "
        "there is one character for each letter.",
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
    empty_mistake(ASKED),
    one_letter_mistake(ASKED),
    *missed_letter_mistakes(
        ASKED, lambda word, part: letter_scores(word, ENGLISH)[part]
    ),
    Mistake(
        "reversed",
        (GIVEN[0],),
        _is_reversed,
        "The scores stand in the wrong order: the last letter comes first. A new one "
        "belongs at the end, as in `scores = scores + score`.",
    ),
    *bracket_mistakes(ASKED),
    capitals_mistake(ASKED),
    refused_brackets_mistake(ASKED),
    any_bracket_mistake(ASKED),
    own_refusal_mistake(REFUSES_A_RIGHT_WORD),
)

LETTER_SCORES = Exercise(
    "letter_scores",
    stage=7,
    reference=letter_scores,
    cases=ANSWERED,
    generate=_random_case,
    generated=15,
    judge=judge_or_refuse,
    expectation=answer_or_refusal(letter_scores),
    hints=(
        "A word in Scrabble notation has two kinds of characters, letters and "
        "brackets. Which of them have a score?",
        "Walk along the word and build the answer up from an empty text. Skip the "
        "brackets, and let `letter_score` look up the rest. To see whether the "
        "brackets match, remember which one is open.",
        'Start with `scores = ""` and `opened = ""`. For each character: at `[` or '
        "`(`, raise ValueError if one is open, else remember it; at `]` or `)`, "
        "raise ValueError unless its partner is open, then forget it; else `scores "
        "+= letter_score(character, distribution)`. After the loop, none may be open.",
    ),
    mistakes=(
        *_KNOWN,
        *lenient_callee_mistakes("letter_score"),
        *refusal_mistakes(WRONG, ANSWERED, _KNOWN),
    ),
    props=for_letter_scores,
)
