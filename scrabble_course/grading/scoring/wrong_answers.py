"""The wrong answers of a function, kept with its mark, so that they can be told again.

They are those to the cases that anyone may see, as one short text.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable
from hashlib import sha256

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.serialize import Json
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.results import Result

MOST_CHARACTERS = 200_000
"""Characters of all the wrong answers of one function; of more, none are kept."""

Numbered = dict[int, Outcome]
"""Outcomes by the number of their case among the fixed ones of the exercise."""


def wrong_answers(exercise: Exercise, results: Iterable[Result]) -> Numbered:
    """Return what came of the fixed cases that went wrong."""
    numbers = {case: number for number, case in enumerate(exercise.fixed)}
    return {
        numbers[result.case]: result.outcome
        for result in results
        if result.problem and result.case in numbers
    }


def packed(exercise: Exercise, answers: Numbered) -> str:
    """Return wrong answers as text; "" if there are none, or if they are too long.

    Arguments that are as they were stand in the exercise.
    """
    plain = [
        [number, _plain(outcome, exercise.fixed[number].call)]
        for number, outcome in answers.items()
    ]
    text = json.dumps(plain, separators=(",", ":")) if plain else ""
    if not text or len(text) > MOST_CHARACTERS:
        return ""
    return base64.b85encode(zlib.compress(text.encode())).decode()


def _plain(outcome: Outcome, call: Call) -> Json:
    if outcome.args is call.args:
        return {**outcome.without_args(), "args": None}
    return outcome.to_json()


def unpacked(exercise: Exercise, text: str) -> Numbered:
    """Return the wrong answers that `packed` made into a text of ours."""
    if not text:
        return {}
    found = {}
    for number, outcome in json.loads(zlib.decompress(base64.b85decode(text))):
        is_as_it_was = outcome["args"] is None
        args = exercise.fixed[number].call.args if is_as_it_was else None
        found[number] = Outcome.from_json(outcome, args)
    return found


def group_of(answers: Numbered) -> str:
    """Return what functions have in common that fail alike: "" if nothing failed.

    They fail in the same cases, and end there in the same kind of way.
    """
    kinds = [
        (number, outcome.ended, outcome.error_type, type(outcome.value).__name__)
        for number, outcome in sorted(answers.items())
    ]
    return sha256(repr(kinds).encode()).hexdigest()[:12] if kinds else ""
