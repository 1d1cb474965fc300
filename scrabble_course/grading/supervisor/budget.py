"""What one submission may take of the computer, so that none costs the others.

It has a time by the clock, a time of the processor, and a time in which it is waited
for although it computes nothing. Each function has a short time first, in which nearly
all are done; whoever is not comes last. All limits shrink with each that was reached.
"""

from __future__ import annotations

import math
import time

from scrabble_course.running.system import busyness

CLOCK_SECONDS = 30.0
PROCESSOR_SECONDS = 20.0
IDLE_SECONDS = 5.0
QUICK_SECONDS, LEAST_QUICK = 0.4, 0.05
"""How long one function may take at first, for all that is asked of it."""
QUICK_CALL_SECONDS = 0.15
"""How long one of its calls may take then: who takes longer gets more time later."""
CALL_SECONDS, LEAST_CALL = 1.5, 0.1
"""How long one call may take, of a function that comes last."""
PATIENCE_SECONDS, LEAST_PATIENCE = 2.0, 0.2
"""How long a function is asked that is slow and mostly wrong."""
SHARED = 2.0
"""So much longer than its computing a child may take, for others have cores, too."""


class OutOfTime(Exception):
    """A submission has used up its budget."""


class Budget:
    """The budget of one submission, from now on."""

    def __init__(self) -> None:
        self._busyness = busyness()
        self.end = time.monotonic() + CLOCK_SECONDS * self._busyness
        self._processor = PROCESSOR_SECONDS
        self._idle = IDLE_SECONDS
        self._late = self._wasted = 0

    def charge(self, processor: float, waited: float) -> None:
        """Take off what a child has used, and how long it was waited for."""
        self._processor -= processor
        self._idle -= max(0.0, waited - SHARED * self._busyness * processor)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left of it."""
        used_up = min(self._processor, self._idle) <= 0
        return used_up or time.monotonic() > self.end

    @property
    def processor_seconds(self) -> int:
        """The processor time that a child may have: whole seconds, at least 1."""
        return max(1, math.ceil(self._processor))

    def quick_seconds(self) -> float:
        """Return how long the next function may take in the first round."""
        return _shrunken(QUICK_SECONDS, self._late, LEAST_QUICK)

    def call_seconds(self) -> float:
        """Return how long the next call may take in the second round."""
        return _shrunken(CALL_SECONDS, self._wasted, LEAST_CALL)

    def patience(self) -> float:
        """Return how long a function may give wrong answers in the second round."""
        return _shrunken(PATIENCE_SECONDS, self._wasted, LEAST_PATIENCE)

    def note_late(self) -> None:
        """Count a function that was not done in the first round."""
        self._late += 1

    def note_wasted(self) -> None:
        """Count a function that was stopped in the second round."""
        self._wasted += 1


def _shrunken(seconds: float, times: int, least: float) -> float:
    return max(least, seconds / (1 << times))
