"""Chooses questions about a function: from the names in it to what it is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, product
from types import FunctionType

from scrabble_course.activities.code_questions import change_questions as changes
from scrabble_course.activities.code_questions import name_questions as names
from scrabble_course.activities.code_questions import trace_questions as runs
from scrabble_course.activities.code_questions.code_edits import removals_of, slips_of
from scrabble_course.activities.code_questions.experiments import (
    Experiments,
    Run,
    TooSlow,
    workbench_for,
)
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.function_source import source_of

HOW_MANY = 3
QuestionSource = Callable[[Experiments, random.Random], Iterator[OwnCodeQuestion]]
WITHOUT = "Without line {line}, `{says}`,"
IF_IT_SAID = "Line {line} says `{says}`. If it said `{new}`,"

KINDS: dict[str, tuple[int, QuestionSource]] = {
    **{kind: (1, partial(names.where_from, kind)) for kind in names.ASKS},
    "times run": (2, runs.times_run),
    "never run": (2, runs.never_run),
    "values": (3, runs.values_of_a_name),
    "last value": (3, runs.last_value),
    "calls of itself": (3, runs.calls_of_itself),
    "answer": (3, runs.answer),
    "ends in line": (3, runs.ends_in_line),
    "what if": (4, changes.other_operator),
    "line left out": (4, partial(changes.about_topics, removals_of, WITHOUT)),
    "slip": (4, partial(changes.about_topics, slips_of, IF_IT_SAID)),
    "fate": (4, changes.fate_without_line),
    "change of places": (4, changes.change_of_places),
    "same or not": (4, partial(changes.same_or_not, False)),
    "a classmate's": (5, partial(changes.same_or_not, True)),
    "the course's": (5, changes.the_courses),
    "purpose": (6, changes.purpose),
    "reason": (6, changes.reason),
}
"""Each kind of question: how deep it goes, and what makes it."""
NAMES = tuple(names.ASKS)
OF_THE_TEXT = (*NAMES, "reason")
"""The kinds that need no run."""
THE_SAME_EVERYWHERE = tuple(kind for kind in KINDS if kind != "the course's")
"""The kinds that can be asked without the course's solutions."""
LATE = {"purpose": 0.5, "reason": 0.75}
"""How often what takes many runs to find, or has no right answer, comes last."""


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

    Kinds come in any order, but one of each depth before there is a second of any.
    """
    lab = Experiments(exercise, text, run)
    if text.remembers:
        kinds = [kind for kind in kinds if kind in OF_THE_TEXT]
    late = {kind for kind, share in LATE.items() if rng.random() < share}
    order = rng.sample(sorted(kinds), len(kinds))
    try:
        found = _of_kinds(order, late, lab, rng, how_many)
        if all(one.kind in OF_THE_TEXT for one in found) or lab.is_steady():
            return found
    except TooSlow:
        pass
    order = [kind for kind in order if kind in OF_THE_TEXT]
    return _of_kinds(order, late, lab, rng, how_many)


def _of_kinds(
    order: Sequence[str],
    late: Collection[str],
    lab: Experiments,
    rng: random.Random,
    how_many: int,
) -> list[OwnCodeQuestion]:
    """Return a question of each depth, then a second; of late kinds where others lack.

    No option comes twice in one, and no two are about the same edit.
    """
    found: list[OwnCodeQuestion] = []
    waiting = [*order]
    for is_late, is_second in product((False, True), repeat=2):
        for kind in [*waiting]:
            depth, maker = KINDS[kind]
            has_depth = any(one.depth == depth for one in found)
            is_due = has_depth is is_second and (kind in late) is is_late
            if is_due and len(found) < how_many:
                waiting.remove(kind)
                edits = [_edit(one) for one in found if "edit" in one.facts]
                fit = (one for one in maker(lab, rng) if _is_fit(one, edits))
                found += [
                    replace(one, kind=kind, depth=depth) for one in islice(fit, 1)
                ]
    return sorted(found, key=lambda one: one.depth)


def _is_fit(question: OwnCodeQuestion, edits: Sequence[tuple[int, str]]) -> bool:
    texts = [one.text for one in question.options]
    is_new = "edit" not in question.facts or _edit(question) not in edits
    return is_new and len(set(texts)) == len(texts)


def _edit(question: OwnCodeQuestion) -> tuple[int, str]:
    return question.facts["edit"].line, question.facts["edit"].now
