"""What one submission may take of the computer, so that none costs the others.

It has a time by the clock, a time of the processor, and a time in which it is waited
for although it computes nothing. Each function has a short time first, in which nearly
all are done; whoever is not comes last. All limits shrink with each that was reached:
that of a call at first for the same function alone, so that it costs no other. To run
the cells of files, again for each child, there is a time apart.

A pause is nobody's fault: the clock stops when this process does, and a child that has
had no turn of the processor is waited for.
"""

from __future__ import annotations

import math
import select
import socket
from collections.abc import Callable

from scrabble_course.calling.limits.patient_clock import PatientClock
from scrabble_course.calling.limits.system import MOST_BUSY, busyness

CLOCK_SECONDS = 30.0
PROCESSOR_SECONDS = 20.0
IDLE_SECONDS = 5.0
LOADING_SECONDS = 20.0
"""Of the processor, for running cells. From then on only what functions need is run of
a file, and after twice as long what only defines."""
QUICK_SECONDS, LEAST_QUICK = 0.4, 0.05
"""How long one function may take at first, for all that is asked of it."""
CALL_SECONDS, LEAST_CALL = 1.5, 0.1
"""How long one call may take, of a function that comes last."""
FORGIVEN = 2
"""How many functions may be stopped before others have less time for a call."""
PATIENCE_SECONDS, LEAST_PATIENCE = 2.0, 0.2
"""How long a function is asked that is slow and mostly wrong."""
SHARED = 2.0
"""So much longer than its computing a child may take, for others have cores, too."""
TICK_SECONDS = 0.05
"""How often it is looked whether a reply may take longer."""


class BudgetSpent(Exception):
    """A submission has used up its budget."""


class Budget:
    """The budget of one submission, from now on, by a `clock` of its own."""

    def __init__(self) -> None:
        self.clock = PatientClock()
        self._busyness = busyness()
        self._clock_seconds = CLOCK_SECONDS
        self._loading = 0.0
        self._processor = PROCESSOR_SECONDS
        self._idle = IDLE_SECONDS
        self._late = self._wasted = 0

    def charge(self, processor: float, waited: float, loading: float = 0.0) -> None:
        """Take off what a child has used, and how long it was waited for.

        What it took to run the cells of its file, `loading`, is part of both.
        """
        self._processor -= processor - loading
        self._loading += loading
        if waited > SHARED * self._busyness * processor:
            self._idle -= max(0.0, waited - SHARED * self.busyness * processor)

    def note_loading(self, seconds: float) -> None:
        """Let the clock go on for as long as it took to run the cells of a file."""
        self._clock_seconds += seconds

    @property
    def busyness(self) -> float:
        """How busy the computer is, or was since this began: limits grow with it."""
        self._busyness = max(self._busyness, busyness())
        return self._busyness

    @property
    def loads_what_is_needed(self) -> bool:
        """Whether no time is left to run what functions have no need of."""
        return self._loading > LOADING_SECONDS

    @property
    def loads_definitions(self) -> bool:
        """Whether no time is left to run anything but definitions."""
        return self._loading > 2 * LOADING_SECONDS

    @property
    def is_short_of_turns(self) -> bool:
        """Whether it is over for the computer's sake, which is too busy."""
        return self._processor > 0 and self.is_over and self.busyness >= MOST_BUSY

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left of it."""
        used_up = min(self._processor, self._idle) <= 0
        if used_up or self.clock.now() <= self._clock_seconds * self._busyness:
            return used_up
        return self.clock.now() > self._clock_seconds * self.busyness

    @property
    def processor_seconds(self) -> int:
        """The processor time that a child may have: whole seconds, at least 1."""
        return max(1, math.ceil(self._processor))

    def quick_seconds(self) -> float:
        """Return how long the next function may take in the first round."""
        return _shrunken(QUICK_SECONDS, self._late, LEAST_QUICK)

    def call_seconds(self, time_outs: int = 0) -> float:
        """Return how long the next call may take in the second round.

        `time_outs` is how often its function has taken too long.
        """
        times = time_outs + max(0, self._wasted - FORGIVEN)
        return _shrunken(CALL_SECONDS, times, LEAST_CALL)

    def patience(self) -> float:
        """Return how long a function may give wrong answers in the second round."""
        return _shrunken(PATIENCE_SECONDS, self._wasted, LEAST_PATIENCE)

    def note_late(self) -> None:
        """Count a function that was not done in the first round."""
        self._late += 1

    def note_wasted(self) -> None:
        """Count a function that was stopped in the second round."""
        self._wasted += 1


class Wait:
    """Waits for one reply: until its child has computed for so many `seconds`.

    One that computes nothing is waited for `SHARED` times as long, and longer on a busy
    computer. `computed` tells the processor time of the child; it is asked when a reply
    takes long, and a tick of waiting has passed before it is asked first.
    """

    def __init__(
        self, budget: Budget, seconds: float, computed: Callable[[], float]
    ) -> None:
        self._budget, self._computed = budget, computed
        self._seconds, self._at_most = seconds, SHARED * seconds
        self._since = budget.clock.now()
        self._before: float | None = None

    @property
    def elapsed(self) -> float:
        """For how many seconds it has been waited."""
        return self._budget.clock.now() - self._since

    def look(self) -> None:
        """Raise TimeoutError if it was waited for long enough, whatever was computed.

        Who sends a little now and then is no quicker for it.
        """
        if self.elapsed > self._at_most:
            self._at_most = SHARED * self._seconds * self._budget.busyness
            if self.elapsed > self._at_most:
                raise TimeoutError

    def tick(self) -> None:
        """Raise TimeoutError if there is no more time for who has not answered."""
        self.look()
        if self._budget.is_over:
            raise TimeoutError
        if self._before is None:
            self._before = self._computed()
        if (
            self.elapsed > self._seconds
            and self._computed() - self._before > self._seconds
        ):
            raise TimeoutError


def until_ready(pipe: socket.socket, *waits: Wait) -> None:
    """Come back when a pipe has something to read: what has come is read first.

    TimeoutError when one of the waits is over.
    """
    while not select.select([pipe], [], [], TICK_SECONDS)[0]:
        for wait in waits:
            wait.tick()
    for wait in waits:
        wait.look()


def _shrunken(seconds: float, times: int, least: float) -> float:
    return max(least, seconds / (1 << times))
