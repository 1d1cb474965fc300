"""Hands as they are played: what the player types, and how a game is judged."""

from __future__ import annotations

import random
from collections.abc import Sequence

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import make_call
from scrabble_course.checks.exercise import (
    Case,
    Problem,
    changed_argument,
    not_returned,
    same,
)
from scrabble_course.checks.transcript import (
    Turn,
    compare_numbers,
    stray_none,
    turns,
)
from scrabble_course.word_game.hands import (
    Hand,
    get_frequency_dict,
    update_hand,
)
from scrabble_course.word_game.playing_a_hand import play_hand
from scrabble_course.word_game.wildcards import VOWELS, is_valid_word

WORDS = (
    "area cart cow cows dad fix fox it jar jars let lot oat out part rat re sow tar "
    "tea tell to toe toll toot tot wed wee weed zoo"
).split()


def game(letters: str, *replies: str, topic: str, given: bool = False) -> Case:
    """Return a case: a hand of `letters`, and what the player types."""
    listed = [word for word in WORDS if word in ("cow", "it") or _typed(word, replies)]
    call = Call((get_frequency_dict(letters), listed), replies)
    return Case(call, played_right(call), topic, given)


def _typed(word: str, replies: Sequence[str]) -> bool:
    """Whether a reply is `word`, or is `word` with a wildcard in it."""
    return any(word == r.replace("*", vowel) for r in replies for vowel in VOWELS)


def played_right(call: Call) -> Outcome:
    """Return what the course's own play_hand does with a call."""
    return make_call(play_hand, call)


def judge_game(case: Case, outcome: Outcome) -> Problem | None:
    """Compare a played hand with the right one, turn by turn, then the total."""
    if outcome.ended in ("raised", "died", "timed out"):
        return Problem(f"the total {case.expected.value}", not_returned(outcome))
    expected_turns = turns(case.expected.events)
    got_turns = turns(outcome.events)
    before = ""
    for expected, got in zip(expected_turns, got_turns, strict=False):
        if problem := _compare_turn(case, expected, got, before):
            return problem
        before = f"after {expected.reply!r}, "
    return changed_argument(case, outcome) or _compare_total(case, outcome)


def _compare_turn(case: Case, expected: Turn, got: Turn, before: str) -> Problem | None:
    if problem := stray_none(got):
        return problem
    if expected.asked and not got.asked:
        return Problem(f"{before}a question for the next word", "the hand ended")
    if got.asked and not expected.asked:
        last = got.shown.strip().split("\n")[-1]
        return Problem(f"{before}the end of the hand", f"another question: {last!r}")
    if problem := compare_numbers(expected, got, before):
        return problem
    if expected.asked:
        letters = hand_in(expected)
        if not got.shows_hand(letters):
            wanted = " ".join(letters)
            lines = [line for line in got.shown.split("\n") if line.strip()]
            shown = " / ".join(lines[-3:])
            return Problem(f"{before}the hand {wanted}", f"on the screen: {shown}")
    return None


def hand_in(turn: Turn) -> list[str]:
    """Return the letters that our own play_hand shows before a question."""
    lines = [
        line for line in turn.shown.split("\n") if line.startswith("Current Hand:")
    ]
    return lines[-1].partition(": ")[2].split()


def _compare_total(case: Case, outcome: Outcome) -> Problem | None:
    total = case.expected.value
    if same(outcome.value, total):
        return None
    return Problem(f"{total} returned", f"{outcome.value!r} returned")


def random_game(rng: random.Random) -> Case:
    """Return a case with a random hand, played with words both good and bad."""
    letters = "".join(["*", *rng.choices("aeotwlrjxsd", k=rng.randint(2, 8))])
    hand = get_frequency_dict(letters)
    typed = []
    while hand and rng.random() < 0.85:
        typed.append(_random_word(hand, rng))
        hand = update_hand(hand, typed[-1])
    stop = ["!!"] if hand else []
    return game(letters, *typed, *stop, topic="random games")


def _random_word(hand: Hand, rng: random.Random) -> str:
    spelled = [word for word in WORDS if is_valid_word(word, hand, WORDS)]
    if spelled and rng.random() < 0.7:
        return rng.choice(spelled)
    letters = list(hand)
    return "".join(rng.sample(letters, rng.randint(1, min(4, len(letters)))))
