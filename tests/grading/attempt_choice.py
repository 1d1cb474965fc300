"""Which attempts there are at each graded function, right ones and wrong ones."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from scrabble_course.grading.sandbox.names_in import names_given, statements_in
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.supervisor.solutions import all_answers
from tests.exercises.attempts import all_exercises
from tests.grading.attempt_source import HasNoSource, cell_of

STUB, RIGHT = "stub", "right"
IMPORTED = r"(?m)^from (scrabble_course\S*) import (\w+)"
DOCSTRING = "Do what the lesson asks for."


@dataclass(frozen=True)
class Written:
    """A function as a student wrote it; `how` is "right", "stub" or a mistake."""

    how: str
    cell: str


@cache
def right_ones(stage, function, own):
    """Return the right attempts at a function of a stage."""
    return tuple(written(stage, function, own, is_right=True))


@cache
def wrong_ones(stage, function, own):
    """Return the attempts at a function of a stage that make a known mistake."""
    return tuple(written(stage, function, own, is_right=False))


def written(stage, function, own, is_right):
    """Yield the right attempts at a function, or the wrong ones, as they are written.

    The functions in `own` are in the same file, so they are not imported.
    """
    attempts = _attempts(stage, function)
    right = [(RIGHT, attempt) for _, attempt in attempts.right]
    wrong = [(names[0], attempt) for names, attempt in attempts.wrong]
    for how, attempt in right if is_right else wrong:
        try:
            cell = cell_of(attempt, own - {function}, DOCSTRING, function)
        except HasNoSource:
            continue
        if _not_yet_there(stage).isdisjoint(_borrowed(cell)):
            yield Written(how, cell)


def right_work(stage):
    """Return right work of a stage, written with what its lesson hands out alone.

    Of each function the right attempt is taken that needs no more, and fewest helpers.
    """
    own = frozenset(stage.functions)
    given = {
        name
        for cell in cells_of(stage)
        for node in statements_in(cell)
        for name in names_given(node)
    }
    cells = []
    for function in stage.functions:
        tried = [one.cell for one in right_ones(stage, function, own)]
        fit = [one for one in tried if {n for _, n in _imports_of(one)} <= given | own]
        alone = min(fit, key=lambda one: len(ast.parse(one).body))
        cells.append(re.sub(rf"{IMPORTED}\n", "", alone))
    return "\n\n\n".join(cells)


def _imports_of(cell):
    return re.findall(IMPORTED, cell)


@cache
def _attempts(stage, function):
    for exercise, attempts in all_exercises():
        if (exercise.stage, exercise.name) == (stage.number, function):
            return attempts
    raise LookupError(function)


def _borrowed(cell):
    """Return module and name of each of the course's functions that a cell imports."""
    for module, name in _imports_of(cell):
        found = getattr(import_module(module), name)
        yield getattr(found, "__module__", ""), name


@cache
def _not_yet_there(stage):
    """Return the course's functions that no student of a stage would build on."""
    later = [answers for answers in all_answers() if answers.stage >= stage.number]
    return frozenset((one.module, name) for one in later for name in one.functions)
