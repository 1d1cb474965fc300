"""The text of a student's own functions: what a step-by-step view can show."""

from __future__ import annotations

import ast
import inspect
import linecache
import sys
import textwrap
from collections.abc import Mapping
from functools import lru_cache
from types import CodeType
from typing import Any

COURSE = __name__.partition(".")[0]


def is_own(code: CodeType, names: Mapping[str, Any]) -> bool:
    """Whether a student wrote this code: neither the course, nor Python, nor a package.

    `names` are those around it. What has no name is part of the line it stands in,
    but for a `lambda`.
    """
    if code.co_name.startswith("<") and code.co_name != "<lambda>":
        return False
    package = str(names.get("__name__")).partition(".")[0]
    if package == COURSE or package in sys.stdlib_module_names:
        return False
    is_installed = "site-packages" in code.co_filename
    return not is_installed and bool(text_at(code.co_filename, code.co_firstlineno))


@lru_cache(maxsize=200)
def text_at(file: str, first: int) -> str:
    """Return the text of the function that begins at line `first`; "" without one."""
    lines = linecache.getlines(file)[first - 1 :]
    try:
        return "".join(inspect.getblock(lines)) if lines else ""
    except Exception:  # it is whatever the file holds by now
        return ""


@lru_cache(maxsize=200)
def names_of_comprehensions(file: str, first: int) -> frozenset[str]:
    """Return the names that only comprehensions of this function give values to.

    Since Python 3.12 these look like variables of the function.

    >>> import linecache
    >>> text = "def f(word):\\n    return [c for c in word]\\n"
    >>> linecache.cache["cell"] = (len(text), None, text.splitlines(True), "cell")
    >>> names_of_comprehensions("cell", 1)
    frozenset({'c'})
    """
    try:
        tree = ast.parse(textwrap.dedent(text_at(file, first)))
    except SyntaxError:  # a lambda in the midst of a statement, say
        return frozenset()
    inner = {
        id(name)
        for node in ast.walk(tree)
        if isinstance(node, ast.comprehension)
        for name in ast.walk(node.target)
    }
    stored = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    outer = {name.id for name in stored if id(name) not in inner} | parameters
    return frozenset(name.id for name in stored) - outer
