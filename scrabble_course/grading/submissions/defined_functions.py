"""What a source defines, read off its syntax; nothing of it is run."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import lru_cache

from scrabble_course.calling import definitions
from scrabble_course.calling.definitions import first_line
from scrabble_course.grading.sandbox import statements
from scrabble_course.grading.submissions.logical_lines import lines_of
from scrabble_course.grading.submissions.parsing import (
    WORTH_KEEPING,
    parsed,
    without_warnings,
)
from scrabble_course.grading.submissions.read_limits import TooLongToRead
from scrabble_course.grading.submissions.submission import SourceFile


@dataclass(frozen=True, slots=True)
class Definition:
    """Where a name gets its meaning: in the lines from `start` to `end`, from 1.

    `is_stub` is true of a function whose body does nothing yet.
    """

    name: str
    start: int
    end: int
    is_stub: bool


def definitions_in(source: str) -> tuple[Definition, ...]:
    r"""Return what a source defines at its top level, in order; of no Python, nothing.

    What stands in blocks counts. A name that is given to the course's own function
    with `mine` is not defined by that.

    >>> [found.name for found in definitions_in("f = mine('f')\ndef g(): pass")]
    ['g']
    """
    short = len(source) <= WORTH_KEEPING
    try:
        return (_definitions_in if short else _definitions_in.__wrapped__)(source)
    except TooLongToRead:
        return ()


def source_of(function: str, file: SourceFile, in_place: bool = False) -> str:
    """Return the text that gives a function its meaning: the last that is no stub.

    "" if no cell does it at its top level. Text that is `in_place` stands below as many
    empty lines as there are above it: its lines are those of an error's.
    """
    found = _where_defined(file.cells).get(function)
    if not found:
        return ""
    written = [(cell, one) for cell, one in found if not one.is_stub]
    cell, one = (written or found)[-1]
    lines = lines_of(cell)[one.start - 1 : one.end]
    above = [""] * (one.start - 1) if in_place else []
    return "\n".join([*above, *lines])


@lru_cache(maxsize=12)  # of one file after the other, many functions are looked for
def _where_defined(cells: tuple[str, ...]) -> dict[str, list[tuple[str, Definition]]]:
    """Return the cells in which each name is defined, and where there."""
    found: dict[str, list[tuple[str, Definition]]] = {}
    for cell in cells:
        for one in definitions_in(cell):
            found.setdefault(one.name, []).append((cell, one))
    return found


@lru_cache(maxsize=600)  # those of lessons are the same for all students
def _definitions_in(source: str) -> tuple[Definition, ...]:
    with without_warnings():
        tree = parsed(source)
    if isinstance(tree, Exception):
        return ()
    found = []
    for node in statements.without_blocks(tree.body):
        if not _borrows(node):
            found += _defined_by(node)
    return tuple(found)


def _defined_by(node: ast.stmt) -> list[Definition]:
    is_stub = definitions.is_stub(node)
    start = first_line(node)
    end = node.end_lineno or start
    return [
        Definition(name, start, end, is_stub) for name in statements.names_bound(node)
    ]


def _borrows(node: ast.stmt) -> bool:
    """Whether an assignment takes the course's own functions, as lessons do."""
    if not isinstance(node, ast.Assign):
        return False
    parts = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
    return bool(parts) and all(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == "mine"
        for part in parts
    )
