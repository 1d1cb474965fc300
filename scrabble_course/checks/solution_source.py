"""The course's own source of a function, with all of ours that it stands on."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any

from scrabble_course.calling.definitions import first_line
from scrabble_course.checks.catalogue import own_way_of
from scrabble_course.checks.lesson_words import in_lesson_words, without_guards
from scrabble_course.diagnosis.exercise import Exercise

GUARDED = ("scrabble_course.scrabblegram", "scrabble_course.board")
"""Where ours refuses wrong arguments beyond what students are asked for."""
NUMBERS = "scrabble_course.resources.english_tiles"
"""What a solution takes from there is shown as it stands there, not as an import."""


def solution_text(exercise: Exercise) -> str:
    """Return how the course writes a function, for a cell of its lesson."""
    return own_way_of(exercise) or source_with_what_it_needs(exercise.reference)


def source_with_what_it_needs(function: Callable[..., Any]) -> str:
    """Return source that runs in a cell: imports, constants, `function`, helpers.

    It is in the words of the lessons. What the function's package exports is left out,
    but for its errors: students have that already.
    """
    package = import_module(function.__module__.rpartition(".")[0])
    known = {name for name in package.__all__ if not _is_error(vars(package)[name])}
    needed = _NeededCode(package.__name__, frozenset(known) - {function.__name__})
    needed.add(_Top.of(import_module(function.__module__)), function.__name__)
    imports, constants = map("\n".join, (sorted(needed.imports), needed.constants))
    top = "\n\n".join(filter(None, [imports, constants]))
    return "\n\n\n".join(filter(None, [top, *needed.definitions]))


def _is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Exception)


@dataclass(frozen=True, slots=True)
class _Top:
    """What stands at the top of a module: its source, and each name's statements."""

    source: str
    statements: dict[str, list[ast.stmt]]

    @classmethod
    def of(cls, module: ModuleType) -> _Top:
        source = inspect.getsource(module)
        if module.__name__.startswith(GUARDED):
            source = without_guards(source)
        source = in_lesson_words(source)
        statements: dict[str, list[ast.stmt]] = {}
        for node in ast.parse(source).body:
            for name in _bound_by(node):
                statements.setdefault(name, []).append(node)
        return cls(source, statements)


@dataclass(slots=True)
class _NeededCode:
    """The pieces of source found so far, in the order in which they are needed."""

    package: str
    known: frozenset[str]
    imports: list[str] = field(default_factory=list)
    constants: list[str] = field(default_factory=list)
    definitions: list[str] = field(default_factory=list)

    def add(self, top: _Top, name: str) -> None:
        """Add what binds `name`, and what that needs itself."""
        if name in self.known or name not in top.statements:
            return
        first = top.statements[name][0]
        if isinstance(first, ast.ImportFrom) and self._shows(first, name):
            self.add(_Top.of(import_module(str(first.module))), name)
            return
        self.known |= {name}
        for node in top.statements[name]:
            self._add_statement(top, node, name)

    def _shows(self, node: ast.ImportFrom, name: str) -> bool:
        """Whether what is imported is shown itself: guards stay an import."""
        if node.module == NUMBERS:
            return True
        is_of_part = str(node.module).startswith(f"{self.package}.")
        return (
            is_of_part
            and not name.startswith("check_")
            and (
                inspect.isfunction(getattr(import_module(str(node.module)), name, None))
            )
        )

    def _add_statement(self, top: _Top, node: ast.stmt, name: str) -> None:
        if isinstance(node, ast.Import | ast.ImportFrom):
            self.imports.append(_import_of(node, name))
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            self.definitions.append(_text_of(top, node))
            self._add_names_in(top, node)
        else:
            self._add_names_in(top, node)
            self.constants.append(_text_of(top, node))

    def _add_names_in(self, top: _Top, node: ast.stmt) -> None:
        for name in _names_in(node):
            self.add(top, name)


def _bound_by(node: ast.stmt) -> Iterator[str]:
    """Give the names that a statement at the top of a module binds."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.asname or alias.name for alias in node.names)
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        yield from (
            inner.id
            for inner in ast.walk(node)
            if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store)
        )
    elif isinstance(node, ast.Expr):  # such as `TABLE.update(...)`
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
                yield name


def _names_in(node: ast.stmt) -> list[str]:
    """Return the names that are read in `node` and not bound there, as they come."""
    names = [inner for inner in ast.walk(node) if isinstance(inner, ast.Name)]
    own = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    own |= {inner.arg for inner in ast.walk(node) if isinstance(inner, ast.arg)}
    names.sort(key=lambda name: (name.lineno, name.col_offset))
    return list(dict.fromkeys(name.id for name in names if name.id not in own))


def _import_of(node: ast.Import | ast.ImportFrom, name: str) -> str:
    alias = next(alias for alias in node.names if name in (alias.asname, alias.name))
    one = ast.unparse(ast.Import([alias]))
    return f"from {node.module} {one}" if isinstance(node, ast.ImportFrom) else one


def _text_of(top: _Top, node: ast.stmt) -> str:
    """Return the lines of a statement, with its decorators."""
    return "\n".join(top.source.splitlines()[first_line(node) - 1 : node.end_lineno])
