"""Which names a file's statements give a meaning, and which they need for it."""

from __future__ import annotations

import ast
import builtins
from collections import defaultdict
from collections.abc import Iterable, Iterator

from scrabble_course.grading.inside import statements

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_BUILTINS = frozenset(dir(builtins))


class NamesIn:
    """What is known of the names in the cells of one file.

    >>> names = NamesIn(["import math", "low = 0", "def f(x): return g(x) + low"])
    >>> sorted(names.needed_by("f"))
    ['f', 'g', 'low']
    """

    def __init__(self, cells: Iterable[str]) -> None:
        self._reads: defaultdict[str, set[str]] = defaultdict(set)
        self._imported: set[str] = set()
        for cell in cells:
            for node in statements_in(cell):
                read = names_read(node)
                for name in names_given(node):
                    self._reads[name] |= read
                if isinstance(node, ast.Import | ast.ImportFrom):
                    self._imported |= names_given(node)

    def needed_by(self, function: str) -> set[str]:
        """Return the names that a function reads, by way of others too, and its own."""
        needed = [function]
        for name in needed:
            needed += self._reads.get(name, set()).difference(needed)
        return set(needed)

    def suffers(self, function: str, node: ast.stmt) -> bool:
        """Whether a function needs what a statement would have done."""
        needed = self.needed_by(function)
        if _is_star(node):
            return any(n not in self._reads and n not in _BUILTINS for n in needed)
        changed = set() if statements.only_defines(node) else names_changed(node)
        return bool(needed & (names_given(node) | (changed - self._imported)))


def statements_in(cell: str) -> list[ast.stmt]:
    """Return the statements of a cell, none of one that is no Python."""
    try:
        return statements.statements_of(cell)
    except statements.FAULTS:
        return []


def names_given(node: ast.stmt) -> set[str]:
    """Return the names that a statement gives a meaning, imports and loops included.

    >>> sorted(names_given(ast.parse("for n in x:\\n    import os.path as p").body[0]))
    ['n', 'p']
    """
    found: set[str] = set()
    for part in _parts(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found.add(part.id)
        elif isinstance(part, ast.alias):
            found.add(part.asname or part.name.partition(".")[0])
        elif isinstance(part, _SCOPES) and not isinstance(part, ast.Lambda):
            found.add(part.name)
    return found


def names_changed(node: ast.stmt) -> set[str]:
    """Return the names whose values a statement may change: `x[1] = 2`, `x.add(3)`."""
    found: set[str] = set()
    for part in _parts(node):
        target: ast.AST | None = None
        match part:
            case ast.Subscript(ctx=ast.Store()) | ast.Attribute(ctx=ast.Store()):
                target = part
            case ast.Expr(value=ast.Call(func=ast.Attribute() as called)):
                target = called
        while isinstance(target, ast.Subscript | ast.Attribute):
            target = target.value
        if isinstance(target, ast.Name):
            found.add(target.id)
    return found


def names_read(node: ast.stmt) -> set[str]:
    """Return the names that a statement reads and does not make for itself."""
    read: set[str] = set()
    own: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            (read if isinstance(part.ctx, ast.Load) else own).add(part.id)
        elif isinstance(part, ast.arg):
            own.add(part.arg)
        elif isinstance(part, ast.Global):
            read.update(part.names)
    is_scope = isinstance(node, _SCOPES)
    return read - own if is_scope else read


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a statement and what is in it, but not what is inside of functions."""
    waiting = [node]
    for part in waiting:
        yield part
        if not isinstance(part, _SCOPES):
            waiting += ast.iter_child_nodes(part)


def _is_star(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
