"""The exercise of stage 4: is_valid_word with wildcards (seed 004, Problem 4)."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import replace
from functools import partial

from scrabble_course.checks.exercise import Case, Exercise, Mistake
from scrabble_course.exercises.word_game.is_valid_word import (
    ACCEPTS_NONE,
    CASES,
    EACH_TWICE,
    HELD,
    HELLO,
    MISSING,
    MISTAKES,
    MORE_HELD,
    TOO_FEW,
    UNLISTED,
    WORDS,
    WRONG_WAY_ROUND,
    accepts,
    accepts_or_stops,
    cases,
    either_way,
    judge_truth,
    kind_of,
    rejects,
    silent,
    spelled,
)
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.wildcards import VOWELS, is_valid_word

PART, HELP, ALONE, EARLY, LATE, COWS, HONEY = cases(
    "a wildcard for a vowel",
    *("p*rt prt*", "h*lp hlp*", "*t t*", "c*ws cws*z", "rapt*re raptre*"),
    *("c*ws cows*z", "h*ney hney*o"),
)
FIRST_FITS = (spelled("a*d", "a*d", "a wildcard for a vowel", ["add", "aid", "and"]),)
FUN = spelled("f*n", "f*n", "a wildcard for a vowel", ["fun"])
BESIDE_ANOTHER = spelled("c*up", "c*up", "a wildcard for a vowel", ["coup"])
ALL_FIVE = spelled("b*t", "b*t", "", ["bat", "bet", "bit", "bot", "but"])
EACH_VOWEL = (PART, HELP, ALONE, EARLY, LATE, FUN, BESIDE_ANOTHER)
EMPTY_BESIDE_ONE = spelled("", "a*", "the empty word")
SEVERAL = (spelled("t*e", "t*e", "a wildcard for a vowel", ["tee", "toe"]),)
BESIDE_ITS_VOWEL = cases(
    "a wildcard beside its vowel", "*rea *rea", "ban*na baann*", "se*n sen*"
)
IN_FRONT = (ALONE, BESIDE_ITS_VOWEL[0])
CAPITALS = spelled("C*WS", "cows*z", "capital letters")
NOT_HELD = (
    spelled("c*ws", "cows", "a wildcard that is not held"),
    spelled("h*lp", {"h": 1, "l": 1, "p": 1, "*": 0}, "a wildcard that is not held"),
)
OTHER_MISSING = (
    # The missing letter is the vowel that is tried before the right one.
    spelled("b*ta", "bt*", "a wildcard and a missing letter", ["beta"]),
    spelled("b*ta", "bt*z", "a wildcard and a missing letter", ["beta"]),
    spelled("b*ta", "ta*", "a wildcard and a missing letter", ["beta"]),
    *cases(
        "a wildcard and a missing letter",
        *("c*ws cw*z", "c*ws cow*z", "pl*ase pl*as", "gr*sses gr*sse"),
    ),
)
NO_WORD = (
    *cases("a wildcard in no word", "*ows cows*z", "he*lo helo*", "c*wz cows*z"),
    spelled("m*", "m*", "a wildcard in no word", ["my"]),
)
OTHER_LIST = spelled("v*te", "v*ter", "the list that is given", ["tea", "soon"])
PART_OF_ONE = tuple(
    spelled(part, part, "a wildcard in no word", ["help"]) for part in ("h*l", "*lp")
)
BESIDE_A_WILDCARD = spelled("cows", "cows*z", "a plain word")
UNLISTED_BESIDE_ONE = cases("a word that is not listed", "swoc cows*z")
FILLED_ALL_THE_SAME = (
    spelled("cowx", "cowx", "a word that is not listed", ["cowa"]),
    spelled("t", "t", "a word that is not listed", ["at"]),
    spelled("caws", "caws", "a word that is not listed", ["cows"]),
)
NOT_TYPED = cases(
    "a letter that only the wildcard could supply", "cows cws*", "tee te*"
)
TWO_TYPED = (
    spelled("s**n", "sn*", "two wildcards typed, one held"),
    spelled("**t", "t*", "two wildcards typed, one held", ["eat", "oat", "eet", "aat"]),
    spelled("b**k", "bok*", "two wildcards typed, one held", ["book"]),
)


def _misses_one_in_front(word: str, hand: Hand, word_list: list[str]) -> bool:
    return word[:1] != "*" and is_valid_word(word, hand, word_list)


def _filled(word: str) -> set[str]:
    return {word.replace("*", vowel) for vowel in VOWELS}


def _compares_if_typed(word: str, hand: Hand, word_list: list[str]) -> bool:
    return is_valid_word(word, hand, word_list) or (
        "*" not in word and word.lower() in word_list
    )


def _looks_none_up(word: str, hand: Hand, word_list: list[str]) -> bool:
    filled = word.lower().replace("*", "a")
    listed = [*word_list, filled] if "*" in word else word_list
    return is_valid_word(word, hand, listed)


def _wants_words(count: int, word: str, hand: Hand, word_list: list[str]) -> bool:
    filled = _filled(word)
    found = len(filled & {*word_list}) == min(count, len(filled))
    return found and is_valid_word(word, hand, word_list)


def _first_match_decides(word: str, hand: Hand, word_list: list[str]) -> bool:
    typed, place = word.lower(), word.find("*")
    pattern = re.compile(re.escape(typed).replace(r"\*", "."))
    found = next(filter(pattern.fullmatch, word_list), "")
    is_vowel = place < 0 or found[place : place + 1] in {*VOWELS}
    return is_vowel and is_valid_word(word, hand, word_list)


def _pays(
    word: str, hand: Hand, word_list: list[str], vowels_only: bool = False
) -> bool:
    lacking = Counter(word) - Counter(hand)
    is_paid = lacking.total() <= hand.get("*", 0)
    if vowels_only and not lacking.keys() <= {*VOWELS, "*"}:
        return False
    return is_paid and not _filled(word).isdisjoint(word_list)


TOPICS = {
    "a plain word": 0.0,
    "a missing letter": 0.0,
    "too few of a letter": 0.0,
    "a wildcard for a vowel": 1.0,
    "a wildcard beside its vowel": 1.0,
    "a wildcard in no word": 1.0,
    "a wildcard that is not held": 1.0,
    "a wildcard and a missing letter": 1.0,
    "a word that is not listed": 0.0,
    "capital letters": 0.5,
}
"""What may be hard about a word, and how often it is about one with a wildcard."""
FOR_A_VOWEL = ("a wildcard for a vowel", "a wildcard beside its vowel")
"""What is about wildcards that are accepted: elsewhere they are no matter."""


def _random_case(rng: random.Random) -> Case:
    topic, often = rng.choice(list(TOPICS.items()))
    while True:
        word, hand, listed = _draw(rng, rng.random() < often)
        if _kind_of(word, hand) == topic:
            valid = _with_wildcard(listed) if topic in FOR_A_VOWEL else listed
            return either_way(rng, word, hand, topic, valid)


def _draw(rng: random.Random, has_wildcard: bool) -> tuple[str, Hand, str]:
    """Return a word and a hand, and the listed word that both were made from."""
    word = rng.choice(WORDS)
    place = rng.choice([i for i, c in enumerate(word) if c in VOWELS or i == 0])
    typed = word[:place] + "*" + word[place + 1 :] if has_wildcard else word
    letters = list(typed) + rng.choices("aehlst*", k=1)
    for _ in range(rng.choice((0, 0, 1))):
        letters.remove(rng.choice(typed))
    if letters.count("*") > 1:
        letters.remove("*")
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    if rng.random() < 0.2:
        typed = "".join(rng.sample(typed, len(typed)))
    if rng.random() < 0.2:
        typed = typed.upper()
    return typed, hand, word


def _with_wildcard(word: str) -> str:
    vowel = next(letter for letter in word if letter in VOWELS)
    return word.replace(vowel, "*", 1)


def _kind_of(word: str, hand: Hand) -> str:
    """Return the topic of a random case: what is hardest about it."""
    if word != word.lower():
        return "capital letters" if is_valid_word(word, hand, WORDS) else ""
    if "*" not in word:
        return kind_of(word, hand)
    if "*" not in hand:
        return "a wildcard that is not held"
    if any(word.count(letter) > hand.get(letter, 0) for letter in word):
        return "a wildcard and a missing letter"
    if not is_valid_word(word, hand, WORDS):
        return "a wildcard in no word"
    held = {letter for letter in hand if letter in VOWELS}
    beside = any(word.replace("*", vowel) in WORDS for vowel in held)
    return "a wildcard beside its vowel" if beside else "a wildcard for a vowel"


HAND_NEEDS_ONE = Mistake(
    "hand-needs-a-wildcard",
    (HELLO, *HELD, *MORE_HELD),
    "The hand holds no `*`, and then a word without one is rejected; with a `*` in the "
    "hand, such a word comes out right. What the hand has to hold are the letters of "
    "the word: ask for a `*` only if there is one in the word.",
    shows=rejects,
    though=(PART, COWS, BESIDE_A_WILDCARD),
    throughout=True,
)
NONE_AT_ALL = replace(
    ACCEPTS_NONE, on=(HELLO, *HELD, *MORE_HELD, EACH_TWICE, *EACH_VOWEL, COWS, HONEY)
)
INDEX_OF_NONE = Mistake(
    "index-without-wildcard",
    (HELLO, *HELD, *MORE_HELD, BESIDE_A_WILDCARD),
    "There is no `*` in this word, and `index` stops with an error when it does not "
    "find what it looks for. Ask `if '*' in word` first.",
    shows=lambda case, got: "index" in got.where,
    claims="substring not found",
)
WITHOUT_ONE = Mistake(
    "word-without-wildcard",
    (HELLO, *HELD, *MORE_HELD, BESIDE_A_WILDCARD),
    "Words with a `*` come out right, and words without one do not. What does your "
    "code do if there is none? `find` gives -1 then, and `replace` leaves the word as "
    "it is, for each of the vowels.",
    shows=rejects,
    though=(PART, HELP, COWS),
    throughout=True,
)
COMPARED_IF_TYPED = Mistake(
    "compared-with-a-wildcard-only",
    (*MISSING, *TOO_FEW, *NOT_TYPED),
    "A word without a `*` is accepted although the hand does not hold its letters, and "
    "with a `*` in the word your function sees that. Compare every word with the hand, "
    "before you ask whether there is a `*` in it.",
    like=(_compares_if_typed,),
    though=OTHER_MISSING,
    throughout=True,
)
WITH_WILDCARDS = (
    Mistake(
        "vowel-must-be-held",
        EACH_VOWEL,
        "The `*` stands for a vowel that the hand does not hold, and the word is "
        "rejected. Are only such vowels tried as the hand holds? All five are to be "
        "tried. Or is the word with the vowel filled in compared with the hand? "
        "Compare the word as it was typed, with its `*`.",
        shows=rejects,
        though=(HELLO, COWS, HONEY),
        throughout=True,
    ),
    Mistake(
        "all-vowels-asked-for",
        (*EACH_VOWEL, COWS, HONEY),
        "A word with a `*` is accepted only if all five vowels make a listed word. One "
        "is enough: return True at the first that does, and False after the loop.",
        like=(partial(_wants_words, 5),),
        though=(HELLO, *HELD, ALL_FIVE),
        throughout=True,
    ),
    Mistake(
        "wildcard-unsupported",
        (*EACH_VOWEL, COWS, HONEY),
        "No word with a `*` is accepted yet. Put each vowel in the place of the `*` in "
        "turn, so that no `*` is left. It is enough that one of these words is in the "
        "list, but each is looked up by itself: a list of words is in no list. (And "
        "the word as it was typed is in no list: does a line above say False to that, "
        "or does an `if` ask for the `*` the wrong way round?)",
        shows=rejects,
        though=(HELLO, *HELD),
        throughout=True,
    ),
    Mistake(
        "wildcard-in-front",
        (*IN_FRONT, HELP, BESIDE_ITS_VOWEL[1]),
        "A word with its `*` in front comes out wrong, and others do not. The place of "
        "that `*` is 0, which an `if` takes for False, and `find` gives -1 if there is "
        "none: ask `if '*' in word`. (And the third argument of `replace` says how "
        "many, not where.)",
        like=(_misses_one_in_front,),
        throughout=True,
    ),
    Mistake(
        "wildcard-beside-its-vowel",
        (COWS, HONEY, *BESIDE_ITS_VOWEL),
        "The `*` stands for a vowel here that the hand also holds as a letter, and the "
        "word is rejected. Three things lead to that: the vowel goes into the hand, "
        "where `hand['a'] = 1` forgets the a's that were held; vowels are left out "
        "that the hand, or the word, has already; or, where words are compared, every "
        "letter like the vowel is passed over, and not just the one at the `*`. "
        "`word.replace('*', vowel)`, for each vowel, needs none of them.",
        shows=rejects,
        though=(HELLO, *HELD, *EACH_VOWEL),
    ),
    Mistake(
        "several-words",
        SEVERAL,
        "More than one vowel in the place of the `*` makes a word here, and the answer "
        "is False. One is enough, and so are more.",
        like=(partial(_wants_words, 1),),
        though=(*EACH_VOWEL, *BESIDE_ITS_VOWEL),
        throughout=True,
    ),
    Mistake(
        "first-match-decides",
        FIRST_FITS,
        "A word of the list fits but for a consonant in the place of the `*`, and it "
        "stands before the one that fits with a vowel. Do not answer False at the "
        "first: go on to the end of the list.",
        like=(_first_match_decides,),
        though=EACH_VOWEL,
        throughout=True,
    ),
    Mistake(
        "wildcard-late",
        (LATE,),
        "Each of the five vowels comes out right in other words. This one is longer, "
        "its `*` stands further back, and it has a letter twice: on which of these "
        "does your answer depend? (`len(hand)` counts a letter once, however often it "
        "is held.)",
        shows=rejects,
        though=(PART, HELP, ALONE, EARLY, FUN, HONEY),
    ),
    Mistake(
        "not-every-vowel",
        (*EACH_VOWEL, COWS, HONEY),
        "Some vowels in the place of the `*` come out right, and others do not. Is one "
        "of the five missing (a, e, i, o, u)? Is there a `return` inside the loop that "
        "gives up too early, an answer that the next vowel overwrites, or a `word = "
        "word.replace(...)` that leaves no `*` for it? Return False only after the "
        "loop.",
        shows=rejects,
        though=(HELLO, *HELD),
    ),
    Mistake(
        "filled-word-not-looked-up",
        (*NO_WORD, OTHER_LIST, *PART_OF_ONE),
        "Any word with a `*` is accepted, if only its letters are held. Put each vowel "
        "in the place of the `*`, and look up what comes out: one of these words must "
        "be in `word_list`.",
        like=(_looks_none_up,),
        throughout=True,
    ),
    Mistake(
        "part-of-a-listed-word",
        PART_OF_ONE,
        "With a vowel in the place of the `*`, this is only the beginning or the end "
        "of a word of the list. It must be the whole of one: look up `in word_list`. "
        "(Of patterns, `fullmatch` asks for the whole word.)",
        shows=accepts,
        though=NO_WORD,
    ),
    Mistake(
        "wildcard-for-consonant",
        NO_WORD,
        "The `*` stands only for a vowel (a, e, i, o, u), and no vowel in its place "
        "makes a word of the list here.",
        shows=accepts,
    ),
    Mistake(
        "wildcard-not-held",
        NOT_HELD,
        "The word uses a `*`, but the hand holds none. Look that up before the `*` is "
        "replaced, and with `hand.get('*', 0)`, which never stops with an error.",
        shows=accepts_or_stops,
        claims=r"KeyError: '\*'",
    ),
    Mistake(
        "two-wildcards",
        TWO_TYPED,
        "Two `*` are typed, but only one is held. Count a `*` in the word like any "
        "other letter: is it there as often as it is used?",
        shows=accepts_or_stops,
        though=(HELP,),
        claims=r"ValueError: too many values|ValueError: list.remove|KeyError: '\*'",
    ),
    Mistake(
        "wildcard-for-any-letter",
        (*NOT_TYPED, *OTHER_MISSING),
        "A letter is typed that the hand does not hold, and its `*` has paid for it. "
        "Only a `*` that the player types is the wildcard: every other letter of the "
        "word must be held as itself.",
        like=(_pays, partial(_pays, vowels_only=True)),
        throughout=True,
    ),
    Mistake(
        "too-few-of-a-letter",
        (OTHER_MISSING[-1], NOT_TYPED[-1]),
        "The word uses a letter more often than the hand holds it: compare how many, "
        "whether or not there is a `*` in the word, or in the hand. (And a `*` that "
        "nobody typed pays for no letter.)",
        shows=accepts,
        though=(*OTHER_MISSING[:-1], NOT_TYPED[0]),
    ),
    Mistake(
        "wildcard-word-skips-letters",
        OTHER_MISSING,
        "A vowel in the place of the `*` makes a word, but the hand lacks another "
        "letter of it. The letters beside the `*` are still to be checked against the "
        "hand, one by one, and the hand stays as it was given: no vowel that is tried "
        "stays in it. (And no `return True` leaves the loop before the last of them.)",
        shows=accepts,
    ),
    Mistake(
        "wildcard-used-unasked",
        NOT_TYPED,
        "The player typed no `*`, so the wildcard is not used: each letter of the word "
        "must be held as itself.",
        shows=accepts,
    ),
    Mistake(
        "wildcard-held-is-enough",
        UNLISTED_BESIDE_ONE,
        "This is no word of the list, and it was accepted, while a hand without a `*` "
        "comes out right. Each word is looked up, whatever the hand holds.",
        shows=accepts,
        though=UNLISTED[:1],
    ),
    Mistake(
        "filled-in-without-wildcard",
        FILLED_ALL_THE_SAME,
        "This word has no `*` and is not in the list, but with another letter in it "
        "there is such a word. Fill a vowel in only where a `*` stands. (If `find` "
        "looks for it: with none it gives -1, which is the place of the last letter.)",
        shows=accepts,
        though=UNLISTED[:1],
    ),
    Mistake(
        "own-word-list-for-wildcards",
        (OTHER_LIST,),
        "No vowel in place of the `*` makes a word of the list that was given. Look "
        "each of the filled-in words up in `word_list`, the last parameter, and not in "
        "a list that stands outside.",
        shows=accepts,
        though=NO_WORD[:1],
    ),
    Mistake(
        "wildcard-capitals",
        (CAPITALS,),
        "The same word in small letters is accepted. Make the word small before "
        "anything else, so that the filled-in words are small too.",
        though=(COWS,),
        claims="KeyError: '[A-Z]'",
    ),
)

EXERCISE = Exercise(
    "is_valid_word",
    stage=4,
    reference=is_valid_word,
    cases=(
        HELLO,
        BESIDE_A_WILDCARD,
        *(COWS, HONEY, *EACH_VOWEL, *SEVERAL, *FIRST_FITS, *BESIDE_ITS_VOWEL),
        *CASES,
        *(
            *NO_WORD,
            OTHER_LIST,
            *PART_OF_ONE,
            *UNLISTED_BESIDE_ONE,
            EMPTY_BESIDE_ONE,
            *NOT_HELD,
            *OTHER_MISSING,
            *NOT_TYPED,
            CAPITALS,
            *TWO_TYPED,
        ),
        *FILLED_ALL_THE_SAME,
        *silent(COWS, NO_WORD[0]),
    ),
    generate=_random_case,
    generated=50,
    judge=judge_truth,
    mistakes=(
        *(WRONG_WAY_ROUND, NONE_AT_ALL, INDEX_OF_NONE, HAND_NEEDS_ONE, WITHOUT_ONE),
        COMPARED_IF_TYPED,
        *(*MISTAKES, *WITH_WILDCARDS),
    ),
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
)
