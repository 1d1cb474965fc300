"""The first exercise of stage 7: letter_score (seed 000)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, same
from scrabble_course.checks.notation.groups import (
    ENGLISH,
    Asked,
    takes_x_for_a_digit,
)
from scrabble_course.checks.notation.own_refusals import own_refusal_mistake
from scrabble_course.checks.notation.random_words import LETTERS, random_distribution
from scrabble_course.checks.notation.refusals import (
    Wrong,
    answer_or_refusal,
    judge_or_refuse,
    refusal_mistakes,
    refuses_itself,
)
from scrabble_course.checks.notation.wrong_texts import wrong_distributions
from scrabble_course.notation.scrabble_notation import ALPHABET, letter_score

LADDER = "123456789X123456789X123456"
"""A distribution in which neighbours in the alphabet never have the same score."""


def _case(letter: str, distribution: str, topic: str, given: bool = False) -> Case:
    score = letter_score(letter, distribution)
    return Case(Call((letter, distribution)), score, topic, given)


GIVEN = (
    _case("s", ENGLISH, "the example of the problem set", given=True),
    _case("Z", ENGLISH, "a capital letter", given=True),
    _case("x", ENGLISH, "the letter x", given=True),
)
TENS = (
    _case("q", ENGLISH, "a letter that scores 10"),
    _case("z", ENGLISH, "a letter that scores 10"),
)
STEPS = tuple(_case(letter, LADDER, f"the score of {letter}") for letter in ALPHABET)
CAPITALS = tuple(_case(letter, LADDER, "capital letters") for letter in "AMX")
ANSWERED = (*GIVEN, *TENS, *STEPS, *CAPITALS)

WRONG = (
    Wrong(
        "other-characters",
        "a character that is no letter a-z",
        tuple(Call((character, ENGLISH)) for character in ("[", "5", "-", "\u00e9")),
        "What is given as a letter is none of a-z. Raise ValueError before you look "
        "for its score. (`find` gives -1 for what is not there, and -1 is a position, "
        "too: that of the last character.)",
    ),
    *wrong_distributions("s"),
)


def _is_a_number(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return same(outcome.value, int(case.expected))


def _is_ten_otherwise(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return outcome.value in ("10", "x", 10)


def _has_a_score_of_ten(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return outcome.value in ("X", "10", 10)


def _has_a_neighbours_score(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether two letters have the score of the next one, or of the one before."""
    d, g = (attempt(Call((letter, LADDER))).value for letter in "dg")
    return (d, g) in (("5", "8"), ("3", "6"))


def _right_in_small_letters(case: Case, _: Outcome, attempt: Attempt) -> bool:
    letter, distribution = case.call.args
    small = Call((letter.lower(), distribution))
    return same(case.expected, attempt(small).value)


def _random_case(rng: random.Random) -> Case:
    return _case(rng.choice(LETTERS), random_distribution(rng), "random letters")


def _refuses_x(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a distribution is refused only as long as there is an X in it."""
    letter, distribution = case.call.args
    digits = Call((letter, distribution.replace("X", "9")))
    is_refused = refuses_itself(case, outcome, attempt)
    return is_refused and attempt(digits).ended == "returned"


def _refuses_all_but_a(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a comes out right, and other letters are refused."""
    a, b, z = (attempt(Call((letter, LADDER))) for letter in "abz")
    return (
        refuses_itself(case, outcome, attempt)
        and same("1", a.value)
        and {b.own_raise, z.own_raise} == {"raised"}
    )


_KNOWN = (
    Mistake(
        "int-of-x",
        (GIVEN[1], *TENS),
        takes_x_for_a_digit,
        "`int` reads digits, and X is none: it stands for 10. The answer is a "
        "text, so leave each score as it stands in the distribution.",
    ),
    Mistake(
        "number-for-text",
        (GIVEN[0],),
        _is_a_number,
        "The score is right, but it is a number. The answer is a text, such as "
        "'1': the character as it stands in the distribution.",
    ),
    Mistake(
        "ten-for-x",
        TENS,
        _is_ten_otherwise,
        "A score of 10 is written as the single character X, a capital. Return "
        "it as it stands in the distribution.",
    ),
    Mistake(
        "x-is-ten",
        (GIVEN[2],),
        _has_a_score_of_ten,
        "The letter x and the score X have nothing to do with each other. An X "
        "in a distribution means 10; the letter x has the score at its own "
        "place, which is 8 in English.",
    ),
    Mistake(
        "off-by-one",
        (STEPS[3],),
        _has_a_neighbours_score,
        "That is the score of a neighbour in the alphabet. Positions are counted "
        "from 0: the score of a is `distribution[0]`.",
    ),
    Asked(letter_score).keeps_to_english("c"),
    Mistake(
        "capitals",
        (GIVEN[1], *CAPITALS),
        _right_in_small_letters,
        "The same letter comes out right when it is small. Capitals score like "
        "small letters: work with `letter.lower()`.",
    ),
    Mistake(
        "refuses-x",
        (),
        _refuses_x,
        "Your own `raise` refuses this distribution for its X. X is a score, too: it "
        "is no digit, but it stands for 10.",
    ),
    Mistake(
        "refuses-all-but-a",
        (),
        _refuses_all_but_a,
        "The letter a comes out right, and all the others reach your own `raise`. Is "
        "it inside the loop? That another letter comes first is no reason to refuse: "
        "raise after the loop, when none of the letters was the one.",
    ),
    own_refusal_mistake(
        "A right call reaches your own `raise`. Which question led to that line, and "
        "what is the answer to it for this letter and this distribution?",
    ),
)

LETTER_SCORE = Exercise(
    "letter_score",
    stage=7,
    reference=letter_score,
    cases=ANSWERED,
    generate=_random_case,
    generated=10,
    judge=judge_or_refuse,
    expectation=answer_or_refusal(letter_score),
    hints=(
        "A distribution is a table without headings: its first character is the "
        "score of a, its second the score of b. At which position does your letter "
        "stand in the alphabet?",
        "Keep the alphabet in a text of its own. The position of `letter.lower()` in "
        "it is the position of its score in `distribution`. Before you look, find "
        "out whether both arguments are what they should be.",
        "A letter is always a single character. With `alphabet = "
        '"abcdefghijklmnopqrstuvwxyz"`: raise ValueError if '
        "`letter.lower()` is not in it, if `len(distribution)` is not 26, or if one "
        'of its characters is not in "123456789X". Then return '
        "`distribution[alphabet.index(letter.lower())]`.",
    ),
    mistakes=(*_KNOWN, *refusal_mistakes(WRONG, ANSWERED, _KNOWN)),
)
