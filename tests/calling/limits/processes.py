"""Whether other processes still run."""

import os
from contextlib import contextmanager
from pathlib import Path

from tests.patience import wait_for


@contextmanager
def no_child_left():
    """See that no child is left that was not there before, not even an unburied one.

    Other tests of this process may have left some that live as long as it does.
    """
    before = _children()
    yield
    assert _children() <= before


def _children():
    import psutil  # which needs what some systems do not have

    return {child.pid for child in psutil.Process().children()}


def is_running(pid):
    """Whether a process is there and, where that can be seen, not just unburied."""
    if not Path("/proc/self/stat").exists():
        return _answers(int(pid))
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def _answers(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def ends_soon(pid):
    """Wait for the end of a process, and return whether it came."""
    return wait_for(lambda: not is_running(pid))
