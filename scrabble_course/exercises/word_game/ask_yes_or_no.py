"""On the way, in stage 6: ask_yes_or_no, which asks until it is answered."""

from __future__ import annotations

import random

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import (
    Case,
    Exercise,
    Mistake,
    Problem,
    judge_value,
)
from scrabble_course.word_game.playing_a_game import ask_yes_or_no


def _case(topic: str, *replies: str) -> Case:
    return Case(Call(("Another hand? ",), replies), replies[-1].lower() == "yes", topic)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the answer, and that it was the last reply that decided."""
    wanted, asked = len(case.call.replies), _asked(outcome)
    if outcome.ended == "returned" and asked != wanted:
        got = f"{outcome.value!r}, after {asked}"
        return Problem(f"{case.expected!r}, after {wanted} replies", got)
    return judge_value(case, outcome)


def _asked(outcome: Outcome) -> int:
    return sum(event.kind == "asked" for event in outcome.events)


PLAIN = (_case("yes and no", "yes"), _case("yes and no", "no"))
CAPITALS = (_case("capitals", "YES"), _case("capitals", "No"))
NONSENSE = (
    _case("answers that are no answers", "perhaps", "yes"),
    _case("answers that are no answers", "", "yep", "no"),
    _case("answers that are no answers", "y", "n", "ja", "maybe", "yes"),
)
LATER = (_case("capitals", "perhaps", "YES"), _case("capitals", "maybe", "No"))
MIXED = (_case("capitals", "yEs"), _case("capitals", "nO"))
MISTAKES = (
    Mistake(
        "answer-returned",
        PLAIN,
        'The reply itself comes back. Compare it: `answer == "yes"` is True or False.',
        shows=lambda case, got: str(got.value).lower() in ("yes", "no"),
        claims="returns a text",
    ),
    Mistake(
        "never-asks",
        (*PLAIN, *NONSENSE),
        "Nothing has been asked. `input(question)` shows the question, and gives back "
        "what the player types.",
        shows=lambda case, got: _asked(got) == 0,
        claims="returns None",
    ),
    Mistake(
        "wrong-way-round",
        PLAIN,
        "True and False have changed places: the answer to `yes` is True.",
        shows=lambda case, got: got.value is (not case.expected),
        throughout=True,
    ),
    Mistake(
        "capitals-matter",
        CAPITALS,
        "A player may answer in capitals. `lower()` gives the reply in small letters.",
        though=PLAIN,
        claims="more|asks",
    ),
    Mistake(
        "capitals-matter-later",
        LATER,
        "The second reply is in capitals, and it is not taken, though a first one is. "
        "Make small letters of each reply, also of those asked for in the loop.",
        though=(*PLAIN, *CAPITALS, NONSENSE[0]),
        claims="more|asks",
    ),
    Mistake(
        "some-capitals-matter",
        MIXED,
        "Large and small letters may stand in any order. `lower()` makes small ones of "
        "all, so there is only one way left to write each answer.",
        though=(*PLAIN, *CAPITALS, NONSENSE[0]),
        claims="more|asks",
    ),
    Mistake(
        "gives-up",
        NONSENSE[2:],
        "After some replies the function gives up. It asks until the reply is yes or "
        "no, however often that may be: `while` has no end of its own.",
        shows=lambda case, got: got.ended == "returned" and _asked(got) > 1,
        though=NONSENSE[:2],
    ),
    Mistake(
        "never-content",
        PLAIN,
        "The player has answered with yes or no, and is asked again. Is the reply "
        "kept as a text in small letters, and compared with both words? (`answer != "
        '"yes" or answer != "no"` always holds, since no answer is both: write `and`.)',
        shows=lambda case, got: got.ended == "asked",
        claims="more|asks",
    ),
    Mistake(
        "asks-above-the-loop-only",
        NONSENSE,
        "The first reply is neither yes nor no, and no other is asked for: the loop "
        "looks at the same reply again and again. Ask inside the loop, too.",
        shows=lambda case, got: got.ended == "timed out",
        though=PLAIN,
        claims="does not end",
    ),
    Mistake(
        "asks-only-once",
        NONSENSE,
        "That reply is neither yes nor no, and yet the function goes on. Only these "
        "two words are answers, and no part of them. Ask again, in a `while` loop, "
        "until one of them comes.",
        shows=lambda case, got: _asked(got) < len(case.call.replies),
        though=PLAIN,
    ),
)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice(("yes and no", "capitals", "answers that are no answers"))
    word = rng.choice(("yes", "no"))
    if topic == "capitals":
        return _case(topic, rng.choice((word.upper(), word.title())))
    before = rng.choices(("y", "n", "", "maybe"), k=2) if "answers" in topic else ()
    return _case(topic, *before, word)


EXERCISE = Exercise(
    "ask_yes_or_no",
    stage=6,
    reference=ask_yes_or_no,
    cases=(*PLAIN, *CAPITALS, *NONSENSE, *LATER, *MIXED),
    generate=_random_case,
    generated=10,
    judge=_judge,
    mistakes=MISTAKES,
    hints=(
        'You have seen a loop that asks again and again: `while reply != "stop":`, in '
        "stage 5. What is the condition here?",
        "Ask once before the loop. As long as the answer, in small letters, is neither "
        "yes nor no, ask again. After the loop, say which of the two it is.",
        '`while answer not in ["yes", "no"]:` goes on until one of them comes. In the '
        "loop, ask again, and keep the reply in `answer`. Then return `answer == "
        '"yes"`.',
    ),
)
