"""On the way, in stage 7: check_word, which refuses what is no Scrabble notation."""

from __future__ import annotations

from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.exercises.notation import brackets
from scrabble_course.notation.scrabble_notation import check_word

WORDS = brackets.Words(check_word)

EXERCISE = brackets.exercise(
    check_word,
    WORDS.all,
    generated=30,
    mistakes=(
        mistake("answers-and-raises-nothing", WORDS(brackets.PLAIN))(
            "check_word answers nothing. Where a word is right it just ends, without "
            "`return True`; where it is wrong, `raise ValueError(...)` stops the call, "
            "as `return False` does not.",
            lambda case, got: isinstance(got.value, bool),
        ),
        mistake(
            *("refuses-all-brackets", WORDS(brackets.WITH_BRACKETS)),
            though=WORDS("pot bananas"),
            shows=brackets.refuses_itself,
            throughout=True,
            claims="ValueError",
        )(
            "Every word with a bracket is refused. Which question leads to that "
            "`raise`? Whether a bracket is still open is asked once, below the loop, "
            "further to the left. And a bracket is no letter, and need not be one."
        ),
        *brackets.bracket_mistakes(WORDS),
        *brackets.refusals(WORDS),
    ),
    hints=(
        "Which characters are allowed, and what may come after each of them? One thing "
        "must be remembered from character to character: what is open now.",
        "`check_switches` remembers True or False. Here, remember the bracket that is "
        'open, or `""` if none is. It changes at each bracket, and decides what may '
        "come next. Look at it once more after the loop.",
        'Begin with `opened = ""`. For each character: if it is `[` or `(`, `opened` '
        'must be `""`, and becomes the character. If it is `]`, `opened` must be `[`, '
        'and becomes `""`; so too with `)`. Anything else must be a letter: '
        '`character.lower() in ALPHABET`. After the loop, `opened` must be `""`.',
    ),
)
