"""The exercise on deal_hand, which stage 4 asks for (seed 004, Problem 4)."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis import judging
from scrabble_course.diagnosis.exercise import (
    Case,
    Exercise,
    Judge,
    MultiCallMistake,
    Shows,
)
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.mistakes import Cases, answers_like, mistake, stops_with
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS, deal_hand

LETTERS = tuple(VOWELS + CONSONANTS)
SIGNS = {"*", *LETTERS}
Split = tuple[int, int, int]
"""How many wildcards, other vowels and consonants a hand has."""


def _split(n: int) -> Split:
    vowel_slots = math.ceil(n / 3)
    return 1, vowel_slots - 1, n - vowel_slots


def _counted(hand: object) -> Split | None:
    """Return what is in `hand`; None if it is no hand."""
    if not isinstance(hand, dict) or not hand.keys() <= SIGNS:
        return None
    if not all(type(count) is int and count >= 0 for count in hand.values()):
        return None
    wild = hand.get("*", 0)
    vowels = sum(hand.get(vowel, 0) for vowel in VOWELS)
    return wild, vowels, sum(hand.values()) - wild - vowels


def _in_words(wild: int, vowels: int, consonants: int) -> str:
    return (
        f"{_many(wild + vowels + consonants, 'letter')}: {wild} '*', "
        f"{_many(vowels, 'other vowel')}, {_many(consonants, 'consonant')}"
    )


def _many(n: int, what: str) -> str:
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def _sorted_out(hand: object) -> Split | None:
    """Return what is in `hand` as `_counted` does, and pass over other signs."""
    if not isinstance(hand, dict):
        return None
    return _counted({key: hand[key] for key in hand if key in SIGNS})


def _judged_by(is_right: Callable[[object, Split], bool]) -> Judge:
    """Return a judge that looks at one side of a hand, and shows the whole of it."""

    def judge(case: Case, outcome: Outcome) -> Problem | None:
        expected = _in_words(*case.expected)
        if ended := judging.not_returned(outcome):
            return Problem(expected, ended)
        if is_right(outcome.value, case.expected):
            return None
        counted = _counted(outcome.value)
        found = f" ({_in_words(*counted)})" if counted else ""
        return Problem(expected, f"{outcome.value!r}{found}")

    return judge


def _so_many(place: int) -> Callable[[object, Split], bool]:
    """Return whether there are so many of one kind as there should be."""

    def is_right(hand: object, right: Split) -> bool:
        found = _sorted_out(hand)
        return found is not None and found[place] == right[place]

    return is_right


SIDES = {
    "the wildcard": _judged_by(_so_many(0)),
    "vowels": _judged_by(_so_many(1)),
    "consonants": _judged_by(_so_many(2)),
}
_judge = _judged_by(lambda hand, right: _counted(hand) == right)


def _deal(n: int, seed: int) -> Cases:
    """Return the sides of a hand: one slip costs one or two of them."""
    call = Call((n,), seed=seed)
    whole = (Case(call, _split(n), "hands of seven"),) if n == 7 else ()
    sides = (Case(call, _split(n), topic, judge=SIDES[topic]) for topic in SIDES)
    return (*whole, *sides)


def _random_case(rng: random.Random) -> Case:
    return rng.choice(
        _deal(rng.choice((7, 7, *range(1, 30))), rng.randint(1_000, 9_999_999))
    )


def _hands_of(sizes: Iterable[int], seeds: Iterable[int]) -> Cases:
    return tuple(chain(*map(_deal, sizes, seeds)))


SEVENS = _hands_of([7] * 20, range(20))
OTHER_SIZES = _hands_of(*[[n for n in range(1, 21) if n != 7]] * 2)
ALL = (*SEVENS, *OTHER_SIZES)
SMALL_AND_LARGE = (*_deal(7, 0), *_deal(20, 20))
LARGE = (*_deal(33, 0), *_deal(40, 0))
"""With more vowels, and with more consonants, than there are letters of the kind."""


def _counts(test: Callable[[Split, Split], bool]) -> Shows:
    """Show a test on what was found in a hand, and what was expected."""

    def shows(case: Case, got: Outcome) -> bool:
        found = _counted(got.value)
        return found is not None and test(found, case.expected)

    return shows


def _has_one_vowel_more(found: Split, right: Split) -> bool:
    """Whether this may be, and nothing else."""
    return found in (right, (1, right[1] + 1, right[2] - 1))


_lacks_a_wildcard = _counts(lambda found, right: found[0] == 0)


def _size_is(compared: Callable[[int, int], bool]) -> Shows:
    return _counts(lambda found, right: compared(sum(found), sum(right)))


def _has_both_kinds(case: Case, got: Outcome) -> bool:
    """Whether a hand of the right size has vowels and consonants, if it should."""
    found, right = _counted(got.value), case.expected
    if found is None or sum(found) != sum(right):
        return False
    return all(one or not wanted for one, wanted in zip(found, right, strict=True))


def _has_another_sign(case: Case, got: Outcome) -> bool:
    signs = [key for key in got.value if key not in SIGNS]
    return len(signs) == 1 and isinstance(signs[0], str)


def _is_hand(case: Case, got: Outcome) -> bool:
    return _counted(got.value) is not None


def _has_none_twice(case: Case, got: Outcome) -> bool:
    """Whether no letter came twice, of as many as there may be then."""
    if not _is_hand(case, got) or {*got.value.values()} != {1}:
        return False
    dealt, kinds = case.expected[2], len(got.value.keys() & {*CONSONANTS})
    return bool(kinds >= min(dealt, len(CONSONANTS)) / 3)


def _begins_with_none(case: Case, got: Outcome) -> bool:
    """Whether a letter that was dealt counts 0; of more letters, 0 says not dealt."""
    has_few = _is_hand(case, got) and len(got.value) <= case.call.args[0]
    return has_few and 0 in got.value.values()


def _hands(outcomes: Sequence[Outcome], size: int | None = None) -> list[Hand]:
    hands = [got.value for got in outcomes if _counted(got.value)]
    return [hand for hand in hands if size in (None, sum(hand.values()))]


def _leave_letters_out(outcomes: Sequence[Outcome]) -> Problem | None:
    seen = {letter for hand in _hands(outcomes) for letter in hand if hand[letter]}
    left_out = sorted(set(LETTERS) - seen)
    if not left_out:
        return None
    some = f"only {' '.join(sorted(seen))}"
    if len(left_out) < len(seen):
        some = f"never {' or '.join(left_out)}"
    many = f"in {len(outcomes)} hands {some}"
    return Problem("every letter dealt now and then", many)


def _deal_the_same(outcomes: Sequence[Outcome]) -> Problem | None:
    hands = _hands(outcomes, size=7)
    if len(hands) < 2 or any(hand != hands[0] for hand in hands):
        return None
    return Problem("another hand nearly each time", f"{hands[0]}, {len(hands)} times")


def _repeat_a_letter(outcomes: Sequence[Outcome]) -> Problem | None:
    hands = _hands(outcomes, size=7)
    for kind in (VOWELS, CONSONANTS):
        if all(sum(hand.get(letter, 0) > 0 for letter in kind) == 1 for hand in hands):
            like_it = f"{hands[0]} and hands like it"
            return Problem("different letters in most hands", like_it)
    return None


def _dealt(split: Split, consonants: str = CONSONANTS) -> Hand:
    """Return a hand of so many of each kind, its consonants drawn from these."""
    wild, vowels, rest = split
    drawn = random.choices(VOWELS, k=vowels) + random.choices(consonants, k=rest)
    return get_frequency_dict(["*"] * wild + drawn)


def _same_every_time(n: int) -> Hand:
    random.seed(1)
    return deal_hand(n)


def _by(split: Callable[[int, int], Split]) -> Callable[[int], Hand]:
    """Return a wrong deal: another split than the right one of vowels and the rest."""
    return lambda n: _dealt(split(*_split(n)[1:]))


MISTAKES = (
    mistake("another-sign", _deal(7, 0), shows=_has_another_sign)(
        "The wildcard is the sign `*`. This hand has another sign in its place."
    ),
    mistake("counts-from-zero", ALL, shows=_begins_with_none)(
        "A letter stands in the hand with a count of 0. The first copy of a letter "
        "counts 1, and each that follows adds 1: `hand[x] = hand.get(x, 0) + 1`."
    ),
    answers_like("wildcard-lost", SMALL_AND_LARGE)(
        "There is no `*`, and the rest is as it should be, or a loop has kept only its "
        "last letter. Was a `*` put in, and is it still there at the end? `letters = "
        "...` takes the place of all that was there, while `+=` adds to it.",
        _by(lambda vowels, rest: (0, vowels, rest)),
        _by(lambda vowels, rest: (0, 1, rest)),
        _by(lambda vowels, rest: (0, 0, 1)),
    ),
    mistake("no-wildcard", SEVENS, every_case=True, shows=_lacks_a_wildcard)(
        "There is no `*` in this hand. Each hand has exactly one: put it in by itself, "
        "`hand['*'] = 1`, in place of one of the vowels."
    ),
    mistake("wildcard-by-chance", SEVENS, shows=_lacks_a_wildcard)(
        "Some hands have no `*`, and others have one or more: it is drawn by chance, "
        "like the letters that it stands among. Draw from `VOWELS` and `CONSONANTS` "
        "alone, and put in the `*` by itself, once: `hand['*'] = 1`."
    ),
    mistake(
        "no-wildcard-in-some-sizes", ALL, passes_on=SEVENS, shows=_lacks_a_wildcard
    )(
        "There is no `*` in a hand of this size. Is it put in inside a loop? One that "
        "deals vowels may run zero times: put it in outside of any loop."
    ),
    mistake("several-wildcards", ALL, shows=_counts(lambda found, right: found[0] > 1))(
        "There is more than one `*` in this hand. Is it dealt inside a loop, is it in "
        "VOWELS or CONSONANTS, or has it got the count of the vowel whose place it "
        "takes? Put it in once, by itself."
    ),
    answers_like("wildcard-on-top", SEVENS)(
        "The hand has one letter too many: all the vowels and the `*` on top of them. "
        "The `*` takes the place of one vowel, so deal one vowel fewer.",
        _by(lambda vowels, rest: (1, vowels + 1, rest)),
    ),
    answers_like("one-consonant-too-many", SEVENS)(
        "The hand has one consonant too many. The `*` takes the place of a vowel: deal "
        "`n` minus the number of all the places for vowels, with that of the `*`, and "
        "not minus what is left of them.",
        _by(lambda vowels, rest: (1, vowels, rest + 1)),
    ),
    answers_like("rounded-down", SEVENS)(
        "There is a vowel too few and a consonant too many: a third of `n` is rounded "
        "down, as by `//` (in `math.ceil`, too) or `round`. Write `math.ceil(n / 3)`.",
        lambda n: _dealt((1, n // 3 - 1, n - n // 3)),
    ),
    answers_like("wildcard-for-consonant", SEVENS)(
        "There is a vowel too many and a consonant too few. The `*` should take the "
        "place of a vowel, not of a consonant. Or have the two numbers changed places?",
        _by(lambda vowels, rest: (1, vowels + 1, rest - 1)),
    ),
    answers_like("kinds-changed-round", SEVENS)(
        "Vowels and consonants have changed places. The smaller number, a third of "
        "`n`, is for the vowels and the `*`, and all the others are consonants.",
        _by(lambda vowels, rest: (1, rest, vowels)),
    ),
    answers_like("always-one-short", SEVENS)(
        "A hand of 7 has one letter too few. How many does each loop deal, and are all "
        "kept? `range(a, b)` has b - a numbers, and the `*` is a letter, too.",
        _by(lambda vowels, rest: (1, vowels - 1, rest)),
        _by(lambda vowels, rest: (1, vowels, rest - 1)),
    ),
    mistake("counts-overwritten", ALL, every_case=True, shows=_has_none_twice)(
        "In no hand is a letter held twice, and so some are lost: `hand[x] = 1` "
        "forgets the x's that were there. Count on from them: `hand[x] = hand.get(x, "
        "0) + 1`."
    ),
    mistake("sometimes-short", SEVENS, shows=_size_is(operator.lt))(
        "This hand has too few letters. A letter that was dealt is lost again: `del` "
        "and `pop` remove all copies of a letter, and `hand[x] = 1` forgets those that "
        "were there. Or a `*` among the letters that are drawn takes the place of one."
    ),
    answers_like("rounded-up-too-far", OTHER_SIZES, passes_on=SEVENS)(
        "Hands of 3, 6, 9, ... letters have a vowel too many and a consonant too few: "
        "1 has been added to a third of `n` also where nothing is to be rounded up. "
        "`math.ceil(n / 3)` rounds up only if there is a rest.",
        lambda n: _dealt((1, n // 3, n - n // 3 - 1)),
    ),
    answers_like("vowel-in-any-case", OTHER_SIZES, passes_on=SEVENS)(
        "Hands of up to 3 letters have one place for a vowel, and the `*` takes it. "
        "Here a vowel has been dealt besides, and in larger hands the number is right: "
        "one is dealt in any case. Deal them all in a loop: over `range(0)`, it deals "
        "none.",
        _by(lambda vowels, rest: (1, max(1, vowels), rest)),
    ),
    mistake("split-for-other-sizes", OTHER_SIZES, passes_on=SEVENS, shows=_is_hand)(
        "Hands of 7 are right, but not hands of this size. The number of vowel places "
        "is a third of the `n` that the function was given, rounded up: `math.ceil(n / "
        "3)`. The `*` takes one of them."
    ),
    mistake("too-many-letters", ALL, shows=_size_is(operator.gt))(
        "This hand has more letters than it should: the `*`, the vowels and the "
        "consonants are `n` letters together. How many does each loop deal, and is "
        "`random.choice` called once for each? (`len(hand)` counts a letter once, "
        "however often it is held.)"
    ),
    stops_with("letters-run-out", "Sample larger than population", ALL, LARGE)(
        "`random.sample` draws each letter once, so the letters run out, and no hand "
        "holds two alike. Choose each letter by itself, as `random.choice(VOWELS)` "
        "does: a letter may come again."
    ),
    mistake(
        *("wildcard-for-any-letter", ALL),
        shows=_counts(_has_one_vowel_more),
        every_case=True,
    )(
        "In some hands the `*` has taken the place of a consonant, and in others that "
        "of a vowel: it is put in the place of any letter. Put it in for a vowel, "
        "before the consonants are dealt."
    ),
    mistake("split", ALL, shows=_has_both_kinds)(
        "The hand has the right size, but not the right mixture. A third of `n`, "
        "rounded up (`math.ceil(n / 3)`), are places for vowels, and one of them is "
        "for the `*`. All the others are for consonants. Does one loop draw from "
        "VOWELS, the other from CONSONANTS, and none from the whole alphabet?"
    ),
)

FEW = tuple(dict.fromkeys(case.call for case in ALL))
CALLS = FEW + tuple(
    _deal(n, seed)[0].call for n in (7, 14, 20) for seed in range(20, 50)
)
"""So many that a right function does not leave out a letter by chance.

