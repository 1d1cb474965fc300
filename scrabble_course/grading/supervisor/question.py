"""Calls of one function, to be asked of any number of students' work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scrabble_course.checks.call import Call
from scrabble_course.checks.remembered import Memo
from scrabble_course.grading.sandbox.sent_calls import CallRequest, memos_packed, packed


class Question:
    """Calls of the function of that name, with the stand-ins called "module:name".

    These need not work out again what stands in `memos`, and may ask for the answers
    that are `given`. It `tells` something if there are memos.
    """

    def __init__(
        self,
        function: str,
        stand_ins: str,
        calls: Sequence[Call],
        memos: Iterable[Memo] = (),
        given: bytes = b"",
    ) -> None:
        self.function, self.stand_ins, self.calls = function, stand_ins, tuple(calls)
        memos = list(memos)
        self.given, self.tells = given, bool(memos)
        self.calls_packed, self._memos_packed = packed(self.calls), memos_packed(memos)

    def only(self, call: Call) -> Question:
        """Return the question of one call, with nothing worked out before."""
        return Question(self.function, self.stand_ins, [call], given=self.given)

    def part(self, calls: Sequence[Call]) -> Question:
        """Return the question of some of its calls, with all that it tells."""
        part = Question(self.function, self.stand_ins, calls, given=self.given)
        part.tells, part._memos_packed = self.tells, self._memos_packed
        return part

    def to_send(self, nonce: str) -> CallRequest:
        """Return this as it is sent to a child, whose replies begin with the nonce."""
        return CallRequest(
            nonce,
            self.function,
            self.stand_ins,
            bool(self.given),
            self.calls_packed,
            self._memos_packed,
        )
