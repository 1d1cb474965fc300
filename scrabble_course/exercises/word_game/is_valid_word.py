"""The exercise of stage 3: is_valid_word without wildcards (seed 004, Problem 3).

Its cases and mistakes are those of stage 4 as well, where wildcards are added.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import partial
from types import NoneType

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis import judging
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.mistakes import Wrong, answers_like, mistake
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


def judge_truth(case: Case, outcome: Outcome) -> Problem | None:
    """Judge yes or no: a number may stand for either, and None for False.

    `judge_silence` asks more.
    """
    is_missing = outcome.value is None and not case.expected
    if outcome.ended == "returned" and (type(outcome.value) is int or is_missing):
        outcome = outcome._replace(value=bool(outcome.value))
    return judging.judge_value(case, outcome)


def judge_silence(case: Case, outcome: Outcome) -> Problem | None:
    """Judge whether True or False came, and nothing on the screen."""
    if outcome.ended != "returned" or type(outcome.value) is not bool:
        got = judging.not_returned(outcome) or repr(outcome.value)
        return Problem("True or False, and nothing printed", got)
    if outcome.printed:
        return Problem("nothing printed", f"printed {outcome.printed[:80]!r}")
    return None


def silent(*cases: Case) -> tuple[Case, ...]:
    """Return the same calls as cases that are about what is on the screen."""
    topic = "just True or False, and nothing printed"
    return tuple(replace(case, topic=topic, judge=judge_silence) for case in cases)


def cases(topic: str, *tried: str, words: list[str] | None = None) -> tuple[Case, ...]:
    """Return cases of one topic, each with a word and a hand, as in "dad add"."""
    pairs = (one.split() for one in tried)
    return tuple(spelled(word, held, topic, words) for word, held in pairs)


HELLO, DAD, IT, RAPTURE, OAT, HELLOX, HONEY = cases(
    "a plain word",
    *("hello hello", "dad dda", "it tixyz", "rapture rapture", "oat xtmao"),
    *("hello hellox", "honey honey"),
)
LONG = spelled("furbelow", "worfuble", "a plain word", ["furbelow"])
HELD = (HELLO, DAD, IT, RAPTURE, OAT, HELLOX, HONEY, LONG)
MORE_HELD = cases("a plain word", "it iit", "toe ottee")
(EACH_TWICE,) = cases("a plain word", "it ttiix")
(THREE_HELD,) = cases("a plain word", "banana banana")
GOOD = (*HELD, *MORE_HELD)
UNLISTED = cases("a word that is not listed", "lohel hello", "apl apple", "zzh zzh")
ONE_LETTER = spelled("b", "b", "a word that is not listed", ["hit"])
NEITHER = spelled("zzh", "ab", "a word that is not listed")
OWN_LIST = spelled("vote", "voter", "the list that is given", ["tea", "soon"])
OF_ONE_LETTER = spelled("a", "abc", "the list that is given", ["a", "b"])
PART_OF_ONE = spelled("vote", "voter", "the list that is given", ["voter"])
MISSING = cases(
    "a missing letter", "quiz abc", "hello hell", "hello elloo", "vote voex"
)
NO_LETTER, LAST_MISSING = MISSING[:2]
TOO_FEW = cases("too few of a letter", "please pleasx", "hello helo")
NOT_SPELLED = (*MISSING, *TOO_FEW)
NO_VOWEL, NO_CONSONANT = cases("a missing letter", "help hlp", "help hel")
TOO_FEW_LATE = cases("too few of a letter", "grasses grasse", "banana baann")
ZERO = spelled("it", {"i": 0, "t": 1}, "a count of 0")
CAPITALS = cases("capital letters", "Hello hello", "HONEY honey")
EMPTY = spelled("", "a", "the empty word")
HALF_A_TEE = spelled("TEE", "te", "capital letters")
SILENT = silent(HELLO, UNLISTED[0], NO_LETTER, LAST_MISSING, TOO_FEW[0])
CASES = (
    *(*GOOD, EACH_TWICE, THREE_HELD, *UNLISTED, *NOT_SPELLED, ONE_LETTER),
    *(OWN_LIST, PART_OF_ONE, OF_ONE_LETTER, *SILENT, *TOO_FEW_LATE, ZERO, *CAPITALS),
    *(HALF_A_TEE, EMPTY),
)

says_no = partial(mistake, shows=lambda case, got: got.value == 0)
always_says_no = partial(says_no, every_case=True)
says_yes = partial(mistake, shows=lambda case, got: got.value == 1)
says_yes_or_stops = partial(
    mistake, shows=lambda case, got: got.value is True or got.ended == "raised"
)


def _enough_of_each(word: str, hand: Hand) -> list[bool]:
    return [hand.get(letter, 0) >= word.count(letter) for letter in word]


def holds(word: str, hand: Hand) -> bool:
    """Whether there is a word, and the hand has all its letters."""
    return bool(word) and all(_enough_of_each(word, hand))


def _looks_only_at(part: slice) -> Wrong:
    return lambda word, hand, words: (
        word in words and all(_enough_of_each(word, hand)[part])
    )


def _counts_no_capitals(word: str, hand: Hand, words: list[str]) -> bool:
    passed_over = {capital.lower(): len(word) for capital in word if capital.isupper()}
    return wildcards.is_valid_word(word, {**hand, **passed_over}, words)


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
    letters = list(word) + rng.choices("aehlstz", k=rng.choice((0, 2, 2)))
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


ACCEPTS_NONE = answers_like("accepts-none", GOOD, EACH_TWICE)(
    "None of the words that are listed and held is accepted. Is a `not` missing, or "
    "one too many? Do you look up the word itself, in small letters, with nothing "
    "added, and not a list of words? And what is asked of the hand, whose letters are "
    "its keys, while `hand.values()` gives only the counts?",
    lambda *_: False,
)


def _in_one_stretch(word: str, hand: Hand, words: list[str]) -> bool:
    """Answer as those do who ask whether the hand, as a text, has the word in it."""
    letters = [letter * hand[letter] for letter in hand]
    return word in words and (word in "".join(letters) or word in "".join(hand))


def _sorted_in_one_stretch(word: str, hand: Hand, words: list[str]) -> bool:
    letters = "".join(letter * hand[letter] for letter in sorted(hand))
    return word in words and "".join(sorted(word)) in letters


MISTAKES = (
    always_says_no("repeated-letters", HELLO, DAD, RAPTURE, HELLOX)(
        "A word that has a letter twice is rejected here, and others are not. Do you "
        "count every letter of the word, or only the different ones? (`list(hand)`, "
        "too, has each letter once.)",
        passes_on=(IT, OAT, HONEY, *MORE_HELD),
    ),
    always_says_no("just-enough", GOOD, passes_on=(EACH_TWICE,))(
        "A word is rejected if a letter is held just as often as it is needed, and not "
        "if it is held more often. Just enough is enough: too few is `<`, not `<=`.",
    ),
    always_says_no("exactly-as-many", MORE_HELD, EACH_TWICE)(
        "A word is rejected if a letter is held more often than it is needed, and not "
        "if it is held just as often. More is enough, too: too few is `<`, not `!=`.",
        passes_on=(HELLO, IT, RAPTURE),
    ),
    always_says_no("whole-hand-asked-for", IT, OAT, HELLOX)(
        "A word is accepted only if the hand holds no other letters. It may hold "
        "others: walk along the letters of the word, not those of the hand.",
        passes_on=(HELLO, RAPTURE, HONEY),
    ),
    answers_like("letters-in-one-stretch", GOOD)(
        "A word is accepted only if its letters stand side by side in the hand: "
        "between texts, `in` asks for a piece in one stretch. Ask for each letter by "
        "itself, and how often it is held.",
        _in_one_stretch,
        _sorted_in_one_stretch,
    ),
    says_no("three-are-too-many", THREE_HELD, passes_on=GOOD)(
        "Other words come out right. This one has two different letters more than "
        "once, and the hand holds one of them three times. Is a letter that is held so "
        "often taken for one that is not, and is the second looked at like the first?",
    ),
    says_no("rejects-a-good-word", GOOD)(
        "The word is in the list, and the hand holds enough of each of its letters. "
        "Some line of yours says no all the same. A hand may hold just as many as "
        "needed, or more, and other letters besides, or none that are left over; "
        "`len(hand)` counts each of its letters once.",
    ),
    answers_like("one-is-enough", UNLISTED, NOT_SPELLED, passes_on=(NEITHER,))(
        "A word is accepted if it is in the list, and also if the hand holds its "
        "letters. Both must hold, as with `and`, which is not `or`. Or does a `return "
        "True` come as soon as one of the two has been seen?",
        lambda word, hand, words: word in words or is_valid_word(word, hand, [word]),
    ),
    answers_like("order-forgotten", UNLISTED, ONE_LETTER, OWN_LIST)(
        "That word has the letters of one in the list, in another order, and so it is "
        "none. `sorted`, `set` and counts forget the order: look up the word itself, "
        "`word in word_list`.",
        lambda word, hand, words: (
            sorted(word) in map(sorted, words) and is_valid_word(word, hand, [word])
        ),
    ),
    says_yes("list-never-checked", UNLISTED, ONE_LETTER)(
        "The hand has all these letters, but they do not make a word of `word_list`. "
        "Both must hold before the answer is True.",
    ),
    mistake(
        "letter-not-held-stops", MISSING, error_pattern="KeyError: '[a-z]'|NoneType"
    )(
        "The word has a letter that the hand does not hold. `hand[letter]` stops with "
        "an error then, and `hand.get(letter)` gives None: use `hand.get(letter, 0)`, "
        "which gives 0.",
        lambda case, got: got.ended == "raised",
    ),
    answers_like("first-letter-decides", HELLO, NOT_SPELLED)(
        "Only the first letter of the word is looked at: a `return` ends the loop "
        "there. Return only False from inside the loop; True comes below it.",
        lambda word, hand, words: word in words and _enough_of_each(word, hand)[0],
    ),
    answers_like("last-letter-decides", HELLO, NOT_SPELLED)(
        "Only the last letter of the word counts, as each round sets the answer anew. "
        "Once it is False it stays so: return False at once, and True below the loop.",
        lambda word, hand, words: word in words and _enough_of_each(word, hand)[-1],
    ),
    answers_like("one-letter-is-enough", HELLO, NOT_SPELLED)(
        "One letter of the word that is held is enough here: `or`, `any` or a `return "
        "True` inside the loop takes one for all. Return only False from inside it; "
        "True comes below the loop.",
        lambda word, hand, words: word in words and any(_enough_of_each(word, hand)),
    ),
    says_yes(
        "letter-not-held-passed-over", MISSING, passes_on=TOO_FEW, every_case=True
    )(
        "The hand does not hold a letter of the word at all, and the word is accepted; "
        "where it holds too few of one, your function sees it. What does it do with a "
        "letter that is not in the hand? That alone makes the answer False.",
    ),
    *(
        answers_like(f"{end}-letter-unseen", HELLO, NOT_SPELLED, passes_on=(NO_VOWEL,))(
            f"The {end} letter of the word is never looked at: a range or a slice "
            "leaves it out. Places go from 0 to `len(word) - 1`, and `range(len(word))`"
            " comes to all of them by itself, as `for letter in word` does.",
            _looks_only_at(part),
        )
        for end, part in (("first", slice(1, None)), ("last", slice(-1)))
    ),
    answers_like("vowel-for-nothing", MISSING, passes_on=(NO_CONSONANT,))(
        "The hand does not hold a vowel of this word, and the word is accepted; if it "
        "is a consonant, your function says no. Each letter must be held as it is: a "
        "vowel is put in only for a `*` that was typed, and is held.",
        lambda word, hand, words: any(
            is_valid_word(word, {**hand, vowel: hand.get(vowel, 0) + 1}, words)
            for vowel in wildcards.VOWELS
        ),
    ),
    answers_like("letters-added-up", MISSING, TOO_FEW)(
        "Only how many letters there are has been compared, all together: one that is "
        "held often makes up for another that is missing. Ask about each letter of the "
        "word by itself.",
        lambda word, hand, words: sum(hand.get(c, 0) for c in word) >= len(word),
    ),
    says_yes("letters-not-required", MISSING)(
        "The word is in the list, but the hand does not hold its letters. Check each "
        "letter of the word against the hand before any line answers True. (`break` "
        "ends only the loop: what stands below it is done all the same.)",
    ),
    says_yes_or_stops(
        "too-few-of-a-letter", TOO_FEW, error_pattern="KeyError: '[a-z]'"
    )(
        "The hand has a letter, but not often enough: compare how many. (If letters "
        "are taken out, look at what is left, in one copy made before the loop.)",
    ),
    mistake("debug-prints", SILENT)(
        "is_valid_word must not print anything. Take out the print() calls that helped "
        "you to find an error, and calls that print themselves, such as load_words().",
        lambda case, got: type(got.value) in (bool, NoneType),
    ),
    answers_like("piece-of-a-listed-word", UNLISTED, OWN_LIST, PART_OF_ONE)(
        "That word is only a piece of one in the list. Between texts, `in` asks for a "
        "piece, `startswith` for a beginning, and `zip` ends with the shorter. Ask "
        "whether the list has the word, `word in word_list`, or compare by `==`.",
        lambda word, hand, words: (
            any(word.lower() in listed for listed in words)
            and holds(word.lower(), hand)
        ),
    ),
    says_yes("own-word-list", OWN_LIST, PART_OF_ONE, passes_on=UNLISTED)(
        "That word is not in the list that was given. Look it up in "
        "`word_list`, which the function is given, and not in a list that "
        "the function loads or finds outside.",
    ),
    says_yes("too-few-of-a-letter-sometimes", TOO_FEW_LATE, passes_on=TOO_FEW)(
        "The word uses a letter three times, and the hand holds only two. Other "
        "repeated letters come out right: does your count look at every letter, and at "
        "all of its copies?",
    ),
    says_yes("count-of-zero", ZERO, passes_on=(HELLO, *MISSING))(
        "A letter can stand in the hand with a count of 0: then it is not held. "
        "`letter in hand` does not see that; `hand.get(letter, 0) > 0` does.",
    ),
    mistake(
        "capitals", CAPITALS, passes_on=(HELLO, LONG), error_pattern="KeyError: '[A-Z]'"
    )(
        "The same word in small letters comes out right. Turn the word itself into "
        "small letters in the first line: `word = word.lower()`."
    ),
    answers_like("capitals-not-counted", HALF_A_TEE, passes_on=(*TOO_FEW, *CAPITALS))(
        "The word has two e's, as capitals, and the hand holds one. Count them in the "
        'word in small letters: `"TEE".count("e")` is 0. Begin with `word = '
        "word.lower()`, and use that alone.",
        _counts_no_capitals,
    ),
    says_yes_or_stops("empty-word", EMPTY, passes_on=(HELLO, DAD, UNLISTED[0]))(
        "A word without letters is not a word: the answer is False. (It is spelled "
        "from any hand, and `word[0]` stops with an error.)",
        error_pattern="IndexError: string index out of range",
    ),
)

EXERCISE = Exercise(
    "is_valid_word",
    stage=3,
    reference=is_valid_word,
    cases=CASES,
    generate=_random_case,
    generated=24,
    judge=judge_truth,
    mistakes=(ACCEPTS_NONE, *MISTAKES),
    new_rule="a letter may be used twice, though the hand holds it once.",
    hints=(
        "Two questions must both be answered with yes. Which two? Answer them one "
        "after the other.",
        "Is the word, in small letters, in `word_list`? And does the hand hold, of "
        "each letter of the word, at least as many as the word has?",
        "With `word = word.lower()`: return False if `word not in word_list`; for "
        "each letter, return False if `word.count(letter) > hand.get(letter, 0)`; "
        "after the loop, return True. An empty word is False.",
    ),
)
