"""One child, one piece of work: runs its cells, then answers calls of its functions."""

from __future__ import annotations

import json
import operator
import random
import socket
import sys
import time
from typing import Any, NoReturn

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import Props, make_call
from scrabble_course.grading.inside import answers, cells, surroundings
from scrabble_course.grading.inside.frames import receive, send
from scrabble_course.grading.inside.program import Program, Told

MOST = 8 << 20
"""Bytes of one message to the child."""
MOST_TOLD = 100
"""How many of the statements that failed are told."""
BLOCK = 16_000
"""Characters of replies that are sent together."""
BLOCK_SECONDS = 0.2
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

    ran = cells.run_cells(program, names, tell if program.careful else None)
    tell(*ran.failed)
    while True:
        question = _loads(receive(pipe, MOST))
        answers.take(receive(pipe, MOST))
        _answer(pipe, ran.functions, question)


def _answer(pipe: socket.socket, functions: dict[str, Any], question: Any) -> None:
    """Make all calls of one function, and send what came of each.

    Replies travel in blocks; "singly" has each sent at once, so that a call that ends
    this process is known by its missing reply.
    """
    nonce = question["nonce"]
    function = functions.get(question["function"])
    if function is None:
        send(pipe, _dumps([nonce, -1, None]).encode())
        return
    props = _props(question["props"])
    at_once = 1 if question["singly"] else BLOCK
    block: list[str] = []
    room, sent = at_once, _now()
    for number, asked in enumerate(question["calls"]):
        args, replies, seed, script = asked
        call = Call(wire.decode(args), tuple(replies), seed, wire.decode(script))
        outcome = _make_call(function, call, props, keep_chance=False)
        reply = _dumps([nonce, number, _told(outcome, args)])
        block.append(reply)
        room -= len(reply)
        if room <= 0 or _now() > sent + BLOCK_SECONDS:
            send(pipe, "\n".join(block).encode())
            block, room, sent = [], at_once, _now()
    if block:
        send(pipe, "\n".join(block).encode())


def _told(outcome: Outcome, args: wire.Json) -> wire.Json:
    """Return an outcome as JSON: [value] if the call returned it, and did no more."""
    returned = outcome.ended == "returned" and not outcome.events
    if returned and wire.encode(outcome.args) == args:
        return [wire.encode(outcome.value)]
    return outcome.to_json()


def _props(place: str) -> Props | None:
    """Return the props called "module:name"; they were loaded with the box."""
    if not place:
        return None
    module, _, name = place.partition(":")
    props: Props = operator.attrgetter(name)(sys.modules[module])
    return props
