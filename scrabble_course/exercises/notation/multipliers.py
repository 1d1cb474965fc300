"""The third exercise of stage 7: multipliers (seed 000)."""

from __future__ import annotations

import re
from typing import Any

from scrabble_course.diagnosis.mistakes import answers_like, stops_with
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import Letters, NotationFunction, read
from scrabble_course.exercises.notation.notation_stand_ins import for_notation
from scrabble_course.notation.scrabble_notation import multipliers

WORDS = brackets.Words(multipliers)
MOST = WORDS(brackets.MOST)


def _as_text(letters: Letters) -> str:
    return "".join(str(factor) for _, factor in letters)


def _reading(**meaning: Any) -> NotationFunction:
    """Return a wrong function that reads brackets with another meaning."""
    return lambda word: _as_text(read(word, **meaning))


def _left_open(closing: str) -> NotationFunction:
    """Return one that does not see where groups of a kind end."""
    factors = {"[": "2", "(": "3", "]": "1", ")": "1"}
    del factors[closing]

    def wrong(word: str) -> str:
        factor, answer = "1", ""
        for character in word:
            factor = factors.get(character, factor)
            answer += factor * character.isalpha()
        return answer

    return wrong


def _behind_the_groups(word: str) -> str:
    factors = {"": "1", "[": "1", "(": "1", "]": "2", ")": "3"}
    return "".join(
        factors[before] * len(letters)
        for before, letters in re.findall(r"([\[\]()]?)([A-Za-z]*)", word)
    )


MISTAKES = (
    stops_with(
        "factor-is-a-number",
        r'can only concatenate str \(not "int"\)',
        WORDS(brackets.PLAIN),
    )(
        "A number cannot be joined to a text. Keep the factor as a text from the "
        'start, `factor = "1"`, and wherever it changes.'
    ),
    answers_like("never-ends", WORDS(f"{brackets.POTS} a[bc]d a(bcd)e"))(
        "The factor stays as it is after the closing bracket. There it becomes 1 "
        "again, until the next bracket opens.",
        _reading(closes=False),
    ),
    *(
        answers_like("never-ends", WORDS(f"{brackets.POTS} a[bc]d a(bcd)e"))(
            f"The factor stays as it is after `{closing}`. There it becomes 1 again, "
            f"as it does after `{other}`.",
            _left_open(closing),
        )
        for closing, other in ("])", ")]")
    ),
    answers_like("factors-added-up", MOST)(
        "The factors have been added up, to one number. They are asked for one after "
        'the other, in a text: begin with `""`, and put each behind those before it, '
        "`answer += str(factor)`.",
        lambda word: sum(factor for _, factor in read(word)),
    ),
    answers_like("brackets-mean-the-same", MOST)(
        "Letters in round brackets and in square ones count alike here. Between `[` "
        "and `]` they count double, between `(` and `)` threefold.",
        _reading(round=2),
        _reading(square=3),
    ),
    answers_like("nothing-multiplied", WORDS(brackets.WITH_BRACKETS))(
        "No letter is multiplied. The factor that a bracket sets must still be there "
        "when the letters behind it come: is it set again in each round of the loop, "
        "and does a letter set it back to 1?",
        lambda word: "1" * len(read(word)),
    ),
    answers_like(
        "kind-of-the-whole-word",
        WORDS("b[a]n(a)n[a]s ch[o](p)s"),
        passes_on=WORDS("p(o)t"),
    )(
        "All groups of this word are of one kind here. Is `[` or `(` looked for in the "
        "whole word? Each group has the kind of the bracket that opens it: remember "
        "that when you meet it.",
        lambda word: _reading(round=2)(word) if "[" in word else multipliers(word),
        lambda word: _reading(square=3)(word) if "(" in word else multipliers(word),
    ),
    answers_like("begins-where-it-closes", MOST)(
        "The letters behind a group have got its factor, and not those in it. The "
        "factor changes at `[` and `(`, and becomes 1 again at `]` and `)`.",
        _behind_the_groups,
    ),
    answers_like("brackets-changed-round", MOST)(
        "Square brackets and round ones have changed places: `[` and `]` double their "
        "letters, `(` and `)` make them count threefold.",
        _reading(square=3, round=2),
    ),
    *brackets.text_mistakes(WORDS),
    *brackets.lost_letters(WORDS, _as_text, 'factors = ""'),
    *brackets.bracket_mistakes(WORDS),
    *brackets.refusals(WORDS, *brackets.left_to_check_word(WORDS)),
)

EXERCISE = brackets.exercise(
    multipliers,
    WORDS.all,
    stand_ins=for_notation,
    mistakes=MISTAKES,
    new_rule="curly brackets multiply by four.",
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
