"""Values that can be sent: how each is taken apart, and put together again.

A class is registered here by its own module. Whoever sends values looks their class up
and need not know any part of the course by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, fields
from typing import Any, TypeVar

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Form:
    """How the values of one class travel.

    `apart` returns the pieces of a value: built-in values, or values that can be sent
    themselves. Anything may be in the slots of a value that a student has made; if it
    is not what belongs there, `apart` raises. `together` takes the pieces, and raises
    if they make no value. Most stay as they were made; `changes` marks those that do
    not.
    """

    kind: type
    apart: Callable[[Any], Iterable[object]]
    together: Callable[..., Any]
    changes: bool = False

    @property
    def name(self) -> str:
        """What the class is called."""
        return self.kind.__name__


_BY_IDENTITY: dict[int, Form] = {}
"""By `id` of the class: a stranger's class may say that it equals one of ours."""
_BY_NAME: dict[str, Form] = {}


def register(
    kind: type[Value],
    apart: Callable[[Value], Iterable[object]],
    together: Callable[..., Value],
    changes: bool = False,
) -> None:
    """Have the values of the class `kind` sent in pieces (`Form`).

    Two modules whose classes have the same name are a ValueError.
    """
    known = _BY_NAME.get(kind.__name__)
    if known is not None and known.kind.__module__ != kind.__module__:
        raise ValueError(
            f"{kind} cannot be sent beside {known.kind}; give it a name of its own"
        )
    form = Form(kind, apart, together, changes)
    _BY_IDENTITY[id(kind)] = _BY_NAME[kind.__name__] = form


def by_fields(kind: type[Value]) -> type[Value]:
    """Have the values of a dataclass sent field by field; to stand above the class.

    >>> @by_fields
    ... @dataclass(frozen=True)
    ... class Guess:
    ...     word: str
    >>> form = form_named("Guess")
    >>> form.apart(Guess("cat")), form.together("cat")
    (('cat',), Guess(word='cat'))
    """
    names = tuple(field.name for field in fields(kind))  # type: ignore[arg-type]

    def apart(value: Value) -> tuple[object, ...]:
        return tuple(getattr(value, name, None) for name in names)

    register(kind, apart, kind)
    return kind


def form_of(kind: type) -> Form | None:
    """Return how the values of exactly this class are sent, or None."""
    return _BY_IDENTITY.get(id(kind))


def stays(kind: type) -> bool:
    """Whether values of exactly this class always stay as they were made.

    >>> stays(str), stays(list)
    (True, False)
    """
    if kind in _STAY:
        return True
    form = form_of(kind)
    return form is not None and not form.changes


_STAY = frozenset({str, int, float, bool, type(None)})


def form_named(name: str) -> Form | None:
    """Return how the values of the class of that name are sent, or None."""
    return _BY_NAME.get(name)
