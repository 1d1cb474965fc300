"""A verb that is called wrongly says so in one sentence, without a traceback.

What a student's own function does inside a verb is told by the verb; an error that
leaves it is about the call itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from traceback import walk_tb
from types import FrameType
from typing import Any, ParamSpec, TypeVar

from scrabble_course.calling.callables import fits

MISUSES = (LookupError, TypeError, ValueError)
_P = ParamSpec("_P")
_R = TypeVar("_R")


def in_one_sentence(example: str) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Make a verb that tells its misuse; `example` is for who leaves a value out."""

    def decorate(verb: Callable[_P, _R]) -> Callable[_P, _R]:
        @wraps(verb)
        def told(*args: _P.args, **named: _P.kwargs) -> _R:
            try:
                return verb(*args, **named)
            except MISUSES as error:
                if not fits(verb, args, named):
                    error = TypeError(f"{error}. Write for example: {example}")
                raise without_traceback(error) from None

        return told

    return decorate


def without_traceback(error: Exception) -> Exception:
    """Have IPython show this error as its message alone, unless it is the student's.

    A value of their own class may fail wherever it is shown or compared.
    """
    if any(_is_of_a_notebook(frame) for frame, _ in walk_tb(error.__traceback__)):
        return error
    told = str(error.args[0]) if len(error.args) == 1 else str(error)
    told = told.replace(".__init__()", "()")
    error._render_traceback_ = lambda: [told]  # type: ignore[attr-defined]
    return error


def _is_of_a_notebook(frame: FrameType) -> bool:
    return frame.f_globals.get("__name__") == "__main__"


def check_values(
    opening: str,
    function: Callable[..., Any],
    args: tuple[Any, ...],
    example: str = "",
    name: str = "",
) -> None:
    """Raise TypeError that says how many values a function needs, if it is not these.

    `opening` is what stands before the function in the call, and `example` are values
    to show, where some are known; `name` is what the function is called there.

    >>> check_values("steps(", lambda word, n: word, ("LEAP",))
    Traceback (most recent call last):
    TypeError: <lambda> needs 2 values: steps(<lambda>, word, n)
    """
    if fits(function, args, {}):
        return
    needed = [
        one
        for one, parameter in signature(function).parameters.items()
        if parameter.default is Parameter.empty
        and parameter.kind is Parameter.POSITIONAL_OR_KEYWORD
    ]
    name = name or function.__name__
    values = "1 value" if len(needed) == 1 else f"{len(needed) or 'no'} values"
    call = ", ".join([name, example or ", ".join(needed)]).removesuffix(", ")
    raise TypeError(f"{name} needs {values}: {opening}{call})")
