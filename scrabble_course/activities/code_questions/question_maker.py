"""Chooses questions about a function: from the names in it to what it is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from scrabble_course.activities.code_questions import change_questions as changes
from scrabble_course.activities.code_questions import reading_questions as reading
from scrabble_course.activities.code_questions.experiments import (
    Experiments,
    Run,
    TooSlow,
    workbench_for,
)
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.calling.callables import as_written
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.function_source import source_of

HOW_MANY = 3
Kind = Callable[[Experiments, random.Random], Iterator[OwnCodeQuestion]]

KINDS: dict[str, tuple[int, Kind]] = {
    **{kind: (1, partial(reading.where_from, kind)) for kind in reading.ASKS},
    "times run": (2, reading.times_run),
    "never run": (2, reading.never_run),
    "values": (3, reading.values_of_a_name),
    "last value": (3, reading.last_value),
    "calls of itself": (3, reading.calls_of_itself),
    "answer": (3, reading.answer),
    "ends in line": (3, reading.ends_in_line),
    "what if": (4, changes.other_operator),
    "line left out": (4, changes.line_left_out),
    "fate": (4, changes.fate_without_line),
    "same or not": (5, changes.same_or_not),
    "purpose": (6, changes.purpose),
    "reason": (6, reading.reason),
}
"""Each kind of question: how deep it goes, and what makes it."""
DEPTHS = sorted({depth for depth, _ in KINDS.values()})
NAMES = tuple(reading.ASKS)
OF_THE_TEXT = (*NAMES, "reason")
"""The kinds that need no run."""
LATE = {"purpose": 0.5, "reason": 0.75}
"""How often what takes many runs to find, or has no right answer, has to wait."""


def questions_about(
    function: Callable[..., Any], exercise: Exercise, turn: int
) -> list[OwnCodeQuestion]:
    """Return three questions about a function that passes; fewer where it has less.

    Each turn has others. Of a function whose text cannot be had there are none, nor of
    one whose calls take too long.
    """
    function = as_written(function)
    text = FunctionText.found_in(source_of(function), exercise.name)
    if text is None:
        return []
    with workbench_for(function, exercise) as run:
        return chosen(text, exercise, run, turn_rng(exercise, turn))


def turn_rng(exercise: Exercise, turn: int) -> random.Random:
    """Return the chance by which the questions of a turn are chosen."""
    return random.Random(f"{exercise.stage} {exercise.name} {turn}")


def chosen(
    text: FunctionText,
    exercise: Exercise,
    run: Run,
    rng: random.Random,
    how_many: int = HOW_MANY,
    kinds: Collection[str] = KINDS.keys(),
) -> list[OwnCodeQuestion]:
    """Return so many questions, each of another kind, the deepest last.

    Depths come in any order, and one of each before there is a second of any.
    """
    lab = Experiments(exercise, text, run)
    late = {kind for kind, share in LATE.items() if rng.random() < share}
    order = rng.sample(sorted(kinds), len(kinds))
    depths = rng.sample(DEPTHS, len(DEPTHS))
    order.sort(key=lambda kind: depths.index(KINDS[kind][0]))
    if not text.remembers:
        with suppress(TooSlow):
            found = _of_kinds(order, late, lab, rng, how_many)
            if all(one.kind in OF_THE_TEXT for one in found) or lab.is_steady():
                return found
    order = [kind for kind in order if kind in OF_THE_TEXT]
    return _of_kinds(order, late, lab, rng, how_many)


def _of_kinds(
    kinds: Iterable[str],
    late: Collection[str],
    lab: Experiments,
    rng: random.Random,
    how_many: int,
) -> list[OwnCodeQuestion]:
    """Return a question of each depth, of late kinds after others, then a second.

    No option comes twice in one, and no two are about the same edit.
    """
    found: list[OwnCodeQuestion] = []
    waiting = [*kinds]
    while waiting and len(found) < how_many:
        seen = {one.depth for one in found}
        kind = min(waiting, key=lambda kind: (KINDS[kind][0] in seen, kind in late))
        waiting.remove(kind)
        depth, maker = KINDS[kind]
        edits = [_edit(one) for one in found]
        for one in maker(lab, rng):
            texts = [option.text for option in one.options]
            is_new = _edit(one) is None or _edit(one) not in edits
            if is_new and len({*texts}) == len(texts):
                listing = lab.function.listing
                found.append(replace(one, kind=kind, depth=depth, listing=listing))
                break
    return sorted(found, key=lambda one: one.depth)


def _edit(question: OwnCodeQuestion) -> tuple[int, str] | None:
    edit = question.facts.get("edit")
    return (edit.line, edit.now) if edit else None
