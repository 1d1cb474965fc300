"""The exercise of stage 3: is_valid_word without wildcards (seed 004, Problem 3).

Its cases and mistakes are those of stage 4 as well, where wildcards are added.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations
from types import NoneType

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    judge_value,
    not_returned,
)
from scrabble_course.word_game import wildcards
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.valid_words import is_valid_word

WORDS = (
    "apple area bana banana bows cart cows cwos dad eat grass grasses hello help hit "
    "honey it lows oat part please quiz rapture seen soon tea tee toe vote voter zoo"
).split()


def spelled(
    word: str, hand: Hand | str, topic: str, words: list[str] | None = None
) -> Case:
    """Return a case for `word` with `hand` (a dict, or letters to count)."""
    held = get_frequency_dict(hand) if isinstance(hand, str) else hand
    call = Call((word, held, _near(word) if words is None else words))
    return Case(call, wildcards.is_valid_word(*call.args), topic)


def _near(word: str) -> list[str]:
    """Return a few words to take `word` for by mistake, and the word if it is one."""

    def is_near(listed: str) -> bool:
        pairs = list(zip(word.lower(), listed, strict=False))
        differing = sum(one != other for one, other in pairs)
        alike = len(word) == len(listed) and differing <= 2
        return alike or listed.startswith(word) or sorted(word) == sorted(listed)

    exact = [listed for listed in WORDS if listed == word.lower()]
    near = [listed for listed in WORDS if is_near(listed) and listed not in exact]
    return [*near[:5], *exact] or WORDS[:3]


SAYS_NO_MORE = "just True or False, and nothing printed"


def judge_truth(case: Case, outcome: Outcome) -> Problem | None:
    """Judge yes or no: a number may stand for either, and None for False.

    `judge_silence` asks more.
    """
    is_missing = outcome.value is None and not case.expected
    if outcome.ended == "returned" and (type(outcome.value) is int or is_missing):
        outcome = replace(outcome, value=bool(outcome.value))
    return judge_value(case, outcome)


def judge_silence(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether True or False came, and nothing on the screen."""
    if outcome.ended != "returned" or type(outcome.value) is not bool:
        got = not_returned(outcome) or repr(outcome.value)
        return Problem("True or False, and nothing printed", got)
    if outcome.printed:
        return Problem("nothing printed", f"printed {outcome.printed[:80]!r}")
    return None


def silent(*cases: Case) -> tuple[Case, ...]:
    """Return the same calls as cases that are about what is on the screen."""
    return tuple(
        replace(case, topic=SAYS_NO_MORE, judge=judge_silence) for case in cases
    )


def cases(topic: str, *tried: str) -> tuple[Case, ...]:
    """Return cases of one topic, each with a word and a hand, as in "dad add"."""
    pairs = (one.split() for one in tried)
    return tuple(spelled(word, held, topic) for word, held in pairs)


HELLO, DAD, IT, RAPTURE, OAT, HELLOX, HONEY = cases(
    "a plain word",
    *("hello hello", "dad dda", "it tixyz", "rapture rapture", "oat xtmao"),
    *("hello hellox", "honey honey"),
)
LONG = spelled("furbelow", "worfuble", "a plain word", ["furbelow"])
HELD = (DAD, IT, RAPTURE, OAT, HELLOX, HONEY, LONG)
MORE_HELD = cases("a plain word", "it iit", "toe ottee")
(EACH_TWICE,) = cases("a plain word", "it ttiix")
UNLISTED = cases("a word that is not listed", "lohel hello", "apl apple", "zzh zzh")
ONE_LETTER = spelled("b", "b", "a word that is not listed", ["hit"])
NEITHER = spelled("zzh", "ab", "a word that is not listed")
OWN_LIST = spelled("vote", "voter", "the list that is given", ["tea", "soon"])
PART_OF_ONE = spelled("vote", "voter", "the list that is given", ["voter"])
MISSING = cases(
    "a missing letter", "quiz abc", "hello hell", "hello elloo", "vote voex"
)
NO_LETTER, LAST_MISSING, FIRST_MISSING, LATE_MISSING = MISSING
TOO_FEW = cases("too few of a letter", "please pleasx", "hello helo")
TOO_FEW_LATE = cases("too few of a letter", "grasses grasse", "banana baann")
ZERO = spelled("it", {"i": 0, "t": 1}, "a count of 0")
CAPITALS = cases("capital letters", "Hello hello", "HONEY honey")
TWICE_IN_CAPITALS = spelled("TEE", "te", "capital letters")
EMPTY = spelled("", "a", "the empty word")
SILENT = silent(HELLO, UNLISTED[0], NO_LETTER, LAST_MISSING, TOO_FEW[0])
CASES = (
    *(HELLO, *HELD, *MORE_HELD, EACH_TWICE, *UNLISTED, *MISSING, *TOO_FEW),
    *(
        ONE_LETTER,
        OWN_LIST,
        PART_OF_ONE,
        *SILENT,
        *TOO_FEW_LATE,
        ZERO,
        *CAPITALS,
        TWICE_IN_CAPITALS,
        EMPTY,
    ),
)


