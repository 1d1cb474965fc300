"""The steps of a program: its statements, compiled, in the order they are run in.

Of the cells that a lesson hands out only that is run which gives a name that the
student's own code makes use of.
"""

from __future__ import annotations
import __future__ as future

import ast
import linecache
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from types import CodeType
from typing import NamedTuple

from scrabble_course.calling.definitions import PARSE_FAULTS, is_stub
from scrabble_course.grading.sandbox.names_in import (
    LOOK_NAMES_UP,
    names_changed,
    names_given,
    names_read,
    statements_in,
)
from scrabble_course.grading.sandbox.program import CellPlace, Program, ProgramCell
from scrabble_course.grading.sandbox.statements import (
    names_bound,
    only_defines,
    statements_of,
)


class Statement(NamedTuple):
    """A statement, compiled, in a line of its cell; `code` may be a fault in it.

    `names` are those that it may define. `tree` gives its syntax, or raises one of
    `PARSE_FAULTS` if it is made anew, and this process has no room to parse it.
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
        flags |= ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        code = compile(tree, filename, "exec", flags, dont_inherit=True)
    except PARSE_FAULTS as error:
        code = error
    return Statement(
        code,
        node.lineno,
        names_bound(node),
        only_defines(node),
        is_stub(node),
        lambda: node,
    )


def _future_flags(node: ast.stmt) -> int:
    """Return what a statement changes for all that are compiled after it."""
    flags = 0
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        for alias in node.names:
            feature = getattr(future, alias.name, None)
            flags |= getattr(feature, "compiler_flag", 0)
    return flags


class _KnownNames(NamedTuple):
    """A statement `at` a place in a lesson's cell, and the names it reads."""

    step: Statement
    cell: int
    at: int
    reads: frozenset[str]


_lessons: list[list[_KnownNames]] = []
"""The cells that lessons hand out."""
_givers: defaultdict[str, list[_KnownNames]] = defaultdict(list)
"""The statements in them that give a name, or change it.

A child looks at those that it needs and at no other: what it looks at, it copies.
"""


def prepare(cells: Iterable[str]) -> None:
    """Compile the cells that lessons hand out, which many files will hold."""
    for number, text in enumerate(cells):
        filename = f"<lesson cell {number}>"
        remember(text, filename)
        _lessons.append([])
        for at, node in enumerate(statements_of(text)):
            known = _known(node, text, (number, at), filename)
            _lessons[number].append(known)
            for name in names_given(node) | names_changed(node):
                _givers[name].append(known)


def steps_of(program: Program) -> list[tuple[CellPlace, Statement]]:
    """Return the steps of a program, and where each stands.

    >>> [(place, f)] = steps_of(Program(("def f(): pass; return",)))
    >>> place, f.names, f.is_stub, isinstance(f.code, CodeType)
    ((1, 1), ('f',), True, True)
    """
    flags, names = 0, set(program.functions)
    own: dict[int, list[Statement]] = {}
    for number, cell in enumerate(program.cells, 1):
        if isinstance(cell, str):
            filename = f"<code cell {number}>"
            remember(cell, filename)
            own[number] = []
            for node in statements_in(cell, ".ipynb" in program.path.lower()):
                step = step_of(node, filename, flags)
                own[number].append(step)
                names |= _names_in(step.code)
                flags |= _future_flags(node)
    needed = _needed(program.cells, names)
    return [
        ((number, step.line), step)
        for number, cell in enumerate(program.cells, 1)
        for step in (needed[cell] if isinstance(cell, int) else own[number])
    ]


def remember(source: str, filename: str) -> None:
    """Let a traceback show the lines of a source."""
    lines = source.splitlines(True)
    linecache.cache[filename] = (len(source), None, lines, filename)


def _known(node: ast.stmt, text: str, where: CellPlace, filename: str) -> _KnownNames:
    cell, at = where
    step = step_of(node, filename)._replace(tree=lambda: statements_of(text)[at])
    return _KnownNames(step, cell, at, frozenset(names_read(node)))


def _needed(
    cells: Iterable[ProgramCell], names: set[str]
) -> defaultdict[int, list[Statement]]:
    """Return the steps of lessons that give a name of use, by their cells."""
    here = {cell for cell in cells if isinstance(cell, int)}
    if names & LOOK_NAMES_UP:
        found = [known for cell in here for known in _lessons[cell]]
    else:
        found = _giving(names, here)
    needed: defaultdict[int, list[Statement]] = defaultdict(list)
    for known in sorted(found, key=lambda known: known.at):
        needed[known.cell].append(known.step)
    return needed


def _giving(names: Iterable[str], cells: Collection[int]) -> list[_KnownNames]:
    """Return the statements in `cells` that give names, and those that they need."""
    found: dict[int, _KnownNames] = {}
    waiting = list(names)
    seen = set(waiting)
    for name in waiting:
        for known in _givers.get(name, ()):
            if known.cell in cells:
                found[id(known)] = known
                waiting += known.reads - seen
                seen |= known.reads
    return list(found.values())


def _names_in(code: CodeType | Exception) -> frozenset[str]:
    """Return the names that code and the functions in it look up anywhere."""
    names: set[str] = set()
    waiting: list[object] = [code]
    for part in waiting:
        if isinstance(part, CodeType):
            names.update(part.co_names)
            waiting += part.co_consts
    return frozenset(names)
