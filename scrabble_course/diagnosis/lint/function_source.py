"""Where the text of a function is to be had, and what is to be had around it."""

from __future__ import annotations

import inspect
import linecache
import string
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from scrabble_course.calling.definitions import PARSE_FAULTS, is_stub
from scrabble_course.diagnosis.lint.source import functions_in
from scrabble_course.resources import sealed_solutions

MOST_LINES = 3_000
"""Lines of a function that are read."""

_PLAIN = (bool, int, float, str, list, tuple, dict, set, frozenset)


def source_of(function: Callable[..., Any]) -> str:
    """Return the text a function was written in; "" if it cannot be had.

    Of a notebook it is the whole cell; of a file, the function alone, below as many
    empty lines as there are above it. So its lines are those of a traceback. The
    function's name there is that of its code, `function.__code__.co_name`.
    """
    if type(function) is not FunctionType:
        return ""
    code = function.__code__
    first = code.co_firstlineno - 1
    if text := sealed_solutions.text_of(code.co_filename):
        return text
    try:
        lines = linecache.getlines(code.co_filename)
        if not Path(code.co_filename).exists():
            return "".join(lines[:MOST_LINES])
        lines = lines[first : first + MOST_LINES]
        block = inspect.getblock(lines)
        is_whole = len(block) < MOST_LINES
        return "\n" * first + textwrap.dedent("".join(block)) if is_whole else ""
    except Exception:  # the file may be gone, or hold anything by now
        return ""


def outside_of(function: Callable[..., Any]) -> frozenset[str]:
    """Return the names of plain data around a function that its code may read.

    Those count that it has in quotes: perhaps it was to read them.
    """
    if type(function) is not FunctionType:
        return frozenset()
    around = function.__globals__
    quoted = [one for one in function.__code__.co_consts if type(one) is str]
    names = [*_names_read(function.__code__), *quoted]
    read = [name for name in names if not name.startswith("_")]
    data = {name for name in read if type(dict.get(around, name)) in _PLAIN}
    return frozenset(data - vars(string).keys())


def is_unwritten(source: str, name: str) -> bool:
    """Whether the function `name` in `source` is still to be written.

    One of several that a condition chooses from may be empty.

    >>> is_unwritten("def f(n):\\n    print('not implemented.')\\n    return", "f")
    True
    """
    try:
        functions = functions_in(source, name)
    except PARSE_FAULTS:
        return False
    return bool(functions) and all(map(is_stub, functions))


def _names_read(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_read(inner)
