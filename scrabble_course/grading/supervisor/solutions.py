"""Which functions are answers: those that students write, and no others.

The box holds stubs in their place (`box.py`); those of earlier stages are given to a
student's work (`earlier_solutions.py`), as the lessons do. What answers call stays
open: lessons hand much of it out.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from scrabble_course import course
from scrabble_course.diagnosis.remarks import IN_OTHER_WORDS


@dataclass(frozen=True, slots=True)
class SolutionSet:
    """The functions of one module that are answers of one stage; methods, too."""

    module: str
    functions: tuple[str, ...]
    stage: int


@cache
def all_answers() -> tuple[SolutionSet, ...]:
    """Return the answers of all stages; those of a stage in the order of writing.

    >>> all_answers()[2].functions
    ('is_valid_word',)
    """
    graded = [
        SolutionSet(stage.module, stage.functions, stage.number)
        for stage in course.STAGES
        if stage.graded
    ]
    others = [
        SolutionSet(*_functions_at(place), course.stage_of(function).number)
        for place, function in IN_OTHER_WORDS.items()
    ]
    return (*graded, *others)


def _functions_at(place: str) -> tuple[str, tuple[str, ...]]:
    module, _, name = place.partition(":")
    if name:
        return module, (name,)
    functions = inspect.getmembers(import_module(module), inspect.isfunction)
    return module, tuple(name for name, one in functions if one.__module__ == module)
