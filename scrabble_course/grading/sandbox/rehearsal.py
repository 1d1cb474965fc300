"""A child's work, done some times before there is any child: what is warm, all share.

Python makes code that runs often quicker, and fills its caches. A child that has to do
that by itself takes longer, and copies the memory in which it is done.
"""

from __future__ import annotations

import contextlib
import linecache
import socket

from scrabble_course.checks.call import Call
from scrabble_course.grading.sandbox.child import serve
from scrabble_course.grading.sandbox.compiled import compiled_ahead, name_of
from scrabble_course.grading.sandbox.frames import send
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.sandbox.sent_calls import (
    CallRequest,
    memos_packed,
    packed,
    questions_packed,
)

TIMES = 20
"""After eight times a function is taken to be one that runs often."""
_CELL = """
import string

LIMIT = len(string.ascii_lowercase)

def rehearsed(value, other=None):
    if value is None:
        raise ValueError("nothing there")
    if value == 3:
        print(value)
        return input("Word: ")
    if isinstance(value, dict):
        value["a"] = sum(value.values())
        return dict(value), [(other, 1)]
    return value == "word" or [letter.upper() for letter in value]
"""
_CALLS = (
    Call(("word", 7)),
    Call(({"a": 1, "b": 2}, 3)),
    Call((3,), replies=("yes",)),
    Call((None,)),
    Call((["a", "b"], ("c", 1)), seed=3),
)


def rehearse() -> None:
    """Serve a supervisor that is none, as a child does.

    What it puts in its own place, such as the main module, a child puts there anew.
    """
    own = {1: _CELL}
    program = Program(
        (_CELL,), functions=frozenset({"rehearsed"}), ahead=compiled_ahead(own)
    )
    asked = CallRequest("0", "rehearsed", "", False, packed(_CALLS), memos_packed(()))
    question = questions_packed([asked])
    for _ in range(TIMES):
        supervisor, its_end = socket.socketpair()
        with supervisor, its_end:
            for message in (b"", program.packed(), question, question):
                send(supervisor, message)
            supervisor.shutdown(socket.SHUT_WR)
            with contextlib.suppress(ConnectionError):  # it hangs up
                serve(its_end)
    linecache.cache.pop(name_of(1), None)
