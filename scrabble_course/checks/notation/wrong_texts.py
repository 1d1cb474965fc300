"""Words and distributions that the functions of stage 7 are to refuse."""

from __future__ import annotations

from scrabble_course.checks.call import Call
from scrabble_course.checks.notation.groups import ENGLISH, Asked
from scrabble_course.checks.notation.refusals import Wrong


def wrong_words(asked: Asked) -> tuple[Wrong, ...]:
    """Return words that are not Scrabble notation, with what to say of each kind."""
    return tuple(
        Wrong(
            name,
            reason,
            tuple(Call((word, *asked.rest)) for word in words.split()),
            advice,
        )
        for name, reason, words, advice in WRONG_WORDS
    )


WRONG_WORDS = (
    (
        "bracket-never-closed",
        "a bracket that is never closed",
        "e[qu qui(z",
        "A bracket is opened and never closed. After the loop, ask whether a "
        "group is still open, and raise ValueError if it is.",
    ),
    (
        "bracket-closes-nothing",
        "a bracket that closes nothing",
        "eq]u quiz)",
        "A closing bracket stands where no group is open. When you meet one, "
        "ask first whether there is something to close.",
    ),
    (
        "groups-nested",
        "a group inside a group",
        "e[q(u)i]nox [[q]uiz (j(a)zz) e[q(u)inox",
        "A group is opened inside another. When you meet an opening bracket, "
        "no group may be open.",
    ),
    (
        "brackets-crossed",
        "a group closed by the other kind of bracket",
        "e[q)uinox (qu]iz",
        "A group is closed by the wrong kind of bracket. `]` closes only what "
        "`[` has opened, and `)` only what `(` has.",
    ),
    (
        "other-characters",
        "a character that is no letter and no bracket",
        "e-quinox e1quinox na\u00efve {q}uiz",
        "The word has a character that is neither a letter a-z nor one of the "
        "four brackets. Raise ValueError when you meet one.",
    ),
)
"""Name, reason, words, and advice."""


def wrong_distributions(word: str) -> tuple[Wrong, ...]:
    """Return distributions that cannot be right, each in a call with `word`."""
    lengths = (ENGLISH[:-1], ENGLISH + "1")
    characters = ("0" + ENGLISH[1:], ENGLISH.lower())
    return (
        Wrong(
            "distribution-length",
            "a distribution that has not 26 scores",
            tuple(Call((word, distribution)) for distribution in lengths),
            "A distribution has exactly 26 characters, one for each letter. Look at "
            "its length first, and raise ValueError if it is another.",
        ),
        Wrong(
            "distribution-characters",
            "a distribution with a character that is no score",
            tuple(Call((word, distribution)) for distribution in characters),
            "Each character of a distribution is a digit from 1 to 9 or a capital X. "
            "Look at all of them, and raise ValueError if one is not.",
        ),
    )
