"""What both exercises on is_valid_word share: cases, judge, and plain mistakes."""

from __future__ import annotations

from dataclasses import replace

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake, Problem, judge_value
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.wildcards import is_valid_word

WORDS = (
    "apple area bana banana bows cart cows cwos dad eat grass grasses hello help hit "
    "honey it lows oat part please quiz rapture seen soon tea tee toe vote voter zoo"
).split()


def spelled(
    word: str,
    hand: Hand | str,
    topic: str,
    words: list[str] | None = None,
) -> Case:
    """Return a case for `word` with `hand` (a dict, or letters to count)."""
    held = get_frequency_dict(hand) if isinstance(hand, str) else hand
    listed = _near(word) if words is None else words
    return Case(Call((word, held, listed)), is_valid_word(word, held, listed), topic)


def _near(word: str) -> list[str]:
    """Return a few words to take `word` for by mistake, and the word if it is one."""

    def is_near(listed: str) -> bool:
        pairs = list(zip(word.lower(), listed, strict=False))
        differing = sum(one != other for one, other in pairs)
        alike = len(word) == len(listed) and differing <= 2
        return alike or listed.startswith(word) or sorted(word) == sorted(listed)

    exact = [listed for listed in WORDS if listed == word.lower()]
    near = [listed for listed in WORDS if is_near(listed) and listed not in exact]
    return sorted([*exact, *near[:5]] or WORDS[:3])


def judge_spelling(case: Case, outcome: Outcome) -> Problem | None:
    """Judge a call: a real bool, nothing changed, and nothing printed."""
    if problem := judge_value(case, outcome):
        return problem
    if outcome.printed:
        return Problem("nothing printed", f"printed {outcome.printed[:80]!r}")
    return None


PLAIN = spelled("hello", "hello", "a plain word")
UNLISTED = (
    spelled("lohel", "hello", "letters held, word not listed"),
    spelled("apl", "apple", "the beginning of a word"),
)
OWN_LIST = spelled("vote", "voter", "the list that is given", ["voter"])
LETTERS = (
    spelled("hello", "hell", "a missing letter"),
    spelled("quiz", "abc", "no letter held"),
)
TOO_FEW = (
    spelled("please", "pleasx", "a letter held once and used twice"),
    spelled("hello", "helo", "a letter held once and used twice"),
)
TOO_FEW_LATE = (
    spelled("grasses", {"g": 1, "r": 1, "a": 1, "s": 2, "e": 1}, "three of a letter"),
    spelled("banana", {"b": 1, "a": 2, "n": 2}, "three of a letter"),
)
ZERO = spelled("it", {"i": 0, "t": 1}, "a count of 0")
CAPITALS = (
    spelled("Hello", "hello", "a capital letter"),
    spelled("TEE", "te", "capitals, and too few of a letter"),
)
EMPTY = spelled("", "a", "the empty word")
HELD = (
    spelled("dad", {"d": 2, "a": 1}, "a plain word"),
    spelled("it", "tixyz", "letters left over"),
    spelled("rapture", "rapture", "a word that uses the whole hand"),
    spelled("oat", "xtmao", "letters in another order"),
)

PLAIN_CASES = (
    PLAIN,
    spelled("zzz", "zzz", "letters held, word not listed"),
    spelled("hello", "elloo", "a missing letter"),
    spelled("hello", "hellox", "a letter left over"),
    spelled("honey", "honey", "a plain word"),
)


def accepts(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the function said True."""
    return outcome.value is True


def rejects(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the function said False."""
    return outcome.value is False


def accepts_or_stops(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the function said True, or stopped with an error."""
    return outcome.value is True or outcome.ended == "raised"


def right(attempt: Attempt, case: Case) -> bool:
    """Whether the function gets `case` right."""
    return judge_spelling(case, attempt(case.call)) is None


def _prints(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.printed != ""


def _no_bool(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.ended == "returned" and not isinstance(outcome.value, bool)


def _right_in_small_letters(case: Case, _: Outcome, attempt: Attempt) -> bool:
    word, *others = case.call.args
    return right(attempt, replace(case, call=Call((word.lower(), *others))))


def _stops_at_a_missing_letter(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.error_type == "KeyError"


FIRST_MISTAKES = (
    Mistake(
        "list-never-checked",
        UNLISTED,
        accepts,
        "The hand has all these letters, but they do not make a word of "
        "`word_list`. Both must hold before the answer is True.",
    ),
    Mistake(
        "own-word-list",
        (OWN_LIST,),
        accepts,
        "That word is not in the list that was given. Look the word up in the "
        "parameter `word_list`, not in a list that the function loads or finds "
        "outside.",
    ),
    Mistake(
        "debug-prints",
        (),
        _prints,
        "is_valid_word answers with True or False and prints nothing. Take out the "
        "print() calls that helped you to find an error.",
    ),
    Mistake(
        "not-a-bool",
        (),
        _no_bool,
        "The answer must be True or False. None comes back when the function ends "
        "without reaching a `return`: every way through it needs its own.",
    ),
)

PLAIN_MISTAKES = (
    Mistake(
        "letter-not-held-stops",
        LETTERS,
        _stops_at_a_missing_letter,
        "The word has a letter that the hand does not hold, and looking it up with "
        "`hand[letter]` stops with an error. `hand.get(letter, 0)` gives 0 instead.",
    ),
    Mistake(
        "letters-not-required",
        LETTERS,
        accepts,
        "The word is in the list, but the hand does not hold its letters. Check "
        "each letter of the word against the hand.",
    ),
    Mistake(
        "too-few-of-a-letter",
        TOO_FEW,
        accepts,
        "The word uses a letter more often than the hand holds it. It is not enough "
        "that the hand has the letter: compare how many.",
    ),
    Mistake(
        "too-few-of-a-letter-sometimes",
        TOO_FEW_LATE,
        accepts,
        "The word uses a letter three times, and the hand holds only two. Other "
        "repeated letters come out right: does your count look at every letter, and "
        "at all of its copies?",
    ),
    Mistake(
        "count-of-zero",
        (ZERO,),
        accepts,
        "A letter can stand in the hand with a count of 0, for instance after "
        "update_hand: then it is not held. `letter in hand` does not see that; "
        "`hand.get(letter, 0) > 0` does.",
    ),
    Mistake(
        "capitals",
        CAPITALS,
        _right_in_small_letters,
        "The same word in small letters comes out right. Turn the word itself into "
        "small letters in the first line: `word = word.lower()`.",
    ),
    Mistake(
        "empty-word",
        (EMPTY,),
        accepts_or_stops,
        "A word without letters is not a word: the answer is False. (It is spelled "
        "from any hand, and `word[0]` stops with an error.)",
    ),
    Mistake(
        "rejects-a-good-word",
        HELD,
        rejects,
        "The word is in the list, and the hand holds all of its letters, so it is "
        "valid. Are held counts and needed counts compared the right way round, and "
        "may letters be left over?",
    ),
)
