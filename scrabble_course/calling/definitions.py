"""Where a function is written and checked, and what is still to be written.

Check and grader read cells alike, by this.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef
PARSE_FAULTS = (SyntaxError, ValueError, RecursionError, MemoryError)
"""What stops the parser, or a walk through a tree with a thousand storeys."""


def begins_in(cell: str, name: str) -> bool:
    r"""Whether a line begins a function of that name, in a cell that may be no Python.

    >>> begins_in("%time 1\n  def f(x: return x", "f")
    True
    """
    line = rf"^[ \t]*(?:async[ \t]+)?def[ \t]+{re.escape(name)}\b"
    return bool(re.search(line, cell, re.MULTILINE))


def first_line(statement: ast.stmt) -> int:
    """Return the number of a statement's first line, that of a decorator perhaps.

    >>> first_line(ast.parse("\\n@cache\\ndef f(): pass").body[0])
    2
    """
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(one.lineno for one in decorators)])


def stages_checked(statement: ast.stmt, name: str) -> Iterator[int | None]:
    """Yield for which stage `check` is called with this function in a statement.

    None is for a call that names no stage.

    >>> cell = ast.parse("print(check(f, stage=3), check(f))")
    >>> list(stages_checked(cell.body[0], "f"))
    [3, None]
    """
    for part in ast.walk(statement):
        match part:
            case ast.Call(ast.Name("check"), [ast.Name(checked), *more], keywords):
                named = [*more, *(one.value for one in keywords if one.arg == "stage")]
                if checked == name:
                    stage = getattr(named[0], "value", None) if named else None
                    yield stage if type(stage) is int else None


def is_stub(node: ast.stmt) -> bool:
    """Whether a statement is a function whose body does nothing yet.

    What prints a text, and nothing that it was given, does nothing.

    >>> [f, g] = ast.parse("def f(x): print('to do')\\ndef g(x): print(x)").body
    >>> is_stub(f), is_stub(g)
    (True, False)
    """
    return isinstance(node, FunctionNode) and all(map(_does_nothing, node.body))


def is_not_implemented(statement: ast.stmt) -> bool:
    """Whether it is the line that stands in an exercise before it is written."""
    match statement:
        case ast.Raise(exc=ast.Name(id=name) | ast.Call(func=ast.Name(id=name))):
            return name == "NotImplementedError"
    return False


def is_remark(statement: ast.stmt) -> bool:
    """Whether it is a docstring, a text in place of a comment, `...` or `pass`."""
    match statement:
        case ast.Expr(value=ast.Constant(value=said)):
            return isinstance(said, str) or said is ...
    return isinstance(statement, ast.Pass)


def _does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Return(value=None | ast.Constant(value=None)):
            return True
        case (
            ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=shown))
            | ast.Return(value=ast.Call(func=ast.Name(id="print"), args=shown))
        ):
            return all(isinstance(one, ast.Constant) for one in shown)
    return is_remark(statement) or is_not_implemented(statement)
