"""One call of a student's function, and what came of it: two plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from scrabble_course.calling import serialize

Ended = Literal["returned", "raised", "asked", "timed out", "died"]
"""How a call ended; "asked" is for input() when there was no reply left."""

Attempt = Callable[["Call"], "Outcome"]
"""Makes one call; it always comes back."""


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """A call to make: arguments, replies to `input()`, and a seed for chance.

    Each is one of its own, and so may be a key: of two that are written alike, a
    function may answer the second otherwise.

    `script` is read by the exercise's stand-ins, which take the place of the functions
    that the function under check relies on. Its "aside", a pattern and answers, is
    for questions that get none of these: see `WatchedScreen`.
    """

    args: tuple[Any, ...]
    replies: tuple[str, ...] = ()
    seed: int | None = None
    script: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something a call did that can be seen from outside.

    `kind` is "said" (text), "asked" (prompt, reply; a reply of None: there was
    none left), or the name that a stand-in gave when it was called.
    """

    kind: str
    details: tuple[Any, ...]


class MendedCall(NamedTuple):
    """What a call would have given, and done, with one slip mended.

    `name` is what it lacks: a function that Python no longer has, or the variable that
    stood for `value` when the call ended, and was not returned.
    """

    name: str
    value: Any
    events: tuple[Event, ...] = ()


class Outcome(NamedTuple):
    """What one call did.

    Of an error, `kinds` names its class and those it derives from, `callees` the
    functions it came through, the one it arose in last (none if that is the
    function itself), and `own_raise` is "raised" if it came from a `raise` in the
    student's own code, "failed" if such a line stopped before it could raise.
    `mended` says what would have come of it but for one slip: see `MendedCall`.
    """

    ended: Ended
    value: Any = None
    error: str = ""
    where: str = ""
    args: tuple[Any, ...] = ()
    events: tuple[Event, ...] = ()
    kinds: tuple[str, ...] = ()
    callees: tuple[str, ...] = ()
    own_raise: str = ""
    mended: tuple[MendedCall, ...] = ()

    @property
    def error_type(self) -> str:
        """The name of the exception's class, such as 'KeyError'."""
        return self.error.partition(":")[0]

    def is_error(self, kind: str) -> bool:
        """Whether the call stopped with an error of this kind, or one derived."""
        return kind == self.error_type or kind in self.kinds

    def is_in_line(self, number: int) -> bool:
        """Whether the error arose in this line of the function."""
        return self.where.startswith(f"line {number}:")

    @property
    def printed(self) -> str:
        """All that the call printed, without the prompts."""
        return "".join(e.details[0] for e in self.events if e.kind == "said")

    def to_json(self) -> serialize.Json:
        """Return this outcome as JSON, its values made plain."""
        return {**self.without_args(), "args": serialize.encode(self.args)}

    def without_args(self) -> dict[str, serialize.Json]:
        """Return all but the arguments as JSON."""
        return {
            "ended": self.ended,
            "value": serialize.encode(self.value),
            "error": serialize.encode(self.error),
            "where": serialize.encode(self.where),
            "kinds": serialize.encode(self.kinds),
            "callees": serialize.encode(self.callees),
            "own_raise": self.own_raise,
            "events": _plain(self.events),
            "mended": [
                [one.name, serialize.encode(one.value), _plain(one.events)]
                for one in self.mended
            ],
        }

    @classmethod
    def from_json(
        cls, data: serialize.Json, args: tuple[Any, ...] | None = None
    ) -> Outcome:
        """Return the outcome that `to_json` gave, with these arguments if they came."""
        return cls(
            data["ended"],
            serialize.decode(data["value"]),
            data["error"],
            data["where"],
            serialize.decode(data["args"]) if args is None else args,
            _events(data["events"]),
            serialize.decode(data["kinds"]),
            serialize.decode(data["callees"]),
            data["own_raise"],
            tuple(
                [
                    MendedCall(name, serialize.decode(value), _events(events))
                    for name, value, events in data.get("mended", ())
                ]
            ),
        )


def _plain(events: tuple[Event, ...]) -> serialize.Json:
    return [[event.kind, serialize.encode(event.details)] for event in events]


def _events(data: serialize.Json) -> tuple[Event, ...]:
    return tuple([Event(kind, serialize.decode(seen)) for kind, seen in data])