def accepts(_: Case, got: Outcome) -> bool:
    """Whether the function said True, or 1, which stands for it."""
    return bool(got.value == 1)


def rejects(_: Case, got: Outcome) -> bool:
    """Whether the function said False, or 0."""
    return bool(got.value == 0)


def accepts_or_stops(_: Case, got: Outcome) -> bool:
    """Whether the function said True, or stopped with an error."""
    return got.value is True or got.ended == "raised"


def _never_looks_one_letter_up(word: str, hand: Hand, word_list: list[str]) -> bool:
    return len(word) == 1 or is_valid_word(word, hand, word_list)


def _one_is_enough(word: str, hand: Hand, word_list: list[str]) -> bool:
    return word in word_list or is_valid_word(word, hand, [word])


def _first_decides(word: str, hand: Hand, word_list: list[str]) -> bool:
    return word in word_list and hand.get(word[:1], 0) >= word.count(word[:1])


def _last_decides(word: str, hand: Hand, word_list: list[str]) -> bool:
    return word in word_list and hand.get(word[-1:], 0) >= word.count(word[-1:])


def _any_decides(word: str, hand: Hand, word_list: list[str]) -> bool:
    held = (hand.get(letter, 0) >= word.count(letter) for letter in word)
    return word in word_list and any(held)


TOPICS = (
    *("a plain word", "a word that is not listed", "a missing letter"),
    *("too few of a letter", "a count of 0", "capital letters"),
)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice(TOPICS)
    while True:
        word, hand, listed = _draw(rng)
        if kind_of(word, hand) == topic:
            return either_way(rng, word, hand, topic, listed)


def _draw(rng: random.Random) -> tuple[str, Hand, str]:
    """Return a word and a hand, and the listed word that both were made from."""
    word = listed = rng.choice(WORDS)
    letters = list(word) + rng.choices("aehlstz", k=2)
    for _ in range(rng.choice((0, 0, 1))):
        letters.remove(rng.choice(word))
    if rng.random() < 0.2:
        word = "".join(rng.sample(word, len(word)))
    if rng.random() < 0.2:
        word = word.upper()
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    if rng.random() < 0.5:
        hand = {**dict.fromkeys(word.lower(), 0), **hand}
    return word, hand, listed


def either_way(
    rng: random.Random, word: str, hand: Hand, topic: str, listed: str
) -> Case:
    """Return a case, or as often one of its topic in which `listed` is valid.

    Otherwise who always says False is right about each topic of what is not valid.
    """
    if rng.random() < 0.5:
        return spelled(word, hand, topic)
    needed = get_frequency_dict(listed)
    letters = [*hand, *(letter for letter in needed if letter not in hand)]
    enough = {one: max(hand.get(one, 0), needed.get(one, 0)) for one in letters}
    return spelled(listed, enough, topic)


def kind_of(word: str, hand: Hand) -> str:
    """Return the topic of a random case: what is hardest about it."""
    word, is_small = word.lower(), word == word.lower()
    if word not in WORDS:
        return "a word that is not listed"
    if any(hand.get(letter) == 0 for letter in word):
        return "a count of 0"
    if not set(word) <= set(hand):
        return "a missing letter"
    if any(word.count(letter) > hand[letter] for letter in word):
        return "too few of a letter"
    return "a plain word" if is_small else "capital letters"


