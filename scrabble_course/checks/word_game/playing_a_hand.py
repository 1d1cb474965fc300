"""The exercises of stage 5: calculate_handlen and play_hand (seed 004, Problem 5)."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    judge_value,
    same,
)
from scrabble_course.checks.word_game.hand_games import (
    game,
    judge_game,
    played_right,
    random_game,
)
from scrabble_course.checks.word_game.hand_mistakes import ACROSS, MISTAKES
from scrabble_course.checks.word_game.stand_ins import for_play_hand
from scrabble_course.word_game.hands import Hand, get_frequency_dict
from scrabble_course.word_game.playing_a_hand import calculate_handlen, play_hand


def _count(hand: Hand, topic: str) -> Case:
    return Case(Call((hand,)), calculate_handlen(hand), topic)


REPEATED = (
    _count({"a": 3, "b": 2}, "repeated letters"),
    _count({"z": 7}, "repeated letters"),
)
ZERO = _count({"a": 0, "t": 1}, "a count of 0")
WILDCARD = _count({"*": 1, "e": 2, "t": 2}, "the wildcard")
ONCE_EACH = _count({"c": 1, "o": 1, "w": 1}, "letters held once")


def _counts_distinct(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    calls = [other.call for other in REPEATED]
    return all(same(attempt(call).value, len(call.args[0])) for call in calls)


def _random_hand(rng: random.Random) -> Case:
    hand = get_frequency_dict(rng.choices("abcde*", k=rng.randint(1, 12)))
    return _count(hand, "random hands")


CALCULATE_HANDLEN = Exercise(
    "calculate_handlen",
    stage=5,
    reference=calculate_handlen,
    cases=(
        ONCE_EACH,
        _count({}, "an empty hand"),
    ),
    generate=_random_hand,
    generated=15,
    judge=judge_value,
    hints=(
        "How many letters would display_hand print? Not how many different ones.",
        "Add up the counts of the hand: its values, not its keys.",
        "`return sum(hand.values())`, or the same with a loop over "
        "`hand.values()` and a total.",
    ),
    mistakes=(
        Mistake(
            "counts-distinct-letters",
            REPEATED,
            _counts_distinct,
            "That is the number of different letters: `len(hand)` counts the keys. "
            "A letter held three times counts three times.",
        ),
        Mistake(
            "count-of-zero",
            (ZERO,),
            lambda case, outcome, attempt: outcome.value == 2,
            "A letter with a count of 0 is not held, so it adds nothing. Add up the "
            "counts as they are.",
        ),
        Mistake(
            "wildcard-not-counted",
            (WILDCARD,),
            lambda case, outcome, attempt: outcome.value == 4,
            "The wildcard is a letter of the hand too, and counts like any other.",
        ),
        Mistake(
            "one-count-only",
            (*REPEATED, ONCE_EACH),
            lambda case, outcome, attempt: outcome.value in case.call.args[0].values(),
            "That is the count of one letter alone. Add up all the counts, and "
            "return only after the loop: a `return` inside it ends it at once.",
        ),
        Mistake(
            "always-seven",
            (ONCE_EACH,),
            lambda case, outcome, attempt: outcome.value == 7,
            "A hand gets smaller while it is played, so its length is not always 7. "
            "Count the letters of the hand that was given.",
        ),
    ),
)


PLAY_HAND = Exercise(
    "play_hand",
    stage=5,
    reference=play_hand,
    cases=(
        game(
            "ajef*rx",
            "jar",
            "f*x",
            "!!",
            topic="example 1 of the problem set",
            given=True,
        ),
        game(
            "acfi*tx",
            "fix",
            "ac",
            "*t",
            topic="example 2 of the problem set",
            given=True,
        ),
        game("cows*z", "cows", "!!", topic="wildcards, example 1", given=True),
        game("cows*z", "c*ws", "!!", topic="wildcards, example 2", given=True),
        game("cows*z", "c*wz", "!!", topic="wildcards, example 3", given=True),
        game("cows*z", "*ows", "!!", topic="wildcards, example 4", given=True),
        game("xyz", "!!", topic="stopping at once"),
        game("jarx", "", "jar", "!!", topic="just Enter"),
        game("tollet", "toll", "et", topic="repeated letters"),
    ),
    generate=random_game,
    generated=20,
    judge=judge_game,
    expectation=played_right,
    props=for_play_hand,
    hints=(
        "Write the loop in words first: as long as there are letters, show the "
        "hand, ask for a word, ... What changes from one turn to the next, and what "
        "ends the loop?",
        "In each turn: show the hand and ask. On `!!`, stop. If the word is valid, "
        "add its score, worked out with the length the hand has now. Valid or not, "
        "the hand loses the letters. After the loop, say why it ended.",
        "`while calculate_handlen(hand) > 0:` ... `word = input(...)`; on `!!` print "
        "the total and return it; `if is_valid_word(word, hand, word_list): total "
        "+= get_word_score(word, calculate_handlen(hand))`; then, outside the if, "
        "`hand = update_hand(hand, word)`.",
    ),
    mistakes=MISTAKES,
    across=ACROSS,
)

EXERCISES = (CALCULATE_HANDLEN, PLAY_HAND)
