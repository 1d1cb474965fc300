"""What a source defines, read off its syntax; nothing of it is run."""

from __future__ import annotations

import ast
from functools import lru_cache

WORTH_KEEPING = 10_000
"""Characters: what is known of a source up to this length is kept for the next."""

_KEPT = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
_FAULTS = (SyntaxError, ValueError, RecursionError, MemoryError)


def names_defined(source: str) -> frozenset[str]:
    """Return the names that a source gives a meaning at its top level.

    >>> sorted(names_defined("x = 1; f = lambda: 2\\ndef g(): pass"))
    ['f', 'g', 'x']
    """
    short = len(source) <= WORTH_KEEPING
    return (_names_defined if short else _names_defined.__wrapped__)(source)


@lru_cache(maxsize=2_000)  # most cells are the same for all students
def _names_defined(source: str) -> frozenset[str]:
    names = set()
    for node in _statements(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        for target in _targets(node):
            names |= {n.id for n in ast.walk(target) if isinstance(n, ast.Name)}
    return frozenset(names)


def definitions_only(source: str) -> str:
    """Return a source without what plays, prints or changes other things.

    Definitions and imports stay, and plain assignments that call nothing.

    >>> definitions_only("import os\\nos.x = 1\\ny = 2\\nprint(y)\\nz = input()")
    'import os\\ny = 2'
    """
    kept = [node for node in _statements(source) if _is_plain(node)]
    return ast.unparse(ast.Module(kept, []))


def _statements(source: str) -> list[ast.stmt]:
    try:
        return ast.parse(source).body
    except _FAULTS:
        return []


def _is_plain(node: ast.stmt) -> bool:
    if isinstance(node, _KEPT):
        return True
    targets = _targets(node)
    only_names = bool(targets) and all(isinstance(t, ast.Name) for t in targets)
    return only_names and not any(isinstance(n, ast.Call) for n in ast.walk(node))


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []
