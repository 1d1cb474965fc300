"""What can be told of a function without a call of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper as _Cached
from inspect import getattr_static, signature
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any


def name_of(function: Any) -> str:
    """Return the name of a function, "" if it has none; no code of its own is run."""
    if type(function) is MethodType:
        function = function.__func__
    if type(function) in (FunctionType, BuiltinFunctionType):
        name = function.__name__
    else:
        name = getattr_static(function, "__name__", "")
    return name if type(name) is str else ""


def as_written(function: Any) -> Any:
    """Return the function that a decorator such as `functools.cache` keeps inside."""
    inside = getattr_static(function, "__wrapped__", None)
    is_plain = type(function) in (FunctionType, _Cached)
    return inside if is_plain and type(inside) is FunctionType else function


def fits(
    function: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]
) -> bool:
    """Whether a function takes these arguments; true where that is not known."""
    try:
        takes = signature(function)
    except (TypeError, ValueError):
        return True
    try:
        takes.bind(*args, **named)
    except TypeError:
        return False
    return True
