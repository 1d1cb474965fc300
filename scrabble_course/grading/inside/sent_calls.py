"""Calls on their way into the box: the supervisor packs them, a child unpacks them.

`marshal` is the quickest way there is, and safe in this direction only: what is read
comes from the supervisor. Arguments that are not built in go as `wire` has them.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable
from typing import Any, NamedTuple

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call

_NO_REFERENCES = 2
"""The version of `marshal` that packs equal values alike."""

# A student's code may put other things in their place: they are kept from before.
_dumps, _loads = marshal.dumps, marshal.loads


class Sent(NamedTuple):
    """A call that has arrived, and its arguments as they came."""

    call: Call
    args: bytes

    def is_as_before(self, args: Any) -> bool:
        """Whether arguments are what they were: in value, kind and order."""
        if args is self.call.args:
            return True
        try:
            return _args(args) == self.args
        except Exception:  # whatever an object of the student's does
            return False


def packed(calls: Iterable[Call]) -> bytes:
    """Return calls as one message, to be sent any number of times.

    >>> [sent] = unpacked(packed([Call(({"a": 1}, 3))]))
    >>> sent.call.args, sent.is_as_before(({"a": 1}, 3)), sent.is_as_before(({}, 3))
    (({'a': 1}, 3), True, False)
    """
    return _dumps(
        [
            (_args(call.args), call.replies, call.seed, wire.encode(dict(call.script)))
            for call in calls
        ]
    )


def _args(args: Any) -> bytes:
    """Return arguments as bytes, of which the first says how they are written."""
    try:
        return b"m" + _dumps(args, _NO_REFERENCES)
    except ValueError:  # a board, say
        return b"w" + _dumps(wire.encode(args), _NO_REFERENCES)


def unpacked(message: bytes) -> list[Sent]:
    """Return the calls of a message."""
    return [
        Sent(Call(_unpacked(args), replies, seed, wire.decode(script)), args)
        for args, replies, seed, script in _loads(message)
    ]


def _unpacked(args: bytes) -> tuple[Any, ...]:
    value = _loads(args[1:])
    found: tuple[Any, ...] = wire.decode(value) if args[:1] == b"w" else value
    return found
