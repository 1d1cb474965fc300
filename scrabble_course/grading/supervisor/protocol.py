"""Reads what comes out of the box: hostile bytes, until they are proven plain.

Length, depth and the number of pieces are bounded before anything is parsed, and every
field is looked at before a value is made of it. Whatever is wrong is one error,
`Nonsense`, whose text holds nothing of what was sent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, get_args

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call, Ended, Event, Outcome
from scrabble_course.grading.sandbox.frames import MORE, NOT_THERE, OURS
from scrabble_course.grading.sandbox.program import KINDS, MOST_FAILED, StatementFailure

MOST_BYTES = 2 << 20
"""Bytes that are sent at once."""
MOST_TOGETHER = 4 << 20
"""Bytes of all replies of one function; right answers have a tenth of that."""
DEEPEST = 120
"""Brackets of one kind that may be open at once; values have `serialize.MOST_DEPTH`."""
MOST_PIECES = 100_000
"""Commas and opening brackets of one message: a value has `serialize.MOST_ITEMS`."""
LONGEST_ERROR = 2_000
MOST_LINES = 1 << 20
"""Neither a cell's lines nor a file's cells are as many."""
MOST_EVENTS = 5_000
MOST_MENDED = 10

# It matches at every quotation mark, and never goes back: unclosed texts cost nothing.
_TEXT = re.compile(rb'"(?:[^"\\]++|\\.)*+\\?"?', re.DOTALL)
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_OUTCOME = frozenset(Outcome._fields)
_ENDED = frozenset(get_args(Ended))


class Nonsense(Exception):
    """A reply that the box's own code would never give."""


class OursItSays(Exception):
    """The child says that our own code failed in it, which may be a lie."""


def read_failures(message: bytes) -> list[StatementFailure]:
    """Return which statements failed, or begin, from what a child says first."""
    match _parsed(message):
        case {"failed": list(failed)}:
            return [*map(_failure, failed[:MOST_FAILED])]
    raise Nonsense("no list of statements that failed")


def _failure(told: Any) -> StatementFailure:
    match told:
        case [int(cell), int(line), str(kind), str(what)] if kind in KINDS:
            if 0 <= cell < MOST_LINES and 0 <= line < MOST_LINES:
                return StatementFailure((cell, line), kind, what[:LONGEST_ERROR])
    raise Nonsense("a statement that is none")


def read_block(
    message: bytes, nonce: str, first: int, calls: Sequence[Call]
) -> Iterator[Outcome] | None:
    """Return the outcomes of some calls, from `first` on, that were sent together.

    `calls` are all that were asked. Each outcome is read when it is wanted. None if
    the child says that it has no such function.
    """
    data = _parsed(message)
    if not isinstance(data, list) or len(data) != 3 or data[0] != nonce:
        raise Nonsense("a reply to another question")
    _, number, replies = data
    if type(number) is not int or not isinstance(replies, list):
        raise Nonsense("a reply without a number")
    if number == NOT_THERE and not replies:
        return None
    if number == OURS and len(replies) == 1 and isinstance(replies[0], str):
        raise OursItSays(replies[0][:LONGEST_ERROR])
    if number != first or not 0 < len(replies) <= len(calls) - first:
        raise Nonsense("a reply out of order")
    return map(_outcome, replies, calls[first:])


def for_more(nonce: str) -> bytes:
    """Return the message of a child that wants the answers that may be given."""
    return f'["{nonce}", {MORE}, []]'.encode()


def _parsed(message: bytes) -> Any:
    _measure(message)
    try:
        text = message.decode("ascii")  # as bytes, it might be in UTF-16
        return json.loads(text, parse_constant=_refuse, parse_float=_refuse)
    except (ValueError, RecursionError, MemoryError) as error:
        raise Nonsense(f"no JSON: {type(error).__name__}") from None


def _refuse(number: str) -> None:
    raise ValueError(f"{number} is sent as a text, or not at all")


def _measure(message: bytes) -> None:
    """Raise Nonsense if a message is too long, too deep, or in too many pieces.

    What stands inside texts is left out, where it matters.
    """
    if len(message) > MOST_BYTES:
        raise Nonsense("a reply too long")
    opening, commas = _brackets_and_commas(message)
    if opening <= DEEPEST and opening + commas <= MOST_PIECES:
        return
    bare = _TEXT.sub(b"", message)
    opening, commas = _brackets_and_commas(bare)
    if opening + commas > MOST_PIECES:
        raise Nonsense("a reply in too many pieces")
    if opening > DEEPEST and not _is_flat(bare.translate(None, _NO_BRACKETS)):
        raise Nonsense("a reply too deep")


def _brackets_and_commas(message: bytes) -> tuple[int, int]:
    return message.count(b"[") + message.count(b"{"), message.count(b",")


def _is_flat(brackets: bytes) -> bool:
    """Whether nothing is left of brackets when the innermost are taken away, often."""
    for _ in range(DEEPEST):
        fewer = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if len(fewer) == len(brackets):
            break
        brackets = fewer
    return not brackets


def _outcome(data: Any, call: Call) -> Outcome:
    if isinstance(data, list) and data:
        value, *changed = data
        return Outcome("returned", _decoded(value), args=_args(changed, call))
    if not isinstance(data, dict) or set(data) != _OUTCOME:
        raise Nonsense("no outcome")
    args = _args(data["args"], call)
    try:
        outcome = Outcome.from_json(data, args)
    except Exception as error:  # whatever a made-up value does to the decoder
        raise Nonsense(f"no outcome: {type(error).__name__}") from None
    texts = (outcome.ended, outcome.error, outcome.where, outcome.own_raise)
    names = (*_tuple(outcome.kinds), *_tuple(outcome.callees))
    if not all(type(text) is str and len(text) <= 10_000 for text in (*texts, *names)):
        raise Nonsense("a text that is none")
    if outcome.ended not in _ENDED:
        raise Nonsense("an ending that is none")
    events = [outcome.events, *(one.events for one in outcome.mended)]
    if len(outcome.mended) > MOST_MENDED or not all(
        type(one.name) is str for one in outcome.mended
    ):
        raise Nonsense("something mended that is none")
    for seen in events:
        _look_at(seen)
    return outcome


def _look_at(events: Sequence[Event]) -> None:
    """Raise Nonsense if events are not what they should be."""
    if len(events) > MOST_EVENTS:
        raise Nonsense("too many events")
    for event in events:
        if type(event.kind) is not str or not _tuple(event.details):
            raise Nonsense("an event that is none")
        if event.kind == "said" and not _are_texts(event.details, 1):
            raise Nonsense("a text that is none")
        if event.kind == "asked" and not _are_texts(event.details, 2):
            raise Nonsense("a question that is none")


def _args(changed: Any, call: Call) -> tuple[Any, ...]:
    """Return the arguments of a call afterwards: which were changed, is told."""
    if not isinstance(changed, list) or len(changed) > len(call.args):
        raise Nonsense("other arguments")
    if not changed:
        return call.args
    args = list(call.args)
    for pair in changed:
        if not isinstance(pair, list) or len(pair) != 2:
            raise Nonsense("an argument without a place")
        place, value = pair
        if type(place) is not int or not 0 <= place < len(args):
            raise Nonsense("an argument without a place")
        args[place] = _decoded(value)
    return tuple(args)


def _decoded(data: Any) -> Any:
    try:
        return serialize.decode(data)
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
