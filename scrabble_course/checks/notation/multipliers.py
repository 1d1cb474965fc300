"""The third exercise of stage 7: multipliers (seed 000)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.checks.notation.groups import (
    Asked,
    any_bracket_mistake,
    bracket_mistakes,
    capitals_mistake,
    empty_mistake,
    list_mistake,
    one_letter_mistake,
)
from scrabble_course.checks.notation.misreading import (
    Factors,
    misreadings,
    missed_letter_mistakes,
)
from scrabble_course.checks.notation.own_refusals import (
    REFUSES_A_RIGHT_WORD,
    own_refusal_mistake,
    refused_brackets_mistake,
)
from scrabble_course.checks.notation.random_words import random_word
from scrabble_course.checks.notation.refusals import (
    answer_or_refusal,
    judge_or_refuse,
    refusal_mistakes,
)
from scrabble_course.checks.notation.wrong_texts import wrong_words
from scrabble_course.notation.scrabble_notation import multipliers

ASKED = Asked(multipliers)
GIVEN = ASKED.given()
ANSWERED = (*GIVEN, ASKED.case("[jazz]", "one group"), ASKED.case("i", "one letter"))
WRONG = wrong_words(ASKED)


def _answer(word: str, factors: Factors) -> str:
    return "".join(map(str, factors))


def _keeps_the_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    return isinstance(value, str) and (
        value != case.expected
        and "".join(c for c in value if c.isdigit()) == case.expected
    )


def _joins_a_number(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return 'can only concatenate str (not "int")' in outcome.error


def _random_case(rng: random.Random) -> Case:
    return ASKED.case(random_word(rng), "random words")


_KNOWN = (
    Mistake(
        "factor-is-a-number",
        GIVEN,
        _joins_a_number,
        "A number cannot be joined to a text. Keep the factor as a text from the "
        'start, `factor = "1"`, and wherever it changes.',
    ),
    list_mistake(ASKED),
    *misreadings(ASKED, _answer),
    empty_mistake(ASKED),
    one_letter_mistake(ASKED),
    *missed_letter_mistakes(ASKED, lambda word, part: multipliers(word)[part]),
    Mistake(
        "letters-kept",
        (GIVEN[1],),
        _keeps_the_letters,
        "The factors are right, but other characters stand between them. The answer "
        "has one digit for each letter, and nothing else.",
    ),
    *bracket_mistakes(ASKED),
    capitals_mistake(ASKED),
    refused_brackets_mistake(ASKED),
    any_bracket_mistake(ASKED),
    own_refusal_mistake(REFUSES_A_RIGHT_WORD),
)

MULTIPLIERS = Exercise(
    "multipliers",
    stage=7,
    reference=multipliers,
    cases=ANSWERED,
    generate=_random_case,
    generated=15,
    judge=judge_or_refuse,
    expectation=answer_or_refusal(multipliers),
    hints=(
        "Read the word from left to right with a finger. Which factor holds at the "
        "start? At which characters does it change, and to what?",
        "Keep the factor that holds now in a variable. A bracket changes it and adds "
        "nothing to the answer; a letter leaves it and adds it to the answer.",
        'Start with `factors = ""` and `factor = "1"`. For each character: at `[` '
        'set `factor = "2"`, at `(` set `factor = "3"`, at `]` or `)` set `factor = '
        '"1"` again; else `factors += factor`. An opening bracket needs a factor of '
        '"1" before it, `]` needs "2" and `)` needs "3"; raise ValueError otherwise, '
        "for other characters, and for a group still open at the end.",
    ),
    mistakes=(*_KNOWN, *refusal_mistakes(WRONG, ANSWERED, _KNOWN)),
)
