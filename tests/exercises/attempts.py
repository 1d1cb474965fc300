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
_texts: dict[str, str] = {}


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
    source = _undecorated(function)
    for old, new in edits:
        assert source.count(old) == 1, old
        source = source.replace(old, new)
    made = defined_by(source, function.__name__, name, function)
    made.__name__ = name
    return made


def defined_by(source: str, name: str, called: str, beside: Function) -> Function:
    """Return the function `name` of a source, among the names around another one.

    In tracebacks its file is `called` so. `text_of` keeps the source, for anybody may
    empty `linecache`, where `check` finds it: tornado's templates do.
    """
    file = f"<{called} of {beside.__module__}, {next(_numbers)}>"
    linecache.cache[file] = len(source), None, source.splitlines(True), file
    _texts[file] = source
    names = dict(beside.__globals__)
    exec(compile(source, file, "exec"), names)
    function: Function = names[name]
    return function


def text_of(function: Function) -> str:
    """Return a function's source, also if `defined_by` has made it."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    return _texts.get(getattr(code, "co_filename", "")) or inspect.getsource(function)


@cache
def _undecorated(function: Function) -> str:
    source = text_of(function)
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
