"""The steps of a program: its statements, compiled, in the order they are run in.

Of the cells that a lesson hands out only that is run which gives a name that the
student's own code makes use of.
"""

from __future__ import annotations

import ast
import linecache
from collections import defaultdict
from collections.abc import Collection, Iterable
from types import CodeType
from typing import NamedTuple

from scrabble_course.grading.sandbox.compilation import (
    ProgramCell,
    Statement,
    compiled,
    name_of,
    own_cells,
    step_of,
)
from scrabble_course.grading.sandbox.names_in import (
    LOOK_NAMES_UP,
    names_changed,
    names_given,
    names_read,
)
from scrabble_course.grading.sandbox.program import Place, Program
from scrabble_course.grading.sandbox.statements import statements_of


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


def steps_of(program: Program) -> list[tuple[Place, Statement]]:
    """Return the steps of a program, and where each stands."""
    own = own_cells(program.cells)
    steps = compiled(own)
    names = set(program.functions)
    for number, source in own.items():
        remember(source, name_of(number))
        names.update(*(_names_in(step.code) for step in steps[number]))
    needed = _needed(program.cells, names)
    return [
        ((number, step.line), step)
        for number, cell in enumerate(program.cells, 1)
        for step in (needed[cell] if isinstance(cell, int) else steps[number])
    ]


def remember(source: str, filename: str) -> None:
    """Let a traceback show the lines of a source."""
    lines = source.splitlines(True)
    linecache.cache[filename] = (len(source), None, lines, filename)


def _known(node: ast.stmt, text: str, where: Place, filename: str) -> _KnownNames:
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
