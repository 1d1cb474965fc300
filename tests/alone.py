"""A lock between the workers of a run, so that one makes what all of them need."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CAN_LOCK = sys.platform != "win32"

if sys.platform == "win32":

    @contextmanager
    def alone(lock: Path) -> Iterator[None]:
        """Run what follows: there is no such lock here."""
        yield

else:
    import fcntl

    @contextmanager
    def alone(lock: Path) -> Iterator[None]:
        """Run what follows in one process at a time."""
        with lock.open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
