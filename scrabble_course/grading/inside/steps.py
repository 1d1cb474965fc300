"""The single statements of a program, compiled, in the order in which they are run.

Of the cells that a lesson hands out only that is run which gives a name that the
student's own code makes use of.
"""

from __future__ import annotations
import __future__ as future

import ast
import linecache
from collections.abc import Iterable, Iterator
from types import CodeType
from typing import NamedTuple

from scrabble_course.grading.inside.names_in import (
    names_changed,
    names_given,
    names_read,
)
from scrabble_course.grading.inside.program import Place, Program
from scrabble_course.grading.inside.statements import (
    FAULTS,
    names_bound,
    statements_of,
)

_LOOK_NAMES_UP = frozenset("__main__ eval exec get_ipython globals locals vars".split())
"""With these, code may make use of any name."""


class Step(NamedTuple):
    """A statement, and the names that it may define; `code` may be a fault in it."""

    node: ast.stmt
    code: CodeType | Exception
    names: tuple[str, ...]


class _Known(NamedTuple):
    """A statement of a lesson, and the names that it gives or changes, and reads."""

    step: Step
    gives: frozenset[str]
    reads: frozenset[str]


_lessons: dict[str, list[_Known]] = {}
"""The cells that lessons hand out, by their texts."""


def prepare(cells: Iterable[str]) -> None:
    """Compile the cells that lessons hand out, which many files will hold."""
    for number, cell in enumerate(cells, 1):
        filename = f"<lesson cell {number}>"
        remember(cell, filename)
        _lessons[cell] = [_known(step_of(n, filename)) for n in statements_of(cell)]


def steps_of(program: Program) -> list[tuple[Place, Step]]:
    """Return the steps of a program, and where each stands."""
    steps: list[tuple[Place, Step | _Known]] = []
    names = set(program.functions)
    flags = 0
    for number, source in enumerate(program.cells, 1):
        if source in _lessons:
            steps += [((number, k.step.node.lineno), k) for k in _lessons[source]]
            continue
        for node in _nodes_of(source, f"<code cell {number}>"):
            step = step_of(node, f"<code cell {number}>", flags)
            flags |= _future_flags(node)
            names |= _names_in(step.code)
            steps.append(((number, node.lineno), step))
    return list(_without_needless(steps, names))


def step_of(node: ast.stmt, filename: str, flags: int = 0) -> Step:
    """Return a statement compiled, under `flags` that statements before it set."""
    tree = ast.Module([node], [])
    code: CodeType | Exception
    try:
        # Our own `from __future__ import annotations` is not the student's.
        code = compile(tree, filename, "exec", flags, dont_inherit=True)
    except FAULTS as error:
        code = error
    return Step(node, code, names_bound(node))


def remember(source: str, filename: str) -> None:
    """Let a traceback show the lines of a source."""
    lines = source.splitlines(True)
    linecache.cache[filename] = (len(source), None, lines, filename)


def _nodes_of(source: str, filename: str) -> list[ast.stmt]:
    remember(source, filename)
    try:
        return statements_of(source)
    except FAULTS:
        return []  # the supervisor could read it, with more room for its parser


def _known(step: Step) -> _Known:
    gives = names_given(step.node) | names_changed(step.node)
    return _Known(step, frozenset(gives), frozenset(names_read(step.node)))


def _without_needless(
    steps: list[tuple[Place, Step | _Known]], names: set[str]
) -> Iterator[tuple[Place, Step]]:
    """Yield the steps but for those of a lesson that give no name of use."""
    lesson = {id(step): step for _, step in steps if isinstance(step, _Known)}
    needless = {} if names & _LOOK_NAMES_UP else lesson
    while found := [key for key, known in needless.items() if known.gives & names]:
        for key in found:
            names |= needless.pop(key).reads
    for place, step in steps:
        if isinstance(step, Step):
            yield place, step
        elif id(step) not in needless:
            yield place, step.step


def _names_in(code: CodeType | Exception) -> frozenset[str]:
    """Return the names that code and the functions in it look up anywhere."""
    names: set[str] = set()
    waiting: list[object] = [code]
    for part in waiting:
        if isinstance(part, CodeType):
            names.update(part.co_names)
            waiting += part.co_consts
    return frozenset(names)


def _future_flags(node: ast.stmt) -> int:
    """Return what a statement changes for all that are compiled after it."""
    flags = 0
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        for alias in node.names:
            feature = getattr(future, alias.name, None)
            flags |= getattr(feature, "compiler_flag", 0)
    return flags
