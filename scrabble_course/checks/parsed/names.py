"""Signs in the names of a function: lost, never read, from outside, Python's own."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from scrabble_course.checks.parsed.text import (
    Found,
    Parsed,
    called,
    ends,
    is_read,
    names_in,
)

_BUILTINS = frozenset(vars(builtins))
_SEE_ALL_NAMES = {"locals", "vars", "eval", "exec", "dir"}
_FUNCTIONS = (ast.Lambda, ast.Name, ast.Attribute, ast.Subscript, ast.IfExp)
"""What may stand for a function; anything else that is assigned is data."""


def loop_hides_parameter(text: Parsed) -> Found:
    """Find a loop whose variable takes the place of a parameter that was not used."""
    for statement, name in _lost(text):
        if isinstance(statement, ast.For):
            yield statement, name


def parameter_overwritten(text: Parsed) -> Found:
    """Find an assignment to a parameter whose value was not used before."""
    for statement, name in _lost(text):
        if isinstance(statement, ast.Assign):
            yield statement, name


def unused_parameter(text: Parsed) -> Found:
    """Find a parameter that is never read, and that the exercise needs."""
    unneeded = _unused(text.right) if text.right else []
    names = [parameter.arg for parameter in unneeded]
    yield from ((found,) for found in _unused(text) if found.arg not in names)


def name_from_outside(text: Parsed) -> Found:
    """Find data that is read though nobody handed it to the function."""
    for name in text.every(ast.Name):
        is_constant = name.id.isupper() or name.id in text.bound
        if name.id in text.outside and not is_constant:
            needed = ", ".join(f"`{parameter.arg}`" for parameter in text.parameters)
            yield name, needed or "its parameters"


def builtin_hidden(text: Parsed) -> Found:
    """Find a call of one of Python's functions whose name was given to a value."""
    calls = {called(call): call for call in reversed(text.each_own(ast.Call))}
    for assigned in text.each_own(ast.Assign):
        match assigned.targets:
            case [ast.Name(id=name)] if name in calls and name in _BUILTINS:
                if not isinstance(assigned.value, _FUNCTIONS):
                    yield assigned, calls[name], name


def _lost(text: Parsed) -> Iterator[tuple[ast.stmt, str]]:
    """Give statements that take a parameter's place, before its value was used."""
    unused = {parameter.arg for parameter in text.parameters}
    return _lost_in(text.function.body, unused, is_loop=False)


def _lost_in(
    block: list[ast.stmt], unused: set[str], is_loop: bool
) -> Iterator[tuple[ast.stmt, str]]:
    """Go through a block, and take from `unused` what its statements use.

    Only what is reached on every way counts as lost. A value is not used up by what
    only makes it anew (`word = word.lower()`), nor by a guard (`if n < 1: return`).
    """
    for statement in block:
        match statement:
            case ast.For(target=target, iter=source, body=body, orelse=rest):
                unused -= _read_in(source)
                for name in sorted(unused & {inner.id for inner in names_in(target)}):
                    unused.discard(name)
                    yield statement, name
                yield from _lost_in(body, unused, is_loop=True)
                unused -= _read_in(*rest)
            case ast.While(test=test, body=body, orelse=rest):
                unused -= _read_in(test)
                yield from _lost_in(body, unused, is_loop=True)
                unused -= _read_in(*rest)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                read = _read_in(value)
                unused -= read - {name}
                if name in unused - read and not is_loop:
                    unused.discard(name)
                    yield statement, name
            case ast.AugAssign(target=ast.Name(), value=value):
                unused -= _read_in(value)
            case ast.If(body=body, orelse=[]) if ends(body):
                unused -= _read_in(*body)
            case _:
                unused -= {name.id for name in names_in(statement)}


def _read_in(*nodes: ast.AST) -> set[str]:
    return {name.id for name in names_in(*nodes) if is_read(name)}


def _unused(text: Parsed) -> list[ast.arg]:
    """Return the parameters that are never read, nor told to be lost."""
    names = {name.id for name in text.every(ast.Name) if is_read(name)}
    names |= {n.id for more in text.every(ast.AugAssign) for n in names_in(more.target)}
    refuses = any(isinstance(way, ast.Raise) for way in ends(text.function.body))
    if refuses or names & _SEE_ALL_NAMES:
        return []
    names |= {name for _, name in _lost(text)}
    return [p for p in text.parameters if p.arg not in names and p.arg[0] != "_"]
