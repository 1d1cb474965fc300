"""Calls of one function, to be asked of any number of students' work."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Sequence

from scrabble_course.checks.call import Call
from scrabble_course.checks.remembered import Memo
from scrabble_course.grading.inside.sent_calls import Asked, memos_packed, packed


class Question:
    """Calls of the function of that name, with the stand-ins called "module:name".

    These need not work out again what stands in `memos`.
    """

    def __init__(
        self,
        function: str,
        stand_ins: str,
        calls: Sequence[Call],
        memos: Iterable[Memo] = (),
    ) -> None:
        self.function, self.stand_ins, self.calls = function, stand_ins, tuple(calls)
        self.calls_packed, self._memos_packed = packed(self.calls), memos_packed(memos)

    def message(self, nonce: str, has_more: bool) -> bytes:
        """Return what is sent to a child; it may ask for answers if it `has_more`."""
        place, calls = self.stand_ins, self.calls_packed
        asked = Asked(nonce, self.function, place, has_more, calls, self._memos_packed)
        return marshal.dumps(tuple(asked))
