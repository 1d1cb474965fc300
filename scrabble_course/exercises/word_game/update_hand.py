"""The exercise of stage 2: update_hand (seed 004, Problem 2)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import compress

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, mistake, stops_with
from scrabble_course.exercises.case_parts import other_letters
from scrabble_course.exercises.word_game.console_sides import (
    judge_hand,
)
from scrabble_course.word_game.hands import Hand, get_frequency_dict, update_hand


def _case(hand: Hand, word: str, topic: str, given: bool = False) -> Case:
    return Case(Call((hand, word)), update_hand(hand, word), topic, given)


def _cases(topic: str, *played: str) -> tuple[Case, ...]:
    """Return cases of one topic, each with a hand and a word, as in "mmm mm"."""
    pairs = (one.split() for one in played)
    return tuple(_case(get_frequency_dict(held), word, topic) for held, word in pairs)


HELD_ONES = "letters that are held"
TOO_OFTEN = "letters more often than they are held"
QUAIL = _case(get_frequency_dict("aqllmui"), "quail", HELD_ONES, given=True)
JOLLY = _case(get_frequency_dict("jjolwnn"), "jolly", TOO_OFTEN, given=True)
HELD = _cases(HELD_ONES, "mmm mmm", "eeex ex", "aab aba")
MORE_LEFT = _cases(HELD_ONES, "eellls ells", "ttt tt", "lllllaat all")
SMALL = _cases(HELD_ONES, "tn tn", "ttn tnt")
CHANGES, ONCE, STAR, PART = _cases(HELD_ONES, "abb ab", "la l", "c*s c*s", "cat ct")
USED_UP, WILDCARD, SEVERAL_STAY = _cases(
    "letters that the word does not use", "abb b", "*ab b", "aaabnn bn"
)
TWICE, THREE_TIMES = _cases(TOO_OFTEN, "la ll", "lla lll")
NOT_HELD = _cases(
    "letters that are not held", "cat dog", "cat cot", "cat c*t", "*c ace"
)
CAPITALS = _cases("capital letters", "tn TN", "ttn TNT")
EMPTY_WORD = _case({"a": 1}, "", "the empty word")
NONE_LEFT_OUT = (_case({"c": 1, "a": 1, "t": 1}, "", "the empty word"), PART)
ZERO = _case({"a": 0, "b": 1}, "ab", "a count of 0")


def _loses_the_rest(case: Case, got: Outcome) -> bool:
    hand, word = case.call.args
    left = got.value
    return any(left.get(c) != count for c, count in hand.items() if c not in word)


def _needs_what_is_not_held(case: Case, got: Outcome) -> bool:
    hand, word = case.call.args
    kept = {key: n for key, n in case.expected.items() if key != "*"}
    if got.value == kept != case.expected:
        return False  # what was not used is lost, which is another mistake
    taken = (letter for letter in word if letter not in hand)
    return case is not JOLLY or got.ended == "raised" or any(map(got.value.get, taken))


def _left(rule: Callable[[int, int], int]) -> Callable[[Hand, str], Hand]:
    """Return an update by what is left of a letter, from how many are held and used.

    Capitals count like small letters, as in all wrong functions here: not to see that
    is a mistake of its own, which is told besides.
    """

    def update(hand: Hand, word: str) -> Hand:
        return {c: rule(held, word.lower().count(c)) for c, held in hand.items()}

    return update


def _as_far_as_held(hand: Hand, word: str) -> Hand:
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) == 0:
            break
        left[letter] -= 1
    return left


def _random_case(rng: random.Random) -> Case:
    if rng.random() < 0.5:
        case, table = rng.choice(EXERCISE.cases), other_letters(rng)
        hand, word = case.call.args
        held = {letter.translate(table): count for letter, count in hand.items()}
        return _case(held, word.translate(table), case.topic)
    letters, topic = "abcdefgh", rng.choice((HELD_ONES, *KINDS))
    while True:
        hand = get_frequency_dict(rng.choices(letters, k=rng.randint(1, 9)))
        if rng.random() < 0.3:
            hand.setdefault(rng.choice(letters), 0)
        word = "".join(rng.choices(letters + "ABC", k=rng.randint(1, 7)))
        if (_kinds(hand, word) or [HELD_ONES]) == [topic]:
            return _case(hand, word, topic)


KINDS = "capital letters", "a count of 0", "letters that are not held", TOO_OFTEN
"""What may be hard about an update; a random one has only one of them."""


def _kinds(hand: Hand, word: str) -> list[str]:
    """Return what is hard about an update, of KINDS."""
    small = word.lower()
    holds = (
        word != small,
        any(hand.get(letter) == 0 for letter in small),
        not set(small) <= set(hand),
        any(small.count(letter) > hand.get(letter, 9) > 0 for letter in small),
    )
    return list(compress(KINDS, holds))


MISTAKES = (
    answers_like("hand-as-it-was", QUAIL, HELD)(
        "The hand has come back as it was. Are letters taken from a copy, and is that "
        "copy returned? And do you look for small letters, as the hand has them?",
        _left(lambda held, used: held),
    ),
    answers_like("last-copy-goes", QUAIL, HELD, MORE_LEFT)(
        "A letter of which one is left has gone. It may go only when its count is 0.",
        _left(lambda held, used: held - used if held - used > 1 else 0),
    ),
    answers_like("spent-for-left", QUAIL, HELD)(
        "These are the letters that have been spent. Asked for are those that are "
        "left: begin with a copy of the whole hand, take the letters of the word away "
        "from it, and return that.",
        _left(min),
    ),
    answers_like("taken-from-the-word", QUAIL, HELD, SEVERAL_STAY)(
        "What is left is how many are held, minus how many the word uses. Here the two "
        "have changed places.",
        _left(lambda held, used: max(used - held, 0)),
    ),
    answers_like("several-stay", QUAIL, HELD, MORE_LEFT)(
        "A letter that is held several times has not been spent: `== 1` asks whether "
        "there is just one. `> 0` asks whether there is any.",
        _left(lambda held, used: 0 if held == 1 and used else held),
    ),
    answers_like("taken-for-each-copy", HELD, MORE_LEFT)(
        "A letter that the word has several times has been spent too often. "
        "`word.count(letter)` has all its copies at once: take that away once for each "
        "different letter, or 1 each time a letter stands in the word.",
        _left(lambda held, used: max(held - used * used, 0)),
    ),
    answers_like("set-to-one", QUAIL, HELD, MORE_LEFT)(
        "A letter that is held several times has been set to 1. Take just one away "
        "each time: `left[letter] -= 1`.",
        _left(lambda held, used: max(min(held, 2) - used, 0) if used else held),
    ),
    mistake("untouched-letters-lost", QUAIL, USED_UP, WILDCARD, SEVERAL_STAY)(
        "Letters that the word does not use must stay in the hand, each as often as it "
        "was held, and so must a `*`. Take letters away from a copy of the whole hand.",
        _loses_the_rest,
    ),
    answers_like("empty-word-loses-the-hand", EMPTY_WORD, passes_on=(QUAIL,))(
        "The word is empty, so nothing is spent: the hand that comes back has all its "
        "letters. Does what you return begin as a copy of the hand, above the loop?",
        lambda hand, word: update_hand(hand, word) if word else {},
    ),
    answers_like("counts-from-the-old-hand", HELD, passes_on=(ONCE,))(
        "A letter that the word has several times is spent only once. Does your loop "
        "walk along the word, to meet it each time? And does it count down what is "
        "left, `left[letter] - 1`, and not the old hand?",
        _left(lambda held, used: held - min(used, 1)),
    ),
    answers_like("all-copies-at-once", HELD, MORE_LEFT)(
        "All copies of a letter have left the hand, though the word uses fewer. `del` "
        "takes them all, and so does `replace` on a text, unless told how many. Each "
        "time a letter stands in the word, take one away.",
        _left(lambda held, used: 0 if used else held),
    ),
    mistake("held-letters", HELD)(
        "The hand holds every letter of the word. Each time a letter stands in the "
        "word, exactly one of it is spent, `left[letter] -= 1`, and the others stay."
    ),
    answers_like("all-or-nothing", JOLLY, TWICE, THREE_TIMES)(
        "The word has a letter more often than the hand, and none of it has been "
        "spent. As many as are held are spent: the smaller of the two numbers, "
        "`min(...)`.",
        _left(lambda held, used: held - used if used <= held else held),
    ),
    stops_with(
        *("more-than-held", "KeyError: 'l'", JOLLY, TWICE, THREE_TIMES),
        passes_on=(ONCE,),
    )(
        "The word has a letter more often than the hand, and when it comes again, its "
        "key has left the hand with its last copy. `left[letter]` and `del` stop with "
        "an error at what is no key: ask `left.get(letter, 0) > 0` before them.",
    ),
    mistake("more-than-held", JOLLY, TWICE, THREE_TIMES, passes_on=(ONCE,))(
        "The word has a letter more often than the hand. A count never goes below 0: "
        "look at what is left, in the hand that you count down, before each line that "
        "takes a letter.",
        lambda case, got: got.ended == "raised" or got.value.get("l", 0) < 0,
        error_pattern="ValueError",
    ),
    answers_like("ends-at-a-missing-letter", NOT_HELD, passes_on=NONE_LEFT_OUT)(
        "The letters behind one that is not held have not been spent. Such a letter is "
        "only passed over: the loop must go on to the next one.",
        _as_far_as_held,
    ),
    answers_like("spends-nothing", NOT_HELD[1], JOLLY, TWICE, passes_on=NONE_LEFT_OUT)(
        "Nothing has been spent, because not all letters of the word are held. Those "
        "that are held are spent all the same; only the others are passed over.",
        lambda hand, word: (
            hand if Counter(word.lower()) - Counter(hand) else update_hand(hand, word)
        ),
    ),
    mistake("letter-not-held", NOT_HELD, JOLLY, passes_on=NONE_LEFT_OUT)(
        "The word has letters that are not in the hand at all. They are to be ignored: "
        "ask `left.get(letter, 0) > 0` before you take one away.",
        _needs_what_is_not_held,
        error_pattern=r"KeyError: '[dgoy*]'|NoneType",
    ),
    answers_like("wildcard-stays", STAR, passes_on=HELD)(
        "The `*` is still there. It is spent like any letter that the word has: does "
        "a line pass over it? (`isalpha()` is False for `*`.)",
        lambda hand, word: update_hand(hand, word.replace("*", "")),
    ),
    mistake("zero-counts", ZERO, passes_on=(TWICE,))(
        "A letter may stand in the hand with a count of 0: it is not held then. `if "
        "letter in hand` does not see that; `hand.get(letter, 0) > 0` does.",
        lambda case, got: min(got.value.values()) < 0,
    ),
    mistake("capitals", CAPITALS, passes_on=SMALL, error_pattern="KeyError: '[TN]'")(
        "The same word in small letters comes out right. A hand holds only small "
        "letters: walk along `word.lower()`."
    ),
)

EXERCISE = Exercise(
    "update_hand",
    stage=2,
    reference=update_hand,
    cases=(
        *(QUAIL, *HELD, *MORE_LEFT, CHANGES, USED_UP, WILDCARD, SEVERAL_STAY, ONCE),
        *(*SMALL, JOLLY, TWICE, THREE_TIMES, *NOT_HELD),
        *(*NONE_LEFT_OUT, *CAPITALS, ZERO, EMPTY_WORD, STAR),
        _case({}, "word", "an empty hand"),
    ),
    generate=_random_case,
    generated=18,
    judge=judge_hand,
    mistakes=MISTAKES,
    new_rule="a letter that the hand lacks costs a `*`, if there is one.",
    hints=(
        "Which letters of the word does the hand hold, and how many of each? What "
        "should happen to a letter that it does not hold?",
        "Copy the hand first. Then walk along the word, letter by letter: if the copy "
        "still has that letter, take one away; if not, go on.",
        "`left = hand.copy()`; for each letter in `word.lower()`: if "
        "`left.get(letter, 0) > 0`, then `left[letter] -= 1`. Return `left`.",
    ),
)
