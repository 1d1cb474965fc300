"""Makes mutants of a function: the same function with one small edit in its source.

The edits are those that `check` tries, which undo the slips of beginners, and make
others. Many mutants are wrong, in ways that nobody thought of; some work as well as the
original.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from difflib import unified_diff
from itertools import count
from types import FunctionType
from typing import Any

from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.lint.source import parsed

NUMBERS = count(1)


@dataclass(frozen=True, slots=True)
class Mutant:
    """A function with one edit: the lines taken out and put in, and all its source."""

    edit: str
    source: str
    function: FunctionType


def mutants_of(function: Callable[..., Any], name: str, most: int) -> list[Mutant]:
    """Return at most so many mutants of a function, evenly chosen, in its order.

    A mutant goes by `name`, shares the globals of its original, and `inspect` knows its
    source. A function that cannot stand alone, such as a closure, has none.
    """
    if type(function) is not FunctionType or function.__closure__:
        return []
    before = plain_source(inspect.getsource(function), name)
    tree = ast.parse(before).body[0]
    if not isinstance(tree, ast.FunctionDef):
        return []
    sources = edited_sources(tree)
    chosen = sources
    if len(sources) > most:
        chosen = [sources[at * len(sources) // most] for at in range(most)]
    return [
        Mutant(edit_between(before, source), source, compiled(source, function, name))
        for source in chosen
    ]


def plain_source(source: str, name: str) -> str:
    r"""Return a function's source undecorated and as `ast` writes it, under this name.

    What comes after the function stays, undecorated, too.

    >>> plain_source("@cache\ndef fib(n): return fib( n-1 )", "f")
    'def f(n):\n    return f(n - 1)'
    """
    tree = ast.parse(textwrap.dedent(source))
    definitions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    for definition in definitions:
        definition.decorator_list.clear()
    for first in definitions[:1]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id == first.name:
                node.id = name
        first.name = name
    return ast.unparse(tree)


def edited_sources(tree: ast.FunctionDef) -> list[str]:
    r"""Return each source that one edit makes of a definition, by the edit's line.

    >>> tree = ast.parse("def f(x): return x < 1").body[0]
    >>> [source.split("\n    ")[1] for source in edited_sources(tree)][:3]
    ['return x <= 1', 'return x < 2', 'return x < 0']
    """
    before = ast.unparse(tree)
    text = parsed(before, tree.name)
    assert text is not None
    found = dict.fromkeys(edit.source(text.function) for edit in small_edits(text))
    found.pop(before, None)
    return sorted(filter(can_be_compiled, found), key=lambda it: first_edit(before, it))


def can_be_compiled(source: str) -> bool:
    """Whether Python takes the source."""
    try:
        compile(source, "<mutant>", "exec")
    except SyntaxError:
        return False
    return True


def edit_between(before: str, after: str) -> str:
    """Return the lines that differ, those taken out marked -, those put in marked +."""
    lines = unified_diff(before.split("\n"), after.split("\n"), n=0, lineterm="")
    return "\n".join(line for line in list(lines)[2:] if not line.startswith("@@"))


def first_edit(before: str, after: str) -> int:
    """Return the number of the first line that differs."""
    pairs = enumerate(zip(before.split("\n"), after.split("\n"), strict=False))
    return next((number for number, (a, b) in pairs if a != b), len(before))


def compiled(source: str, original: Callable[..., Any], name: str) -> FunctionType:
    """Return the function that a source defines, in the globals of the original."""
    filename = f"<mutant {next(NUMBERS)} of {name}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(True), filename)
    defined: dict[str, Any] = {}
    exec(compile(source, filename, "exec"), original.__globals__, defined)
    function: FunctionType = defined[name]
    return function
