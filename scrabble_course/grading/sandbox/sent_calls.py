"""Calls on their way into the box: the supervisor packs them, a child unpacks them.

`marshal` is the quickest way there is, and safe in this direction only: what is read
comes from the supervisor. Arguments that are not built in go as `wire` has them.
"""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call

_NO_REFERENCES = 2
"""The version of `marshal` that packs equal values alike."""

# A student's code may put other things in their place: they are kept from before.
_dumps, _loads, _stays = marshal.dumps, marshal.loads, serialize.stays
_encode, _decode = serialize.encode, serialize.decode


class CallRequest(NamedTuple):
    """What is asked of a child, as a plain tuple: calls of a function, still packed.

    `has_more` tells that answers may be asked for, `stand_ins` is the place of what
    builds on them, and `nonce` what each reply begins with.
    """

    nonce: str
    function: str
    stand_ins: str
    has_more: bool
    calls: bytes


class SentCall(NamedTuple):
    """A call that has arrived, to be made once, and its arguments as they came."""

    call: Call
    args: tuple[bytes, ...]

    def changed(self) -> list[tuple[int, serialize.Json]]:
        """Return the arguments that are not what they were, by their places.

        That is in value, kind or order.
        """
        found = []
        for place, (arg, before) in enumerate(
            zip(self.call.args, self.args, strict=True)
        ):
            if _stays(type(arg)) or (before[:1] == b"m" and _is_still(arg, before)):
                continue
            encoded = _encode(arg)
            if before != b"w" + _dumps(encoded, _NO_REFERENCES):
                found.append((place, encoded))
        return found


def packed(calls: Iterable[Call]) -> bytes:
    """Return calls as one message, to be sent any number of times.

    >>> [sent] = unpacked(packed([Call(({"a": 1}, 3))]))
    >>> sent.call.args, sent.changed()
    (({'a': 1}, 3), [])
    >>> sent.call.args[0]["b"] = 2
    >>> sent.changed()
    [(0, {'a': 1, 'b': 2})]
    """
    return _dumps(
        [
            (
                tuple(map(_packed, call.args)),
                call.replies,
                call.seed,
                serialize.encode(dict(call.script)) if call.script else None,
            )
            for call in calls
        ]
    )


def unpacked(message: bytes) -> Iterator[SentCall]:
    """Yield the calls of a message, each made when it is wanted."""
    for args, replies, seed, script in _loads(message):
        own = {} if script is None else _decode(script)
        yield SentCall(Call(tuple(map(_unpacked, args)), replies, seed, own), args)


def _packed(arg: Any) -> bytes:
    """Return an argument as bytes, of which the first says how they are written."""
    try:
        return b"m" + _dumps(arg, _NO_REFERENCES)
    except ValueError:  # a board, say
        return b"w" + _dumps(_encode(arg), _NO_REFERENCES)


def _unpacked(arg: bytes) -> Any:
    value = _loads(arg[1:])
    return _decode(value) if arg[:1] == b"w" else value


def _is_still(arg: Any, before: bytes) -> bool:
    """Whether an argument, built in as it came, is as it was."""
    try:
        return b"m" + _dumps(arg, _NO_REFERENCES) == before
    except ValueError:  # it holds something else now
        return False
