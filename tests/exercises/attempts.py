"""Attempts at graded functions: whole solutions, right and wrong, as students write.

`tests/exercises/<part>/<function>.py` stands beside the exercise of that name, and has
what the wrong functions of its mistakes do not show: wrong solutions with the
mistake that is to be named, and right ones that are unusual.
"""

from __future__ import annotations

import inspect
import linecache
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from itertools import count
from types import FunctionType
from typing import Any

from scrabble_course import course
from scrabble_course.diagnosis.exercise import Exercise

Function = Callable[..., Any]


@dataclass(frozen=True, slots=True)
class Slip:
    """Edits of a right solution, for which one mistake is to be named."""

    of: Function
    mistake: str
    edits: tuple[tuple[str, str], ...]


@dataclass(slots=True)
class Attempts:
    """The attempts of one module: with the mistakes to be named, or a description.

    `slips` are those of the wrong ones that were made by editing a right one.
    """

    wrong: list[tuple[tuple[str, ...], Function]] = field(default_factory=list)
    right: list[tuple[str, Function]] = field(default_factory=list)
    slips: list[Slip] = field(default_factory=list)


_of_module: defaultdict[str, Attempts] = defaultdict(Attempts)
_numbers = count(1)


def wrong(*mistakes: str) -> Callable[[Function], Function]:
    """Collect a wrong solution, whose `mistakes` are named, the first of them first."""

    def collect(function: Function) -> Function:
        _of_module[function.__module__].wrong.append((mistakes, function))
        return function

    return collect


def right(description: str) -> Callable[[Function], Function]:
    """Collect a right solution, and what is unusual about it."""

    def collect(function: Function) -> Function:
        _of_module[function.__module__].right.append((description, function))
        return function

    return collect


def attempts_of(module: str) -> Attempts:
    """Return the attempts that a module has collected."""
    return _of_module[module]


def edited(function: Function, name: str, *edits: tuple[str, str]) -> Function:
    """Return a solution as it would be with a slip: some of its text is another."""
    source = _source_of(function)
    for old, new in edits:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    namespace = dict(function.__globals__)
    file = f"<{name} of {function.__module__}, {next(_numbers)}>"
    linecache.cache[file] = len(source), None, source.splitlines(True), file
    exec(compile(source, file, "exec"), namespace)
    made: Function = namespace[function.__name__]
    made.__name__ = name
    return made


@cache
def _source_of(function: Function) -> str:
    source = inspect.getsource(function)
    return source[source.index("def ") :]


def slip(
    function: Function, mistakes: str | tuple[str, ...], *edits: tuple[str, str]
) -> None:
    """Collect a solution with a slip, for which these `mistakes` are named."""
    names = (mistakes,) if isinstance(mistakes, str) else mistakes
    made = edited(function, "_".join([*names, function.__name__]), *edits)
    wrong(*names)(made)
    if len(names) == 1:
        _of_module[function.__module__].slips.append(Slip(function, names[0], edits))


def slips_in(function: Function) -> Callable[..., None]:
    """Return `slip` for one solution, where many are collected of it.

    Below it, `slip("min-for-max", ("max(", "min("))` says all that there is to say.
    """
    return partial(slip, function)


def variant(function: Function, description: str, *edits: tuple[str, str]) -> None:
    """Collect a solution that is right as well, and written otherwise."""
    right(description)(edited(function, f"like_{function.__name__}", *edits))


def calling(function: Function, **own: Function) -> Function:
    """Return `function`, but with the functions `own` behind the names it calls."""
    around = {**function.__globals__, **own}
    return FunctionType(function.__code__, around, None, function.__defaults__)


def all_exercises() -> Iterator[tuple[Exercise, Attempts]]:
    """Give each exercise of the course, with the attempts at it."""
    for stage in course.STAGES:
        for module in stage.exercises:
            name = module.replace("scrabble_course", "tests", 1)
            import_module(name)
            yield import_module(module).EXERCISE, _of_module[name]