WRONG_WAY_ROUND = Mistake(
    "wrong-way-round",
    (HELLO, *HELD, *UNLISTED, *MISSING),
    "Every answer is the opposite of the right one. True is for a word that is listed "
    "and held.",
    like=(lambda *asked: not wildcards.is_valid_word(*asked),),
    throughout=True,
)
ACCEPTS_NONE = Mistake(
    "accepts-none",
    (HELLO, *HELD, *MORE_HELD, EACH_TWICE),
    "None of the words that are listed and held is accepted. Is a `not` missing, or "
    "one too many? What is looked up in the list? It is the word itself, in small "
    "letters: no list of words, and nothing with something added. And what is asked of "
    "the hand? Its letters are its keys, and `hand.values()` gives only the counts.",
    like=(lambda *_: False,),
    throughout=True,
)
MISTAKES = (
    Mistake(
        "repeated-letters",
        (HELLO, DAD, RAPTURE, HELLOX),
        "A word in which a letter stands twice is rejected here, and others are not. "
        "Do you count every letter of the word, or only the different ones? "
        "(`list(hand)`, too, has each letter once.)",
        shows=rejects,
        though=(IT, OAT, HONEY, *MORE_HELD),
        throughout=True,
    ),
    Mistake(
        "order-of-the-hand",
        (DAD, IT, RAPTURE, OAT, MORE_HELD[1]),
        "The hand holds these letters, but in another order than the word, and then "
        "the word is rejected. The order does not matter: ask for each letter by "
        "itself whether the hand holds enough of it.",
        shows=rejects,
        though=(HELLO, HELLOX, HONEY),
        throughout=True,
    ),
    Mistake(
        "just-enough",
        (HELLO, *HELD, *MORE_HELD),
        "The hand holds just as many of a letter as the word needs, and the word is "
        "rejected; where it holds more of each, the word comes out right. Just enough "
        "is enough: too few is `<`, and not `<=`.",
        shows=rejects,
        though=(EACH_TWICE,),
        throughout=True,
    ),
    Mistake(
        "exactly-as-many",
        (*MORE_HELD, EACH_TWICE),
        "The hand holds more of a letter than the word needs, and the word is "
        "rejected; where it holds just as many, the word comes out right. More is "
        "enough as well: too few is `<`, and not `!=`.",
        shows=rejects,
        though=(HELLO, IT, RAPTURE),
        throughout=True,
    ),
    Mistake(
        "whole-hand-asked-for",
        (IT, OAT, HELLOX),
        "The word is accepted only from a hand that has its letters and no others. "
        "Letters that the word does not need may stay in the hand: walk along the "
        "letters of the word, not those of the hand.",
        shows=rejects,
        though=(HELLO, RAPTURE, HONEY),
        throughout=True,
    ),
    Mistake(
        "rejects-a-good-word",
        (HELLO, *HELD, *MORE_HELD),
        "The word is in the list, and the hand holds enough of each of its letters, so "
        "it is valid. Which line of yours says no here? A hand may hold just as many "
        "of a letter as the word needs, or more, and other letters besides; "
        "`len(hand)` counts each of its letters once.",
        shows=rejects,
    ),
    Mistake(
        "one-is-enough",
        (*UNLISTED, *MISSING, *TOO_FEW),
        "A word is accepted if it is in the list, and also if the hand holds its "
        "letters. One of the two is not enough: both must hold, as with `and`, which "
        "is not `or`. Or does a `return True` come as soon as the one has been seen?",
        like=(_one_is_enough,),
        though=(NEITHER,),
        throughout=True,
    ),
    Mistake(
        "list-never-checked",
        UNLISTED,
        "The hand has all these letters, but they do not make a word of `word_list`. "
        "Both must hold before the answer is True.",
        shows=accepts,
    ),
    Mistake(
        "letter-not-held-stops",
        MISSING,
        "The word has a letter that the hand does not hold. `hand[letter]` stops with "
        "an error then, and `hand.get(letter)` gives None; `hand.get(letter, 0)` gives "
        "0 instead.",
        shows=lambda case, got: got.ended == "raised",
        claims="KeyError: '[a-z]'|NoneType",
    ),
    Mistake(
        "one-letter-decides",
        (HELLO, *MISSING, *TOO_FEW),
        "One letter of the word decides here, and the others do not count. A `return` "
        "inside the loop ends it, at the first letter, or at the first that is held; "
        "an answer that each round sets anew is that of the last; `or` and `any` take "
        "one for all. Only False may come back from inside the loop: True comes after "
        "it.",
        like=(_first_decides, _last_decides, _any_decides),
        throughout=True,
    ),
    Mistake(
        "letter-not-held-passed-over",
        MISSING,
        "The hand does not hold a letter of the word at all, and the word is accepted; "
        "where the hand holds too few of a letter, your function sees it. What does "
        "it do with a letter that is not in the hand? That alone makes the answer "
        "False.",
        shows=accepts,
        though=TOO_FEW,
        throughout=True,
    ),
    *(
        Mistake(
            "end-not-asked-for",
            (end,),
            "Only the first or the last letter of the word is not held, and the word "
            "is accepted. Does your loop reach both ends? Places are counted from 0, "
            "and `range(n)` begins there and ends with n - 1 by itself.",
            shows=accepts,
            though=(HELLOX, NO_LETTER, LATE_MISSING, other_end),
        )
        for end, other_end in permutations((FIRST_MISSING, LAST_MISSING))
    ),
    Mistake(
        "letters-not-required",
        MISSING,
        "The word is in the list, but the hand does not hold its letters. Check each "
        "letter of the word against the hand.",
        shows=accepts,
    ),
    Mistake(
        "too-few-of-a-letter",
        TOO_FEW,
        "The word uses a letter more often than the hand holds it. It is not enough "
        "that the hand has the letter: compare how many. (If letters are taken out one "
        "by one, look at what is left, in one copy that is made before the loop.)",
        shows=accepts,
    ),
    Mistake(
        "number-for-a-truth-value",
        SILENT,
        "The answer is a number. It may stand for yes or no, but what is asked for is "
        "True or False: `in` and comparisons give these, and `bool(...)` makes one of "
        "a number.",
        shows=lambda case, got: type(got.value) is int,
    ),
    Mistake(
        "debug-prints",
        SILENT,
        "is_valid_word answers with True or False and prints nothing. Take out the "
        "print() calls that helped you to find an error, and calls that print "
        "themselves, such as load_words().",
        shows=lambda case, got: type(got.value) in (bool, NoneType),
    ),
    Mistake(
        "part-of-a-listed-word",
        (PART_OF_ONE,),
        "vote is not in the list: it is only a part of a word that is. Ask the list "
        "itself, `word in word_list`, and not one of its words, nor the list made into "
        "a text.",
        shows=accepts,
        though=(OWN_LIST, *UNLISTED),
    ),
    Mistake(
        "own-word-list",
        (OWN_LIST, PART_OF_ONE),
        "That word is not in the list that was given. Look the word up in the list "
        "that the function is given, its last parameter, and not in one that it loads "
        "or finds outside.",
        shows=accepts,
        though=UNLISTED,
    ),
    Mistake(
        "too-few-of-a-letter-sometimes",
        TOO_FEW_LATE,
        "The word uses a letter three times, and the hand holds only two. Other "
        "repeated letters come out right: does your count look at every letter, and at "
        "all of its copies?",
        shows=accepts,
        though=TOO_FEW,
    ),
    Mistake(
        "count-of-zero",
        (ZERO,),
        "A letter can stand in the hand with a count of 0, for instance after "
        "update_hand: then it is not held. `letter in hand` does not see that; "
        "`hand.get(letter, 0) > 0` does.",
        shows=accepts,
        though=(HELLO, *MISSING),
    ),
    Mistake(
        "capitals",
        CAPITALS,
        "The same word in small letters comes out right. Turn the word itself into "
        "small letters in the first line: `word = word.lower()`.",
        though=(HELLO, HELD[-1]),
        claims="KeyError: '[A-Z]'",
    ),
    Mistake(
        "counted-before-it-is-small",
        (TWICE_IN_CAPITALS,),
        "The word needs a letter twice, and the hand holds it once; in small letters "
        "that is seen. Are the letters counted in the word as it was typed, with its "
        "capitals? Make it small in the first line: `word = word.lower()`.",
        shows=accepts,
        though=(*CAPITALS, *TOO_FEW),
    ),
    Mistake(
        "one-letter-word",
        (ONE_LETTER,),
        "A single letter is looked up like any other word, and this one is not in the "
        "list. Does a loop begin with the second letter, so nothing is asked of it?",
        like=(_never_looks_one_letter_up,),
        though=UNLISTED,
        throughout=True,
    ),
    Mistake(
        "empty-word",
        (EMPTY,),
        "A word without letters is not a word: the answer is False. (It is spelled "
        "from any hand, and `word[0]` stops with an error.)",
        shows=accepts_or_stops,
        though=(HELLO, HELD[0], UNLISTED[0]),
        claims="IndexError: string index out of range",
    ),
)

EXERCISE = Exercise(
    "is_valid_word",
    stage=3,
    reference=is_valid_word,
    cases=CASES,
    generate=_random_case,
    generated=30,
    judge=judge_truth,
    mistakes=(WRONG_WAY_ROUND, ACCEPTS_NONE, *MISTAKES),
    hints=(
        "Two questions must both be answered with yes. Which two? Answer them one "
        "after the other.",
        "Is the word, in small letters, in `word_list`? And is there, for each "
        "letter of the word, enough of it in the hand: at least as many as the word "
        "has?",
        "With `word = word.lower()`: return False if `word not in word_list`; for "
        "each letter, return False if `word.count(letter) > hand.get(letter, 0)`; "
        "after the loop, return True. An empty word is False.",
    ),
)
