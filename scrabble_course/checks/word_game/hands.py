"""The exercise of stage 2: update_hand (seed 004, Problem 2)."""

from __future__ import annotations

import random
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    changed_argument,
    judge_value,
    same,
)
from scrabble_course.word_game.hands import Hand, get_frequency_dict, update_hand


def same_hand(one: Any, other: Any) -> bool:
    """Whether two hands hold the same letters; a count of 0 is the same as none.

    >>> same_hand({"l": 1}, {"l": 1, "q": 0})
    True
    >>> same_hand({"l": 1}, {"l": 1, "q": -1})
    False
    """
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return False
    return same(_held(one), _held(other))


def _held(hand: dict[Any, Any]) -> dict[Any, Any]:
    return {key: count for key, count in hand.items() if not same(count, 0)}


def judge_hand(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call that returns a hand."""
    return judge_value(case, outcome, same_hand)


def _case(hand: Hand, word: str, topic: str, given: bool = False) -> Case:
    return Case(Call((hand, word)), update_hand(hand, word), topic, given)


QUAIL = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}
JOLLY = {"j": 2, "o": 1, "l": 1, "w": 1, "n": 2}

QUAIL_CASE = _case(QUAIL, "quail", "the example of the problem set", given=True)
CHANGES = _case({"a": 1, "b": 2}, "ab", "the hand that was given is left as it was")
CAPITALS = _case({"t": 1, "n": 1}, "TN", "capital letters")
NOT_HELD = (
    _case({"c": 1, "a": 1, "t": 1}, "dog", "letters that are not held"),
    _case({"c": 1, "a": 1, "t": 1}, "cot", "a letter that is not held"),
)
USED_UP = _case({"a": 1, "b": 2}, "b", "letters that the word does not use")
MORE_THAN_HELD = (
    _case(JOLLY, "jolly", "the example of the problem set", given=True),
    _case({"l": 1, "a": 1}, "ll", "a letter more often than it is held"),
)
ZERO = _case({"a": 0, "b": 1}, "ab", "a hand with a count of 0")
HELD = (
    _case({"m": 3}, "mmm", "a letter spent three times"),
    _case({"e": 3, "x": 1}, "ex", "one of several equal letters"),
    _case({"a": 2, "b": 1}, "aba", "a letter that comes back"),
)


def _counts(outcome: Outcome) -> list[int]:
    hand = outcome.value if isinstance(outcome.value, dict) else {}
    return [count for count in hand.values() if isinstance(count, int)]


def _right_in_small_letters(case: Case, _: Outcome, attempt: Attempt) -> bool:
    hand, word = case.call.args
    outcome = attempt(Call((hand, word.lower())))
    return same_hand(update_hand(hand, word), outcome.value)


def _cannot_skip(case: Case, _: Outcome, attempt: Attempt) -> bool:
    """Whether the same word without the letters that are not held comes out right."""
    hand, word = case.call.args
    held = "".join(letter for letter in word if letter in hand)
    return same_hand(case.expected, attempt(Call((hand, held))).value)


def _loses_the_rest(case: Case, outcome: Outcome, _: Attempt) -> bool:
    hand, word = case.call.args
    rest = {letter: count for letter, count in hand.items() if letter not in word}
    got = outcome.value if isinstance(outcome.value, dict) else rest
    return any(not got.get(letter) for letter in rest)


def _goes_too_far(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether a letter held once and asked for twice is the trouble."""
    if case.given:  # jolly has a letter that is not held, too
        return isinstance(outcome.value, dict) and outcome.value.get("l", 0) < 0
    once = attempt(Call(({"l": 1, "a": 1}, "l")))
    return same_hand({"a": 1}, once.value) and _goes_below_zero(case, outcome, attempt)


def _goes_below_zero(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return outcome.ended == "raised" or any(count < 0 for count in _counts(outcome))


def _random_case(rng: random.Random) -> Case:
    letters = "abcdefgh*"
    hand = get_frequency_dict(rng.choices(letters, k=rng.randint(1, 9)))
    if rng.random() < 0.3:
        hand.setdefault(rng.choice(letters), 0)
    word = "".join(rng.choices(letters + "ABC", k=rng.randint(0, 7)))
    return _case(hand, word, "random hands")


UPDATE_HAND = Exercise(
    "update_hand",
    stage=2,
    reference=update_hand,
    cases=(
        QUAIL_CASE,
        MORE_THAN_HELD[0],
        *HELD,
        CHANGES,
        MORE_THAN_HELD[1],
        *NOT_HELD,
        CAPITALS,
        ZERO,
        _case({"c": 1, "*": 1, "s": 1}, "c*s", "the wildcard"),
        _case({"a": 1}, "", "the empty word"),
        _case({}, "word", "an empty hand"),
    ),
    generate=_random_case,
    generated=25,
    judge=judge_hand,
    hints=(
        "Which letters of the word does the hand hold, and how many of each? What "
        "should happen to a letter that it does not hold?",
        "Copy the hand first. Then walk along the word, letter by letter: if the "
        "copy still has that letter, take one away; if not, go on.",
        "`left = hand.copy()`; for each letter in `word.lower()`: if "
        "`left.get(letter, 0) > 0`, then `left[letter] -= 1`. Return `left`.",
    ),
    mistakes=(
        Mistake(
            "changes-its-argument",
            (CHANGES,),
            lambda case, outcome, attempt: changed_argument(case, outcome) is not None,
            "Your function changed the hand it was given. Work on a copy: "
            "`left = hand.copy()`. (`left = hand` is only a second name for the "
            "same dictionary.)",
        ),
        Mistake(
            "untouched-letters-lost",
            (QUAIL_CASE, USED_UP),
            _loses_the_rest,
            "Letters that the word does not use must stay in the hand. Start from a "
            "copy of the whole hand, and take letters away.",
        ),
        Mistake(
            "held-letters",
            HELD,
            lambda case, outcome, attempt: isinstance(outcome.value, dict),
            "Here the hand holds every letter of the word. Each time a letter stands "
            "in the word, exactly one of it is spent, and the others stay.",
        ),
        Mistake(
            "more-than-held",
            MORE_THAN_HELD,
            _goes_too_far,
            "The word asks for a letter more often than the hand holds it. A count "
            "never goes below 0: look at what is left before you take each letter.",
        ),
        Mistake(
            "letter-not-held",
            NOT_HELD,
            _cannot_skip,
            "The word has letters that are not in the hand at all. They are to be "
            "ignored: ask `left.get(letter, 0) > 0` before you take one away.",
        ),
        Mistake(
            "zero-counts",
            (ZERO,),
            lambda case, outcome, attempt: (
                _goes_below_zero(case, outcome, attempt)
                and not _goes_below_zero(*_try(attempt, MORE_THAN_HELD[1]), attempt)
            ),
            "A letter may stand in the hand with a count of 0: it is not held then. "
            "`if letter in hand` does not see that; `hand.get(letter, 0) > 0` does.",
        ),
        Mistake(
            "capitals",
            (CAPITALS,),
            _right_in_small_letters,
            "The same word in small letters comes out right. A hand holds only "
            "small letters: walk along `word.lower()`.",
        ),
    ),
)


def _try(attempt: Attempt, case: Case) -> tuple[Case, Outcome]:
    return case, attempt(case.call)


EXERCISES = (UPDATE_HAND,)
