"""Values as plain text, so that a stranger's object never reaches our own code.

What a student's function returns may be anything: an object whose `__eq__` always
says yes, a list that holds itself, a number too long to print. `encode` copies the
built-in values out of it and names the rest; `decode` gives plain values back.
Lengths and depth are capped, so neither side can be made to work for ever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from scrabble_course.board.board import Board
from scrabble_course.board.errors import BoardError
from scrabble_course.board.play import Play
from scrabble_course.checks.chance import SeededRandom
from scrabble_course.engine.lexicon import Lexicon
from scrabble_course.scrabble.turns import Challenge, EndGame, Exchange, Pass, Place
from scrabble_course.scrabblegram.best_word import ScoreModifier

MAX_DEPTH = 20
MAX_ITEMS = 20_000
MAX_TEXT = 100_000
"""Characters of all texts of one value together; a long number counts as text."""
MAX_BITS = 4_096
MAX_ALIKE = 50
"""Of the keys of one set or dict, how many may have the same hash."""

Json = Any
"""What `json.dumps` takes: text, numbers, truth values, None, and lists of them."""

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Strange:
    """Stands for a value that is not plain; it is equal to no expected value."""

    description: str

    def __repr__(self) -> str:
        return self.description


def encode(value: object) -> Json:
    """Return `value` as JSON: itself, or a list `[kind, content]`.

    >>> encode({"a": 1})
    ['dict', [['a', 1]]]
    >>> encode(object())
    ['strange', '<object object>']
    """
    return _Encoder().encode(value, 0)


def decode(data: Json) -> Any:
    """Return the plain value that `encode` turned into `data`.

    >>> decode(encode((1, [2.5, None], {"x": {True}})))
    (1, [2.5, None], {'x': {True}})
    """
    if not isinstance(data, list):
        return data
    kind, content = data
    if kind == "dict":
        keys = _unlike(decode(key) for key, _ in content)
        return dict(zip(keys, (decode(value) for _, value in content), strict=True))
    if kind in _TURNS:
        return _TURNS[kind](*map(decode, content))
    return _FROM_JSON[kind](content)


_TURNS: dict[str, Any] = {
    "play": Play,
    "place": Place,
    "pass": Pass,
    "exchange": Exchange,
    "challenge": Challenge,
    "end game": EndGame,
}
"""Values that are sent field by field: turns, and the play in one."""

_FROM_JSON: dict[str, Callable[[Any], Any]] = {
    "list": lambda items: [decode(item) for item in items],
    "tuple": lambda items: tuple(decode(item) for item in items),
    "set": lambda items: set(_unlike(map(decode, items))),
    "frozenset": lambda items: frozenset(_unlike(map(decode, items))),
    "float": lambda text: float(_short(text)),
    "board": lambda text: Board.parse(_short(text)),
    "lexicon": lambda text: Lexicon.from_words(_short(text).split()),
    "modifier": lambda name: ScoreModifier[str(name)],
    "rng": lambda numbers: SeededRandom(*map(int, numbers)),
    "strange": lambda text: Strange(str(text)),
}


def _short(text: Any) -> str:
    """Return a text that `encode` may have sent; ValueError for any other."""
    if type(text) is not str or len(text) > MAX_TEXT:
        raise ValueError("no text, or too long a one")
    return text


def _unlike(keys: Iterable[Any]) -> list[Any]:
    """Return keys; ValueError if they were made so that a set of them takes for ever.

    Finding a place for a key takes as long as there are others with the same hash.
    """
    listed = list(keys)
    if len(listed) > MAX_ALIKE and _most_alike(listed) > MAX_ALIKE:
        raise ValueError("keys that were made to have the same hash")
    return listed


def _most_alike(keys: list[Any]) -> int:
    return max(Counter(map(hash, keys)).values())


_COLLECTIONS: tuple[Any, ...] = (list, tuple, set, frozenset)


class _Encoder:
    """Encodes one value, counting what it has seen."""

    def __init__(self) -> None:
        self.items_left = MAX_ITEMS
        self.text_left = MAX_TEXT

    def encode(self, value: Any, depth: int) -> Json:
        self.items_left -= 1
        if self.items_left < 0 or depth > MAX_DEPTH:
            return ["strange", f"<{type_name(value)} too large to show>"]
        # `isinstance` would ask the value itself, and `__class__` can lie.
        made_by = type(value)
        if value is None or made_by is bool:
            return value
        if issubclass(made_by, int):
            return self._int(value)
        if issubclass(made_by, float):
            return ["float", float.__repr__(value)]
        if issubclass(made_by, str):
            return self._text(value)
        if issubclass(made_by, dict):
            return self._dict(value, depth)
        ours = self._value_of_the_course(value, made_by, depth)
        if ours is not None:
            return ours
        for kind in _COLLECTIONS:
            # The method of `kind` itself is called, not that of a subclass.
            if issubclass(made_by, kind):
                return self._items(kind.__name__, kind.__iter__(value), depth)
        return ["strange", f"<{type_name(value)} object>"]

    def _value_of_the_course(self, value: Any, made_by: Any, depth: int) -> Json:
        """Return a value of one of our own classes as JSON, or None if it is none."""
        if made_by is ScoreModifier:
            return ["modifier", str.__str__(value.name)]
        if made_by is Board:
            return self._board(value)
        if made_by is Lexicon:
            return self._lexicon(value)
        if made_by is SeededRandom:
            return ["rng", [_number(value.start), _number(value.used)]]
        for kind, turn in _TURNS.items():
            if made_by is turn:
                fields = (getattr(value, name, None) for name in turn.__slots__)
                return [kind, [self.encode(field, depth + 1) for field in fields]]
        return None

    def _int(self, value: int) -> Json:
        bits = int.bit_length(value)
        self.text_left -= bits // 3
        if bits > MAX_BITS or self.text_left < 0:
            return ["strange", f"an int of {bits} bits"]
        return int.__int__(value)

    def _text(self, value: str) -> Json:
        length = str.__len__(value)
        self.text_left -= length
        if self.text_left < 0:
            return ["strange", f"a text of {length} characters"]
        # A lone surrogate cannot be sent as UTF-8.
        return str.encode(value, "utf-8", "replace").decode()

    def _board(self, value: Board) -> Json:
        rows: Any = getattr(value, "rows", None)
        are_texts = type(rows) in (list, tuple) and all(
            type(row) is str for row in rows
        )
        try:
            board = Board(tuple(rows) if are_texts else ())
        except BoardError:  # its rows were smuggled in, or are no texts
            return ["strange", "<Board object>"]
        text = self._text(str(board))
        return ["board", text] if isinstance(text, str) else text

    def _lexicon(self, value: Lexicon) -> Json:
        try:
            text = self._text(" ".join(value))
        except Exception:  # what it holds was smuggled in, and can be anything
            return ["strange", "<Lexicon object>"]
        return ["lexicon", text] if isinstance(text, str) else text

    def _items(self, kind: str, content: Iterable[Any], depth: int) -> Json:
        items = [self.encode(item, depth + 1) for item in self._while_room(content)]
        if kind in ("set", "frozenset"):
            items.sort(key=repr)
        return [kind, items]

    def _dict(self, value: dict[Any, Any], depth: int) -> Json:
        return [
            "dict",
            [
                [self._key(key, depth + 1), self.encode(item, depth + 1)]
                for key, item in self._while_room(dict.items(value))
            ],
        ]

    def _while_room(self, items: Iterable[Item]) -> Iterator[Item]:
        """Give the items, and stop after the first for which there is no room."""
        for item in items:
            yield item
            if self.items_left < 0:
                return

    def _key(self, key: object, depth: int) -> Json:
        encoded = self.encode(key, depth)
        return encoded if _can_be_key(encoded) else ["strange", f"{encoded!r}"[:80]]


def _number(value: object) -> int:
    """Return what a student may have put in the place of a number, or 0."""
    return value if type(value) is int and value.bit_length() <= MAX_BITS else 0


def _can_be_key(encoded: Json) -> bool:
    """Whether the decoded value is hashable: no list, set or dict anywhere in it."""
    if not isinstance(encoded, list):
        return True
    kind, content = encoded
    if kind in ("tuple", "frozenset"):
        return all(_can_be_key(item) for item in content)
    return kind in ("board", "float", "modifier", "strange")


def type_name(value: object) -> str:
    """Return the name of the value's class, which no metaclass can change.

    >>> type_name(3)
    'int'
    """
    return str.__str__(type.__dict__["__name__"].__get__(type(value)))[:60]
