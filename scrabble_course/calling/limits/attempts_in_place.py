"""Makes calls in this very process, where the system cannot fork (Windows, browser).

A call that takes too long is interrupted. Code that kills the process or waits inside
C cannot be stopped this way; a forked child can (`forked_child.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.limits.time_limit import limited
from scrabble_course.calling.make_call import CallTooLong, StandIns, make_call


class InPlaceAttempts:
    """Makes calls of one function, each with a limit of `seconds`."""

    def __init__(
        self, function: Callable[..., Any], stand_ins: StandIns | None, seconds: float
    ) -> None:
        self.function = function
        self.stand_ins = stand_ins
        self.seconds = seconds

    def __call__(self, call: Call) -> Outcome:
        """Make one call and return what came of it, as plain values."""
        try:
            outcome = make_call(self.function, call, self.stand_ins, self._limited)
        except CallTooLong:
            return Outcome("timed out", args=call.args)
        return Outcome.from_json(json.loads(json.dumps(outcome.to_json())))

    def close(self) -> None:
        """Do nothing: there is no child to end."""

    def _limited(self, action: Callable[[], Outcome]) -> Outcome:
        return limited(action, self.seconds, CallTooLong)
