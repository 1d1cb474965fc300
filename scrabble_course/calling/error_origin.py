"""Where an error arose, read off its traceback; none of the student's code is run."""

from __future__ import annotations

import ast
import dis
import linecache
import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import islice
from types import CodeType, FunctionType, MethodType, TracebackType
from typing import Any

from scrabble_course.calling.definitions import PARSE_FAULTS

MOST_NAMES = 20
"""How many classes of an error, and functions it came through, are named."""
LONGEST_NAME = 60

SourcePosition = tuple[int, int]
"""A line and a column."""


Steps = Sequence[TracebackType]
"""What an error came through: the function that was called first, and last its end."""


def steps_of(trace: TracebackType | None) -> Steps:
    """Return the steps inside a call, without the call itself, in our own code.

    Where a function calls itself without end there are a thousand, and all that is
    asked of them here is found from the last one on.
    """
    steps: list[TracebackType] = []
    step = trace.tb_next if trace else None
    while step is not None:
        steps.append(step)
        step = step.tb_next
    return steps


def line_of(function: Callable[..., Any], steps: Steps, error: str = "") -> str:
    """Return the line of the student's own code that an error passed through last.

    CPython 3.11 sometimes tells an UnboundLocalError of the line above, once a loop
    has run a few times, so the variable that `error` names is looked for.
    """
    if type(function) is not FunctionType:
        return ""
    filename = function.__code__.co_filename
    for step in reversed(steps):
        code = step.tb_frame.f_code
        if code.co_filename == filename:
            number = step.tb_lineno
            if not _names_its_variable(error, filename, number):
                below = _line_below(code, number)
                if _names_its_variable(error, filename, below):
                    number = below
            line = linecache.getline(filename, number).strip()
            return f"line {number}: {line[:200]}" if line else ""
    return ""


def _line_below(code: CodeType, number: int) -> int:
    """Return the next line that has code, or the same if there is none."""
    lines = {line for _, _, line in code.co_lines() if line and line > number}
    return min(lines, default=number)


def _names_its_variable(error: str, filename: str, number: int) -> bool:
    """Whether a line has the local variable that an error is about, if it is one."""
    about = re.match(r"UnboundLocalError: .*?'(\w+)'", error)
    line = linecache.getline(filename, number)
    return about is None or about[1] in re.findall(r"\w+", line)


def callees_of(function: Callable[..., Any], steps: Steps) -> tuple[str, ...]:
    """Return the names of the functions that an error came through on its way.

    The error arose in the last one: there are none if it arose in the function
    itself. Nameless functions are left out. Of a callable that is no plain function
    nothing is known.
    """
    plain = _plain(function)
    if plain is None:
        return ()
    own = {plain.__name__, plain.__code__.co_name}
    codes = (step.tb_frame.f_code for step in reversed(steps))
    names = (code.co_name[:LONGEST_NAME] for code in codes)
    named = (name for name in names if name in own or not name.startswith("<"))
    last = next(named, None)
    if last is None or last in own:
        return ()
    others = (name for name in named if name not in own)
    return (last, *islice(others, MOST_NAMES - 1))[::-1]


def own_raise_of(function: Callable[..., Any], steps: Steps) -> str:
    """Return "raised" if a `raise` in the student's own code stopped the call.

    "failed" means that such a statement stopped before it could raise anything, and ""
    that the error has nothing to do with a `raise` of theirs.
    """
    plain = _plain(function)
    if plain is None or not steps:
        return ""
    own = (s for s in reversed(steps) if s.tb_frame.f_globals is plain.__globals__)
    last = next(own, None)
    if last is None:
        return ""
    code = last.tb_frame.f_code.co_code
    if last is steps[-1] and code[last.tb_lasti] == dis.opmap["RAISE_VARARGS"]:
        return "raised"
    return "failed" if _is_inside_a_raise(last) else ""


def _is_inside_a_raise(step: TracebackType) -> bool:
    """Whether the instruction belongs to a statement that raises, in its source."""
    code, at = step.tb_frame.f_code, step.tb_lasti
    positions = islice(code.co_positions(), at // 2, None)  # 2 bytes each
    line, _, column, _ = next(positions, (0, 0, 0, 0))
    source = "".join(linecache.getlines(code.co_filename))
    place = (line or 0, column or 0)
    return any(start < place < end for start, end in _raises_in(source))


@lru_cache(maxsize=8)
def _raises_in(source: str) -> list[tuple[SourcePosition, SourcePosition]]:
    """Return where each `raise` statement of a source begins and ends."""
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except PARSE_FAULTS:
        return []
    return [
        (
            (node.lineno, node.col_offset),
            (node.end_lineno or 0, node.end_col_offset or 0),
        )
        for node in nodes
        if isinstance(node, ast.Raise)
    ]


def kinds_of(error: BaseException) -> tuple[str, ...]:
    """Return the names of an error's class and of those it derives from.

    >>> kinds_of(UnicodeError())[:2]
    ('UnicodeError', 'ValueError')
    """
    # Asked of `type` itself, which no metaclass can change.
    classes = type.__dict__["__mro__"].__get__(type(error))[:MOST_NAMES]
    name_of = type.__dict__["__name__"].__get__
    return tuple(str.__str__(name_of(one))[:LONGEST_NAME] for one in classes)


def _plain(function: Callable[..., Any]) -> FunctionType | None:
    """Return the plain function behind a method or a partial call."""
    inner: Any = function
    if type(inner) is partial:
        inner = inner.func
    if type(inner) is MethodType:
        inner = inner.__func__
    return inner if type(inner) is FunctionType else None
