"""Where a function is written and where it is checked, in the text of a cell.

A stub is told in `stubs.py`.
"""

from __future__ import annotations

import ast
import re


def begins_in(cell: str, name: str) -> bool:
    r"""Whether a line begins a function of that name, in a cell that may be no Python.

    >>> begins_in("%time 1\n  def f(x: return x", "f")
    True
    """
    line = rf"^[ \t]*(?:async[ \t]+)?def[ \t]+{re.escape(name)}\b"
    return bool(re.search(line, cell, re.MULTILINE))


def checks(statement: ast.stmt, name: str) -> bool:
    """Whether `check` is called with this function anywhere in a statement.

    >>> checks(ast.parse("print(check(f, stage=3))").body[0], "f")
    True
    """
    return any(_is_check(part, name) for part in ast.walk(statement))


def _is_check(node: ast.AST, function: str) -> bool:
    match node:
        case ast.Call(func=ast.Name("check"), args=[ast.Name(name), *_]):
            return name == function
    return False
