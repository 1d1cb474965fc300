"""Calls of one function, to be asked of any number of students' work."""

from __future__ import annotations

import marshal
from collections.abc import Sequence
from operator import is_

from scrabble_course.calling.call import Call
from scrabble_course.grading.sandbox.sent_calls import CallRequest, packed


class CallBatch:
    """Calls of the function of that name, with the stand-ins called "module:name".

    These may ask for the answers that are `given`.
    """

    def __init__(
        self, function: str, stand_ins: str, calls: Sequence[Call], given: bytes = b""
    ) -> None:
        self.function, self.stand_ins, self.calls = function, stand_ins, tuple(calls)
        self.given = given
        self._packed = packed(self.calls)

    def part(self, calls: Sequence[Call]) -> CallBatch:
        """Return a batch of some of its calls, or of others like them."""
        if len(calls) == len(self.calls) and all(map(is_, calls, self.calls)):
            return self
        return CallBatch(self.function, self.stand_ins, calls, self.given)

    def to_send(self, nonce: str) -> bytes:
        """Return this as it is sent to a child, whose replies begin with the nonce."""
        request = CallRequest(
            nonce, self.function, self.stand_ins, bool(self.given), self._packed
        )
        return marshal.dumps(tuple(request))
