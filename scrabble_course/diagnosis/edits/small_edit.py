"""One small edit of a function, and the pieces that edits are made of."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from types import CodeType
from typing import Any

Sets = tuple[tuple[ast.AST, str, Any], ...]
"""Fields of nodes, and what they are while the edit is made."""
WITHOUT_IT = "what is it for?"
ONLY_THEN = "should what stands below it be done only then?"
MOST_NAMES = 12
"""Names that may have been meant in the place of another."""
MOST_CONSTANTS = 8
"""Values that may have been meant in the place of another."""
MOST_SIGNS = 30
"""Signs of a call that may be missing in a text."""


@dataclass(frozen=True, slots=True)
class SmallEdit:
    """An edit: the piece that it is about, what is the matter there, and what it sets.

    Of two edits that make all right, that which `is_sure` undoes a frequent slip; the
    other may do so by the way. `others` are more pieces that the same is done to.
    """

    piece: ast.stmt | ast.expr
    what: str
    sets: Sets
    is_sure: bool = True
    others: tuple[ast.stmt | ast.expr, ...] = ()

    @property
    def puts_a_name(self) -> bool:
        """Whether it puts another name in the place of one."""
        return any(field == "id" for _, field, _ in self.sets)

    def may_stand_with(self, other: SmallEdit) -> bool:
        """Whether both edits can be made at once, in different lines."""
        fields = {(node, name) for node, name, _ in (*self.sets, *other.sets)}
        is_apart = self.piece.lineno != other.piece.lineno
        return is_apart and len(fields) == len(self.sets) + len(other.sets)

    def with_another(self, other: SmallEdit) -> SmallEdit:
        """Return both edits as one."""
        return replace(self, sets=self.sets + other.sets)

    def compiled(self, *functions: ast.FunctionDef) -> CodeType | None:
        """Return the code that defines functions so edited; None if it is none."""
        with self._made(), suppress(SyntaxError, ValueError, RecursionError, TypeError):
            module = ast.fix_missing_locations(ast.Module([*functions], []))
            return compile(module, "<as it may have been meant>", "exec")
        return None

    def source(self, function: ast.FunctionDef) -> str:
        """Return the source of the function so edited."""
        with self._made():
            return ast.unparse(ast.fix_missing_locations(function))

    @contextmanager
    def _made(self) -> Iterator[None]:
        before = [getattr(node, name) for node, name, _ in self.sets]
        for node, name, new in self.sets:
            setattr(node, name, new)
        try:
            yield
        finally:
            for (node, name, _), old in zip(self.sets, before, strict=True):
                setattr(node, name, old)


REASONS = {
    "upper": ": it makes capitals of small letters.",
    "lower": ": it makes small letters of capitals.",
    "isalpha": ": it is False for signs such as `*`.",
    "isupper": ": it is False for small letters, and for signs such as `*`.",
    "islower": ": it is False for capitals, and for signs such as `*`.",
    "match": ": it is content with a beginning.",
    "search": ": it is content with a piece.",
    "strip": ": it takes the spaces away.",
    "set": ": a set has each letter once.",
    "any": ": one is enough for it.",
    "min": ": it takes the smallest.",
    "max": ": it takes the largest.",
    "len": ": it says how many there are.",
}
"""What a method or a function does that may not be meant."""


def doubtful_edit(piece: ast.stmt | ast.expr, what: str, sets: Sets) -> SmallEdit:
    """Return an edit that may make all right by the way."""
    return SmallEdit(piece, what, sets, is_sure=False)


def copied_node(node: Any, **new: Any) -> Any:
    """Return a shallow copy of a node with other fields."""
    twin = copy.copy(node)
    for name, value in new.items():
        setattr(twin, name, value)
    return twin


def name_of(name: str) -> ast.Name:
    """Return the node of a name that is read."""
    return ast.Name(name, ast.Load())


def call_to(name: str, *args: ast.expr) -> ast.Call:
    """Return the node of a call."""
    return ast.Call(name_of(name), [*args], [])


def negated(test: ast.expr) -> ast.expr:
    """Return the opposite of a condition."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def dotted(value: ast.expr, name: str) -> ast.Call:
    """Return the node of a call of a method without arguments."""
    return ast.Call(ast.Attribute(value, name, ast.Load()), [], [])


def plus(value: ast.expr, number: int) -> ast.BinOp:
    """Return the node of a sum with a number, which may be below 0."""
    operator = ast.Add() if number > 0 else ast.Sub()
    return ast.BinOp(value, operator, ast.Constant(abs(number)))


def written(value: object) -> ast.expr | None:
    """Return a plain value as source; None if it is none."""
    if type(value) not in (int, bool, str, float, list, dict, set):
        return None
    with suppress(SyntaxError, ValueError):
        return ast.parse(repr(value), mode="eval").body
    return None
