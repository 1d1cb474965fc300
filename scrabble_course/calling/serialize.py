"""Values as plain text, so that a stranger's object never reaches our own code.

What a student's function returns may be anything: an object whose `__eq__` always
says yes, a list that holds itself, a number too long to print. `encode` copies the
built-in values out of it, takes apart what can be sent in pieces, and names the
rest; `decode` gives plain values back. Lengths and depth are capped, so
neither side can be made to work for ever.

A class that is sent in pieces is registered here by its own module, so nobody who sends
need know any part of the course by name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeVar

MOST_DEPTH = 20
MOST_ITEMS = 20_000
MOST_TEXT = 100_000
"""Characters of all texts of one value together; a long number counts as text."""
MOST_BITS = 4_096
MOST_ALIKE = 50
"""Of the keys of one set or dict, how many may have the same hash."""

Json = Any
"""What `json.dumps` takes: text, numbers, truth values, None, and lists of them."""

Item = TypeVar("Item")
Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Strange:
    """Stands for a value that is not plain; it is equal to no expected value."""

    description: str

    def __repr__(self) -> str:
        return self.description


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


def encode(value: object) -> Json:
    """Return `value` as JSON: itself, or a list `[kind, content]`.

    >>> encode({"a": 1}), encode({1: "a"})
    ({'a': 1}, ['dict', [[1, 'a']]])
    >>> encode(object())
    ['strange', '<object object>']
    """
    if _is_short_text(value):
        return value
    return _Encoder().encode(value, 0)


def _is_short_text(value: object) -> bool:
    """Whether this is a text that is JSON by itself: most of what is sent is."""
    return type(value) is str and len(value) <= MOST_TEXT and value.isascii()


def decode(data: Json) -> Any:
    """Return the plain value that `encode` turned into `data`.

    >>> decode(encode((1, [2.5, None], {"x": {True}})))
    (1, [2.5, None], {'x': {True}})
    """
    if isinstance(data, dict):
        return dict(zip(data, _decoded(data.values()), strict=True))
    if not isinstance(data, list):
        return data
    kind, content = data
    if kind == "dict":
        keys = _unlike(_key(key) for key, _ in content)
        return dict(zip(keys, (decode(value) for _, value in content), strict=True))
    if kind == "value":
        return _together(*content)
    return _FROM_JSON[kind](content)


_FROM_JSON: dict[str, Callable[[Any], Any]] = {
    "list": lambda items: list(_decoded(items)),
    "tuple": lambda items: tuple(_decoded(items)),
    "set": lambda items: set(_unlike(_decoded(items))),
    "frozenset": lambda items: frozenset(_unlike(_decoded(items))),
    "float": lambda text: float(_short(text)),
    "strange": lambda text: Strange(str(text)),
}


def _decoded(items: Collection[Json]) -> Iterable[Any]:
    return items if _MADE_UP.isdisjoint(map(type, items)) else map(decode, items)


_MADE_UP = frozenset({list, dict})
"""What stands for something else in JSON, or holds it."""


def _key(data: Json) -> Any:
    key = decode(data)
    try:
        hash(key)
    except TypeError:  # a list with a hash of its own, say, which is plain here
        return Strange(repr(key)[:80])
    return key


def _together(name: str, *pieces: Json) -> Any:
    """Return the value that these pieces make; Strange if its class is not known.

    If a piece was too large to be sent, nothing but that may be left of the value.
    """
    if type(name) is not str:
        raise TypeError(f"no class is called {name!r}")
    form = form_named(name)
    if form is None:
        return Strange(f"<{name[:60]} object>")
    decoded = [decode(piece) for piece in pieces]
    try:
        return form.together(*decoded)
    except Exception as error:
        for piece in decoded:
            if type(piece) is Strange:
                return piece
        raise ValueError(f"these pieces make no {name}") from error


def _short(text: Any) -> str:
    """Return a text that `encode` may have sent; ValueError for any other."""
    if type(text) is not str or len(text) > MOST_TEXT:
        raise ValueError("no text, or too long a one")
    return text


def _unlike(keys: Iterable[Any]) -> list[Any]:
    """Return keys; ValueError if they were made so that a set of them takes for ever.

    Finding a place for a key takes as long as there are others with the same hash.
    """
    listed = list(keys)
    if len(listed) > MOST_ALIKE and _most_alike(listed) > MOST_ALIKE:
        raise ValueError("keys that were made to have the same hash")
    return listed


def _most_alike(keys: list[Any]) -> int:
    return max(Counter(map(hash, keys)).values())


_COLLECTIONS: tuple[Any, ...] = (list, tuple, set, frozenset)


class _Encoder:
    """Encodes one value, counting what it has seen."""

    items_left = MOST_ITEMS
    text_left = MOST_TEXT

    def encode(self, value: Any, depth: int) -> Json:
        self.items_left -= 1
        if self.items_left < 0 or depth > MOST_DEPTH:
            return ["strange", f"<{type_name(value)} too large to show>"]
        # `isinstance` would ask the value itself, and `__class__` can lie.
        made_by = type(value)
        if value is None or made_by is bool:
            return value
        if made_by is list or made_by is tuple:
            if self._takes((), value):
                return [made_by.__name__, list(value)]
        elif made_by is dict and self._takes(value, value.values()):
            return value.copy()
        if issubclass(made_by, int):
            return self._int(value)
        if issubclass(made_by, float):
            return ["float", float.__repr__(value)]
        if issubclass(made_by, str):
            return self._text(value)
        if issubclass(made_by, dict):
            return self._dict(value, depth)
        form = form_of(made_by)
        if form is not None:
            return self._in_pieces(value, form, depth)
        for kind in _COLLECTIONS:
            # The method of `kind` itself is called, not that of a subclass.
            if issubclass(made_by, kind):
                return self._items(kind.__name__, kind.__iter__(value), depth)
        return ["strange", f"<{type_name(value)} object>"]

    def _takes(self, keys: Collection[Any], items: Collection[Any]) -> bool:
        """Whether keys and items can be sent as they are, and there is room for them.

        Keys have to be texts. Most values that are sent are of this kind.
        """
        many = len(keys) + len(items)
        if many > self.items_left or not _TEXT.issuperset(map(type, keys)):
            return False
        characters = _characters(items) + (_characters(keys) if keys else 0)
        if not 0 <= characters <= self.text_left:
            return False
        self.items_left -= many
        self.text_left -= characters
        return True

    def _int(self, value: int) -> Json:
        bits = int.bit_length(value)
        self.text_left -= bits // 3
        if bits > MOST_BITS or self.text_left < 0:
            return ["strange", f"an int of {bits} bits"]
        return int.__int__(value)

    def _text(self, value: str) -> Json:
        length = str.__len__(value)
        self.text_left -= length
        if self.text_left < 0:
            return ["strange", f"a text of {length} characters"]
        # A lone surrogate cannot be sent as UTF-8.
        return str.encode(value, "utf-8", "replace").decode()

    def _in_pieces(self, value: Any, form: Form, depth: int) -> Json:
        try:
            pieces = tuple(form.apart(value))
        except Exception:  # what it holds was smuggled in, and can be anything
            return ["strange", f"<{form.name} object>"]
        encoded = (self.encode(piece, depth + 1) for piece in pieces)
        return ["value", [form.name, *encoded]]

    def _items(self, kind: str, content: Iterable[Any], depth: int) -> Json:
        items = [self.encode(item, depth + 1) for item in self._while_room(content)]
        if kind in ("set", "frozenset"):
            items.sort(key=repr)
        return [kind, items]

    def _dict(self, value: dict[Any, Any], depth: int) -> Json:
        return [
            "dict",
            [
                [self.encode(key, depth + 1), self.encode(item, depth + 1)]
                for key, item in self._while_room(dict.items(value))
            ],
        ]

    def _while_room(self, items: Iterable[Item]) -> Iterator[Item]:
        """Give the items, and stop after the first for which there is no room."""
        for item in items:
            yield item
            if self.items_left < 0:
                return


def _characters(items: Collection[Any]) -> int:
    """Return how long the texts of items are, which are JSON by themselves.

    Below 0, however much is added, if one of them is not, or may not be.
    """
    kinds = set(map(type, items))
    if not _JSON.issuperset(kinds):
        return _NEVER
    if int in kinds:
        numbers = [item for item in items if type(item) is int]
        if not -_LARGE < min(numbers) <= max(numbers) < _LARGE:
            return _NEVER
    if str not in kinds:
        return 0
    if kinds != _TEXT:
        items = [item for item in items if type(item) is str]
    text = "".join(items)
    return len(text) if text.isascii() else _NEVER


_TEXT = frozenset({str})
_JSON = frozenset({str, int, bool, type(None)})
_LARGE = 1 << 62
_NEVER = -_LARGE


def type_name(value: object) -> str:
    """Return the name of the value's class, which no metaclass can change.

    >>> type_name(3)
    'int'
    """
    return str.__str__(type.__dict__["__name__"].__get__(type(value)))[:60]
