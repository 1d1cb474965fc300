"""The exercises of stage 4: deal_hand, and is_valid_word with wildcards.

The rules are those of seed 004, Problem 4; `dealing.py` has the first.
"""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
)
from scrabble_course.checks.word_game import spelling
from scrabble_course.checks.word_game.dealing import DEAL_HAND
from scrabble_course.checks.word_game.spelling import (
    accepts,
    accepts_or_stops,
    right,
    spelled,
)
from scrabble_course.word_game.hands import get_frequency_dict
from scrabble_course.word_game.wildcards import (
    VOWELS,
    is_valid_word,
)

EACH_VOWEL = (
    spelled("p*rt", "prt*", "a wildcard for a"),
    spelled("h*lp", "hlp*", "a wildcard for e"),
    spelled("*t", "t*", "a wildcard for i"),
    spelled("c*ws", "cws*z", "a wildcard for o"),
    spelled("rapt*re", "raptre*", "a wildcard for u"),
)
SUPPORTED = (
    spelled("c*ws", "cows*z", "a wildcard for a vowel"),
    spelled("h*lp", "hlp*", "a wildcard for a vowel"),
)
REPEATED_VOWEL = (
    spelled("*rea", {"*": 1, "r": 1, "e": 1, "a": 1}, "a wildcard beside its vowel"),
    spelled("ban*na", {"b": 1, "a": 2, "n": 2, "*": 1}, "a wildcard among its vowel"),
    spelled("se*n", {"s": 1, "e": 1, "n": 1, "*": 1}, "a wildcard beside its vowel"),
)
CAPITALS = (spelled("C*WS", "cows*z", "capitals and a wildcard"),)
NOT_HELD = (
    spelled("c*ws", "cows", "a wildcard that is not held"),
    spelled("h*lp", {"h": 1, "l": 1, "p": 1, "*": 0}, "a wildcard held 0 times"),
)
OTHER_MISSING = (
    spelled("c*ws", "cw*z", "a wildcard and a missing letter"),
    spelled("c*ws", "cow*z", "a wildcard and a missing letter"),
    spelled("pl*ase", "pl*as", "a wildcard and a missing letter"),
    spelled("gr*sses", {"g": 1, "r": 1, "*": 1, "s": 2, "e": 1}, "too few of a letter"),
)
CONSONANT = (
    spelled("*ows", "cows*z", "a wildcard for a consonant"),
    spelled("co*s", "cos*z", "a wildcard for a consonant"),
)
PLAIN_BY_WILDCARD = (
    spelled("cows", "cws*", "a letter that only the wildcard could supply"),
    spelled("tee", "te*", "a letter that only the wildcard could supply"),
)
TWO_TYPED = (
    spelled("s**n", "sn*", "two wildcards typed, one held"),
    spelled("**t", "t*", "two wildcards typed, one held", ["eat", "oat", "eet", "aat"]),
)


