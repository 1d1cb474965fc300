"""On the way, in stage 6: ask_yes_or_no, which asks until it is answered."""

from __future__ import annotations

import random

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, judge_value
from scrabble_course.diagnosis.mistakes import mistake, stops_with
from scrabble_course.exercises.word_game.console_sides import (
    ended_by,
)
from scrabble_course.word_game.playing_a_game import ask_yes_or_no


def _case(topic: str, *replies: str) -> Case:
    return Case(Call(("Another hand? ",), replies), replies[-1].lower() == "yes", topic)


def _judge(case: Case, outcome: Outcome) -> Problem | None:
    """Judge the answer, and that it was the last reply that decided."""
    wanted, asked = len(case.call.replies), _asked(outcome)
    if outcome.ended != "returned" or asked == wanted:
        return judge_value(case, outcome)
    got = f"{outcome.value!r}, after {asked}"
    return Problem(f"{case.expected!r}, after {wanted} replies", got)


def _asked(outcome: Outcome) -> int:
    return sum(event.kind == "asked" for event in outcome.events)


NO_ANSWERS = "answers that are no answers"
PLAIN = (_case("yes and no", "yes"), _case("yes and no", "no"))
CAPITALS = (_case("capitals", "YES"), _case("capitals", "No"))
NONSENSE = (
    _case(NO_ANSWERS, "perhaps", "yes"),
    _case(NO_ANSWERS, "", "yep", "no"),
    _case(NO_ANSWERS, "y", "n", "ja", "maybe", "yes"),
    _case(NO_ANSWERS, "eyes", "not now", "no"),
)
LATER = (_case("capitals", "perhaps", "YES"), _case("capitals", "maybe", "No"))
MIXED = (_case("capitals", "yEs"), _case("capitals", "nO"))
IN_CAPITALS = (*CAPITALS, *LATER, *MIXED)
ANSWERED = (*PLAIN, NONSENSE[0])


MISTAKES = (
    mistake("wrong-way-round", PLAIN, every_case=True)(
        "True and False have changed places: the answer to `yes` is True.",
        lambda case, got: got.value is (not case.expected),
    ),
    mistake(
        "capitals-matter", IN_CAPITALS, passes_on=ANSWERED, error_pattern="more|asks"
    )(
        "A player may answer in capitals, in all letters or some. `lower()` makes "
        "small letters of a reply: use it for each one, also inside the loop."
    ),
    mistake("never-content", PLAIN, shows=ended_by("asked"), error_pattern="more|asks")(
        "The player has answered with yes or no, and is asked again. Is the reply kept "
        'as a text in small letters, and compared with both words? (`answer != "yes" '
        'or answer != "no"` always holds, since no answer is both: write `and`.)'
    ),
    stops_with("asks-only-once", "IndexError: string", NONSENSE[1], passes_on=PLAIN)(
        "The reply is just Enter here: an empty text has no first letter, nor a last. "
        "And one letter is too little to know an answer by: only the whole words yes "
        'and no are answers. Compare the whole reply, as in `answer == "yes"`.'
    ),
    mistake("asks-only-once", NONSENSE, LATER, passes_on=PLAIN)(
        "That reply is neither yes nor no, and yet the function asks no more. Only "
        "these two words are answers, and no part of them. Ask again, in a `while` "
        "loop, until one of them comes.",
        lambda case, got: _asked(got) < len(case.call.replies),
    ),
)


def _random_case(rng: random.Random) -> Case:
    topic = rng.choice(("yes and no", "capitals", NO_ANSWERS))
    word = rng.choice(("yes", "no"))
    if topic == "capitals":
        return _case(topic, rng.choice((word.upper(), word.title())))
    before = rng.choices(("y", "n", "", "maybe"), k=2) if topic == NO_ANSWERS else ()
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
        '`while answer not in ["yes", "no"]:` goes on until one of them comes. In it, '
        'ask again, and keep the reply in `answer`. Then return `answer == "yes"`.',
    ),
)
