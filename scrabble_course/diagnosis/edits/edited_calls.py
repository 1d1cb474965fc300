"""Calls of a function as edits leave it, which are told apart by number."""

from __future__ import annotations

import ast
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import FunctionType
from typing import Any

from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.system import busyness
from scrabble_course.calling.make_call import StandIns
from scrabble_course.diagnosis.edits.small_edit import SmallEdit
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.lint.source import ParsedFunction, called, parse_function
from scrabble_course.diagnosis.results import Result

CALL_SECONDS = 0.15
"""How long a call of an edited function may take at most."""
TIMES_LONGER = 12
"""How many times as long as a call that came out right it may take."""


def bench_of(
    function: FunctionType,
    written: Sequence[ast.FunctionDef],
    edits: Sequence[SmallEdit],
) -> FunctionType:
    """Return a function that makes a call of an edited one, which is told by number.

    Two edits at once are the first, and the second times how many there are.

    It is the last of those `written`, its helpers before it. It stands where `function`
    does, and puts the edited one in its place: what is around it may call it, or look
    at what it has written there.
    """
    around = function.__globals__
    name = written[-1].name
    made: dict[int, Any] = {}

    def version(number: int) -> Any:
        if number not in made:
            made.clear()
            second, first = divmod(number, len(edits))
            edit = edits[first].with_another(edits[second]) if second else edits[first]
            code = edit.compiled(*written)
            exec(code or f"del {name}", around)
            made[number] = around[name]
        around[name] = made[number]
        return made[number]

    def bench(number: int, *args: Any) -> Any:
        return version(number)(*args)

    return FunctionType(
        bench.__code__, around, bench.__name__, closure=bench.__closure__
    )


def behind_number(stand_ins: StandIns) -> StandIns:
    """Return stand-ins that do not see the number of the edit."""
    return lambda call, record: stand_ins(replace(call, args=call.args[1:]), record)


@contextmanager
def kept(around: dict[str, Any]) -> Iterator[None]:
    """Leave the names around a function as they were: nothing was forked, perhaps."""
    before = dict(around)
    try:
        yield
    finally:
        for name in around.keys() - before.keys():
            del around[name]
        around.update(before)


def call_seconds(
    bench: FunctionType, stand_ins: StandIns | None, results: Sequence[Result]
) -> float:
    """Return how long a call of an edited function may take.

    That is measured by one of the function itself that came out right.
    """
    most = CALL_SECONDS * busyness()
    right = next((one.case.call for one in results if not one.problem), None)
    if right is None:
        return most / 2
    with attempts(bench, stand_ins, most) as attempt:
        call = replace(right, args=(0, *right.args))
        attempt(call)  # which forks
        begun = time.monotonic()
        attempt(call)
    return min(most, most / 5 + TIMES_LONGER * (time.monotonic() - begun))


def helpers_of(function: FunctionType, parsed: ParsedFunction) -> list[ParsedFunction]:
    """Return the functions of its cell that a function calls."""
    source, home = source_of(function), function.__code__.co_filename
    waiting, found = [parsed], {parsed.function.name: parsed}
    for one in waiting:
        for name in dict.fromkeys(map(called, one.every(ast.Call))):
            value = function.__globals__.get(name)
            if name in found or type(value) is not FunctionType:
                continue
            is_here = value.__code__.co_filename == home and not value.__closure__
            helper = parse_function(source, name) if is_here else None
            if helper and not helper.is_too_long and not helper.function.decorator_list:
                found[name] = helper
                waiting.append(helper)
    return waiting[1:]
