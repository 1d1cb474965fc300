"""Runs a function as a text says it, in place of the one that is there.

This module is run as it stands among the student's own names, in the notebook's child
and in the grader's box: it needs nothing else of the course. Statements are counted by
calls that are put into the text, so that all versions of Python count alike.
"""

import ast as _ast
import builtins as _builtins
import sys as _sys
from types import NoneType as _NoneType
from typing import Any as _Any


class _Workbench(_ast.NodeTransformer):
    """One call of the function in a text; its steps are counted, and written down.

    As a visitor of the text's tree it puts a call of `step` before each statement.
    """

    MOST_STEPS = 400
    MOST_CALLS = 1_200
    MOST_ITEMS = 14
    LONGEST_TEXT = 70
    HOOK, NAMES = "_scrabble_step", "_scrabble_names"
    PLAIN = int, float, bool, str, _NoneType
    codes: dict[_Any, _Any] = {}  # noqa: RUF012 - one for all calls

    class TooManySteps(BaseException):
        """The call goes on for longer than anybody follows."""

    def __init__(self, recorded: tuple[str, ...] | None) -> None:
        self.left, self.calls_left = self.MOST_STEPS, self.MOST_CALLS
        self.lines: list[int] = []
        self.values: dict[str, list[str]] = {}
        self.recorded = recorded
        self.depth = 0

    def step(self, line: int, names: dict[str, _Any] | None = None) -> None:
        """Take one step: a statement begins in this line, a call (-1), or its end (0).

        Each value of a name is written down as often as it changed.
        """
        self.left -= 1
        if self.left < 0:
            raise self.TooManySteps
        if names is not None:
            _sys.setprofile(None)  # what is done here does not count
            self.lines.append(line)
            for name in self.recorded or ():
                if name in names:
                    had, now = self.values.setdefault(name, []), self.shown(names[name])
                    had += [now] * (had[-1:] != [now])
            _sys.setprofile(self.count)

    def count(self, *_: object) -> None:
        """Count the calls of other functions, so that none works for long."""
        self.calls_left -= 1
        if self.calls_left < 0:
            raise self.TooManySteps

    def call(self, text: str, name: str, args: _Any) -> _Any:
        """Return what the function gives, or the value, in words, and the steps."""
        space = globals()
        space[self.HOOK], space[self.NAMES] = self.step, _builtins.locals
        key = text, self.recorded is None
        if key not in self.codes:
            tree = _ast.fix_missing_locations(self.visit(_ast.parse(text)))
            self.codes[key] = compile(tree, f"<{name}>", "exec")
        exec(self.codes[key], space)
        before, set_profile = _sys.getprofile(), _sys.setprofile
        set_profile(self.count)
        try:
            value = space[name](*args)
        finally:
            set_profile(before)
        if self.recorded is None:
            return value
        return [self.shown(value), self.lines, self.values]

    def visit(self, node: _ast.AST) -> _Any:
        """Put a call before each statement in the function, and at its ends."""
        if isinstance(node, _ast.expr):
            return node
        is_scope = isinstance(node, (_ast.FunctionDef, _ast.ClassDef))
        self.depth += is_scope
        self.generic_visit(node)
        if is_scope and self.depth == 1:
            node.body = [self.hook(-1), *node.body, self.hook(0)]  # type: ignore
        self.depth -= is_scope
        match node:
            case _ast.Expr(_ast.Constant()):
                return node  # a docstring
            case _ast.stmt() if self.depth:
                return [self.hook(node.lineno), node]
        return node

    def hook(self, line: int) -> _ast.stmt:
        """Return the statement that tells of a line, and of the names there."""
        held = f", {self.NAMES}()" if self.depth == 1 else ", {}"
        held = held if self.recorded is not None else ""
        [call] = _ast.parse(f"{self.HOOK}({line}{held})").body
        return call

    @classmethod
    def shown(cls, value: _Any, level: int = 2) -> str:
        """Return a short value as source, "" for any that is long or of another kind.

        No code of the student's is run for it.
        """
        kind = type(value)
        if kind in cls.PLAIN:
            is_huge = kind is int and value.bit_length() > 60
            is_plain = not is_huge and (
                kind is not str or len(value) <= cls.LONGEST_TEXT
            )
        elif kind in (list, tuple, dict) and level and len(value) <= cls.MOST_ITEMS:
            parts = [*value, *value.values()] if kind is dict else value
            is_plain = all(cls.shown(part, level - 1) for part in parts)
        else:
            is_plain = False
        text = repr(value) if is_plain else ""
        return text if len(text) <= cls.LONGEST_TEXT or kind is str else ""


def scrabble_workbench(
    text: str, name: str, recorded: tuple[str, ...] | None, *args: object
) -> _Any:
    """Call the function `name` of `text`, which takes the place of the one there.

    The values of names that are `recorded` are written down; None is for no steps.
    """
    return _Workbench(recorded).call(text, name, args)
