"""How long a check may take, and the sign that it is still at work."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

SIGN_AFTER = 2.0
"""Seconds after which a check says that it is still at work."""
OVER_AFTER = 15.0
"""Seconds after which it ends, and says what it has seen."""
TESTS_RUN = "PYTEST_CURRENT_TEST"
"""Set in the kernels that nbval starts; it compares all that is shown."""


class Pace:
    """The time of one check."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._started = time.monotonic()
        self._is_shown = False

    def is_over(self, done: int, total: int) -> bool:
        """Whether the time is over, with `done` of `total` calls made; else show it."""
        passed = time.monotonic() - self._started
        if passed > SIGN_AFTER and not self._is_shown:
            self._is_shown = True
            said = f"{self._name}: {done} of {total} calls so far."
            if os.environ.get(TESTS_RUN) is None:
                print(
                    f"{said} This takes {OVER_AFTER:.0f} seconds at most.", flush=True
                )
        return passed > OVER_AFTER

    def clear(self) -> None:
        """Take the sign away again, where a notebook shows it."""
        notebook = sys.modules.get("IPython")
        if self._is_shown and notebook and notebook.get_ipython():
            notebook.display.clear_output(wait=True)


@contextmanager
def paced(name: str) -> Iterator[Pace]:
    """Give the time of one check; its sign is gone when the check is."""
    pace = Pace(name)
    try:
        yield pace
    finally:
        pace.clear()
