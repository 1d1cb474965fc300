"""On the way, in stage 7: check_word, which refuses what is no Scrabble notation."""

from __future__ import annotations

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.exercises.notation import brackets
from scrabble_course.notation.scrabble_notation import check_word

WORDS = brackets.Words(check_word)
EMPTY_GROUP = brackets.case_of(check_word, "an empty group", "a[]b")
IN_A_GROUP = brackets.case_of(check_word, brackets.NEITHER, "po[t-s]")


def _refuses_what_closes(case: Case, got: Outcome) -> bool:
    """Whether just those words are refused in which a bracket closes."""
    closes = not {"]", ")"}.isdisjoint(case.call.args[0])
    return closes == got.is_error("ValueError")


EXERCISE = brackets.exercise(
    check_word,
    (*WORDS.all, EMPTY_GROUP, IN_A_GROUP),
    generated=30,
    mistakes=(
        mistake("answers-and-raises-nothing", WORDS(brackets.PLAIN))(
            "check_word answers nothing. Where a word is right it just ends, without "
            "`return True`; where it is wrong, `raise ValueError(...)` stops the call, "
            "as `return False` does not.",
            lambda case, got: isinstance(got.value, bool),
        ),
        mistake(
            *("nothing-remembered", WORDS(f"{brackets.WITH_BRACKETS} e[qu qui(z")),
            shows=_refuses_what_closes,
            every_case=True,
            error_pattern="ValueError|returns None",
        )(
            "Just the words in which a bracket closes are refused. Are `]` and `)` "
            "known at all? And is what is open remembered until then, and until the "
            'end? It begins as `""` once, above the loop, further to the left: a line '
            "inside the loop makes it so again in each round."
        ),
        mistake(
            *("refuses-all-brackets", WORDS(brackets.WITH_BRACKETS)),
            passes_on=WORDS("pot bananas"),
            shows=brackets.refuses_itself,
            every_case=True,
            error_pattern="ValueError",
        )(
            "Every word with a bracket is refused. The line in the message says why: "
            'is what is open not set back to `""` where a bracket closes? Is it asked '
            "inside the loop, and not below it, whether one is open still? Or is a "
            "bracket taken for a wrong letter?"
        ),
        mistake("refuses-an-empty-group", EMPTY_GROUP, error_pattern="ValueError")(
            "An empty group is allowed: nothing need stand between two brackets.",
            brackets.refuses_itself,
        ),
        mistake("not-looked-at-in-a-group", IN_A_GROUP, passes_on=WORDS("e1quinox"))(
            "What is no letter is refused outside a group, and not inside. Ask about "
            "each character that is no bracket, whether a group is open or not.",
            error_pattern="returns None",
        ),
        mistake(
            *("brackets-only-counted", WORDS("a)b(c e[q(u)i]nox")),
            passes_on=WORDS("e[qu qui(z eq]u quiz)"),
            every_case=True,
            error_pattern="returns None",
        )(
            "Brackets are refused only where there are more of one than of the other. "
            "Here there are as many, in an order that is wrong: counting is not enough."
            " Remember what is open as you go, and ask at each bracket.",
            lambda case, got: got.ended == "returned",
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
