"""Chooses questions about a function: from the names in it to what it is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from types import FunctionType

from scrabble_course.activities.code_questions import (
    change_questions,
    name_questions,
    trace_questions,
)
from scrabble_course.activities.code_questions.experiments import (
    Experiments,
    Run,
    TooSlow,
    workbench_for,
)
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import (
    DEPTHS,
    OwnCodeQuestion,
)
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint import source_of

HOW_MANY = 3
Kind = Callable[[Experiments, random.Random], Iterator[OwnCodeQuestion]]

KINDS: dict[str, Kind] = {
    **{kind: partial(name_questions.where_from, kind) for kind in name_questions.ASKS},
    "times run": trace_questions.times_run,
    "never run": trace_questions.never_run,
    "values": trace_questions.values_of_a_name,
    "last value": trace_questions.last_value,
    "calls of itself": trace_questions.calls_of_itself,
    "answer": trace_questions.answer,
    "ends in line": trace_questions.ends_in_line,
    "what if": change_questions.other_operator,
    "line left out": change_questions.line_left_out,
    "slip": change_questions.topic_of_slip,
    "fate": change_questions.fate_without_line,
    "change of places": change_questions.change_of_places,
    "same or not": change_questions.same_or_not,
    "a classmate's": change_questions.classmates,
    "the course's": change_questions.the_courses,
    "purpose": change_questions.purpose,
    "reason": change_questions.reason,
}
NAMES = tuple(name_questions.ASKS)
OF_THE_TEXT = (*NAMES, "reason")
"""The kinds that need no run."""
THE_SAME_EVERYWHERE = tuple(kind for kind in KINDS if kind != "the course's")
"""The kinds that can be asked without the course's solutions."""
LATE = ("purpose", "reason")
"""What takes many runs to find, or no answer is right to: seldom among the first."""


def questions_about(
    function: FunctionType,
    exercise: Exercise,
    rng: random.Random,
    kinds: Collection[str] = KINDS.keys(),
) -> list[OwnCodeQuestion]:
    """Return three questions about a function that passes; fewer where it has less.

    None about a function whose text cannot be had, or whose calls take too long.
    """
    name = function.__code__.co_name
    text = FunctionText.found_in(source_of(function), name)
    if text is None:
        return []
    with workbench_for(function, exercise) as run:
        return chosen(text, exercise, run, rng, kinds=kinds)


def turn_rng(asked: Exercise, turn: int) -> random.Random:
    """Return the chance by which the questions of a turn are chosen."""
    return random.Random(f"{asked.stage} {asked.name} {turn}")


def chosen(
    text: FunctionText,
    exercise: Exercise,
    run: Run,
    rng: random.Random,
    how_many: int = HOW_MANY,
    kinds: Collection[str] = KINDS.keys(),
) -> list[OwnCodeQuestion]:
    """Return so many questions, each of another kind, the deepest last.

    Kinds come in any order, but one of each depth before there is a second of any.
    """
    lab = Experiments(exercise, text, run)
    if text.remembers:
        kinds = [kind for kind in kinds if kind in OF_THE_TEXT]
    order = sorted(kinds)
    order.sort(key=lambda kind: rng.random() + (kind in LATE) * rng.random())
    try:
        found = _of_kinds(order, lab, rng, how_many)
        if all(one.kind in OF_THE_TEXT for one in found) or lab.is_steady():
            return found
    except TooSlow:
        pass
    order = [kind for kind in order if kind in OF_THE_TEXT]
    return _of_kinds(order, lab, rng, how_many)


def _of_kinds(
    order: Sequence[str], lab: Experiments, rng: random.Random, how_many: int
) -> list[OwnCodeQuestion]:
    """Return a question of each depth, then a second."""
    found: list[OwnCodeQuestion] = []
    waiting = [*order]
    for is_second in (False, True):
        for kind in [*waiting]:
            has_depth = any(one.depth == DEPTHS[kind] for one in found)
            if has_depth is is_second and len(found) < how_many:
                waiting.remove(kind)
                found += [*_first(KINDS[kind](lab, rng), found)]
    return sorted(found, key=lambda one: one.depth)


def _first(
    made: Iterator[OwnCodeQuestion], before: Sequence[OwnCodeQuestion]
) -> Iterator[OwnCodeQuestion]:
    """Yield the first question that is fit to be asked, and not about the same edit."""
    edits = [_edit(one) for one in before]
    for question in made:
        texts = [one.text for one in question.options]
        is_new = _edit(question) is None or _edit(question) not in edits
        if is_new and len(set(texts)) == len(texts):
            yield question
            return


def _edit(question: OwnCodeQuestion) -> tuple[int, str] | None:
    edit = question.facts.get("edit")
    return (edit.line, edit.now) if edit else None
