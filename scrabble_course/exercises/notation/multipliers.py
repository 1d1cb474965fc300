"""The third exercise of stage 7: multipliers (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.mistakes import stops_with
from scrabble_course.exercises.notation import common
from scrabble_course.exercises.notation.common import MOST, Letters, read
from scrabble_course.exercises.notation.stand_ins import for_multipliers
from scrabble_course.notation.scrabble_notation import multipliers

WORDS = common.Words(multipliers)
BESIDE = "[p]ot (p)ot po[t] po(t) ch[o](p)s"


def _as_text(letters: Letters) -> str:
    return "".join(str(factor) for _, factor in letters)


def _counting(brackets: str) -> common.OfWord:
    """Return a wrong function that counts some brackets as letters."""
    table = {ord(bracket): f"{bracket}a" for bracket in brackets}
    return lambda word: _as_text(read(word.translate(table)))


MISREAD: common.Misreadings = {
    ("zero-for-one", MOST, lambda word: _as_text(read(word)).replace("1", "0")): (
        "A letter outside of brackets counts once, so its factor is 1."
    ),
    ("else-of-one-if", MOST, *map(_counting, ("[(", "[", "[]", "[]("))): (
        "Some brackets have added a factor, as if they were letters. An `else` belongs "
        "only to the last `if` above it: with `elif` for all but the first, one way is "
        "taken, and no other. (If you count places: `end - start` counts the bracket.)"
    ),
    ("reversed", BESIDE, lambda word: multipliers(word)[::-1]): (
        "The factors stand in the wrong order: that of the last letter comes first. A "
        "new one belongs at the end, as in `factors = factors + factor`."
    ),
}
MISTAKES = (
    stops_with(
        "factor-is-a-number",
        r'can only concatenate str \(not "int"\)',
        WORDS(common.PLAIN),
    )(
        "A number cannot be joined to a text. Keep the factor as a text from the "
        'start, `factor = "1"`, and wherever it changes.'
    ),
    *WORDS.misread(MISREAD),
    *WORDS.read_as(common.WRONG_FACTORS, _as_text),
    *common.text_mistakes(WORDS),
    *WORDS.read_as(common.LOST_LETTERS, _as_text, 'factors = ""'),
    *common.bracket_mistakes(WORDS),
    *common.refusals(WORDS, *common.left_to_check_word(WORDS)),
)

EXERCISE = common.exercise(
    multipliers,
    WORDS.all,
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