def _stops_without_it(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether wildcards are refused or unknown, wherever they stand."""
    unsupported = outcome.value is False or outcome.ended == "raised"
    others = [attempt(other.call).value for other in EACH_VOWEL]
    return unsupported and True not in others


def _fills_only_some(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    refused = outcome.value is False or outcome.ended == "raised"
    return refused and (right(attempt, SUPPORTED[0]) or right(attempt, SUPPORTED[1]))


def _tries_only_some(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    refused = outcome.value is False
    return refused and any(right(attempt, other) for other in EACH_VOWEL)


def _right_in_small_letters(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    refused = outcome.value is False or outcome.ended == "raised"
    return refused and right(attempt, SUPPORTED[0])


WILDCARD_MISTAKES = (
    Mistake(
        "wildcard-unsupported",
        SUPPORTED,
        _stops_without_it,
        "No word with a `*` is accepted yet. Put each vowel in the place of the `*` "
        "in turn and look whether one of these words is in the list.",
    ),
    Mistake(
        "wildcard-for-consonant",
        CONSONANT,
        accepts,
        "The `*` stands only for a vowel (a, e, i, o, u), and no vowel in its place "
        "makes a word of the list here.",
    ),
    Mistake(
        "wildcard-not-held",
        NOT_HELD,
        accepts_or_stops,
        "The word uses a `*`, but the hand holds none. Look that up before the `*` "
        "is replaced, and with `hand.get('*', 0)`, which never stops with an error.",
    ),
    Mistake(
        "two-wildcards",
        TWO_TYPED,
        accepts_or_stops,
        "Two `*` are typed, but only one is held. Count a `*` in the word like any "
        "other letter: is it there as often as it is used?",
    ),
    Mistake(
        "wildcard-word-skips-letters",
        OTHER_MISSING,
        accepts,
        "A vowel in the place of the `*` makes a word, but the hand lacks another "
        "letter of it. The letters beside the `*` are still to be checked against "
        "the hand, one by one.",
    ),
    Mistake(
        "wildcard-used-unasked",
        PLAIN_BY_WILDCARD,
        accepts,
        "The player typed no `*`, so the wildcard is not used: each letter of the "
        "word must be held as itself.",
    ),
    Mistake(
        "wildcard-capitals",
        CAPITALS,
        _right_in_small_letters,
        "The same word in small letters is accepted. Make the word small before "
        "anything else, so that the filled-in words are small too.",
    ),
    Mistake(
        "wildcard-beside-its-vowel",
        REPEATED_VOWEL,
        _fills_only_some,
        "This word needs a vowel that the hand also holds as a letter. Fill the "
        "vowel into the word, never into the hand (`hand['a'] = 1` forgets the a's "
        "that were held), and try every vowel: `word.replace('*', vowel)`.",
    ),
    Mistake(
        "not-every-vowel",
        EACH_VOWEL,
        _tries_only_some,
        "Some vowels in the place of the `*` are tried and others are not. Is there "
        "a `return` inside the loop that gives up too early, an answer that the next "
        "vowel overwrites, or a `word = word.replace(...)` that leaves no `*` for "
        "it? Return False only after the loop.",
    ),
)


def _random_word(rng: random.Random) -> Case:
    word = rng.choice(spelling.WORDS)
    place = rng.choice([i for i, c in enumerate(word) if c in VOWELS or i == 0])
    typed = word[:place] + "*" + word[place + 1 :] if rng.random() < 0.8 else word
    letters = list(typed) + rng.choices("aehlst*", k=1)
    for _ in range(rng.choice((0, 0, 1))):
        letters.remove(rng.choice(typed))
    if letters.count("*") > 1:
        letters.remove("*")
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    return spelled(typed, hand, "random words and hands")


IS_VALID_WORD = Exercise(
    "is_valid_word",
    stage=4,
    reference=is_valid_word,
    cases=(
        *spelling.PLAIN_CASES,
        spelled("cows", "cows*z", "a plain word, a wildcard held"),
        spelled("c*wz", "cows*z", "a wildcard in no word"),
        spelled("h*ney", "hney*o", "a wildcard for a vowel"),
    ),
    generate=_random_word,
    generated=30,
    judge=spelling.judge_spelling,
    hints=(
        "What your function knew before still holds: every typed letter, the `*` "
        "too, must be held. What changes is how the word is looked up.",
        "Check first that the hand holds all the typed letters, counting `*` like "
        "any letter. Then look the word up: with a `*` in it, once for each vowel "
        "in its place.",
        "After checking the letters: `if '*' not in word: return word in "
        "word_list`. Otherwise, for each vowel in VOWELS, return True if "
        "`word.replace('*', vowel) in word_list`; after the loop return False.",
    ),
    mistakes=(
        *spelling.FIRST_MISTAKES,
        *WILDCARD_MISTAKES[:1],
        *spelling.PLAIN_MISTAKES,
        *WILDCARD_MISTAKES[1:],
    ),
)

EXERCISES = (DEAL_HAND, IS_VALID_WORD)
