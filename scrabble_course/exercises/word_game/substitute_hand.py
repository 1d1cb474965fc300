"""The exercise of stage 6: substitute_hand (seed 004, Problem 6)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis import judging
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake, MultiCallMistake
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.mistakes import Cases, mistake, stops_with
from scrabble_course.exercises.word_game.console_sides import (
    same_hand,
)
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.playing_a_game import substitute_hand
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS

LETTERS = VOWELS + CONSONANTS
ONCE, SEVERAL = "a letter held once", "a letter held several times"
AMONG_OTHERS, UNHELD = "a letter among others", "a letter that is not held"
CROWD = "a hand with nearly all letters"


def _cases(topic: str, hand: Hand, letter: str, seeds: Iterable[int]) -> Cases:
    return tuple(_case(hand, letter, seed, topic) for seed in seeds)


def _case(hand: Hand, letter: str, seed: int, topic: str) -> Case:
    return Case(Call((hand, letter), seed=seed), _wanted(hand, letter), topic)


def _wanted(hand: Hand, letter: str) -> str:
    """Say what should come back; chance decides on the rest."""
    count = hand.get(letter, 0)
    if not count:
        return f"{hand!r} (there is no {letter!r} to replace)"
    return f"the {count} {letter!r} replaced by {count} of one letter not held"


# By these seeds, no usual way draws the letter itself first: who may draw one that is
# held is told so in hands that hold others.
HELLO = {"h": 1, "e": 1, "l": 2, "o": 1}
ALMOST_ALL = get_frequency_dict("aa" + LETTERS.translate({ord(c): "" for c in "auyz"}))
ONE = (
    *_cases(ONCE, {"q": 1, "*": 1}, "q", (1, 2, 3, 4)),
    *_cases(ONCE, {"e": 1, "*": 1}, "e", (0, 5, 6, 7)),
)
COPIES = (
    *_cases(SEVERAL, {"l": 2, "*": 1}, "l", (0, 1, 2)),
    *_cases(SEVERAL, {"a": 3, "*": 1}, "a", (0, 1, 3)),
)
OTHERS = (
    *(one for c in "hle" for one in _cases(AMONG_OTHERS, HELLO, c, range(4))),
    *_cases(AMONG_OTHERS, {"a": 3, "n": 2, "b": 1}, "a", range(2)),
)
NOT_HELD = _case(HELLO, "z", 0, UNHELD), _case({"a": 0, "b": 1}, "a", 0, UNHELD)
WITH_ZERO = _cases(CROWD, {**ALMOST_ALL, "y": 0}, "a", range(10, 20))
CROWDED = (*_cases(CROWD, ALMOST_ALL, "a", range(10)), *WITH_ZERO)
ALL_VOWELS = _cases(CROWD, dict.fromkeys("aeioun", 1), "e", range(4))
HELD = (*ONE, *COPIES, *OTHERS)
WILDCARD = _case({"q": 1, "*": 1}, "*", 0, AMONG_OTHERS)
"""The problem set leaves open what happens to it."""


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    if ended := judging.not_returned(outcome):
        return Problem(case.expected, ended)
    if problem := judging.changed_argument(case, outcome):
        return problem
    is_right = _Change(case.call.args, outcome.value).is_right()
    return None if is_right else Problem(case.expected, repr(outcome.value))


class _Change:
    """A hand, the letter to be replaced in it, and what came back."""

    def __init__(self, asked: tuple[Any, ...], got: object) -> None:
        self.got = got
        self.hand, self.letter = asked
        self.count = self.hand.get(self.letter, 0)
        self.rest = {c: n for c, n in self.hand.items() if c != self.letter}
        self.left = _hand(got)
        self.old = self.left.get(self.letter)
        self.new = [c for c, n in self.left.items() if n and not self.hand.get(c)]
        self.counts = [self.left[c] for c in self.new]
        self.stays = self.old == self.count
        self.rest_changed = {c: self.left.get(c, 0) for c in self.rest} != self.rest

    def is_right(self) -> bool:
        if not self.count or (self.letter == "*" and same_hand(self.hand, self.got)):
            return same_hand(self.hand, self.got)
        if len(self.new) != 1 or self.new[0] not in LETTERS:
            return False
        return same_hand({**self.rest, self.new[0]: self.count}, self.got)


def _hand(got: Any) -> dict[str, Any]:
    """Return a hand that was answered; nothing for anything else."""
    is_hand = isinstance(got, dict) and all(type(key) is str for key in got)
    return dict(got) if is_hand else {}


def _changed(name: str, *on: Case | Cases, **more: Any) -> Callable[..., Mistake]:
    """Begin a mistake that a fact about what has become of the hand shows."""

    def below(advice: str, fact: Callable[[_Change], object]) -> Mistake:
        def shows(case: Case, got: Outcome) -> object:
            return fact(_Change(case.call.args, got.value))

        return mistake(name, *on, **more)(advice, shows)

    return below


def _drawn_from(letters: str, hand: Hand, letter: str) -> Hand:
    free = [c for c in LETTERS if c not in hand]
    new = random.choice([c for c in free if c in letters] or free)
    return {new if c == letter else c: count for c, count in hand.items()}


def _random_case(rng: random.Random) -> Case:
    seed = rng.randrange(1_000_000)
    if rng.random() < 0.3:
        unheld = "".join(rng.sample(LETTERS, 3))
        held = [c for c in LETTERS if c not in unheld]
        hand = get_frequency_dict([*held, *rng.choices(held, k=3)])
        return _case(hand, rng.choice(held), seed, CROWD)
    if rng.random() < 0.5:
        letter, count = rng.choice(LETTERS), rng.choice((1, 1, 2, 3, 4))
        hand = {"*": 1, letter: count} if rng.random() < 0.5 else {letter: count}
        return _case(hand, letter, seed, ONCE if count == 1 else SEVERAL)
    letters = "*" + "".join(rng.choices(LETTERS, k=rng.randint(2, 8)))
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    if rng.random() < 0.4:
        unheld = "".join(c for c in LETTERS if c not in hand)
        return _case(hand, rng.choice(unheld), seed, UNHELD)
    return _case(hand, rng.choice(letters[1:]), seed, AMONG_OTHERS)


def _over_many(
    name: str, hand: Hand, letter: str, times: int, few: int
) -> Callable[..., MultiCallMistake]:
    """Begin a mistake that shows in which letters come in, when many calls are made.

    What is fair after a `few` of them remains so.
    """
    calls = tuple(Call((hand, letter), seed=seed) for seed in range(times))

    def below(
        wanted: str,
        is_fair: Callable[[set[str]], object],
        advice: str,
        *wrong_functions: Callable[[Hand, str], Hand],
    ) -> MultiCallMistake:
        def find(outcomes: Sequence[Outcome]) -> Problem | None:
            hands = [_hand(got.value) for got in outcomes]
            new = {c for left in hands for c, n in left.items() if n and c not in hand}
            drawn = f"in {len(hands)} substitutions only {' '.join(sorted(new))}"
            return None if is_fair(new) else Problem(wanted, drawn)

        case = Case(calls[0], _wanted(hand, letter), "")
        return MultiCallMistake(
            name, case, calls, find, advice, wrong_functions, few=few
        )

    return below


EDGES = VOWELS[0] + VOWELS[-1] + CONSONANTS[0] + CONSONANTS[-1]
ALL_BUT_EDGES = {letter: 1 for letter in LETTERS if letter not in EDGES}

UNENDING = "does not end|IndexError: Cannot choose from an empty sequence"

MISTAKES = (
    _changed("count-is-no-number", HELD)(
        "A hand says how many of each letter are held, and here a count is not a "
        "number. The letter goes into the square brackets, its count after the `=`: "
        "`changed[new_letter] = count`.",
        lambda change: any(type(n) is not int for n in change.left.values()),
    ),
    *(
        _changed("nothing-changes", cases, every_case=True)(
            "The hand comes back as it was. Is the change made in the one that is "
            "returned, and does the `if` before it say yes to a letter that is held?",
            lambda change: same_hand(change.hand, change.left),
        )
        for cases in (ONE, COPIES, OTHERS, CROWDED)
    ),
    _changed("old-letter-stays", HELD, CROWDED)(
        "The letter to be replaced is still there afterwards, beside the new one. "
        "`changed.pop(letter)` takes it out of the hand and gives you its count.",
        lambda change: change.new and change.stays and not change.rest_changed,
    ),
    _changed("letter-of-no-hand", HELD, CROWDED)(
        "What has come in is none of `VOWELS + CONSONANTS`, which are small letters: "
        "draw from those. (`string.ascii_letters` has capitals, too, and a name that "
        'stands in quotes, as in `changed["new_letter"]`, is just that text.)',
        lambda change: not {*change.new} <= {*LETTERS, "*"},
    ),
    _changed("one-copy-only", COPIES, OTHERS, passes_on=ONE)(
        "One copy of the old letter has become a new one, and the others have stayed. "
        "All of them are replaced: the new letter gets the count of the old one, "
        "`changed[new] = changed.pop(letter)`. (In a text, `replace(letter, new, 1)` "
        "replaces one, and without the 1 all.)",
        lambda change: change.counts == [1] and change.old == change.count - 1 > 0,
    ),
    _changed("one-copy-only", COPIES, OTHERS, passes_on=ONE)(
        "The new letter has come in only once. It takes the place of all copies of the "
        "old one: keep their count before you take the old letter out.",
        lambda change: change.counts == [1] and change.count > 1 and not change.stays,
    ),
    _changed("several-letters-come-in", HELD)(
        "More than one letter has come in, though one has left. Choose just one, and "
        "change all copies into it: a loop may collect those that are not held, with "
        "`random.choice` below it.",
        lambda change: len(change.new) > 1,
    ),
    _changed("brings-in-a-wildcard", HELD, CROWDED)(
        "The new letter is a `*`. Is it in VOWELS or CONSONANTS, or in the table that "
        "you choose from? Choose among the real vowels and consonants only.",
        lambda change: "*" in change.new,
    ),
    _changed("keeps-a-count-of-0", WITH_ZERO, passes_on=HELD)(
        "The hand has a letter whose count is 0. It may be drawn, and has to get the "
        "old letter's count then: `setdefault` leaves what is there as it is.",
        lambda change: not change.new and not change.old and not change.rest_changed,
    ),
    _changed("count-of-0-comes-in", HELD, CROWDED)(
        "The new letter is in the hand with a count of 0: that of the old letter was "
        "read when it was 0 already, or gone. Keep it before you change anything: "
        "`count = hand[letter]`.",
        lambda change: (
            not (change.new or change.old or change.rest_changed)
            and 0 in {**change.left, change.letter: 1}.values()
        ),
    ),
    _changed("new-letter-already-held", HELD, CROWDED)(
        "The old letter has left the hand, and none that is new to it has come in. Can "
        "one be drawn that the hand holds already, or the old one itself? Draw only "
        "among those that the hand does not hold, while the old one is still in it. (A "
        "loop that takes the held ones out one by one takes each out of what is left, "
        "and not of all letters again.)",
        lambda change: change.left and not (change.new or change.old),
    ),
    _changed("old-letter-drawn", HELD, CROWDED)(
        "Nothing has changed here, though in other calls it does. Can the old letter "
        "be drawn, or one that is held, and then nothing is done? Choose only among "
        "those that the hand does not hold, while the old letter is still in it.",
        lambda change: same_hand(change.hand, change.left),
    ),
    *(
        mistake("letter-not-held", NOT_HELD, **how)(
            "The hand does not hold this letter, so there is nothing to replace. Ask "
            "`hand.get(letter, 0)` first, and return a copy of the hand as it is."
        )
        for how in (
            {"shows": judging.stops, "error_pattern": "KeyError: 'z'"},
            {"passes_on": HELD[:2], "error_pattern": "returns (None|True or False)"},
        )
    ),
    mistake("vowel-for-a-vowel", ALL_VOWELS, passes_on=HELD, error_pattern=UNENDING)(
        "The hand holds all five vowels, and one of them is to be replaced: no other "
        "vowel is free. Is the new letter drawn among the vowels alone? It may be any "
        "of `VOWELS + CONSONANTS` that the hand does not hold.",
        lambda case, got: got.ended in ("raised", "timed out"),
    ),
    stops_with(
        "nothing-to-choose-from", "IndexError: Cannot choose from an empty sequence"
    )(
        "There was nothing to choose from. Any letter may come in that is not held: "
        "look at all of `VOWELS + CONSONANTS`. (A `break` or a `return` ends the loop. "
        "Or is the test the wrong way round, so that only held letters are collected?)"
    ),
    _changed("others-changed", HELD)(
        "The other letters must stay, each as often as it was held. Does each count "
        "stand under its own letter? Does no `return` end the loop too early? And is "
        "one new letter drawn, that the hand does not hold, and not one for each copy?",
        lambda change: change.rest_changed,
    ),
    _changed("wrong-count", HELD)(
        "The new letter must be held as often as the old one was.",
        lambda change: [c in LETTERS for c in change.new] == [True],
    ),
)

EXERCISE = Exercise(
    "substitute_hand",
    stage=6,
    reference=substitute_hand,
    cases=(*HELD, *NOT_HELD, *CROWDED, *ALL_VOWELS, WILDCARD),
    generate=_random_case,
    generated=14,
    judge=_judge,
    expects=lambda outcome: _wanted(*outcome.args),
    returns=dict,
    new_rule="the new letter is always a vowel for a vowel.",
    hints=(
        "Which letters may the new one be? Make a text of all of them first: it must "
        "not hold the old letter, nor any other letter of the hand.",
        "If the letter is not held (or is `*`), return a copy. Otherwise choose a new "
        "letter among those that the hand does not hold, give it the old letter's "
        "count in the copy, and take the old letter out.",
        "Walk along `VOWELS + CONSONANTS` and collect in `choices` each letter with "
        "`hand.get(c, 0) == 0`. Then `new = random.choice(choices)`, and in a copy: "
        "`changed[new] = changed.pop(letter)`.",
    ),
    mistakes=MISTAKES,
    multi_call_mistakes=(
        _over_many("not-random", {"q": 1, "*": 1}, "q", times=60, few=20)(
            "vowels and consonants of many kinds, by chance",
            lambda new: new & {*VOWELS} and new & {*CONSONANTS} and len(new) > 5,
            "There are letters that never come in. The new one is chosen by chance "
            "among all vowels and consonants that are not held, whichever the old one "
            "was: is `random.choice` called, and are all of them still there then? "
            "(`choices += letter` collects them; `=` keeps the last one.) And is there "
            "no `random.seed(...)` in the function?",
            lambda hand, letter: _drawn_from("a", hand, letter),
        ),
        _over_many("vowel-stays-a-vowel", {"a": 3, "*": 1}, "a", times=20, few=8)(
            "consonants, too, in place of a vowel",
            lambda new: new & {*CONSONANTS},
            "A vowel has become another vowel each time. The new letter may be any of "
            "the vowels and consonants that the hand does not hold.",
            lambda hand, letter: _drawn_from(
                VOWELS if letter in VOWELS else LETTERS, hand, letter
            ),
        ),
        _over_many("letter-never-drawn", ALL_BUT_EDGES, "m", times=60, few=24)(
            f"each of {', '.join(EDGES)} now and then",
            lambda new: new == {*EDGES},
            "Of the four letters that the hand does not hold, one is never drawn. Does "
            "a slice leave out the first or the last, or a range end too early?",
            lambda hand, letter: _drawn_from(LETTERS[:-1], hand, letter),
        ),
    ),
)
