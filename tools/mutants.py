"""Makes mutants of a function: the same function with one small edit in its source.

The edits are slips that beginners make: a bound that is one off, `<=` for `<`, a line
left out, `word.lower()` not called, a `return` that stands inside the loop. Many
mutants are wrong, in ways that nobody thought of; some work as well as the original.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from difflib import unified_diff
from itertools import count
from types import FunctionType
from typing import Any

OPERATORS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.Gt),
    ast.LtE: (ast.Lt, ast.GtE),
    ast.Gt: (ast.GtE, ast.Lt),
    ast.GtE: (ast.Gt, ast.LtE),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.Div: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Div,),
    ast.Mod: (ast.FloorDiv,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
"""What may be typed in place of each operator."""
FORGOTTEN_METHODS = frozenset({"copy", "lower", "strip", "upper"})
FORGOTTEN_FUNCTIONS = frozenset({"dict", "list", "max", "min"})
EXTREMES = {"max": "min", "min": "max"}
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

    >>> tree = ast.parse("def f(x): return x < y").body[0]
    >>> [source.split("\n    ")[1] for source in edited_sources(tree)]
    ['pass', 'return x <= y', 'return x > y']
    """
    before = ast.unparse(tree)
    found: dict[str, None] = {}
    for node in ast.walk(tree):
        for field, now in list(ast.iter_fields(node)):
            for then in alternatives(now):
                setattr(node, field, then)
                found.setdefault(ast.unparse(tree))
            setattr(node, field, now)
    found.pop(before, None)
    return sorted(filter(can_be_compiled, found), key=lambda it: first_edit(before, it))


def alternatives(now: Any) -> Iterator[Any]:
    """Give what a slip may write in place of a node, or of a list of nodes."""
    if not isinstance(now, list):
        yield from slips(now)
        return
    for place, one in enumerate(now):
        before, after = now[:place], now[place + 1 :]
        yield from ([*before, then, *after] for then in slips(one))
        if may_be_left_out(one):
            yield [*before, *after] or [ast.Pass()]
        match now[place : place + 2]:
            case [ast.For() | ast.While() as loop, ast.Return() as last]:
                inside = copy(loop)
                inside.body = [*loop.body, last]
                yield [*before, inside, *after[1:]]


def slips(node: Any) -> Iterator[ast.AST | None]:
    """Give the nodes that a slip may write for this one."""
    for kind in OPERATORS.get(type(node), ()):
        yield kind()
    match node:
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.AugAssign(target, _, value):
            yield ast.Assign([target], value, lineno=node.lineno)
        case ast.Slice(lower, upper, step):
            yield from (ast.Slice(one, upper, step) for one in other_bounds(lower))
            yield from (ast.Slice(lower, one, step) for one in other_bounds(upper))
        case ast.Break():
            yield ast.Continue()
        case ast.Call():
            yield from other_calls(node)


def other_bounds(bound: ast.expr | None) -> Iterator[ast.expr | None]:
    """Give none, and one more, for a bound of a slice."""
    if bound is not None:
        yield None
        if not isinstance(bound, ast.Constant):
            yield ast.BinOp(bound, ast.Add(), ast.Constant(1))


def other_calls(call: ast.Call) -> Iterator[ast.expr]:
    """Give what is left of a call that is forgotten, or another call."""
    match call:
        case ast.Call(ast.Attribute(value, method), []) if method in FORGOTTEN_METHODS:
            yield value
        case ast.Call(ast.Name(name), arguments) if name in FORGOTTEN_FUNCTIONS:
            yield from arguments
            if name in EXTREMES:
                yield ast.Call(ast.Name(EXTREMES[name]), arguments, call.keywords)
        case ast.Call(ast.Name("range"), [*before, last]):
            fewer = ast.BinOp(last, ast.Sub(), ast.Constant(1))
            yield ast.Call(call.func, [*before, fewer], [])


def may_be_left_out(node: object) -> bool:
    """Whether this is a statement that does something."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return isinstance(node, ast.stmt) and not is_text


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
