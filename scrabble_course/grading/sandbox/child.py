"""One child, one piece of work: runs its cells, then answers calls of its functions."""

from __future__ import annotations

import json
import marshal
import operator
import random
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Event, Outcome
from scrabble_course.calling.make_call import StandIns, make_call
from scrabble_course.grading.sandbox import cells, solution_loader, surroundings
from scrabble_course.grading.sandbox.frames import (
    MORE,
    NOT_THERE,
    OURS,
    receive,
    send,
)
from scrabble_course.grading.sandbox.program import (
    MOST_FAILED,
    Program,
    StatementFailure,
)
from scrabble_course.grading.sandbox.sent_calls import CallRequest, SentCall, unpacked

MOST_BYTES = 8 << 20
"""Bytes of one message to the child."""
BLOCK = 16_000
"""Characters of replies that are sent together."""
BLOCK_SECONDS = 0.02
"""Seconds after which replies are sent, however few they are."""
LARGE = 1 << 62
MOST_SAID = 1_000
"""Characters that are sent of what a call prints that plays no game."""

# A student's code may put other things in their place: they are kept from before.
_dumps, _make_call = json.JSONEncoder().encode, make_call
_now, _loads, _unpacked = time.monotonic, marshal.loads, unpacked


def serve(pipe: socket.socket) -> NoReturn:
    """Run a program, and answer until the supervisor hangs up: a ConnectionError."""
    random.seed()
    solution_loader.take(receive(pipe, MOST_BYTES))
    program = Program.unpacked(receive(pipe, MOST_BYTES))
    vars(sys.modules["scrabble_course"])["own_parameters"] = program.own_parameters
    names = surroundings.main_module(program.path)

    def tell(*told: StatementFailure) -> None:
        failed = [(*one.place, one.kind, one.what) for one in told[:MOST_FAILED]]
        send(pipe, _dumps({"failed": failed}).encode())

    ran = cells.run_cells(program, names, tell)
    tell(*ran.failed)
    while True:
        request = CallRequest(*_loads(receive(pipe, MOST_BYTES)))
        _answer(pipe, request, ran.functions.get(request.function))


def _answer(pipe: socket.socket, request: CallRequest, function: Any) -> None:
    nonce = request.nonce
    if function is None:
        _send(pipe, nonce, NOT_THERE, [])
        return
    try:
        solution_loader.may_ask(_for_more(pipe, nonce) if request.has_more else None)
        stand_ins = _stand_ins(request.stand_ins)
        _send_all(pipe, nonce, _told(function, _unpacked(request.calls), stand_ins))
    except Exception as error:
        _send(pipe, nonce, OURS, [_dumps(f"{type(error).__name__}: {error}")])


def _for_more(pipe: socket.socket, nonce: str) -> Callable[[], bytes]:
    """Return what asks for the answers that may be given with a batch."""

    def ask() -> bytes:
        _send(pipe, nonce, MORE, [])
        return receive(pipe, MOST_BYTES)

    return ask


def _send_all(pipe: socket.socket, nonce: str, replies: Iterator[str]) -> None:
    """Send replies as they come, in blocks."""
    block: list[str] = []
    first, room, sent = 0, BLOCK, _now()
    for number, reply in enumerate(replies, 1):
        block.append(reply)
        room -= len(reply)
        if room <= 0 or _now() > sent + BLOCK_SECONDS:
            _send(pipe, nonce, first, block)
            block, first, room, sent = [], number, BLOCK, _now()
    if block:
        _send(pipe, nonce, first, block)


def _send(pipe: socket.socket, nonce: str, first: int, replies: list[str]) -> None:
    """Send replies, each in JSON, as one message: [nonce, number of the first, all]."""
    send(pipe, f'["{nonce}", {first}, [{", ".join(replies)}]]'.encode())


_arguments: list[tuple[Any, ...]] = []
"""Those of all calls: a memo by `id`, which passed by luck, meets no other value."""


def _told(
    function: Any, calls: Iterable[SentCall], stand_ins: StandIns | None
) -> Iterator[str]:
    """Make each call, and yield what came of it in JSON."""
    for sent in calls:
        _arguments.append(sent.call.args)
        outcome = _make_call(function, sent.call, stand_ins, once=True, adds_names=True)
        if not sent.call.replies:
            outcome = outcome._replace(events=tuple(map(_in_short, outcome.events)))
        yield _written(outcome, sent.changed())


def _in_short(event: Event) -> Event:
    """Return an event with the beginning and the end of what was said in it."""
    if event.kind != "said" or len(event.details[0]) <= MOST_SAID:
        return event
    [text] = event.details
    return Event("said", (text[: MOST_SAID // 2] + text[-MOST_SAID // 2 :],))


def _written(outcome: Outcome, changed: list[tuple[int, serialize.Json]]) -> str:
    """Return an outcome in JSON, with the arguments that have `changed`.

    That is [value, *changed] if the call returned it, and did no more. Of what most
    functions return, that is known without an encoder.
    """
    if outcome.ended != "returned" or outcome.events or outcome.mended:
        return _dumps({**outcome.without_args(), "args": changed})
    value = outcome.value
    if not changed and type(value) is bool:
        return "[true]" if value else "[false]"
    if not changed and type(value) is int and -LARGE < value < LARGE:
        return f"[{value}]"
    return _dumps([serialize.encode(value), *changed])


def _stand_ins(place: str) -> StandIns | None:
    """Return the stand-ins called "module:name"; they were loaded with the box."""
    if not place:
        return None
    module, _, name = place.partition(":")
    stand_ins: StandIns = operator.attrgetter(name)(sys.modules[module])
    return stand_ins
