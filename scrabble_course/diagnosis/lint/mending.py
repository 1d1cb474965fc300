"""A function as it was meant: the same, with one of its lines mended."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable
from contextlib import suppress
from types import FunctionType
from typing import Any

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.lint.source import CodePiece, ParsedFunction

Mend = Callable[[ParsedFunction, CodePiece], list[ast.stmt] | ast.AST | None]
"""Gives what should stand in place of the piece that was found, None if it is open."""


def mended(
    parsed: ParsedFunction, piece: CodePiece, mend: Mend
) -> ast.FunctionDef | None:
    """Return the function of a text with a piece of it mended; None if it cannot be.

    Statements take the place of the statement that the piece is.
    """
    instead = mend(parsed, piece)
    if instead is None or parsed.function.decorator_list:
        return None
    known: dict[int, Any] = {}
    with suppress(*PARSE_FAULTS):
        twin = copy.deepcopy(parsed.function, known)
        is_put = _put(twin, known[id(piece)], copy.deepcopy(instead))
        return twin if is_put else None
    return None


def function_like(
    function: Callable[..., Any], written: ast.FunctionDef
) -> FunctionType | None:
    """Return what `written` defines, where `function` stands; None if it cannot be.

    When it calls itself, it is the mended one that is called. If it is a helper that is
    `written`, the function comes back that calls this one.
    """
    if type(function) is not FunctionType or function.__closure__:
        return None
    around = dict(function.__globals__)
    module = ast.Module([written], [])
    filename = function.__code__.co_filename
    try:
        exec(compile(ast.fix_missing_locations(module), filename, "exec"), around)
    except Exception:  # a default that can be worked out only once, say
        return None
    made = around[written.name]
    if written.name != function.__code__.co_name:
        code, defaults = function.__code__, function.__defaults__
        made = FunctionType(code, around, function.__name__, defaults)
        around[function.__name__] = made
    return made if type(made) is FunctionType else None


def as_it_is(parsed: ParsedFunction, piece: CodePiece) -> list[ast.stmt] | ast.AST:
    """Leave it: a call that is made by itself begins afresh, which is all it needs."""
    return [piece] if isinstance(piece, ast.stmt) else piece


def _put(node: ast.AST, old: ast.AST, new: list[ast.stmt] | ast.AST) -> bool:
    """Put something in the place of an old node; say if that was there."""
    for name, value in ast.iter_fields(node):
        if value is old and isinstance(new, ast.AST):
            setattr(node, name, new)
            return True
        if not isinstance(value, list):
            if isinstance(value, ast.AST) and _put(value, old, new):
                return True
            continue
        for place, one in enumerate(value):
            if isinstance(new, list) and isinstance(one, ast.stmt):
                if one is old or (isinstance(one, ast.Expr) and one.value is old):
                    value[place : place + 1] = new or [ast.Pass()]
                    return True
            elif one is old and isinstance(new, ast.AST):
                value[place] = new
                return True
            if isinstance(one, ast.AST) and _put(one, old, new):
                return True
    return False
