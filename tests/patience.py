"""How long tests wait, and how much they try: a busy machine is slow, not wrong."""

import os
import time
from collections.abc import Callable

import pytest

SOON = 15
"""Seconds for what should be over at once. `make bench` tells what it takes."""
LATE = 60
"""Seconds until what has not come will not come."""

AT_NIGHT = "AT_NIGHT" in os.environ
"""Whether large samples are tried as a whole: at night in CI; by day, a part is."""
at_night = pytest.mark.skipif(not AT_NIGHT, reason="at night: AT_NIGHT=1 make test")
"""Marks what takes long, and hardly breaks where all that is tried by day holds."""


def wait_for(truth: Callable[[], bool]) -> bool:
    """Wait until `truth()` holds, and return whether it does."""
    end = time.monotonic() + LATE
    while not truth() and time.monotonic() < end:
        time.sleep(0.01)
    return truth()
