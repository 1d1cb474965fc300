"""Which names a file's statements give a meaning, and which they need for it."""

from __future__ import annotations

import ast
import builtins
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.grading.sandbox import statements
from scrabble_course.grading.sandbox.program import CellPlace

_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
_BUILTINS = frozenset(dir(builtins))
LOOK_NAMES_UP = frozenset("__main__ eval exec get_ipython globals locals vars".split())
"""With these, code may make use of any name."""


class PlacedStatement(NamedTuple):
    """A statement of a file, and the names that it gives and reads."""

    place: CellPlace
    node: ast.stmt
    given: set[str]
    read: set[str]


class NamesIn:
    """What is known of the names in some statements of one file.

    >>> cell = "low = 1 / 0\\ndef f(x): return g(x) + low\\ng = 2"
    >>> names = NamesIn(placed_statements(cell))
    >>> names.suffers("f", [(1, 1)]), names.suffers("g", [(1, 1)])
    ({(1, 1)}, set())
    """

    def __init__(self, steps: Iterable[PlacedStatement]) -> None:
        self.steps = list(steps)
        self._reads: defaultdict[str, set[str]] = defaultdict(set)
        self._imported: set[str] = set()
        for step in self.steps:
            for name in step.given:
                self._reads[name] |= step.read
            if isinstance(step.node, ast.Import | ast.ImportFrom):
                self._imported |= step.given

    def down_to(self, place: CellPlace) -> NamesIn:
        """Return what would be known if nothing stood below a place."""
        return NamesIn(step for step in self.steps if step.place <= place)

    def suffers(
        self,
        function: str,
        places: Iterable[CellPlace],
        apart: frozenset[str] = frozenset(),
    ) -> set[CellPlace]:
        """Return at which of these places stands what a function would need.

        What the functions `apart` need does not matter: others stand in for them.
        """
        needed, wanted = self.needed_by(function, apart), set(places)
        return {
            step.place
            for step in self.steps
            if step.place in wanted and self.gives(step.node, needed)
        }

    def needed_by(self, function: str, apart: frozenset[str] = frozenset()) -> set[str]:
        """Return the names that a function reads, by way of others too, and its own."""
        needed = {function}
        waiting = [function]
        for name in waiting:
            more = self._reads.get(name, set()) - needed - (apart - {function})
            needed |= more
            waiting += more
        return needed

    def gives(self, node: ast.stmt, needed: set[str]) -> bool:
        """Whether a statement would give, or change, what is needed."""
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            return any(n not in self._reads and n not in _BUILTINS for n in needed)
        changed = set() if statements.only_defines(node) else names_changed(node)
        return bool(needed & (names_given(node) | (changed - self._imported)))


def placed_statements(cell: str) -> Iterator[PlacedStatement]:
    """Yield the statements of a file's first cell, none of one that is no Python."""
    for node in statements_in(cell, in_notebook=True):
        place = 1, node.lineno
        yield PlacedStatement(place, node, names_given(node), names_read(node))


def statements_in(cell: str, in_notebook: bool = False) -> list[ast.stmt]:
    """Return the statements of a cell, none of one that is no Python."""
    try:
        return statements.statements_of(cell, in_notebook)
    except PARSE_FAULTS:
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
