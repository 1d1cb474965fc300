"""Single statements, compiled as they stand, whatever stands around them."""

from __future__ import annotations
import __future__ as future

import ast
import linecache
from types import CodeType
from typing import NamedTuple

from scrabble_course.grading.inside.statements import names_bound


class Compiled(NamedTuple):
    """A statement that has been compiled, and the names that it may define."""

    node: ast.stmt
    code: CodeType
    names: tuple[str, ...]


def compiled(node: ast.stmt, filename: str, flags: int = 0) -> Compiled:
    """Return a statement compiled, under `flags` that statements before it set."""
    tree = ast.Module([node], [])
    # Our own `from __future__ import annotations` is not the student's.
    code = compile(tree, filename, "exec", flags, dont_inherit=True)
    return Compiled(node, code, names_bound(node))


def future_flags(node: ast.stmt) -> int:
    """Return what a statement changes for all that are compiled after it."""
    flags = 0
    if isinstance(node, ast.ImportFrom) and node.module == "__future__":
        for alias in node.names:
            feature = getattr(future, alias.name, None)
            flags |= getattr(feature, "compiler_flag", 0)
    return flags


def remember(source: str, filename: str) -> None:
    """Let a traceback show the lines of a source."""
    lines = source.splitlines(True)
    linecache.cache[filename] = (len(source), None, lines, filename)
