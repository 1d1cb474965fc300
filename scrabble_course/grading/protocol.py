"""Reads what comes out of the box: hostile bytes, until they are proven plain.

Length and depth are bounded before anything is parsed, and every field is looked at
before a value is made of it. Whatever is wrong is one error, `Nonsense`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, get_args

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call, Ended, Outcome

MOST = 2 << 20
"""Bytes that are sent at once."""
DEEPEST = 120
"""Brackets that may be open at once: a value has `wire.MAX_DEPTH` of its own."""
LONGEST_ERROR = 2_000
MOST_EVENTS = 5_000

_TEXT = re.compile(rb'"(?:[^"\\]|\\.)*"')
_BRACKET = re.compile(rb"[\[\]{}]")
_OUTCOME = frozenset(Outcome.__dataclass_fields__)
_ENDED = frozenset(get_args(Ended))


class Nonsense(Exception):
    """A reply that the box's own code would never give."""


def encoded(calls: Sequence[Call]) -> str:
    """Return calls as JSON, to be asked with `question` any number of times."""
    return json.dumps(
        [
            [
                wire.encode(call.args),
                list(call.replies),
                call.seed,
                wire.encode(dict(call.script)),
            ]
            for call in calls
        ]
    )


def question(nonce: str, function: str, props: str, calls: str, singly: bool) -> bytes:
    """Return the message that asks what becomes of calls, as `encoded`.

    With `singly` each reply is sent at once, otherwise in blocks.
    """
    asked = json.dumps(
        {"nonce": nonce, "function": function, "props": props, "singly": singly}
    )
    return f'{asked[:-1]}, "calls": {calls}}}'.encode()


def replies_in(block: bytes) -> list[bytes]:
    """Return the replies that were sent together."""
    return block.split(b"\n")


def read_failures(message: bytes) -> tuple[str, ...]:
    """Return which cells failed, from a child's first message."""
    data = _parsed(message)
    if not isinstance(data, dict) or not isinstance(data.get("failed"), list):
        raise Nonsense("no list of cells that failed")
    failed = data["failed"]
    if not all(isinstance(text, str) for text in failed):
        raise Nonsense("a cell that failed is no text")
    return tuple(text[:LONGEST_ERROR] for text in failed[:100])


def read_outcome(message: bytes, nonce: str, number: int, call: Call) -> Outcome | None:
    """Return the outcome of the call with this nonce and number.

    None if the child says that it has no such function.
    """
    data = _parsed(message)
    if not isinstance(data, list) or len(data) != 3 or data[0] != nonce:
        raise Nonsense("a reply to another question")
    if data[1:] == [-1, None]:
        return None
    if type(data[1]) is not int or data[1] != number:
        raise Nonsense("a reply out of order")
    return _outcome(data[2], call)


def _parsed(message: bytes) -> Any:
    if len(message) > MOST or _depth(message) > DEEPEST:
        raise Nonsense("a reply too long or too deep")
    try:
        return json.loads(message, parse_constant=_refuse)
    except (ValueError, RecursionError) as error:
        raise Nonsense(f"no JSON: {error}") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is no number here")


def _depth(message: bytes) -> int:
    """Return how deep brackets nest at the most, those inside texts left out."""
    opening = message.count(b"[") + message.count(b"{")
    if opening <= DEEPEST:
        return opening
    deepest = open_ = 0
    for bracket in _BRACKET.findall(_TEXT.sub(b"", message)):
        open_ += 1 if bracket in b"[{" else -1
        deepest = max(deepest, open_)
    return deepest


def _outcome(data: Any, call: Call) -> Outcome:
    if isinstance(data, list) and len(data) == 1:
        return Outcome("returned", _decoded(data[0]), args=call.args)
    if not isinstance(data, dict) or set(data) != _OUTCOME:
        raise Nonsense("no outcome")
    try:
        outcome = Outcome.from_json(data)
    except Exception as error:  # whatever a made-up value does to the decoder
        raise Nonsense(f"no outcome: {type(error).__name__}") from None
    texts = (outcome.ended, outcome.error, outcome.where, outcome.own_raise)
    names = (*_tuple(outcome.kinds), *_tuple(outcome.callees))
    if not all(type(text) is str and len(text) <= 10_000 for text in (*texts, *names)):
        raise Nonsense("a text that is none")
    if outcome.ended not in _ENDED:
        raise Nonsense("an ending that is none")
    if len(_tuple(outcome.args)) != len(call.args) or len(outcome.events) > MOST_EVENTS:
        raise Nonsense("other arguments")
    for event in outcome.events:
        if type(event.kind) is not str or not _tuple(event.details):
            raise Nonsense("an event that is none")
        if event.kind == "said" and not _are_texts(event.details, 1):
            raise Nonsense("a text that is none")
        if event.kind == "asked" and not _are_texts(event.details, 2):
            raise Nonsense("a question that is none")
    return outcome


def _decoded(data: Any) -> Any:
    try:
        return wire.decode(data)
    except Exception as error:  # whatever a made-up value does to the decoder
        raise Nonsense(f"no value: {type(error).__name__}") from None


def _are_texts(details: tuple[Any, ...], number: int) -> bool:
    """Whether these are so many texts; the last may be None, a reply not given."""
    *first, last = details
    texts = all(type(text) is str for text in first)
    return len(details) == number and texts and (last is None or type(last) is str)


def _tuple(value: object) -> tuple[Any, ...]:
    if type(value) is not tuple:
        raise Nonsense("no tuple")
    return value
