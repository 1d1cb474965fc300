"""The exercise of stage 4: is_valid_word with wildcards (seed 004, Problem 4)."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from dataclasses import replace

from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import Wrong, answers_like, mistake
from scrabble_course.exercises.word_game import is_valid_word as plain
from scrabble_course.exercises.word_game.is_valid_word import cases, spelled
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.wildcards import VOWELS, is_valid_word

PART, HELP, ALONE, EARLY, LATE, COWS, HONEY = cases(
    "a wildcard for a vowel",
    *("p*rt prt*", "h*lp hlp*", "*t t*", "c*ws cws*z", "rapt*re raptre*"),
    *("c*ws cows*z", "h*ney hney*o"),
)
AT_THE_END = spelled("io*", "io*", "a wildcard for a vowel", ["i", "io", "iou"])
"""What stands before its `*` is a word, and stands in front in the list."""
FIRST_FITS = cases("a wildcard for a vowel", "a*d a*d", words=["add", "aid", "and"])
FUN = spelled("f*n", "f*n", "a wildcard for a vowel", ["fun"])
BESIDE_ANOTHER = spelled("c*up", "c*up", "a wildcard for a vowel", ["coup"])
EACH_VOWEL = (PART, HELP, ALONE, EARLY, LATE, FUN, BESIDE_ANOTHER)
SUPPORTED = (*EACH_VOWEL, COWS, HONEY)
SEVERAL = cases("a wildcard for a vowel", "t*e t*e", words=["tee", "toe"])
EVERY = (*SUPPORTED, *FIRST_FITS, *SEVERAL)
BESIDE_ITS_VOWEL = cases(
    "a wildcard beside its vowel", "*rea *rea", "ban*na baann*", "se*n sen*"
)
CAPITALS = spelled("C*WS", "cows*z", "capital letters")
NOT_HELD = (
    spelled("c*ws", "cows", "a wildcard that is not held"),
    spelled("h*lp", {"h": 1, "l": 1, "p": 1, "*": 0}, "a wildcard that is not held"),
)
# In "b*ta", the missing letter is the vowel that is tried before the right one.
LACKING = "a wildcard and a missing letter"
OTHER_MISSING = (
    *cases(LACKING, "b*ta bt*", "b*ta bt*z", "b*ta ta*", words=["beta"]),
    *cases(LACKING, "c*ws cw*z", "c*ws cow*z", "pl*ase pl*as", "gr*sses gr*sse"),
)
NO_WORD = (
    *cases("a wildcard in no word", "*ows cows*z", "he*lo helo*", "c*wz cows*z"),
    spelled("m*", "m*", "a wildcard in no word", ["my"]),
)
OTHER_LIST = spelled("v*te", "v*ter", "the list that is given", ["tea", "soon"])
PART_OF_ONE = cases("a wildcard in no word", "h*l h*l", "*lp *lp", words=["help"])
BESIDE_A_WILDCARD = spelled("cows", "cows*z", "a plain word")
FILLED_ALL_THE_SAME = (
    spelled("cowx", "cowx", "a word that is not listed", ["cowa"]),
    spelled("t", "t", "a word that is not listed", ["at"]),
    spelled("caws", "caws", "a word that is not listed", ["cows"]),
)
NOT_TYPED = cases(
    "a letter that only the wildcard could supply", "cows cws*", "cows ows*", "tee te*"
)
TWO_TYPED = (
    spelled("s**n", "sn*", "two wildcards typed, one held"),
    spelled("**t", "t*", "two wildcards typed, one held", ["eat", "oat", "eet", "aat"]),
    spelled("b**k", "bok*", "two wildcards typed, one held", ["book"]),
)


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
            if topic in FOR_A_VOWEL:
                listed = re.sub(f"[{VOWELS}]", "*", listed, count=1)
            return plain.either_way(rng, word, hand, topic, listed)


def _draw(rng: random.Random, has_wildcard: bool) -> tuple[str, Hand, str]:
    """Return a word and a hand, and the listed word that both were made from."""
    word = rng.choice(plain.WORDS)
    place = rng.choice([i for i, c in enumerate(word) if c in VOWELS or i == 0])
    typed = word[:place] + "*" + word[place + 1 :] if has_wildcard else word
    letters = list(typed) + rng.choices("aehlst*", k=rng.choice((0, 1, 1)))
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


def _kind_of(word: str, hand: Hand) -> str:
    """Return the topic of a random case: what is hardest about it."""
    if word != word.lower():
        return "capital letters" if is_valid_word(word, hand, plain.WORDS) else ""
    if "*" not in word:
        return plain.kind_of(word, hand)
    if "*" not in hand:
        return "a wildcard that is not held"
    if any(word.count(letter) > hand.get(letter, 0) for letter in word):
        return "a wildcard and a missing letter"
    if not is_valid_word(word, hand, plain.WORDS):
        return "a wildcard in no word"
    held = {letter for letter in hand if letter in VOWELS}
    beside = any(word.replace("*", vowel) in plain.WORDS for vowel in held)
    return "a wildcard beside its vowel" if beside else "a wildcard for a vowel"


def _looks_up(fill: Callable[[str], Iterable[str]]) -> Wrong:
    """Return one that looks up just what `fill` makes of a word with a `*`."""

    def valid(word: str, hand: Hand, words: list[str]) -> bool:
        made = fill(word) if "*" in word else [word]
        return plain.holds(word, hand) and any(one in words for one in made)

    return valid


def _only(vowels: str) -> Wrong:
    return _looks_up(lambda word: [word.replace("*", vowel) for vowel in vowels])


def _fits_with_any_letter(word: str, hand: Hand, words: list[str]) -> bool:
    pattern = re.compile(word.replace("*", "."))
    return plain.holds(word, hand) and any(map(pattern.fullmatch, words))


def _put_at_the_place_found(word: str, hand: Hand, words: list[str]) -> bool:
    letters, made = [*word], []
    for vowel in VOWELS:
        letters[word.find("*")] = vowel
        made.append("".join(letters))
    return plain.holds(word, hand) and any(one in words for one in made)


MISTAKES = (
    replace(plain.ACCEPTS_NONE, on=(*plain.ACCEPTS_NONE.on, *SUPPORTED)),
    answers_like("last-letter-replaced", plain.GOOD, passes_on=(COWS,))(
        "In a word without a `*`, the last letter is replaced by a vowel: `find` gives "
        "-1 for what is not there, and that place is the last one. Ask `if '*' in "
        "word` first.",
        _put_at_the_place_found,
    ),
    plain.always_says_no(
        "spent-wildcard", plain.GOOD, passes_on=(COWS, BESIDE_A_WILDCARD)
    )(
        "A hand without a `*` can spell nothing here, though its `*` may be spent. Ask "
        "whether a `*` is held only for a word in which one was typed."
    ),
    plain.always_says_no("only-wildcard-words", plain.GOOD, passes_on=(COWS, HONEY))(
        "Only words with a `*` are accepted. One without a `*` must be in the list "
        "just as it is, whether or not the hand has a `*`. (`find` gives -1 where "
        "there is none, and -1 is a place, too: the last.)",
    ),
    mistake(
        "nothing-to-split",
        plain.GOOD,
        passes_on=(COWS,),
        shows=lambda case, got: got.ended == "raised" and "[1]" in got.where,
        error_pattern="IndexError: list index",
    )(
        "A word without a `*` cannot be split at it: there is one part only, and no "
        "second. Ask `if '*' in word` first."
    ),
    *plain.MISTAKES,
    plain.always_says_no("vowel-must-be-held", EACH_VOWEL)(
        "The `*` stands for a vowel that the hand does not hold, and the word is "
        "rejected. Are only vowels tried that the hand holds? Try all five. Or is the "
        "word with the vowel filled in compared with the hand? Compare the word as it "
        "was typed, with its `*`.",
        passes_on=(plain.HELLO, COWS, HONEY),
    ),
    answers_like("vowel-elsewhere", SUPPORTED, AT_THE_END)(
        "No vowel stands in the place of the `*`: it is left out, or the vowel is put "
        "at an end of the word. `word.replace('*', vowel)` puts it where the `*` was.",
        _looks_up(lambda word: [word.replace("*", "") + vowel for vowel in VOWELS]),
        _looks_up(lambda word: [vowel + word.replace("*", "") for vowel in VOWELS]),
    ),
    answers_like("first-vowel-only", EVERY)(
        "Only the first vowel, a, is ever looked up. Does a `return` in the loop end "
        "it in its first round, or does `word = word.replace(...)` leave no `*` for "
        "the next one? Only what is found is returned inside the loop, under an `if`; "
        "False comes below it.",
        _only("a"),
    ),
    answers_like("last-vowel-only", EVERY)(
        "Only the last vowel, u, counts. Is the word looked up below the loop, or does "
        "each vowel overwrite the answer of the one before? Look it up inside the "
        "loop, and return True at once.",
        _only("u"),
    ),
    *(
        answers_like(f"never-{vowel}", EVERY)(
            f"`{vowel}` is never put in the place of the `*`, and the other vowels "
            "are. Is it among those that are tried?",
            _only(VOWELS.replace(vowel, "")),
        )
        for vowel in VOWELS
    ),
    plain.always_says_no("wildcard-unsupported", EVERY)(
        "No word with a `*` is accepted. Put each vowel in the place of the `*` in "
        "turn, so that no `*` is left, and look each of these words up by itself: a "
        "list of words is in no list. One that is listed is enough: return True at "
        "once, and False only after the loop. (Does a line above say False, because "
        "the word with its `*` is not listed? Or does an `if` ask for the `*` the "
        "wrong way round?)",
        passes_on=plain.HELD,
    ),
    answers_like("wildcard-in-front", ALONE, HELP, BESIDE_ITS_VOWEL[:2])(
        "A word with its `*` in front comes out wrong, and others do not. That place "
        "is 0, which an `if` takes for False, and `find` gives -1 if there is none: "
        "ask `if '*' in word`. (The third value that `replace` takes says how many, "
        "not where.)",
        lambda word, *rest: word[:1] != "*" and is_valid_word(word, *rest),
    ),
    plain.says_no("wildcard-beside-its-vowel", COWS, HONEY, BESIDE_ITS_VOWEL)(
        "The `*` stands for a vowel here that the hand also holds, and the word is "
        "rejected. Does the vowel go into the hand, where `hand['a'] = 1` forgets the "
        "a's that were held? Are vowels left out that the hand, or the word, has "
        "already? Or is every letter like the vowel passed over where words are "
        "compared? `word.replace('*', vowel)`, for each vowel, needs none of that.",
        passes_on=(*plain.HELD, *EACH_VOWEL),
    ),
    plain.says_no("not-every-vowel", EVERY, passes_on=plain.HELD)(
        "Some words with a `*` come out right, and others do not. Each of the five "
        "vowels (a, e, i, o, u) must be looked up in the place of the `*` of the word "
        "as it was typed. Return True at the first that makes a word, however many "
        "do, and False only after the loop.",
    ),
    answers_like("filled-word-not-looked-up", NO_WORD, OTHER_LIST, PART_OF_ONE)(
        "Any word with a `*` is accepted, if only its letters are held. Put each vowel "
        "in the place of the `*`: one of these words must be in `word_list`.",
        lambda word, hand, words: is_valid_word(
            word, hand, [word.lower().replace("*", "a")] if "*" in word else words
        ),
    ),
    answers_like("wildcard-for-consonant", NO_WORD, OTHER_LIST, PART_OF_ONE)(
        "The `*` stands for any letter here, also for a consonant, and only a vowel is "
        "allowed. Where letters are compared and a `*` agrees with another one, or "
        "where letters are put in its place, that letter must be in `VOWELS`.",
        _fits_with_any_letter,
    ),
    plain.says_yes("y-for-a-vowel", NO_WORD[-1], passes_on=NO_WORD[:-1])(
        "With a y in the place of the `*` this makes a word, and y is no vowel here. "
        "Only a, e, i, o and u are tried: walk along `VOWELS`."
    ),
    plain.says_yes("wildcard-for-consonant", NO_WORD)(
        "The `*` stands only for a vowel (a, e, i, o, u), and no vowel in its place "
        "makes a word of the list here.",
    ),
    answers_like("hand-not-looked-at", NOT_HELD, OTHER_MISSING, TWO_TYPED)(
        "A word with a `*` is judged by the list alone, and the hand is not looked at. "
        "Each letter must be held as often as it was typed, the `*` like any other: "
        "check that first, before anything returns True.",
        lambda word, *rest: "*" in word or is_valid_word(word, *rest),
    ),
    plain.says_yes("wildcard-not-held", NOT_HELD[1], passes_on=NOT_HELD[:1])(
        "A `*` with a count of 0 is not held: `'*' in hand` sees only that there is "
        "such a key. Ask how often it is held, `hand.get('*', 0) > 0`.",
    ),
    plain.says_yes_or_stops(
        "wildcard-not-held", NOT_HELD, error_pattern=r"KeyError: '\*'"
    )(
        "The word uses a `*`, but the hand holds none. Look that up before the `*` is "
        "replaced, and with `hand.get('*', 0)`, which never stops with an error.",
    ),
    plain.says_yes_or_stops("two-wildcards", TWO_TYPED, passes_on=(HELP,))(
        "Two `*` are typed, but only one is held. Count a `*` in the word like any "
        "other letter: is it there as often as it is used?",
        error_pattern=r"ValueError: (too many values|list.remove)|KeyError: '\*'",
    ),
    plain.says_yes("too-few-beside-a-wildcard", OTHER_MISSING[-1], NOT_TYPED[-1])(
        "The word uses a letter more often than the hand holds it: compare how many, "
        "whether or not there is a `*` in the word, or in the hand. (And a `*` that "
        "nobody typed pays for no letter.)",
        passes_on=(*OTHER_MISSING[:-1], NOT_TYPED[0]),
    ),
    plain.says_yes("wildcard-word-skips-letters", OTHER_MISSING)(
        "A vowel in the place of the `*` makes a word, but the hand lacks another "
        "letter of it. Check the other letters as well, one by one, against the hand "
        "as it was given: no vowel that is tried stays in it, and the `*` pays for no "
        "second letter. (And no `return True` leaves the loop over the letters before "
        "the last, and no later line makes a False True again.)",
    ),
    plain.says_yes("wildcard-used-unasked", NOT_TYPED)(
        "The player typed no `*`, so the wildcard is not used: each letter of the word "
        "must be held as itself.",
    ),
    mistake(
        "wildcard-capitals",
        CAPITALS,
        passes_on=(COWS,),
        error_pattern="KeyError: '[A-Z]'",
    )(
        "The same word in small letters is accepted. Make the word small before "
        "anything else, so that the filled-in words are small too."
    ),
)

EXERCISE = Exercise(
    "is_valid_word",
    stage=4,
    reference=is_valid_word,
    cases=(
        *(plain.HELLO, BESIDE_A_WILDCARD, PART, COWS, HONEY, *EACH_VOWEL[1:], *SEVERAL),
        *(
            AT_THE_END,
            *FIRST_FITS,
            *BESIDE_ITS_VOWEL,
            *plain.CASES,
            *NO_WORD,
            OTHER_LIST,
        ),
        *(*PART_OF_ONE, *cases("a word that is not listed", "swoc cows*z")),
        *(spelled("", "a*", "the empty word"), *NOT_HELD),
        *(*OTHER_MISSING, *NOT_TYPED, CAPITALS, *TWO_TYPED, *FILLED_ALL_THE_SAME),
        *plain.silent(COWS, NO_WORD[0]),
    ),
    generate=_random_case,
    generated=40,
    judge=plain.judge_truth,
    mistakes=MISTAKES,
    new_rule="a `*` may also stand for a consonant.",
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
