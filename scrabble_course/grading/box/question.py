"""Calls of one function, to be asked of any number of students' work."""

from __future__ import annotations

import marshal
from collections.abc import Sequence

from scrabble_course.checks.call import Call
from scrabble_course.grading.inside.sent_calls import Asked, packed


class Question:
    """Calls of the function of that name, with the stand-ins called "module:name"."""

    def __init__(self, function: str, stand_ins: str, calls: Sequence[Call]) -> None:
        self.function, self.stand_ins, self.calls = function, stand_ins, tuple(calls)
        self.calls_packed = packed(self.calls)

    def message(self, nonce: str, given: bytes) -> bytes:
        """Return what is sent to a child, with the answers that are `given`."""
        asked = Asked(nonce, self.function, self.stand_ins, given, self.calls_packed)
        return marshal.dumps(tuple(asked))
