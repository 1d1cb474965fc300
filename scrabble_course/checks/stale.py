"""Whether a function is what the student has just written: asked before it is called.

What stands in the notebook and what Python holds can part: a cell was not run again, or
stopped with a SyntaxError. Then a report on what Python holds misleads.
"""

from __future__ import annotations

import warnings
from ast import PyCF_ALLOW_TOP_LEVEL_AWAIT
from dataclasses import dataclass
from importlib import import_module
from inspect import signature
from types import FunctionType, MethodType
from typing import Any

from scrabble_course import course
from scrabble_course.calling.definitions import begins_in
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.near_names import near_in
from scrabble_course.diagnosis.plain_errors import in_plain_words, with_article

SAME_AS_BEFORE = (
    "This is the very function of the last check. Have you changed it since? Then run "
    "its cell first."
)


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why a function is not called: the reason in a few words, and what to do."""

    reason: str
    advice: str


def why_not(function: Any, exercise: Exercise, is_sure: bool) -> WhyNot | None:
    """Return why a check of `function` would mislead, None if it would not.

    `is_sure` says that the stage was named: then its name is no slip.
    """
    if type(function) is MethodType:
        return _why_inside(function, exercise)
    if type(function) is not FunctionType:
        return None
    return (
        _why_ours(function, exercise)
        or _why_newer_cell(function, exercise)
        or _why_inside(function, exercise)
        or (None if is_sure else _why_another(function, exercise))
    )


def _why_ours(function: FunctionType, exercise: Exercise) -> WhyNot | None:
    if not str(function.__globals__.get("__name__")).startswith("scrabble_course."):
        return None
    return WhyNot(
        "this is the course's own",
        f"Python holds the {exercise.name} that was imported from the course, not "
        "yours. Write yours in its cell, run that cell, and then this one.",
    )


def _why_newer_cell(function: FunctionType, exercise: Exercise) -> WhyNot | None:
    """Return why not, if the last cell that defines the function could not be read."""
    cells = _cells_of(function)
    newest = next((one for one in reversed(cells) if begins_in(one, exercise.name)), "")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(newest, "<cell>", "exec", PyCF_ALLOW_TOP_LEVEL_AWAIT, True)
    except SyntaxError as error:
        kind = type(error).__name__
        said = in_plain_words(error, set())
        return WhyNot(
            f"its cell stopped with {with_article(kind)}",
            f"Python could not read the cell with `def {exercise.name}`: {error.msg} "
            f"(line {error.lineno}). {said + ' ' if said else ''}So it still holds "
            "what was there before. Mend the line, or the one above it, run the cell, "
            "and then this one.",
        )
    except (ValueError, RecursionError, MemoryError):
        pass  # Python has read it, so it is none of our business
    return None


def _why_inside(
    function: FunctionType | MethodType, exercise: Exercise
) -> WhyNot | None:
    """Return why not, if a notebook has the function in a class or another function.

    It may be given to its name, in a line of its own.
    """
    written = getattr(function, "__func__", function)
    if type(written) is not FunctionType or not _cells_of(written):
        return None
    counts = written.__globals__.get(exercise.name)
    if type(counts) in (FunctionType, MethodType) and counts == function:
        return None
    return WhyNot(
        "it does not stand at the left margin",
        f"What is checked is inside a class or another function, where nobody finds it "
        f"when work is graded. Write `def {exercise.name}` at the left margin, or a "
        f"line `{exercise.name} = ...` that gives it to that name; then check that.",
    )


def _cells_of(function: FunctionType) -> list[str]:
    """Return the cells that ran so far, as IPython keeps them."""
    ran = function.__globals__.get("In")
    return [cell for cell in ran if type(cell) is str] if type(ran) is list else []


def near_name_below(function: Any, exercise: Exercise) -> str:
    """Say that a cell below the one that counts defines a function nearly called so."""
    cells = _cells_of(function) if type(function) is FunctionType else []
    for cell in reversed(cells):
        if begins_in(cell, exercise.name):
            break
        if found := near_in(cell, exercise.name):
            return f"In a cell that you ran later, {found[1]}."
    return ""


def _why_another(function: FunctionType, exercise: Exercise) -> WhyNot | None:
    """Return why not, if the parameters are those of a function of an earlier stage."""
    code = function.__code__
    written = code.co_varnames[: code.co_argcount]
    if written == tuple(signature(exercise.reference).parameters):
        return None
    for stage in course.STAGES:
        for name in stage.functions if stage.number < exercise.stage else ():
            ours = getattr(import_module(stage.module), name)
            if written == tuple(signature(ours).parameters):
                return WhyNot(
                    f"is it {name} that you have written?",
                    f"{exercise.name} belongs to stage {exercise.stage}, and what it "
                    f"is given has other names. Yours are those of {name} in stage "
                    f"{stage.number}. If you mean that, write `def {name}`, run the "
                    f"cell, and then `check({name})`.",
                )
    return None
