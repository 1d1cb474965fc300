"""Makes calls in a forked child: it holds the student's function and can be killed.

The child gets calls as lines of JSON and answers with outcomes, one line each. What
the function does to its process ends with the child; the notebook's kernel never
notices.
"""

from __future__ import annotations

import json
import random
import signal
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.limits.forked_child import ForkedChild, Tell, ending
from scrabble_course.calling.make_call import StandIns, make_call

MOST_REPLY = 16 << 20
"""Bytes of one outcome that are read; more cannot be a plain outcome."""
LONGEST_CALL = 60
"""Seconds after which a call ends its child, should the parent have been killed."""


class ForkedAttempts:
    """Makes calls of one function in a child; a lost child is replaced."""

    def __init__(
        self, function: Callable[..., Any], stand_ins: StandIns | None, seconds: float
    ) -> None:
        self.function = function
        self.stand_ins = stand_ins
        self.seconds = seconds
        self.child: ForkedChild | None = None

    def __call__(self, call: Call) -> Outcome:
        """Make one call and return what came of it, as plain values."""
        if self.child is None:
            self.child = ForkedChild(partial(_serve, self.function, self.stand_ins))
        try:
            return _outcome_of(call, self.child, self.seconds)
        except TimeoutError:
            self.close()
            return Outcome("timed out", args=call.args)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            how = ending(self.child.exit_code())
            self.close()
            return Outcome("died", error=how, args=call.args)

    def close(self) -> None:
        """End the child, and whatever it started."""
        if self.child is not None:
            self.child.end()
            self.child = None


def _outcome_of(call: Call, child: ForkedChild, seconds: float) -> Outcome:
    script = serialize.encode(dict(call.script))
    question = [serialize.encode(call.args), list(call.replies), call.seed, script]
    deadline = time.monotonic() + seconds
    child.send(json.dumps(question), seconds)
    return Outcome.from_json(json.loads(child.next_line(deadline, MOST_REPLY)))


def _serve(
    function: Callable[..., Any],
    stand_ins: StandIns | None,
    questions: Iterable[bytes],
    tell: Tell,
) -> None:
    """Answer calls until the parent hangs up. Runs in the child."""
    random.seed()
    for line in questions:
        args, replies, seed, script = json.loads(line)
        script = serialize.decode(script)
        call = Call(serialize.decode(args), tuple(replies), seed, script)
        signal.alarm(LONGEST_CALL)
        answer = json.dumps(make_call(function, call, stand_ins).to_json())
        signal.alarm(0)
        tell(answer)
