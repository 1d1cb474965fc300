"""Calls of one function, to be asked of any number of students' work."""

from __future__ import annotations

import json
from collections.abc import Sequence

from scrabble_course.checks.call import Call
from scrabble_course.grading.inside.sent_calls import packed


class Question:
    """Calls of the function of that name, with the stand-ins called "module:name"."""

    def __init__(self, function: str, stand_ins: str, calls: Sequence[Call]) -> None:
        self.function, self.stand_ins, self.calls = function, stand_ins, tuple(calls)
        self.calls_packed = packed(self.calls)

    def message(self, nonce: str) -> bytes:
        """Return what is sent before the calls."""
        asked = {"function": self.function, "stand_ins": self.stand_ins}
        return json.dumps({"nonce": nonce, **asked}).encode()
