"""The exercise of stage 6: substitute_hand (seed 004, Problem 6)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count, islice
from string import ascii_lowercase
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Across,
    Case,
    Exercise,
    Mistake,
    Problem,
    changed_argument,
    not_returned,
    same,
)
from scrabble_course.exercises.word_game.common import same_hand
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.playing_a_game import substitute_hand
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS

LETTERS = VOWELS + CONSONANTS


def _case(hand: Hand, letter: str, seed: int, topic: str) -> Case:
    return Case(Call((hand, letter), seed=seed), _wanted(hand, letter), topic)


def _wanted(hand: Hand, letter: str) -> str:
    """Say what should come back; chance decides on the rest."""
    count = hand.get(letter, 0)
    if not count:
        return f"{hand!r} (there is no {letter!r} to replace)"
    return f"the {count} {letter!r} replaced by {count} of one letter not held"


HELLO = {"h": 1, "e": 1, "l": 2, "o": 1}
ALMOST_ALL = get_frequency_dict("aa" + LETTERS.translate({ord(c): "" for c in "auyz"}))

ONCE, SEVERAL = "a letter held once", "a letter held several times"
AMONG_OTHERS = "a letter among others"


def _seeds(letter: str) -> Iterator[int]:
    """Give seeds of which no usual way draws this letter first.

    Who may draw a letter that is held is told so in hands that hold others.
    """
    ways = LETTERS, CONSONANTS + VOWELS, ascii_lowercase, VOWELS, CONSONANTS
    for seed in count():
        if all(random.Random(seed).choice(way) != letter for way in ways):
            yield seed


ONE = tuple(
    _case({letter: 1, "*": 1}, letter, seed, ONCE)
    for letter in "qe"
    for seed in islice(_seeds(letter), 4)
)
COPIES = tuple(
    _case({letter: held, "*": 1}, letter, seed, SEVERAL)
    for letter, held in (("l", 2), ("a", 3))
    for seed in islice(_seeds(letter), 3)
)
OTHERS = (
    *(
        _case(HELLO, letter, seed, AMONG_OTHERS)
        for letter in "hle"
        for seed in range(4)
    ),
    _case({"a": 3, "n": 2, "b": 1}, "a", 0, AMONG_OTHERS),
    _case({"a": 3, "n": 2, "b": 1}, "a", 1, AMONG_OTHERS),
)
NOT_HELD = (
    _case(HELLO, "z", 0, "a letter that is not held"),
    _case({"a": 0, "b": 1}, "a", 0, "a letter that is not held"),
)
CROWDED = tuple(
    _case(ALMOST_ALL, "a", seed, "a hand with nearly all letters") for seed in range(20)
)
ALL_VOWELS = tuple(
    _case(dict.fromkeys("aeioun", 1), "e", seed, "a hand with nearly all letters")
    for seed in range(4)
)
HELD = (*ONE, *COPIES, *OTHERS)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    expected = _wanted(*case.call.args)
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    if _is_right(case, outcome.value):
        return None
    return Problem(expected, repr(outcome.value))


def _is_right(case: Case, got: object) -> bool:
    hand, letter = case.call.args
    if not hand.get(letter) or (letter == "*" and same_hand(hand, got)):
        return same_hand(hand, got)
    new = _new_letters(case, got)
    if len(new) != 1 or new[0] not in LETTERS:
        return False
    rest = {c: n for c, n in hand.items() if c != letter}
    return same_hand({**rest, new[0]: hand[letter]}, got)


def _new_letters(case: Case, got: object) -> list[str]:
    """Return the letters that `got` holds and the hand did not."""
    hand, _ = case.call.args
    return [c for c, n in _hand(got).items() if n and not hand.get(c)]


def _hand(got: object) -> dict[Any, Any]:
    """Return a hand that was answered; nothing for anything else."""
    is_hand = isinstance(got, dict) and all(type(key) is str for key in got)
    return got if is_hand and isinstance(got, dict) else {}


def _nothing_changed(case: Case, got: Outcome) -> bool:
    return same_hand(case.call.args[0], got.value)


def _count_is_no_number(case: Case, got: Outcome) -> bool:
    return any(type(count) is not int for count in _hand(got.value).values())


def _one_copy_stays(case: Case, got: Outcome) -> bool:
    hand, letter = case.call.args
    return same(_hand(got.value).get(letter), hand[letter] - 1)


def _old_letter_stays(case: Case, got: Outcome) -> bool:
    hand, letter = case.call.args
    is_new = bool(_new_letters(case, got.value))
    stays = _hand(got.value).get(letter) == hand[letter]
    return is_new and stays and not _others_changed(case, got)


def _others_changed(case: Case, got: Outcome) -> bool:
    """Whether a letter that was to stay is gone, or held more or less often."""
    hand, letter = case.call.args
    left = _hand(got.value)
    return any(left.get(c, 0) != n for c, n in hand.items() if c != letter)


def _new_is_no_letter(case: Case, got: Outcome) -> bool:
    return any(len(new) != 1 for new in _new_letters(case, got.value))


def _new_is_another_sign(case: Case, got: Outcome) -> bool:
    new = _new_letters(case, got.value)
    return any(len(c) == 1 and c not in f"{LETTERS}*" for c in new)


def _new_counts_one(case: Case, got: Outcome) -> bool:
    hand, letter = case.call.args
    counts = [_hand(got.value)[new] for new in _new_letters(case, got.value)]
    return counts == [1] and not _hand(got.value).get(letter) and hand[letter] > 1


def _lacks_only_the_wildcard(case: Case, got: Outcome) -> bool:
    left = _hand(got.value)
    return "*" not in left and _is_right(case, {**left, "*": 1})


def _has_no_new_letter(case: Case, got: Outcome) -> bool:
    hand, letter = case.call.args
    return same_hand(got.value, {c: n for c, n in hand.items() if c != letter})


def _several_letters(case: Case, got: Outcome) -> bool:
    return len(_new_letters(case, got.value)) > 1


def _one_held_already(case: Case, got: Outcome) -> bool:
    hand, letter = case.call.args
    left = _hand(got.value)
    kept = {c: n for c, n in hand.items() if c != letter}
    is_held = not left.get(letter) and not _new_letters(case, left)
    return bool(left) and is_held and not same_hand(left, kept)


def _new_is_star(case: Case, got: Outcome) -> bool:
    return "*" in _new_letters(case, got.value)


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
        return _case(hand, rng.choice(held), seed, "a hand with nearly all letters")
    if rng.random() < 0.5:
        letter, count = rng.choice(LETTERS), rng.choice((1, 1, 2, 3, 4))
        hand = {"*": 1, letter: count} if rng.random() < 0.5 else {letter: count}
        return _case(hand, letter, seed, ONCE if count == 1 else SEVERAL)
    letters = "*" + "".join(rng.choices(LETTERS, k=rng.randint(2, 8)))
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    if rng.random() < 0.4:
        unheld = "".join(c for c in LETTERS if c not in hand)
        return _case(hand, rng.choice(unheld), seed, "a letter that is not held")
    return _case(hand, rng.choice(letters[1:]), seed, AMONG_OTHERS)


def _edge_left_out(outcomes: Sequence[Outcome]) -> Problem | None:
    new = {c for got in outcomes for c in EDGES if _hand(got.value).get(c)}
    if new == set(EDGES):
        return None
    wanted = f"each of {', '.join(EDGES)} now and then"
    never = ", ".join(sorted(set(EDGES) - new))
    return Problem(wanted, f"in {len(AT_THE_EDGES)} substitutions never {never}")


EDGES = VOWELS[0] + VOWELS[-1] + CONSONANTS[0] + CONSONANTS[-1]
ALL_BUT_EDGES = {letter: 1 for letter in LETTERS if letter not in EDGES}
AT_THE_EDGES = tuple(Call((ALL_BUT_EDGES, "m"), seed=seed) for seed in range(60))
MANY = tuple(Call(({"q": 1, "*": 1}, "q"), seed=seed) for seed in range(60))
VOWELS_REPLACED = tuple(Call(({"a": 3, "*": 1}, "a"), seed=seed) for seed in range(20))


def _always_alike(outcomes: Sequence[Outcome]) -> Problem | None:
    new = {c for got in outcomes for c in _hand(got.value) if c not in "q*"}
    if new & set(VOWELS) and new & set(CONSONANTS) and len(new) > 5:
        return None
    return Problem(
        "vowels and consonants of many kinds, by chance",
        f"in {len(MANY)} substitutions only {' '.join(sorted(new))}",
    )


def _stays_a_vowel(outcomes: Sequence[Outcome]) -> Problem | None:
    new = {c for got in outcomes for c in _hand(got.value) if c not in "a*"}
    if new & set(CONSONANTS):
        return None
    return Problem(
        "consonants, too, in place of a vowel",
        f"in {len(VOWELS_REPLACED)} substitutions only {' '.join(sorted(new))}",
    )


MISTAKES = (
    Mistake(
        "count-is-no-number",
        HELD,
        "A hand says of each letter how many of it are held. Here something else "
        "stands where a number should: the letter goes into the square brackets, its "
        "count after the `=`, as in `changed[new_letter] = count`.",
        shows=_count_is_no_number,
    ),
    *(
        Mistake(
            "nothing-changes",
            cases,
            "The hand comes back as it was, although it holds the letter. Is the "
            "change made in the hand that is returned, and does the `if` before it say "
            "yes to this letter?",
            shows=_nothing_changed,
            throughout=True,
        )
        for cases in (ONE, COPIES, OTHERS, CROWDED)
    ),
    Mistake(
        "old-letter-stays",
        (*HELD, *CROWDED),
        "The letter to be replaced is still there afterwards, beside the new one. It "
        "must leave the hand: `changed.pop(letter)` takes it out and gives you its "
        "count.",
        shows=_old_letter_stays,
    ),
    Mistake(
        "no-letter-comes-in",
        (*HELD, *CROWDED),
        "What has come into the hand is no letter. Does a name, or a call, stand in "
        'quotes, as in `changed["new_letter"]`? In quotes it is just that text.',
        shows=_new_is_no_letter,
    ),
    Mistake(
        "letter-of-no-hand",
        (*HELD, *CROWDED),
        "The new letter is none of `VOWELS + CONSONANTS`, which are small ones. "
        "(`string.ascii_letters` has capitals, too.) Draw from those.",
        shows=_new_is_another_sign,
    ),
    Mistake(
        "every-letter-comes-in",
        ONE,
        "More than one letter has come in, though one has left. Choose just one: a "
        "loop may collect those that are not held, with `random.choice` below it.",
        shows=_several_letters,
    ),
    Mistake(
        "one-copy-only",
        (*COPIES, *OTHERS),
        "Only one copy of the letter has been replaced. All its copies become the new "
        "letter: the new one takes over the whole count, and the old one leaves.",
        shows=_one_copy_stays,
        though=ONE,
    ),
    Mistake(
        "new-letter-counts-one",
        (*COPIES, *OTHERS),
        "The new letter counts 1, whatever the old one did. It must be held as often "
        "as the old one was: keep the old count before you take the old letter out.",
        shows=_new_counts_one,
        though=ONE,
    ),
    Mistake(
        "each-copy-its-own-letter",
        (*COPIES, *OTHERS),
        "The copies of the letter have become different letters. Choose one new "
        "letter, and change all copies into it.",
        shows=_several_letters,
        though=ONE,
    ),
    Mistake(
        "brings-in-a-wildcard",
        (*HELD, *CROWDED),
        "The new letter is a `*`. Has it been added to VOWELS or CONSONANTS, or does "
        "the table that you choose from have one? Choose among the real vowels and "
        "consonants only.",
        shows=_new_is_star,
    ),
    Mistake(
        "new-letter-already-held",
        (*HELD, *CROWDED),
        "The new letter was one that the hand already held. Choose only among letters "
        "that the hand does not hold: its own letters would be mixed up with the new "
        "ones, or lost. (A loop that takes them out one by one takes each out of what "
        "is left, and not of all letters again.)",
        shows=_one_held_already,
    ),
    Mistake(
        "old-letter-drawn",
        (*HELD, *CROWDED),
        "Nothing has changed here, though in other calls it does. Can the new letter "
        "be the old one, by chance, or one that is held, and then nothing is done? "
        "Choose only among those that the hand does not hold, while the old letter is "
        "still in it.",
        shows=_nothing_changed,
    ),
    *(
        Mistake(
            "letter-not-held",
            NOT_HELD,
            "The hand does not hold this letter, so there is nothing to replace. Ask "
            "`hand.get(letter, 0)` first, and return a copy of the hand as it is: what "
            "comes back is always a hand.",
            though=though,
            shows=shows,
            claims=claims,
        )
        for though, shows, claims in (
            ((), lambda case, got: got.ended == "raised", "KeyError: 'z'"),
            (HELD[:2], None, "returns (None|True or False)"),
        )
    ),
    Mistake(
        "nothing-to-choose-from",
        (),
        "There was nothing to choose from, although there are letters that the hand "
        "does not hold. The new one may be any of them: begin with `VOWELS + "
        "CONSONANTS`, and look at all of these. (A `break` or a `return` in the loop "
        "ends it.)",
        shows=lambda case, got: got.ended == "raised",
        claims="IndexError: Cannot choose from an empty sequence",
    ),
    Mistake(
        "no-vowel-left",
        ALL_VOWELS,
        "The hand holds all five vowels, and the loop goes on until it has drawn one "
        "that is not held. The new letter may be a consonant as well: draw from the "
        "letters of `VOWELS + CONSONANTS` that are not held.",
        shows=lambda case, got: got.ended == "timed out",
        claims="does not end",
    ),
    Mistake(
        "wildcard-lost",
        ONE,
        "The `*` is gone. It stays in the hand like every other letter: what must not "
        "be drawn is left out of the letters to choose from, and not of the hand.",
        shows=_lacks_only_the_wildcard,
        though=OTHERS[:2],
    ),
    Mistake(
        "no-new-letter",
        HELD,
        "The old letter has left the hand, and no other has come in. Has one been "
        "drawn that the hand holds already, or the old one itself? Draw only among "
        "those that the hand does not hold, while the old one is still in it.",
        shows=_has_no_new_letter,
    ),
    Mistake(
        "others-changed",
        HELD,
        "The other letters are not what they were: each one stays, as often as it was "
        "held. Does each count stand under its own letter, and does no `return` end "
        "the loop before all of them are there? And is one new letter drawn, that the "
        "hand does not hold, and not one for each copy?",
        shows=_others_changed,
    ),
    Mistake(
        "wrong-count",
        HELD,
        "The new letter must be held as often as the old one was.",
        shows=lambda case, got: (
            [c in LETTERS for c in _new_letters(case, got.value)] == [True]
        ),
    ),
)

EXERCISE = Exercise(
    "substitute_hand",
    stage=6,
    reference=substitute_hand,
    cases=(*HELD, *NOT_HELD, *CROWDED, *ALL_VOWELS),
    generate=_random_case,
    generated=20,
    judge=_judge,
    expects=lambda outcome: _wanted(*outcome.args),
    returns=dict,
    hints=(
        "Which letters may the new one be? Make a text of all of them first: it "
        "must not hold the old letter, nor any other letter of the hand.",
        "If the letter is not held (or is `*`), return a copy. Otherwise choose a "
        "new letter among those that the hand does not hold, give it the old "
        "letter's count in the copy, and take the old letter out.",
        "Walk along `VOWELS + CONSONANTS` and collect in `choices` each letter with "
        "`hand.get(c, 0) == 0`. Then `new = random.choice(choices)`, and in a copy: "
        "`changed[new] = changed.pop(letter)`.",
    ),
    mistakes=MISTAKES,
    across=(
        Across(
            "not-random",
            ONE[0],
            MANY,
            _always_alike,
            "There are letters that never come in. The new one is to be chosen by "
            "chance among all vowels and consonants, without those that are held (a "
            "consonant may become a vowel, and a vowel a consonant): is "
            "`random.choice` called, and are all of them still there when it is? "
            "(`choices += letter` collects them; `=` keeps the last one.) And is there "
            "no `random.seed(...)` in the function?",
            like=(
                lambda hand, letter: {
                    next(c for c in LETTERS if c not in hand) if c == letter else c: n
                    for c, n in hand.items()
                },
            ),
        ),
        Across(
            "vowel-stays-a-vowel",
            Case(VOWELS_REPLACED[0], _wanted(*VOWELS_REPLACED[0].args), ""),
            VOWELS_REPLACED,
            _stays_a_vowel,
            "A vowel has become another vowel each time. The new letter may be any of "
            "the vowels and consonants that the hand does not hold, whatever the old "
            "one was.",
            like=(
                lambda hand, letter: _drawn_from(
                    VOWELS if letter in VOWELS else LETTERS, hand, letter
                ),
            ),
        ),
        Across(
            "letter-never-drawn",
            CROWDED[0],
            AT_THE_EDGES,
            _edge_left_out,
            "The hand holds all letters but four, and one of the four is never drawn. "
            "Does a slice leave out the first or the last letter, or does a range of "
            "places end too early?",
            like=(
                lambda hand, letter: _drawn_from(LETTERS[1:], hand, letter),
                lambda hand, letter: _drawn_from(LETTERS[:-1], hand, letter),
            ),
        ),
    ),
)
