"""A function's tree, with the place of each node in it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from scrabble_course.diagnosis.edits.small_edit import MOST_NAMES, Sets, SmallEdit
from scrabble_course.diagnosis.lint.source import (
    ParsedFunction,
    cut,
    is_read,
    set_in,
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is known of the right function, and of a call that fails.

    `constants` are values that the right one needs, and `unread` are names of data that
    it reads, and the student's function does not. The call is `given` its arguments,
    and should have given what is `expected`.
    """

    constants: tuple[object, ...] = ()
    unread: tuple[str, ...] = ()
    given: tuple[object, ...] = ()
    expected: object = None


class FunctionPage:
    """A function's tree, with the place of each node in it."""

    def __init__(self, parsed: ParsedFunction, wanted: Wanted) -> None:
        self.parsed, self.wanted = parsed, wanted
        self.above: dict[ast.AST, tuple[ast.AST, str]] = {}
        self.nodes: list[ast.AST] = []
        waiting: list[ast.AST] = [parsed.function]
        while waiting:
            node = waiting.pop()
            self.nodes.append(node)
            inner = []
            for name, value in ast.iter_fields(node):
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, ast.AST):
                        self.above.setdefault(one, (node, name))
                        inner.append(one)
            waiting += reversed(inner)

    def every(self, *kinds: type[Any]) -> Iterator[Any]:
        """Give the nodes of these kinds, in the order of the text."""
        return (node for node in self.nodes if isinstance(node, kinds))

    def quote(self, node: ast.stmt | ast.expr) -> str:
        """Return how a piece is written."""
        return f"`{self.parsed.quote(node)}`"

    def ask(self, node: ast.stmt | ast.expr, new: ast.AST) -> str:
        """Return the question whether a piece is meant in the place of another."""
        said = new.id if isinstance(new, ast.Name) else cut(ast.unparse(new))
        return f"is `{said}` meant in place of {self.quote(node)}?"

    def instead(self, node: ast.AST, new: ast.AST) -> Sets:
        """Put a node in the place of another."""
        above, name = self.above[node]
        held = getattr(above, name)
        if isinstance(held, list):
            new = [new if one is node else one for one in held]  # type: ignore
        return ((above, name, new),)

    def block(self, node: ast.stmt) -> tuple[ast.AST, str, list[ast.stmt], int]:
        """Return the block that a statement stands in: whose, its name, and where."""
        above, name = self.above[node]
        held = getattr(above, name)
        return above, name, held, held.index(node)

    def lines(self, node: ast.stmt, *new: ast.stmt) -> Sets:
        """Put statements in the place of one."""
        above, name, held, at = self.block(node)
        return ((above, name, [*held[:at], *new, *held[at + 1 :]] or [ast.Pass()]),)

    def statements(self) -> Iterator[ast.stmt]:
        """Give what does something, the function itself and its docstring left out."""
        for node in self.every(ast.stmt):
            is_text = isinstance(node, ast.Expr) and isinstance(
                node.value, ast.Constant
            )
            if node is not self.parsed.function and not is_text:
                yield node

    def flag(self, node: ast.AST) -> str:
        """Return the name that is given this value, "" if none is."""
        match self.above[node][0]:
            case ast.Assign([ast.Name(name)]):
                return name
        return ""

    def differs(self, name: str, value: ast.Constant) -> bool:
        """Return whether a name is given anything but the opposite of a truth value.

        That is asked of all places but the one where it gets the value itself.
        """
        given = [one.value for one in self.every(ast.Assign) if name in set_in(one)]
        others = [one for one in given if one is not value]
        return any(
            not isinstance(one, ast.Constant) or one.value is value.value
            for one in others
        )

    def loop_around(self, node: ast.AST) -> ast.For | ast.While | None:
        """Return the innermost loop that a node stands in."""
        while node in self.above:
            node, _ = self.above[node]
            if isinstance(node, ast.For | ast.While):
                return node
        return None

    @property
    def names(self) -> list[str]:
        """The names that are given something, and the parameters."""
        stored = [one.id for one in self.every(ast.Name) if not is_read(one)]
        return [*dict.fromkeys([*stored, *self.parameters])][:MOST_NAMES]

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters."""
        return [one.arg for one in self.parsed.parameters]

    @property
    def inner_parameters(self) -> set[str]:
        """The names of the parameters of functions inside."""
        _, *inner = self.every(ast.FunctionDef)
        return {arg.arg for one in inner for arg in one.args.args}

    @cached_property
    def truths(self) -> set[str]:
        """The parameters that are True or False."""
        given = zip(self.parameters, self.wanted.given, strict=False)
        return {name for name, value in given if isinstance(value, bool)}

    def reckons_with_truth(self, edit: SmallEdit) -> bool:
        """Whether an edit puts a parameter that is True or False into arithmetic."""
        return any(
            (new in self.truths and isinstance(self.above[node][0], ast.BinOp))
            if name == "id"
            else isinstance(node, ast.BinOp) and getattr(new, "id", "") in self.truths
            for node, name, new in edit.sets
        )

    def begun_with(self, first: ast.stmt, name: str) -> Iterator[tuple[ast.Name, Sets]]:
        """Give a statement put first, at the first place that changes what is named."""
        function = self.parsed.function
        for node in self.values():
            if node.id == name and _is_changed(self.above[node][0]):
                yield node, ((function, "body", [first, *function.body]),)
                return

    def values(self) -> Iterator[ast.Name]:
        """Give the names whose value is asked for, of what is no function."""
        for name in self.every(ast.Name):
            above, field = self.above[name]
            is_called = isinstance(above, ast.Call) and field == "func"
            if isinstance(name.ctx, ast.Load) and not is_called:
                yield name


def _is_changed(above: ast.AST) -> bool:
    """Whether what stands above a name changes the thing behind it."""
    is_put = not isinstance(getattr(above, "ctx", ast.Load()), ast.Load)
    return isinstance(above, ast.Attribute) or is_put


EditKind = Callable[[FunctionPage], Iterator[SmallEdit]]
