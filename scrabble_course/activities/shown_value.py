"""A value as it stands at a moment, in a few words: what a step-by-step view shows."""

from __future__ import annotations

import re
import reprlib
from inspect import getattr_static
from itertools import islice
from types import FunctionType, ModuleType
from typing import Any

LONGEST_VALUE = 200
"""Characters of one value that are shown."""
MOST_ITEMS = 30
"""Items of one list, dictionary or set that are shown."""
_ENOUGH = 10 * LONGEST_VALUE
"""Characters of a dictionary after which nothing is added: the text is cut anyway.

Without it, a tree of dictionaries would be written down to its last branch.
"""

_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
_CANNOT_CHANGE = (
    *(str, int, float, complex, bool, bytes, tuple, frozenset, range, type, type(None)),
    *(FunctionType, ModuleType, type(len), type(...)),
)


def shown(value: object) -> str:
    """Return `value` as source, or nearly: cut where it is long, without addresses.

    Items keep their order. An object of a class without a face of its own shows what
    it holds.

    >>> shown({"q": 1, "u": [2.5, None]})
    "{'q': 1, 'u': [2.5, None]}"
    >>> shown(list(range(1000)))[-12:]
    '28, 29, ...]'
    """
    try:
        text = _FACES.repr(value)
    except Exception:
        text = f"<{type(value).__name__} object>"
    return cut(_ADDRESS.sub("", text), LONGEST_VALUE)


def error_text(error: object) -> str:
    """Return an error as the last line of a traceback has it.

    >>> error_text(KeyError("y"))
    "KeyError: 'y'"
    """
    try:
        text = str(error)
    except Exception:
        text = ""
    name = type(error).__name__
    return cut(f"{name}: {text}" if text else name, LONGEST_VALUE)


def cut(text: str, longest: int) -> str:
    """Return `text`, without its middle if it has more than `longest` characters."""
    half = (longest - 5) // 2
    return text if len(text) <= longest else f"{text[:half]} ... {text[-half:]}"


def can_change(value: object) -> bool:
    """Whether a value can become another while its names stay: a list, a dictionary."""
    return not isinstance(value, _CANNOT_CHANGE)


class _Faces(reprlib.Repr):
    """Writes values with limits on everything, so that none takes long."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = MOST_ITEMS
        self.maxdict = self.maxdeque = self.maxarray = MOST_ITEMS
        self.maxstring = self.maxlong = self.maxother = LONGEST_VALUE
        self.maxlevel = 5

    def repr_dict(self, value: dict[Any, Any], level: int) -> str:
        """Keep the order of the keys, which `reprlib` would sort."""
        if level <= 0:
            return "{...}"
        pairs: list[str] = []
        for key in islice(value, MOST_ITEMS):
            if sum(map(len, pairs)) > _ENOUGH:
                break
            item = self.repr1(value[key], level - 1)
            pairs.append(f"{self.repr1(key, level - 1)}: {item}")
        more = ["..."] if len(pairs) < len(value) else []
        return f"{{{', '.join(pairs + more)}}}"

    def repr_instance(self, value: Any, level: int) -> str:
        """Show what an object holds whose class does not say how it looks."""
        kind = type(value)
        is_faceless = getattr_static(kind, "__repr__") is vars(object)["__repr__"]
        if not is_faceless or not hasattr(value, "__dict__"):
            return super().repr_instance(value, level)
        if level <= 0:
            return f"{kind.__name__}(...)"
        held = [*vars(value).items()][:MOST_ITEMS]
        fields = [f"{name}={self.repr1(part, level - 1)}" for name, part in held]
        return f"{kind.__name__}({', '.join(fields)})"

    def repr_function(self, value: FunctionType, level: int) -> str:
        """Name a function without its address."""
        return f"<function {value.__name__}>"


_FACES = _Faces()
