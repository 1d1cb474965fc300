"""Which functions are answers: those that students write, and no others.

The box holds stubs in their place (`box.py`); those of earlier stages are given to a
student's work (`given.py`), as the lessons do. What answers call stays open: lessons
hand much of it out.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from scrabble_course import course

IN_OTHER_WORDS = {"scrabble_course.board.play_scores": "calculate_score"}
"""Modules that, as a whole, answer a graded function in other words.

Their functions are hidden just as long, though a lesson may show what they give.
"""


@dataclass(frozen=True, slots=True)
class Answers:
    """The functions of one module that are answers of one stage."""

    module: str
    stage: int
    functions: tuple[str, ...]


@cache
def all_answers() -> tuple[Answers, ...]:
    """Return the answers of all stages; those of a stage in the order of writing.

    >>> all_answers()[2].functions
    ('is_valid_word',)
    """
    graded = [
        Answers(stage.module, stage.number, stage.functions)
        for stage in course.STAGES
        if stage.graded
    ]
    others = [
        Answers(module, course.stage_of(function).number, _functions_of(module))
        for module, function in IN_OTHER_WORDS.items()
    ]
    return (*graded, *others)


def _functions_of(module: str) -> tuple[str, ...]:
    functions = inspect.getmembers(import_module(module), inspect.isfunction)
    return tuple(name for name, one in functions if one.__module__ == module)
