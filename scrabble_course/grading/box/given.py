"""The code that a student's work is given: what its lesson may build on."""

from __future__ import annotations

import marshal
from collections import defaultdict
from functools import cache
from importlib import import_module
from types import CodeType

from scrabble_course import course
from scrabble_course.checks.exercise import Exercise
from scrabble_course.grading.box.answers import all_answers


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

    They are sent when the functions before it have been asked already. b"" if there
    are none.
    """
    stage = course.stage(exercise.stage)
    earlier = stage.functions[: stage.functions.index(exercise.name)]
    if exercise.stand_ins is None or not earlier:
        return b""
    return _packed([(stage.module, earlier)])


def _packed(wanted: list[tuple[str, tuple[str, ...]]]) -> bytes:
    codes: dict[str, dict[str, CodeType]] = defaultdict(dict)
    for module, functions in wanted:
        for name in functions:
            codes[module][name] = _placeless(vars(import_module(module))[name].__code__)
    return marshal.dumps(dict(codes))


def _placeless(code: CodeType) -> CodeType:
    """Return the code without the path of its file, in the code inside it too."""
    inner = tuple(
        _placeless(part) if isinstance(part, CodeType) else part
        for part in code.co_consts
    )
    return code.replace(co_filename="<the course>", co_consts=inner)
