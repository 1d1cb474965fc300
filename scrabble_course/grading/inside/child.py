"""One child, one piece of work: runs its cells, then answers calls of its functions."""

from __future__ import annotations

import json
import operator
import random
import socket
import sys
import time
from collections.abc import Iterator
from typing import Any, NoReturn

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import StandIns, make_call
from scrabble_course.grading.inside import answers, cells, surroundings
from scrabble_course.grading.inside.frames import NOT_THERE, OURS, receive, send
from scrabble_course.grading.inside.program import Program, Told

MOST = 8 << 20
"""Bytes of one message to the child."""
MOST_TOLD = 100
"""How many of the statements that failed are told."""
BLOCK = 16_000
"""Characters of replies that are sent together."""
BLOCK_SECONDS = 0.02
"""Seconds after which replies are sent, however few they are."""

# A student's code may put other things in their place: they are kept from before.
_dumps, _loads, _make_call = json.JSONEncoder().encode, json.loads, make_call
_now = time.monotonic


def serve(pipe: socket.socket) -> NoReturn:
    """Answer until the supervisor hangs up, which is a ConnectionError."""
    random.seed()
    answers.take(receive(pipe, MOST))
    program = Program.from_json(_loads(receive(pipe, MOST)))
    names = surroundings.main_module(program.path)

    def tell(*told: Told) -> None:
        failed = [one.to_text() for one in told[:MOST_TOLD]]
        send(pipe, _dumps({"failed": failed}).encode())

    ran = cells.run_cells(program, names, tell)
    tell(*ran.failed)
    while True:
        question = _loads(receive(pipe, MOST))
        given = receive(pipe, MOST)
        nonce = question["nonce"]
        function = ran.functions.get(question["function"])
        if function is None:
            _send(pipe, nonce, NOT_THERE, [])
            continue
        try:
            answers.take(given)
            props = _props(question["props"])
            calls = [_call(*asked) for asked in question["calls"]]
        except Exception as error:
            _send(pipe, nonce, OURS, [_dumps(f"{type(error).__name__}: {error}")])
            continue
        _answer(pipe, nonce, _told(function, calls, props, question["calls"]))


def _answer(pipe: socket.socket, nonce: str, replies: Iterator[str]) -> None:
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


def _call(
    args: wire.Json, replies: list[str], seed: int | None, script: wire.Json
) -> Call:
    return Call(wire.decode(args), tuple(replies), seed, wire.decode(script))


def _told(
    function: Any, calls: list[Call], props: StandIns | None, asked: list[wire.Json]
) -> Iterator[str]:
    """Make each call, and yield what came of it."""
    for call, (args, *_) in zip(calls, asked, strict=True):
        outcome = _make_call(function, call, props, keep_chance=False)
        yield _dumps(_in_short(outcome, args))


def _in_short(outcome: Outcome, args: wire.Json) -> wire.Json:
    """Return an outcome as JSON: [value] if the call returned it, and did no more."""
    returned = outcome.ended == "returned" and not outcome.events
    if returned and wire.encode(outcome.args) == args:
        return [wire.encode(outcome.value)]
    return outcome.to_json()


def _props(place: str) -> StandIns | None:
    """Return the props called "module:name"; they were loaded with the box."""
    if not place:
        return None
    module, _, name = place.partition(":")
    props: StandIns = operator.attrgetter(name)(sys.modules[module])
    return props
