"""How long tests wait: a busy machine is slow, and not wrong."""

import time
from collections.abc import Callable

SOON = 15
"""Seconds for what should be over at once. `make bench` tells what it takes."""
LATE = 60
"""Seconds until what has not come will not come."""


def wait_for(truth: Callable[[], bool]) -> bool:
    """Wait until `truth()` holds, and return whether it does."""
    end = time.monotonic() + LATE
    while not truth() and time.monotonic() < end:
        time.sleep(0.01)
    return truth()
