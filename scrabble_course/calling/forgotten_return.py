"""What a function has worked out that returns nothing at all.

A forgotten `return` makes each call come to None, however right the rest is. What the
function's own variables stood for at its end shows how right that is.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable
from functools import lru_cache
from inspect import CO_ASYNC_GENERATOR, CO_COROUTINE, CO_GENERATOR
from types import CodeType, FrameType, FunctionType
from typing import Any

MOST_VARIABLES, MOST_ITEMS = 8, 1_000
_PLAIN = (bool, int, float, str, list, tuple, set, dict)
_LOAD_CONST, _RETURN_VALUE = dis.opmap["LOAD_CONST"], dis.opmap["RETURN_VALUE"]
_RETURN_CONST = dis.opmap.get("RETURN_CONST", -1)
_RETURNS = (_RETURN_VALUE, _RETURN_CONST)
_NOT_CALLED = CO_ASYNC_GENERATOR | CO_COROUTINE | CO_GENERATOR

Values = dict[str, Any]
"""What names stand for."""


class VariablesLeft:
    """Looks at the variables of a function whenever it ends, between begin and end.

    >>> def double(x):
    ...     result = 2 * x
    >>> left = VariablesLeft(double)
    >>> left.begin(), double(4), left.end(), left.values()
    (None, None, None, {'result': 8})
    """

    def __init__(self, function: FunctionType) -> None:
        self._code = function.__code__
        self._left: Values = {}

    def begin(self) -> None:
        """Look from here on."""
        self._before = sys.getprofile()
        sys.setprofile(self._look)

    def end(self) -> None:
        """Look no more."""
        sys.setprofile(self._before)

    def values(self) -> Values:
        """Return what the variables stood for in the end, if plain and small."""
        many = self._code.co_argcount + self._code.co_kwonlyargcount
        names = self._code.co_varnames[many:]
        own = [name for name in names if _is_small(self._left.get(name))]
        return {name: self._left[name] for name in own[-MOST_VARIABLES:]}

    def _look(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "return" and frame.f_code is self._code:
            self._left = dict(frame.f_locals)


def variables_left(function: Callable[..., Any]) -> VariablesLeft | None:
    """Return what looks at a function that never returns a value, None for others."""
    if type(function) is FunctionType and gives_nothing(function.__code__):
        return VariablesLeft(function)
    return None


@lru_cache(maxsize=8)
def gives_nothing(code: CodeType) -> bool:
    """Whether a function returns None wherever it ends, as its bytes tell."""
    raw, constants = code.co_code, code.co_consts
    ends = [at for at in range(0, len(raw), 2) if raw[at] in _RETURNS]
    for at in ends:
        load = at if raw[at] == _RETURN_CONST else at - 2
        is_constant = raw[load] in (_LOAD_CONST, _RETURN_CONST)
        if not is_constant or constants[raw[load + 1]] is not None:
            return False
    # A value may come to a `return` from further up: `return x if y else None`.
    labels = dis.findlabels(raw)  # type: ignore[arg-type]
    is_one_way = set(ends).isdisjoint(labels)
    return is_one_way and not code.co_flags & _NOT_CALLED


def _is_small(value: Any) -> bool:
    is_plain = type(value) in _PLAIN
    return is_plain and (isinstance(value, int | float) or len(value) <= MOST_ITEMS)
