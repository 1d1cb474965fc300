"""Which functions are answers: those that students write, and no others.

The box holds stubs in their place (`box.py`); the code of those of earlier stages is
given to a student's work, as the lessons do. What answers call stays open: lessons hand
much of it out.
"""

from __future__ import annotations

import inspect
import marshal
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from types import CodeType

from scrabble_course import course
from scrabble_course.diagnosis.exercise import Exercise


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
        SolutionSet(*_functions_at(place), stage.number)
        for place, stage in course.IN_OTHER_WORDS.items()
    ]
    return (*graded, *others)


def _functions_at(place: str) -> tuple[str, tuple[str, ...]]:
    module, _, name = place.partition(":")
    if name:
        return module, (name,)
    functions = inspect.getmembers(import_module(module), inspect.isfunction)
    return module, tuple(name for name, one in functions if one.__module__ == module)


@cache
def given_to(stage: int) -> bytes:
    """Return the answers of all earlier stages, to go into the box with the work."""
    return _packed(
        [
            (answers.module, answers.functions)
            for answers in all_answers()
            if answers.stage < stage
        ]
    )


def given_with(exercise: Exercise) -> bytes:
    """Return what the stand-ins of `exercise` need: earlier answers of its stage.

    They are sent if a stub lacks its code, and then no function of that stage that
    comes before it is asked any more in that child. b"" if there are none.
    """
    stage = course.stage(exercise.stage)
    earlier = stage.functions[: stage.functions.index(exercise.name)]
    if exercise.stand_ins is None or not earlier:
        return b""
    return _packed([(stage.module, earlier)])


def place_of_stand_ins(exercise: Exercise) -> str:
    """Return where the stand-ins of an exercise are, as "module:name"; "" if none."""
    stand_ins = exercise.stand_ins
    return f"{stand_ins.__module__}:{stand_ins.__qualname__}" if stand_ins else ""


def _packed(wanted: list[tuple[str, tuple[str, ...]]]) -> bytes:
    return marshal.dumps(
        {
            (module, name): marshal.dumps(_placeless(_code_of(module, name)))
            for module, functions in wanted
            for name in functions
        }
    )


def _code_of(module: str, name: str) -> CodeType:
    code: CodeType = attrgetter(name)(import_module(module)).__code__
    return code


def _placeless(code: CodeType) -> CodeType:
    """Return the code without the path of its file, in the code inside it too."""
    inner = tuple(
        _placeless(part) if isinstance(part, CodeType) else part
        for part in code.co_consts
    )
    return code.replace(co_filename="<the course>", co_consts=inner)
