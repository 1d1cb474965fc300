"""The exercises of stage 6: substitute_hand and play_game (seed 004, Problem 6)."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import (
    Across,
    Case,
    Exercise,
    Mistake,
    Problem,
    changed_argument,
    not_returned,
)
from scrabble_course.checks.word_game import game_script
from scrabble_course.checks.word_game.game_mistakes import MISTAKES
from scrabble_course.checks.word_game.hands import same_hand
from scrabble_course.checks.word_game.stand_ins import for_play_game
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.playing_a_game import play_game, substitute_hand
from scrabble_course.word_game.wildcards import CONSONANTS, VOWELS


def _change(hand: Hand, letter: str, seed: int, topic: str) -> Case:
    call = Call((hand, letter), seed=seed)
    return Case(call, _expectation(call), topic)


def _expectation(call: Call) -> str:
    hand, letter = call.args
    held = letter != "*" and hand.get(letter, 0) > 0
    return "one new letter" if held else "unchanged"


def _new_letters(hand: Hand, letter: str, got: Hand) -> list[str]:
    """Return the letters that `got` holds and `hand` did not."""
    return [c for c, n in got.items() if n and (not hand.get(c, 0) or c == letter)]


def _is_hand(value: object) -> bool:
    return isinstance(value, dict) and all(
        isinstance(key, str) and type(count) is int for key, count in value.items()
    )


def _judge_change(case: Case, outcome: Outcome) -> Problem | None:
    hand, letter = case.call.args
    if case.expected == "unchanged":
        expected = f"{hand!r} (there is no {letter!r} to replace)"
        if letter == "*":
            expected = f"{hand!r} (the wildcard is never replaced)"
    else:
        count = hand[letter]
        expected = f"the {count} {letter!r} replaced by {count} of one letter not held"
    if ended := not_returned(outcome):
        return Problem(expected, ended)
    if problem := changed_argument(case, outcome):
        return problem
    return (
        None
        if _is_right(case, outcome.value)
        else Problem(expected, repr(outcome.value))
    )


def _is_right(case: Case, got: object) -> bool:
    hand, letter = case.call.args
    if not _is_hand(got) or case.expected == "unchanged":
        return same_hand(hand, got)
    assert isinstance(got, dict)
    new = _new_letters(hand, letter, got)
    if len(new) != 1 or new[0] == letter or new[0] not in tuple(VOWELS + CONSONANTS):
        return False
    rest = {c: n for c, n in hand.items() if c != letter}
    return same_hand({**rest, new[0]: hand[letter]}, got)


HELLO = {"h": 1, "e": 1, "l": 2, "o": 1}
CROWDED = get_frequency_dict("aabbccddeeffgghiijklm*")

COPIES = tuple(_change(HELLO, "l", seed, "all copies change") for seed in range(20))
CROWDED_CASES = tuple(
    _change(CROWDED, "a", seed, "the new letter is one not held") for seed in range(60)
)
SMALL = tuple(_change({"q": 1, "*": 1}, "q", s, "one letter") for s in range(60))
NOT_HELD = (
    _change(HELLO, "z", 0, "a letter that is not held"),
    _change({"a": 0, "b": 1}, "a", 0, "a letter held 0 times"),
)
STAR = tuple(_change({"a": 1, "*": 1}, "*", s, "the wildcard") for s in range(5))


def _holds_old_letter(case: Case, outcome: Outcome, _: Attempt) -> bool:
    _hand, letter = case.call.args
    return _is_hand(outcome.value) and outcome.value.get(letter, 0) > 0


def _lost_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    hand, letter = case.call.args
    return _is_hand(outcome.value) and not _new_letters(hand, letter, outcome.value)


def _wrong_count(case: Case, outcome: Outcome, _: Attempt) -> bool:
    hand, letter = case.call.args
    return (
        _is_hand(outcome.value) and len(_new_letters(hand, letter, outcome.value)) == 1
    )


def _several_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    hand, letter = case.call.args
    return (
        _is_hand(outcome.value) and len(_new_letters(hand, letter, outcome.value)) > 1
    )


def _new_is_star(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return _is_hand(outcome.value) and "*" in outcome.value


def _always_alike(attempt: Attempt) -> Problem | None:
    hands = [attempt(case.call).value for case in SMALL]
    letters = (letter for hand in hands if _is_hand(hand) for letter in hand)
    new = {letter for letter in letters if letter not in "q*"}
    if new & set(VOWELS) and new & set(CONSONANTS) and len(new) > 5:
        return None
    return Problem(
        "vowels and consonants of many kinds, by chance",
        f"in 60 substitutions only {' '.join(sorted(new))}",
    )


NO_STAR = tuple(
    _change({"q": 1, "b": 1}, "q", s, "no wildcard comes in") for s in range(80)
)

SUBSTITUTE_HAND = Exercise(
    "substitute_hand",
    stage=6,
    reference=substitute_hand,
    cases=(*COPIES, *NOT_HELD, *STAR, *CROWDED_CASES, *SMALL, *NO_STAR),
    judge=_judge_change,
    expectation=_expectation,
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
    mistakes=(
        Mistake(
            "changes-its-argument",
            COPIES,
            lambda case, outcome, attempt: changed_argument(case, outcome) is not None,
            "Your function changed the hand it was given. Work on a copy: "
            "`changed = hand.copy()`. (`changed = hand` is only a second name for "
            "the same dictionary.)",
        ),
        Mistake(
            "letter-not-held",
            NOT_HELD,
            lambda case, outcome, attempt: True,
            "The hand does not hold this letter, so there is nothing to replace. "
            "Ask `hand.get(letter, 0)` first, and return a copy of the hand as it is.",
        ),
        Mistake(
            "replaces-the-wildcard",
            STAR,
            lambda case, outcome, attempt: True,
            "The wildcard is not a letter to be replaced: for `*` the hand comes "
            "back unchanged.",
        ),
        Mistake(
            "brings-in-a-wildcard",
            NO_STAR,
            _new_is_star,
            "The new letter is a `*`. It has probably been added to VOWELS; choose "
            "among the real vowels and consonants only.",
        ),
        Mistake(
            "old-letter-stays",
            (*COPIES, *CROWDED_CASES, *SMALL),
            _holds_old_letter,
            "The letter to be replaced is still there afterwards. It must leave the "
            "hand, and it must not be chosen as the new letter either.",
        ),
        Mistake(
            "new-letter-already-held",
            (*COPIES, *CROWDED_CASES),
            _lost_letters,
            "The new letter was one that the hand already held, so letters were "
            "lost. Choose only among letters that the hand does not hold.",
        ),
        Mistake(
            "each-copy-its-own-letter",
            COPIES,
            _several_letters,
            "The copies of the letter have become different letters. Choose one new "
            "letter, and change all copies into it.",
        ),
        Mistake(
            "wrong-count",
            COPIES,
            _wrong_count,
            "The new letter must be held as often as the old one was, and the other "
            "letters as before.",
        ),
    ),
    across=(
        Across(
            "not-random",
            SMALL[0],
            _always_alike,
            "The new letter is to be chosen by chance among the vowels and the "
            "consonants: `random.choice(VOWELS + CONSONANTS)`, without those that "
            "are held.",
        ),
    ),
)

PLAY_GAME = Exercise(
    "play_game",
    stage=6,
    reference=play_game,
    cases=game_script.CASES,
    generate=game_script.random_game,
    generated=20,
    judge=game_script.judge_game,
    expectation=game_script.played_right,
    props=for_play_game,
    describe=game_script.describe,
    hints=(
        "What must the game remember from one hand to the next? Three things: the "
        "total, and two answers that can be given only once.",
        "Before the loop, set `may_substitute` and `may_replay` to True. In the "
        "loop, ask a question only while its flag is True, and set the flag to "
        "False when the answer is yes. After the loop, print and return the total.",
        "For each hand: deal; if `may_substitute`, show the hand and ask; `score = "
        "play_hand(hand, word_list)`; if `may_replay` and the answer is yes: `score "
        "= max(score, play_hand(hand, word_list))`; `total += score`.",
    ),
    mistakes=MISTAKES,
)

EXERCISES = (SUBSTITUTE_HAND, PLAY_GAME)
