"""Says more of the first cause: what wrong calls share, and which line is to blame."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from scrabble_course.diagnosis.causes import (
    MOST_CAUSES,
    WORK_IT_THROUGH,
    StudentCode,
    cause_from,
)
from scrabble_course.diagnosis.edit_trials import cure_of
from scrabble_course.diagnosis.edits.cure import CODE, Cure, shared_words
from scrabble_course.diagnosis.edits.small_edit import WITHOUT_IT
from scrabble_course.diagnosis.evidence import Evidence
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.results import Cause, Result

FEWEST_CALLS = 2
"""Calls that have something in common."""
LINE_TO_MEND = "line-to-mend"


def with_fuller_advice(
    exercise: Exercise, evidence: Evidence, causes: list[Cause], code: StudentCode
) -> list[Cause]:
    """Return the causes, with more said of the first unless it names a line already."""
    first, *others = causes
    if not first.is_in_text and not names_a_line(first.advice):
        first = _with_what_is_common(exercise, evidence, first)
    return _with_line(exercise, evidence, [first, *others], code)


def names_a_line(advice: str) -> bool:
    """Whether advice says where to look."""
    return bool(re.search(r"\b[Ll]ines? \d", advice))


def _with_what_is_common(exercise: Exercise, evidence: Evidence, first: Cause) -> Cause:
    """Return the cause with what all that is wrong has in common.

    That stands in place of a list of questions, and of nothing that is known.
    """
    told = _told_of_elements(exercise, evidence, first)
    if not told:
        told = _told_of_calls(exercise, evidence, first)
        told += f" {first.advice}" if told and first.mistake else ""
    return replace(first, advice=told) if told else first


def _told_of_elements(exercise: Exercise, evidence: Evidence, first: Cause) -> str:
    """Say what sets apart the elements that are missing, or too many."""
    is_open = not first.mistake or without_questions(first.advice) != first.advice
    has_ended = all(one.outcome.ended == "returned" for one in evidence.failed)
    if not exercise.traits or not is_open or not has_ended:
        return ""
    made = [
        (one.case.call, one.case.expected, one.outcome.value)
        for one in evidence.results
    ]
    shown = first.case.call, first.case.expected, first.outcome.value
    return exercise.traits.told(made, shown)


def _told_of_calls(exercise: Exercise, evidence: Evidence, first: Cause) -> str:
    """Say what sets apart the calls that go wrong, among those with such an answer.

    A mistake whose wrong function answers just so is known well enough.
    """
    is_listed = any(one.name == first.mistake for one in exercise.mistakes)
    is_known = _is_sure(exercise, first) or (first.mistake and not is_listed)
    if not exercise.call_traits or is_known:
        return ""
    kind = _kind_of(first.case.expected)
    alike = [one for one in evidence.results if _kind_of(one.case.expected) == kind]
    wrong = [one for one in alike if one.problem]
    if len({one.case.text for one in wrong}) < FEWEST_CALLS:
        return ""
    right = [one for one in alike if not one.problem]
    pairs = ([(one.case.call, one.case.expected) for one in r] for r in (wrong, right))
    return exercise.call_traits.told_of_calls(*pairs)


def _kind_of(expected: object) -> object:
    return expected if isinstance(expected, bool) else type(expected)


def _is_sure(exercise: Exercise, cause: Cause) -> bool:
    """Whether a wrong function of that mistake is known."""
    named = [one for one in exercise.mistakes if one.name == cause.mistake]
    return any(one.wrong_functions for one in named)


def _with_line(
    exercise: Exercise, evidence: Evidence, causes: list[Cause], code: StudentCode
) -> list[Cause]:
    """Return the causes, the first with the line that a small edit shows to be it."""
    first = causes[0]
    is_asked = not first.mistake or code.is_thorough
    if not code.function or not is_asked or names_a_line(first.advice):
        return causes
    topics = {one.case.topic: one for one in reversed(evidence.failed)}
    topics.pop(first.case.topic, None)
    shown = [Result(first.case, first.outcome, first.problem), *topics.values()]
    about = first.advice if first.mistake else ""
    cure = cure_of(exercise, code.function, evidence.results, shown, about)
    if not cure:
        return causes
    if not first.mistake:
        return _named_by_line(causes, cure)
    return _beside_known(causes, cure)


def _named_by_line(causes: list[Cause], cure: Cure) -> list[Cause]:
    """Return the causes, the first, which has no name, as the line that was found.

    What wrong calls have in common stays before it, if it mends them all.
    """
    first, *others = causes
    common = "" if first.advice == WORK_IT_THROUGH else first.advice
    if common and not cure.is_whole:
        return causes
    told = f"{common} {cure.advice}".strip()
    lead = cause_from(cure.probe, LINE_TO_MEND, told)
    return [replace(lead, is_in_text=True), *others]


def _beside_known(causes: list[Cause], cure: Cure) -> list[Cause]:
    """Return the causes, the line that was found beside the words of the first.

    One that mends what takes several causes to explain comes before them all. A line
    to leave out says less than a mistake's own words, and adds nothing to its error.
    """
    first, *others = causes
    is_left_out = cure.edit.what == WITHOUT_IT
    if is_left_out and first.outcome.is_in_line(cure.edit.piece.lineno):
        return causes
    said = first.advice
    if not is_left_out:
        if any(one.mistake != first.mistake for one in others):
            lead = replace(first, mistake=LINE_TO_MEND, advice=cure.advice)
            return [lead, *causes][:MOST_CAUSES]
        said = without_questions(said, cure.line)
    return [replace(first, advice=f"{said} {cure.advice}".strip()), *others]


def without_questions(advice: str, line: str = "") -> str:
    """Return advice without the questions in it, if it has several to choose from.

    Those stay whose code stands in the `line` that was found.

    >>> without_questions("It is late. Is it `a`? Or `b`? Look up.")
    'It is late. Look up.'
    """
    hidden = CODE.sub(lambda found: "x" * len(found[0]), advice)
    ends = [found.end() for found in re.finditer(r"[.?!]\)?( |$)", hidden)]
    parts = list(pairwise([0, *ends]))
    asked = [(a, b) for a, b in parts if "?" in hidden[a:b]]
    beside = [(a, b) for a, b in asked if shared_words(advice[a:b], line) < 2]
    left = "".join(advice[a:b] for a, b in parts if (a, b) not in beside).strip()
    is_list = len(asked) > 1 and left.count("(") == left.count(")")
    return left if is_list else advice
