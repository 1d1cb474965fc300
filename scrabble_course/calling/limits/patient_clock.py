"""A clock that stops with its process.

    clock = PatientClock()
    until = clock.now() + 2
    while clock.now() < until and not done(wait=0.1):
        ...

A process that was stopped (Ctrl-Z, a virtual machine at rest, a laptop that sleeps)
finds, when it goes on, that a deadline of the system's clock has passed, and nobody
has worked for it. Here no more than `MOST_SECONDS_AT_ONCE` passes from one look to the
next. So it is to be looked at more often than that.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_SECONDS_AT_ONCE = 0.5
"""Seconds that pass between two looks at the clock, at most."""


class PatientClock:
    """Tells seconds, without those in which nobody looked.

    `stalls` says how often some were cut off.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.stalls = 0
        self._monotonic = monotonic
        self._seen = monotonic()
        self._now = 0.0

    def now(self) -> float:
        """Return the seconds that have passed since the clock was made."""
        seen = self._monotonic()
        passed, self._seen = seen - self._seen, seen
        if passed > MOST_SECONDS_AT_ONCE:
            self.stalls += 1
        self._now += min(passed, MOST_SECONDS_AT_ONCE)
        return self._now
