"""All exercises of the course, found by function name and stage."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from scrabble_course import course
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.checks.bug_hunt import BuggyFunction
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint.helper_calls import Helpers


def exercise_named(name: str, stage: int | None = None) -> Exercise:
    """Return the exercise on `name`; without a stage, the last one that asks for it.

    LookupError, with the names there are, if the course has no such exercise.

    >>> exercise_named("is_valid_word").stage, exercise_named("is_valid_word", 3).stage
    (4, 3)
    """
    last = course.stage_of(name)
    wanted = last if stage is None else course.stage(stage)
    for found in exercises(wanted):
        if found.name == name:
            return found
    if name in wanted.practice:
        return practice(wanted, name)
    known = " or ".join(
        str(s.number) for s in course.STAGES if name in (*s.functions, *s.practice)
    )
    raise LookupError(f"stage {stage} does not ask for {name!r}; stage {known} does")


@cache
def exercises(stage: course.Stage) -> tuple[Exercise, ...]:
    """Return the graded exercises of a stage, in the order they are written."""
    return tuple(import_module(module).EXERCISE for module in stage.exercises)


@cache
def practice(stage: course.Stage, name: str) -> Exercise:
    """Return the exercise on a function of a stage that is not graded."""
    module = f"scrabble_course.exercises.{stage.package}.{name}"
    found: Exercise = import_module(module).EXERCISE
    return found


def helpers_of(exercise: Exercise) -> Helpers:
    """Return what is known of the functions that those of the exercise's part call."""
    package = course.stage(exercise.stage).package
    known: Helpers = _module("helpers").HELPERS[package]
    return known


def own_way_of(exercise: Exercise) -> str:
    """Return how the course writes a function, "" if its reference shows that.

    See `exercises/own_ways.py`.
    """
    return str(_module("own_ways").OWN_WAYS.get(exercise.name, ""))


def remark_on(exercise: Exercise, call: Call, outcome: Outcome) -> str:
    """Return what is said of an outcome that is right and not the course's, or ""."""
    remark = _module("own_ways").REMARKS.get(exercise.name)
    return str(remark(call, outcome)) if remark else ""


def buggy_function(name: str, wrong: str) -> BuggyFunction | None:
    """Return what is known of the wrong function `wrong` of a lesson; None if nothing.

    `name` is the function that it should be like. See `exercises/bug_hunts.py`.
    """
    known: dict[tuple[str, str], BuggyFunction]
    known = _module("bug_hunts").BUGGY_FUNCTIONS
    return known.get((name, wrong))


def _module(name: str) -> ModuleType:
    """Return a module of `exercises`, which imports this room: it is found by name."""
    return import_module(f"scrabble_course.exercises.{name}")
