"""The exercise on deal_hand, which stage 4 asks for (seed 004, Problem 4)."""

from __future__ import annotations

import math
from collections.abc import Callable

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import (
    Across,
    Case,
    Exercise,
    Mistake,
    Problem,
    not_returned,
)
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS, deal_hand


def _split(n: int) -> tuple[int, int, int]:
    """Return how many wildcards, other vowels and consonants a hand of `n` has."""
    vowel_slots = math.ceil(n / 3)
    return 1, vowel_slots - 1, n - vowel_slots


def _counted(hand: object) -> tuple[int, int, int] | None:
    """Return wildcards, vowels and consonants in `hand`; None if it is no hand."""
    if not isinstance(hand, dict):
        return None
    if not all(type(count) is int and count >= 0 for count in hand.values()):
        return None
    if not all(k == "*" or (isinstance(k, str) and k in LETTERS) for k in hand):
        return None
    held = {key: count for key, count in hand.items() if count}
    kinds = ("*", VOWELS, CONSONANTS)
    wild, vowels, consonants = (
        sum(count for key, count in held.items() if key in kind) for kind in kinds
    )
    return wild, vowels, consonants


LETTERS = tuple(VOWELS + CONSONANTS)


def _in_words(wild: int, vowels: int, consonants: int) -> str:
    return (
        f"{wild + vowels + consonants} letters: {wild} '*', "
        f"{vowels} other vowels, {consonants} consonants"
    )


def _judge_deal(case: Case, outcome: Outcome) -> Problem | None:
    expected = _in_words(*case.expected)
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    counted = _counted(outcome.value)
    if counted == case.expected:
        return None
    found = f" ({_in_words(*counted)})" if counted else ""
    return Problem(expected, f"{outcome.value!r}{found}")


def _deal(n: int, seed: int) -> Case:
    return Case(Call((n,), seed=seed), _split(n), f"a hand of {n}")


SEVENS = tuple(_deal(7, seed) for seed in range(100))
OTHER_SIZES = tuple(_deal(n, seed) for n in range(1, 21) for seed in range(5))


def _counts(
    test: Callable[[tuple[int, int, int], tuple[int, int, int]], bool],
) -> Callable[[Case, Outcome, Attempt], bool]:
    """Return a test on (wild, vowels, consonants): those found, those expected."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        found = _counted(outcome.value)
        return found is not None and test(found, case.expected)

    return when


def _always(
    test: Callable[[tuple[int, int, int], tuple[int, int, int]], bool],
) -> Callable[[Case, Outcome, Attempt], bool]:
    """Return a test that must hold for hand after hand, so that it is no accident."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        hands = [_counted(attempt(other.call).value) for other in SEVENS[:20]]
        return all(found is not None and test(found, case.expected) for found in hands)

    return when


def _short(found: tuple[int, int, int], expected: tuple[int, int, int]) -> bool:
    return sum(found) < sum(expected)


def _always_the_same(attempt: Attempt) -> Problem | None:
    hands = [attempt(case.call).value for case in SEVENS]
    seen = {letter for hand in hands if _counted(hand) for letter in hand}
    missing = [letter for letter in VOWELS if letter not in seen]
    if missing or len(seen & set(CONSONANTS)) < 15:
        dealt = " ".join(sorted(seen))
        return Problem(
            "every letter dealt now and then", f"100 hands with only {dealt}"
        )
    return None


DEAL_HAND = Exercise(
    "deal_hand",
    stage=4,
    reference=deal_hand,
    cases=(*SEVENS, *OTHER_SIZES),
    judge=_judge_deal,
    expectation=lambda call: _split(*call.args),
    hints=(
        "A hand of 7 has 3 places for vowels. How many are left for real vowels "
        "when one of them is the wildcard? And how many consonants should there be?",
        "Work out the number of vowel places first and keep it. Deal one vowel "
        "fewer than that, deal `n` minus that number of consonants, and put in "
        "the `*`.",
        "With `num_vowels = math.ceil(n / 3)`: the first loop runs `num_vowels - 1` "
        "times, `hand['*'] = 1` comes next, and the last loop still runs "
        "`n - num_vowels` times.",
    ),
    mistakes=(
        Mistake(
            "not-a-hand",
            SEVENS[:1],
            lambda case, outcome, attempt: isinstance(outcome.value, str | list),
            "A hand is a dictionary from letters to counts. "
            "`get_frequency_dict(letters)` makes one from a text or a list.",
        ),
        Mistake(
            "no-wildcard",
            SEVENS,
            _counts(lambda found, expected: found[0] == 0),
            "There is no `*` in this hand. Each hand has exactly one.",
        ),
        Mistake(
            "several-wildcards",
            SEVENS,
            _counts(lambda found, expected: found[0] > 1),
            "There is more than one `*` in this hand. Is it dealt inside a loop, or "
            "has it been added to VOWELS? Put it in once, by itself.",
        ),
        Mistake(
            "wildcard-on-top",
            SEVENS[:1],
            _always(lambda found, expected: found == (1, expected[1] + 1, expected[2])),
            "The hand has one letter too many: all the vowels and the `*` on top of "
            "them. The `*` takes the place of one vowel, so deal one vowel fewer.",
        ),
        Mistake(
            "one-consonant-too-many",
            SEVENS[:1],
            _always(lambda found, expected: found == (1, expected[1], expected[2] + 1)),
            "The hand has one letter too many, and it is a consonant. If you made "
            "the number of vowels smaller to make room for the `*`, the consonants "
            "must still be counted from the number before that.",
        ),
        Mistake(
            "wildcard-for-consonant",
            SEVENS[:1],
            _always(
                lambda found, expected: found == (1, expected[1] + 1, expected[2] - 1)
            ),
            "The `*` has taken the place of a consonant. It should take the place "
            "of a vowel.",
        ),
        Mistake(
            "sometimes-short",
            SEVENS,
            _counts(_short),
            "This hand has too few letters. That happens when a count is set where "
            "it should be changed: `hand[x] = 1` forgets the x's that were there, and "
            "removing a vowel with `del` removes all of its copies.",
        ),
        Mistake(
            "split-for-other-sizes",
            OTHER_SIZES,
            lambda case, outcome, attempt: (
                _counted(outcome.value) is not None and right_for_seven(attempt)
            ),
            "Hands of 7 are right, but not hands of this size. The number of vowel "
            "places is a third of `n`, rounded up: `math.ceil(n / 3)`.",
        ),
        Mistake(
            "split",
            (*SEVENS, *OTHER_SIZES),
            _counts(lambda found, expected: sum(found) == sum(expected)),
            "The hand has the right size, but not the right mixture. A third of `n`, "
            "rounded up (`math.ceil(n / 3)`), are places for vowels; one of them goes "
            "to the `*`. All the other places are for consonants.",
        ),
    ),
    across=(
        Across(
            "not-random",
            SEVENS[0],
            _always_the_same,
            "Over many hands, every vowel and every consonant should turn up. Is "
            "each letter chosen with `random.choice` from all of VOWELS, or from "
            "all of CONSONANTS? If the function sets a seed, take that line out.",
        ),
    ),
)


def right_for_seven(attempt: Attempt) -> bool:
    """Whether the first hands of seven letters are right."""
    return all(_judge_deal(case, attempt(case.call)) is None for case in SEVENS[:20])
