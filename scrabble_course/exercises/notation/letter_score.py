"""The first exercise of stage 7: letter_score (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.exercises.notation.common import (
    ANY_ERROR,
    ENGLISH,
    OTHER_LANGUAGES,
    X_IS_TEN,
    Function,
    case_like,
    case_of,
    expects,
    int_of_x,
    judge,
    own_distribution,
    refusal_mistakes,
    refuses_a_right_call,
    refuses_itself,
    returns,
    wrong_distributions,
    wrong_scores,
)
from scrabble_course.notation.scrabble_notation import ALPHABET, letter_score

LADDER = "12345678912345678912345678"
"""Scores that no language has: those of neighbours in the alphabet differ."""


def _case(letter: str, topic: str, scores: str = ENGLISH, given: bool = False) -> Case:
    return case_of(letter_score, topic, letter, scores, given=given)


S = _case("s", "a small letter", given=True)
Z = _case("Z", "a capital letter", given=True)
X = _case("x", "the letter x", given=True)
SMALL = {letter: _case(letter, "a small letter") for letter in "abdhkmpqwyz"}
CAPITALS = tuple(_case(letter, "a capital letter") for letter in "AKM")
OTHER_SCORES = (
    *(_case("j", "other scores", scores) for scores in OTHER_LANGUAGES[1:]),
    *(_case(letter, "other scores", LADDER) for letter in "aejnquwz"),
)
OTHER_CHARACTERS = tuple(_case(one, "what is no letter a-z") for one in "[5-\u00e9")
WRONG_SCORES = wrong_distributions(letter_score, "s")
NOT_ONE_LETTER = tuple(
    _case(text, "what is no letter a-z") for text in ("ab", "xyz", "")
)
WRONG = (*OTHER_CHARACTERS, *WRONG_SCORES, *NOT_ONE_LETTER)
CASES = (
    *(S, Z, X, *SMALL.values(), *CAPITALS),
    *(_case("x", "the letter x", LADDER), *OTHER_SCORES, *WRONG),
)


def _with_tens_as(ten: object) -> Function:
    def score(letter: str, distribution: str) -> object:
        found = letter_score(letter, distribution)
        return ten if found == "X" else found

    return score


def _with_x_as(ten: object) -> Function:
    return lambda letter, distribution: (
        ten if letter in "xX" else letter_score(letter, distribution)
    )


def _places_away(places: int) -> Function:
    return lambda letter, distribution: distribution[
        ALPHABET.index(letter.lower()) + places
    ]


def _refuses(case: Case, got: Outcome) -> bool:
    return got.own_raise == "raised" and refuses_itself(case, got)


MISTAKES = (
    int_of_x(
        "The answer is a text, so leave each score as it stands in the distribution.",
    ),
    Mistake(
        "ten-for-x",
        (Z, SMALL["q"], SMALL["z"]),
        "A score of 10 is written as the single character X, a capital. Return it as "
        "it stands in the distribution.",
        like=tuple(map(_with_tens_as, ("10", "x", 10))),
    ),
    Mistake(
        "x-is-ten",
        (X,),
        X_IS_TEN,
        though=(SMALL["w"], SMALL["y"]),
        like=tuple(map(_with_x_as, ("X", "10", 10))),
    ),
    Mistake(
        "off-by-one",
        (Z, X, *(SMALL[letter] for letter in "dhkp")),
        "The score is looked up one place too far, or one too near. Positions are "
        "counted from 0: the score of a is `distribution[0]`, that of z "
        "`distribution[25]`.",
        like=(_places_away(1), _places_away(-1)),
        throughout=True,
    ),
    Mistake(
        "looked-for-among-the-scores",
        (S, X, OTHER_CHARACTERS[1]),
        "The letter is looked for among the scores. It stands in `ALPHABET`: find its "
        "place there, and take what stands at that place in `distribution`.",
        like=(
            lambda letter, distribution: ALPHABET[distribution.index(letter)],
            lambda letter, distribution: ALPHABET[distribution.find(letter)],
        ),
        throughout=True,
    ),
    Mistake(
        "capital-among-small-letters",
        (S, X, SMALL["a"], SMALL["p"]),
        "A capital is looked for among small letters, or a small letter among "
        "capitals. `ALPHABET` has small letters only: look for `letter.lower()` there. "
        '(`ord("a")` is for small letters, too.)',
        like=(
            lambda letter, distribution: distribution[ALPHABET.index(letter.upper())],
            lambda letter, distribution: distribution[ALPHABET.find(letter.upper())],
            lambda letter, distribution: distribution[ord(letter.upper()) - ord("a")],
        ),
        throughout=True,
    ),
    own_distribution(letter_score, OTHER_SCORES[:2]),
    Mistake(
        "capitals",
        (Z, *CAPITALS),
        "The same letter comes out right when it is small. Capitals score like small "
        "letters: work with `letter.lower()`.",
        though=tuple(SMALL[letter] for letter in "akmz"),
        claims=ANY_ERROR,
    ),
    Mistake(
        "refuses-x",
        (S,),
        "Your own `raise` refuses this distribution for its X. X is a score, too: it "
        "is no digit, but it stands for 10.",
        shows=_refuses,
        though=(_case("s", "other scores", LADDER),),
        claims=ANY_ERROR,
    ),
    Mistake(
        "refuses-all-but-a",
        (S, X, *(SMALL[letter] for letter in "bdhkp")),
        "The letter a comes out right, and all the others reach your own `raise`. Is "
        "it inside the loop? That another letter comes first is no reason to refuse: "
        "raise after the loop, when none of the letters was the one.",
        shows=_refuses,
        throughout=True,
        though=(SMALL["a"],),
        claims=ANY_ERROR,
    ),
    Mistake(
        "refuses-every-letter",
        (S, Z, X, *SMALL.values(), *CAPITALS),
        "Your own `raise` refuses one letter after the other, small or capital. Which "
        "of your questions always has the same answer? Is a `not` missing, or one too "
        'many? (`c != "1" or c != "X"` holds for any `c`: say `and`.) `ALPHABET` has '
        "small letters only, so look for `letter.lower()`; and a distribution has 26 "
        "characters.",
        shows=_refuses,
        throughout=True,
        claims=ANY_ERROR,
    ),
    refuses_a_right_call("this letter and this distribution"),
    *refusal_mistakes(WRONG),
    Mistake(
        "other-characters",
        OTHER_CHARACTERS,
        "What is given as a letter is none of a-z. Raise ValueError before you look "
        "for its score. (`find` gives -1 for what is not there, and -1 is a position, "
        "too: that of the last character.)",
        shows=returns,
    ),
    Mistake(
        "not-one-letter",
        NOT_ONE_LETTER,
        "What is given as a letter is not one letter. Between two texts, `in` asks "
        'whether the first is a piece of the second, so `"ab" in ALPHABET` is True, '
        'and `"" in ALPHABET`, too. Ask for `len(letter)` as well.',
        shows=returns,
    ),
    *wrong_scores(WRONG_SCORES),
)

EXERCISE = Exercise(
    "letter_score",
    stage=7,
    reference=letter_score,
    cases=CASES,
    generate=lambda rng: case_like(CASES, letter_score, rng),
    generated=40,
    judge=judge,
    expects=expects,
    mistakes=MISTAKES,
    hints=(
        "A distribution is a table without headings: its first character is the "
        "score of a, its second the score of b. At which position does your letter "
        "stand in the alphabet?",
        "The position of `letter.lower()` in `ALPHABET` is the position of its score "
        "in `distribution`. Before you look, find out whether both arguments are what "
        "they should be.",
        "Raise ValueError if `len(letter)` is not 1, if `letter.lower()` is not in "
        "`ALPHABET`, if `len(distribution)` is not 26, or if one of its characters is "
        'not in "123456789X". Then return '
        "`distribution[ALPHABET.index(letter.lower())]`.",
    ),
)
