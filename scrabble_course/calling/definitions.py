"""Where a function is written and where it is checked, in the text of a cell.

A stub is told in `stubs.py`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator


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
