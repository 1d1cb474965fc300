"""The exercise of stage 5: calculate_handlen (seed 004, Problem 5)."""

from __future__ import annotations

import random

from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, stops_with
from scrabble_course.exercises.common_mistakes import lost_parts, wrong_sums
from scrabble_course.word_game.hands import Hand
from scrabble_course.word_game.playing_a_hand import calculate_handlen


def _case(hand: Hand, topic: str) -> Case:
    return Case(Call((hand,)), calculate_handlen(hand), topic)


ONCE_EACH = (
    _case({"c": 1, "o": 1, "w": 1}, "letters held once"),
    _case({"t": 1, "e": 1, "a": 1, "m": 1}, "letters held once"),
)
REPEATED = (
    _case({"a": 3, "b": 2}, "repeated letters"),
    _case({"z": 7}, "repeated letters"),
)
USUAL = (*ONCE_EACH, *REPEATED)
WILDCARD = _case({"*": 1, "e": 1, "t": 1}, "the wildcard")
ZERO = _case({"a": 0, "t": 1}, "a count of 0")

UNUSUAL = {"repeated letters": (2, 5), "the wildcard": (1, 1), "a count of 0": (0, 0)}
"""What a hand may have, and how often: at least, and at most."""


def _random_case(rng: random.Random) -> Case:
    """Return a random hand, with one thing in it that may be hard to count."""
    topic = rng.choice(("letters held once", *UNUSUAL))
    letter = "*" if topic == "the wildcard" else "z"
    hand = {letter: rng.randint(*UNUSUAL.get(topic, (1, 1)))}
    hand |= dict.fromkeys(rng.sample("abcdeghi", rng.randint(1, 6)), 1)
    return _case({c: hand[c] for c in rng.sample([*hand], len(hand))}, topic)


MISTAKES = (
    *lost_parts(
        lambda part: lambda hand: sum([*hand.values()][part]), USUAL, what="count"
    ),
    *wrong_sums(calculate_handlen, USUAL),
    stops_with(
        "adds-the-letters", r"unsupported operand type\(s\) for \+=?: 'int' and 'str'"
    )(
        "A letter is added here, where its count is meant. The keys of a hand are its "
        "letters; `hand[letter]` is the count of one, and `hand.values()` has them all."
    ),
    answers_like("wildcard-not-counted", WILDCARD, passes_on=USUAL)(
        "The `*` has not been counted. It is a letter of the hand like any other: add "
        "up all the counts.",
        lambda hand: calculate_handlen(hand) - hand.get("*", 0),
    ),
    answers_like("zero-counts", ZERO, passes_on=USUAL)(
        "A letter with a count of 0 is not held, and here it has been counted as one. "
        "Add each count as it is, whether it is 0, 1 or more.",
        lambda hand: sum(max(1, count) for count in hand.values()),
    ),
    answers_like("counts-distinct-letters", REPEATED)(
        "That is the number of different letters, as `len(hand)` counts them. A letter "
        "held three times counts three times: add up the counts.",
        len,
    ),
)

EXERCISE = Exercise(
    "calculate_handlen",
    stage=5,
    reference=calculate_handlen,
    cases=(*USUAL, WILDCARD, ZERO, _case({}, "an empty hand")),
    generate=_random_case,
    generated=24,
    mistakes=MISTAKES,
    new_rule="a `*` counts as two letters.",
    hints=(
        "How many letters would display_hand print? Not how many different ones.",
        "Add up the counts of the hand: its values, not its keys.",
        "Start with `total = 0`, and let a loop `for count in hand.values():` add "
        "each count to it. Python's own `sum` does as much with a list of numbers.",
    ),
)
