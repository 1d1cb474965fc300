"""The stored notebooks' kernels start one after the other.

A kernel's ports are chosen before it takes them. Of two that start at the same moment
in two workers, one may find a port taken, and die before it answers.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from nbval import kernel

start_new_kernel = kernel.start_new_kernel
LOCK = Path(tempfile.gettempdir()) / "kernel-start.lock"

if sys.platform != "win32":
    import fcntl

    def _start_alone(*args: Any, **options: Any) -> Any:
        with LOCK.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            return start_new_kernel(*args, **options)

    kernel.start_new_kernel = _start_alone
