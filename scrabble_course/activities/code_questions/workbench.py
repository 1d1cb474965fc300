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


class _Workbench:
    """One call of the function in a text; its steps are counted, and written down."""

    MOST_STEPS = 400
    MOST_CALLS = 1_200
    MOST_ROWS = 400
    MOST_ITEMS = 14
    LONGEST = 70
    HOOK, NAMES = "_scrabble_step", "_scrabble_names"
    PLAIN = int, float, bool, str, _NoneType
    codes: dict[_Any, _Any] = {}  # noqa: RUF012 - one for all calls

    class TooManySteps(BaseException):
        """The call goes on for longer than anybody follows."""

    def __init__(self, recorded: tuple[str, ...] | None) -> None:
        self.left, self.calls_left = self.MOST_STEPS, self.MOST_CALLS
        self.rows: list[_Any] = []
        self.recorded = recorded

    def step(self, line: int, names: dict[str, _Any] | None = None) -> None:
        """Take one step: a statement begins in this line."""
        self.left -= 1
        if self.left < 0:
            raise self.TooManySteps
        if names is not None and len(self.rows) <= self.MOST_ROWS:
            _sys.setprofile(None)  # what is done here does not count
            known = [name for name in self.recorded or () if name in names]
            self.rows.append([line, [[one, self.shown(names[one])] for one in known]])
            _sys.setprofile(self.count)

    def count(self, *_: object) -> None:
        """Count the calls of other functions, so that none works for long."""
        self.calls_left -= 1
        if self.calls_left < 0:
            raise self.TooManySteps

    def call(self, space: dict[str, _Any], text: str, name: str, args: _Any) -> _Any:
        """Return what the function gives, or the value, in words, and the steps."""
        space[self.HOOK], space[self.NAMES] = self.step, _builtins.locals
        key = text, self.recorded is None
        if key not in self.codes:
            self.codes[key] = self.compiled(text, name)
        exec(self.codes[key], space)
        before, set_profile = _sys.getprofile(), _sys.setprofile
        set_profile(self.count)
        try:
            value = space[name](*args)
        finally:
            set_profile(before)
        return value if self.recorded is None else [self.shown(value), self.rows]

    def compiled(self, text: str, name: str) -> _Any:
        """Compile a text whose statements call `step`, in functions inside it too."""
        tree = _ast.parse(text)
        for function in tree.body:
            self.mark(function, is_inside=False)
        return compile(_ast.fix_missing_locations(tree), f"<{name}>", "exec")

    def mark(self, node: _ast.AST, is_inside: bool) -> None:
        """Put a call before each statement in a node, and at a function's ends."""
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                setattr(node, field, self.marked(block, is_inside))
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            self.mark(part, is_inside)
        if isinstance(node, _ast.FunctionDef) and not is_inside:
            last = self.hook(0, is_inside)
            node.body = [self.hook(-1, is_inside), *node.body, last]

    def marked(self, block: list[_Any], is_inside: bool) -> list[_ast.stmt]:
        """Return statements with a call before each."""
        made: list[_ast.stmt] = []
        for statement in block:
            is_scope = isinstance(statement, (_ast.FunctionDef, _ast.ClassDef))
            self.mark(statement, is_inside or is_scope)
            is_text = isinstance(statement, _ast.Expr) and isinstance(
                statement.value, _ast.Constant
            )
            hooked = () if is_text else (self.hook(statement.lineno, is_inside),)
            made += [*hooked, statement]
        return made

    def hook(self, line: int, is_inside: bool) -> _ast.stmt:
        """Return the statement that tells of a line, and of the names there."""
        held = "" if self.recorded is None else f", {self.NAMES}()"
        held = ", {}" if held and is_inside else held
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
            is_plain = not is_huge and (kind is not str or len(value) <= cls.LONGEST)
        elif kind in (list, tuple, dict) and level and len(value) <= cls.MOST_ITEMS:
            parts = [*value, *value.values()] if kind is dict else value
            is_plain = all(cls.shown(part, level - 1) for part in parts)
        else:
            is_plain = False
        text = repr(value) if is_plain else ""
        return text if len(text) <= cls.LONGEST or kind is str else ""


def scrabble_workbench(
    text: str, name: str, recorded: tuple[str, ...] | None, *args: object
) -> _Any:
    """Call the function `name` of `text`, which takes the place of the one there.

    The values of names that are `recorded` are written down; None is for no steps.
    """
    bench = _Workbench(recorded)
    return bench.call(globals(), text, name, args)
