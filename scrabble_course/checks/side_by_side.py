"""A function that passed beside the course's own, with one question on both."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import dedent
from typing import Any

from scrabble_course import course
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.checks.solution_source import solution_text
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.lint.source import function_in
from scrabble_course.resources.release_info import release_info

MOST_LINES = 40
"""Lines of each that can be compared at a glance."""
LONGEST_CALL = 70


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two ways to write a function, and what to ask of them."""

    own: str
    ours: str
    question: str


def side_by_side(exercise: Exercise, function: Callable[..., Any]) -> SideBySide | None:
    """Return both, or None where there is nothing to compare.

    That is so while the solution is sealed, of functions on the way to a graded one,
    and if the function calls the course's own, or is written just like it.
    """
    is_graded = any(exercise.name in stage.functions for stage in course.STAGES)
    if not is_graded or exercise.stage in release_info().sealed:
        return None
    own = _function_alone(source_of(function), exercise.name)
    ours = solution_text(exercise) if own else ""
    if not own or "scrabble_course" in own:
        return None
    if _plain(own) == _plain(_function_alone(ours, exercise.name)):
        return None
    if max(own.count("\n"), ours.count("\n")) >= MOST_LINES:
        return None
    calls = [exercise.describe(exercise.name, one.call) for one in exercise.cases]
    short = [call for call in calls if len(call) <= LONGEST_CALL and "\n" not in call]
    of = f"with `{short[-1]}`" if short else "with the first example"
    question = (
        f"Both are right. What does each do {of}, line by line, and which of the two "
        "would you rather read in a month?"
    )
    return SideBySide(own, ours, question)


def _function_alone(source: str, name: str) -> str:
    try:
        function = function_in(source, name)
    except PARSE_FAULTS:
        return ""
    lines = source.split("\n")
    if not function:
        return ""
    # It may stand in a block, or in another function.
    return dedent("\n".join(lines[function.lineno - 1 : function.end_lineno]))


def _plain(source: str) -> str:
    """Return a source without comments, docstrings and layout."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
