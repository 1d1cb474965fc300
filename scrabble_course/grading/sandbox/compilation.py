"""The single statements of a file's own cells, compiled."""

from __future__ import annotations
import __future__ as future

import ast
from collections.abc import Callable, Iterable, Mapping
from types import CodeType
from typing import NamedTuple

from scrabble_course.calling.stubs import is_stub
from scrabble_course.grading.sandbox.statements import (
    FAULTS,
    names_bound,
    only_defines,
    statements_of,
)

ProgramCell = str | int
"""The text of a cell, or the number of one that a lesson hands out (`steps`)."""


class Statement(NamedTuple):
    """A statement, compiled, in a line of its cell; `code` may be a fault in it.

    `names` are those that it may define. `tree` gives its syntax, or raises one of
    `FAULTS` if it is made anew, and this process has no room to parse it.
    """

    code: CodeType | Exception
    line: int
    names: tuple[str, ...]
    only_defines: bool
    is_stub: bool
    tree: Callable[[], ast.stmt]


def step_of(node: ast.stmt, filename: str, flags: int = 0) -> Statement:
    """Return a statement compiled, under `flags` that statements before it set."""
    tree = ast.Module([node], [])
    code: CodeType | Exception
    try:
        # Our own `from __future__ import annotations` is not the student's.
        code = compile(tree, filename, "exec", flags, dont_inherit=True)
    except FAULTS as error:
        code = error
    return Statement(
        code,
        node.lineno,
        names_bound(node),
        only_defines(node),
        is_stub(node),
        lambda: node,
    )


def name_of(number: int) -> str:
    """Return what the code of a file's own cell is called in a traceback."""
    return f"<code cell {number}>"


def own_cells(cells: Iterable[ProgramCell]) -> dict[int, str]:
    """Return the cells of a file that no lesson hands out, by their numbers, from 1."""
    return {
        number: cell for number, cell in enumerate(cells, 1) if isinstance(cell, str)
    }


def compiled(cells: Mapping[int, str]) -> dict[int, list[Statement]]:
    """Return the steps of a file's own cells, by their numbers.

    >>> [[f]] = compiled({3: "def f(): pass; return"}).values()
    >>> f.names, f.line, f.is_stub, isinstance(f.code, CodeType)
    (('f',), 1, True, True)
    """
    flags = 0
    found: dict[int, list[Statement]] = {}
    for number, source in cells.items():
        steps = found[number] = []
        for node in _nodes_of(source):
            steps.append(step_of(node, name_of(number), flags))
            flags |= _future_flags(node)
    return found


def _nodes_of(source: str) -> list[ast.stmt]:
    try:
        return statements_of(source)
    except FAULTS:
        return []


def _future_flags(node: ast.stmt) -> int:
    """Return what a statement changes for all that are compiled after it."""
    flags = 0
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        for alias in node.names:
            feature = getattr(future, alias.name, None)
            flags |= getattr(feature, "compiler_flag", 0)
    return flags
