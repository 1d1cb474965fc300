"""The single statements of a file's own cells, compiled.

The supervisor does that ahead, once a file. A child that compiles them itself has to
copy a megabyte of what it shares with all others for it.
"""

from __future__ import annotations
import __future__ as future

import ast
from collections.abc import Callable, Iterable, Mapping
from types import CodeType
from typing import NamedTuple

from scrabble_course.calling.stubs import is_stub
from scrabble_course.grading.sandbox.statements import (
    FAULTS,
    may_be_simpler,
    names_bound,
    only_defines,
    parsed,
    statements_in,
    statements_of,
)

ProgramCell = str | int
"""The text of a cell, or the number of one that a lesson hands out (`steps`)."""
Ahead = tuple[CodeType | None, int, tuple[str, ...], bool, bool, bool]
"""A `Statement` but its tree, as `marshal` takes it: no code if it is a fault."""
Parse = Callable[[str], ast.Module | Exception]
"""Gives the syntax tree of a source, or what is wrong with it."""


class Statement(NamedTuple):
    """A statement, compiled, in a line of its cell; `code` may be a fault in it.

    `names` are those that it may define, and only if it `may_be_simpler` there is
    something else to run if it fails. `tree` gives its syntax, made anew when it is
    wanted, or raises one of `FAULTS` if this process has no room to parse it.
    """

    code: CodeType | Exception
    line: int
    names: tuple[str, ...]
    only_defines: bool
    is_stub: bool
    may_be_simpler: bool
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
        may_be_simpler(node),
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


def compiled(
    cells: Mapping[int, str], parse: Parse = parsed
) -> dict[int, list[Statement]]:
    """Return the steps of a file's own cells, by their numbers."""
    flags = 0
    found: dict[int, list[Statement]] = {}
    for number, source in cells.items():
        steps = found[number] = []
        for node in _nodes_of(source, parse):
            steps.append(step_of(node, name_of(number), flags))
            flags |= _future_flags(node)
    return found


def compiled_ahead(
    cells: Mapping[int, str], parse: Parse = parsed
) -> dict[int, list[Ahead]]:
    """Return what `from_ahead` takes in another process.

    >>> cells = {1: "x = 1", 3: "def f(): pass; return"}
    >>> [[f]] = [from_ahead(compiled_ahead(cells), cells)[3]]
    >>> f.names, f.line, f.is_stub, isinstance(f.code, CodeType)
    (('f',), 1, True, True)
    """
    return {
        number: [_without_tree(step) for step in steps]
        for number, steps in compiled(cells, parse).items()
    }


def from_ahead(
    ahead: Mapping[int, list[Ahead]], cells: Mapping[int, str]
) -> dict[int, list[Statement]]:
    """Return the steps of `cells` that were compiled ahead."""
    return {
        number: [
            _with_tree(one, cells[number], at, name_of(number))
            for at, one in enumerate(steps)
        ]
        for number, steps in ahead.items()
    }


def _without_tree(step: Statement) -> Ahead:
    code = step.code if isinstance(step.code, CodeType) else None
    _, line, names, defines, is_a_stub, may_be, _ = step
    return code, line, names, defines, is_a_stub, may_be


def _with_tree(one: Ahead, source: str, at: int, filename: str) -> Statement:
    def tree() -> ast.stmt:
        return statements_of(source)[at]

    code, line, names, defines, is_a_stub, may_be = one
    known = code or _fault_in(tree, filename)
    return Statement(known, line, names, defines, is_a_stub, may_be, tree)


def _fault_in(tree: Callable[[], ast.stmt], filename: str) -> CodeType | Exception:
    """Return the fault that kept a statement from being compiled ahead."""
    try:
        return step_of(tree(), filename).code
    except FAULTS as error:
        return error


def _nodes_of(source: str, parse: Parse) -> list[ast.stmt]:
    tree = parse(source)
    try:
        return [] if isinstance(tree, Exception) else statements_in(tree, source)
    except FAULTS:
        return []  # the supervisor could read it, with more room


def _future_flags(node: ast.stmt) -> int:
    """Return what a statement changes for all that are compiled after it."""
    flags = 0
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        for alias in node.names:
            feature = getattr(future, alias.name, None)
            flags |= getattr(feature, "compiler_flag", 0)
    return flags