One in a thousand leaves one out in the first few.
"""


MULTI_CALL_MISTAKES = (
    MultiCallMistake(
        *("same-hand-again", SEVENS[0], CALLS, _deal_the_same),
        "The very same hand is dealt again and again. A `random.seed(...)` in the "
        "function makes chance begin at the same place each time, so leave it out; and "
        "make the hand inside the function, for each call anew.",
        (_same_every_time,),
        few=len(FEW),
    ),
    MultiCallMistake(
        *("one-letter-repeated", SEVENS[0], CALLS, _repeat_a_letter),
        "All vowels of a hand are the same letter, or all its consonants, in hand "
        "after hand. Choose each letter by itself, inside the loop.",
        (lambda n: _dealt(_split(n), consonants=random.choice(CONSONANTS)),),
        few=len(FEW),
    ),
    MultiCallMistake(
        *("not-random", SEVENS[0], CALLS, _leave_letters_out),
        "Over many hands, every vowel and every consonant should turn up. Is each "
        "chosen by `random.choice` from all of VOWELS, or from all of CONSONANTS?",
        (lambda n: _dealt(_split(n), consonants=CONSONANTS[:-1]),),
        few=len(FEW),
    ),
)

EXERCISE = Exercise(
    "deal_hand",
    stage=4,
    reference=deal_hand,
    cases=(*ALL, *LARGE),
    generate=_random_case,
    generated=16,
    judge=_judge,
    expects=lambda outcome: _counted(outcome.value),
    returns=dict,
    mistakes=MISTAKES,
    multi_call_mistakes=MULTI_CALL_MISTAKES,
    new_rule="a hand has two wildcards instead of one.",
    hints=(
        "A hand of 7 has 3 places for vowels. How many are left for real vowels "
        "when one of them is the wildcard? And how many consonants should there be?",
        "Work out the number of vowel places first and keep it. Deal one vowel fewer "
        "than that, deal `n` minus that number of consonants, and put in the `*`.",
        "With `num_vowels = math.ceil(n / 3)`: one loop runs `num_vowels - 1` times, "
        "`hand['*'] = 1` comes next, and the last loop runs `n - num_vowels` times.",
    ),
)
