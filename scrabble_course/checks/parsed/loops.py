"""Signs in loops: what never changes in them, and what is asked only once."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from scrabble_course.checks.parsed.text import (
    Found,
    Parsed,
    called,
    is_read,
    method,
    names_in,
)

_LEAVES = (ast.Return, ast.Break, ast.Raise, ast.Yield, ast.YieldFrom)
_LOOPS = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_PERHAPS_THE_SAME = (ast.Name, ast.Subscript, ast.Attribute, ast.IfExp, ast.BoolOp)
"""What gives no value of its own, but one that may be there already."""
_ONLY_LOOK = {
    *("abs", "all", "any", "calculate_handlen", "display_hand", "float", "int", "len"),
    *("max", "min", "print", "range", "set", "sorted", "str", "sum", "tuple"),
}
"""Functions that leave what they are given as it is, and answer alike each time."""
_METHODS_THAT_ONLY_LOOK = {
    *("count", "endswith", "get", "isalpha", "isdigit", "islower", "items", "keys"),
    *("lower", "startswith", "strip", "upper", "values"),
}
_METHODS_THAT_KEEP = {
    *("add", "append", "discard", "extend", "find", "index", "insert", "join", "pop"),
    *("remove", "replace", "setdefault", "split", "update"),
}
"""They may change what stands before the dot, and not what they are given."""


def loop_without_end(text: Parsed) -> Found:
    """Find a `while` that nothing ends once it has begun."""
    reaches_out: list[ast.stmt] = [*text.every(ast.Global), *text.every(ast.Nonlocal)]
    if reaches_out:
        return
    for loop in text.each_own(ast.While):
        asked = {name.id for name in names_in(loop.test)} - _called_in(loop.test)
        inside = [*_inside(loop)]
        if any(isinstance(node, _LEAVES) for node in inside) or not _only_looks(loop):
            continue
        if asked & _changed_by(inside) or asked & _known_otherwise(text):
            continue
        if asked:
            never = " or ".join(f"`{name}`" for name in sorted(asked))
            yield loop, f"nothing in it changes {never}, or leaves the loop"
        elif isinstance(loop.test, ast.Constant) and loop.test.value:
            yield loop, "no `break` and no `return` leaves it"


def asked_above_the_loop(text: Parsed) -> Found:
    """Find a reply that a loop compares, and that was asked above it, once for all."""
    if text.right is None or not any(map(_asks, text.right.every(ast.While))):
        return
    for loop in text.every(ast.While):
        if _asks(loop):
            continue
        made_inside = {name.id for name in names_in(loop) if not is_read(name)}
        compared = _compared_with_texts(loop) - made_inside
        for asking in text.each_own(ast.Assign):
            names = {name.id for name in names_in(*asking.targets)} & compared
            if names and asking.lineno < loop.lineno and _asks(asking):
                yield asking, loop, min(names)


def no_loop(text: Parsed) -> Found:
    """Find a game that asks, and decides with `if`, where the right one has a loop."""
    if text.right is None or not any(map(_asks, text.right.every(ast.While))):
        return
    calls = {called(call) for call in text.every(ast.Call)}
    known = {called(call) for call in text.right.every(ast.Call)} | {*dir(builtins), ""}
    repeats = any(text.every(kind) for kind in _LOOPS)
    if calls <= known and text.each_own(ast.If) and not repeats:
        asked = [call for call in text.each_own(ast.Call) if called(call) == "input"]
        yield from ((call,) for call in asked[:1])


def _inside(loop: ast.While) -> Iterator[ast.AST]:
    for statement in (*loop.body, *loop.orelse):
        yield from ast.walk(statement)


def _called_in(node: ast.AST) -> set[str]:
    return {called(inner) for inner in ast.walk(node)}


def _asks(node: ast.AST) -> bool:
    return "input" in _called_in(node)


def _only_looks(loop: ast.While) -> bool:
    """Whether the condition is the same again as long as its names hold the same."""
    calls = [node for node in ast.walk(loop.test) if isinstance(node, ast.Call)]
    known = _ONLY_LOOK | _METHODS_THAT_ONLY_LOOK
    is_named = any(isinstance(node, ast.NamedExpr) for node in ast.walk(loop.test))
    return not is_named and all((called(c) or method(c)) in known for c in calls)


def _changed_by(nodes: list[ast.AST]) -> set[str]:
    """Return the names that may hold something else, or something changed, after it."""
    changed: set[str] = set()
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                changed.add(name)
            case (
                ast.Subscript(value=value, ctx=ast.Store() | ast.Del())
                | ast.Attribute(value=value, ctx=ast.Store() | ast.Del())
            ):
                changed |= {name.id for name in names_in(value)}
            case ast.Call(func=ast.Attribute(value=value, attr=attr), args=given):
                if attr not in _METHODS_THAT_ONLY_LOOK:
                    changed |= {name.id for name in names_in(value)}
                    arguments = () if attr in _METHODS_THAT_KEEP else given
                    changed |= {name.id for name in names_in(*arguments)}
            case ast.Call(args=given, keywords=named):
                if called(node) not in _ONLY_LOOK:
                    values = [one.value for one in named]
                    changed |= {name.id for name in names_in(*given, *values)}
    return changed


def _known_otherwise(text: Parsed) -> set[str]:
    """Return the names of what may have another name, or that helpers can get at."""
    again: set[str] = set()
    for made in text.every(ast.Assign):
        if isinstance(made.value, _PERHAPS_THE_SAME):
            again |= {name.id for name in names_in(*made.targets, made.value)}
    reached = {name.id for name in names_in(*text.every(ast.FunctionDef))}
    given = {parameter.arg for parameter in text.parameters}
    outside = {name.id for name in names_in(text.function)} - text.bound - given
    return again | reached | (outside if _calls_helpers(text) else set())


def _calls_helpers(text: Parsed) -> bool:
    calls = {called(call) for call in text.every(ast.Call)} - {""}
    return bool(calls - _ONLY_LOOK - {*dir(builtins)})


def _compared_with_texts(loop: ast.While) -> set[str]:
    """Return the names that are compared with a text in a loop."""
    found = set()
    for node in ast.walk(loop):
        match node:
            case ast.Compare(ast.Name(id=name), [ast.Eq() | ast.NotEq()], [side]):
                if isinstance(side, ast.Constant) and isinstance(side.value, str):
                    found.add(name)
    return found
