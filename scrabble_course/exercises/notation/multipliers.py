"""The third exercise of stage 7: multipliers (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.exercise import Exercise, Mistake
from scrabble_course.exercises.notation.common import (
    FACTOR_OF_THE_FIRST,
    ONLY_GROUPS,
    PLAIN,
    Function,
    Words,
    bracket_mistakes,
    case_like,
    expects,
    factors_of,
    first_factors_of,
    judge,
    left_to_check_word,
    lost_letters,
    misread,
    misread_factors,
    refusals,
    stops,
    text_mistakes,
)
from scrabble_course.exercises.notation.stand_ins import for_multipliers
from scrabble_course.notation.scrabble_notation import multipliers

WORDS = Words(multipliers)


def _as_text(word: str, factors: list[int]) -> str:
    return "".join(map(str, factors))


def _counting(brackets: str) -> Function:
    """Return a wrong function that counts some brackets as letters."""
    table = {ord(bracket): f"{bracket}a" for bracket in brackets}
    return lambda word: _as_text(word, factors_of(word.translate(table)))


MISTAKES = (
    Mistake(
        "factor-is-a-number",
        WORDS(PLAIN),
        "A number cannot be joined to a text. Keep the factor as a text from the "
        'start, `factor = "1"`, and wherever it changes.',
        shows=stops,
        claims=r'can only concatenate str \(not "int"\)',
    ),
    misread(
        WORDS,
        "only-groups",
        ONLY_GROUPS,
        lambda word: _as_text(word, [one for one in factors_of(word) if one > 1]),
        lambda word: _as_text(word, factors_of(word)).replace("1", "0"),
    ),
    misread(
        WORDS,
        "else-of-one-if",
        "Some brackets have added a factor, as if they were letters. An `else` belongs "
        "only to the last `if` above it: with `elif` for all but the first, one way is "
        "taken, and no other. (If you count places: `end - start` counts the bracket.)",
        *map(_counting, ("[(", "[", "[]", "[](")),
    ),
    misread(
        WORDS,
        "factor-of-the-first",
        FACTOR_OF_THE_FIRST,
        lambda word: _as_text(word, first_factors_of(word)),
    ),
    Mistake(
        "reversed",
        WORDS("[p]ot (p)ot po[t] po(t) ch[o](p)s"),
        "The factors stand in the wrong order: that of the last letter comes first. A "
        "new one belongs at the end, as in `factors = factors + factor`.",
        like=(lambda word: multipliers(word)[::-1],),
        throughout=True,
    ),
    *text_mistakes(WORDS),
    *misread_factors(WORDS, _as_text),
    *lost_letters(
        WORDS,
        lambda word, part: multipliers(word)[part],
        'factors = ""',
    ),
    *bracket_mistakes(WORDS),
    *refusals(WORDS, *left_to_check_word(WORDS)),
)

EXERCISE = Exercise(
    "multipliers",
    stage=7,
    reference=multipliers,
    cases=WORDS.all,
    generate=lambda rng: case_like(WORDS.all, multipliers, rng),
    generated=60,
    judge=judge,
    expects=expects,
    stand_ins=for_multipliers,
    mistakes=MISTAKES,
    hints=(
        "Read the word from left to right with a finger. Which factor holds at the "
        "start? At which characters does it change, and to what?",
        "Keep the factor that holds now in a variable. A bracket changes it and adds "
        "nothing to the answer; a letter leaves it and adds it to the answer.",
        'After `check_word(word)`, start with `factors = ""` and `factor = "1"`. For '
        'each character: at `[` set `factor = "2"`, at `(` set `factor = "3"`, at `]` '
        'or `)` set `factor = "1"` again; else `factors += factor`.',
    ),
)
