"""What the system that we run on can do."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

DRIVE = Path("/drive")
"""Where JupyterLite shows the browser's own storage as a folder."""
MOST_BUSY = 4.0
"""The busiest a machine is taken to be: limits of time grow no further."""


def in_browser() -> bool:
    """Whether this Python runs inside a page of a browser."""
    return sys.platform == "emscripten"


def is_secure_page() -> bool:
    """Whether the page came over https or from this computer: else nothing is kept."""
    try:
        from js import isSecureContext
    except ImportError:
        return True
    return bool(isSecureContext)


def has_pyodide() -> bool:
    """Whether this Python is Pyodide, which can be asked to look at a clock."""
    return in_browser() and find_spec("pyodide_js") is not None


def busyness() -> float:
    """Return how many would compute on each core, from 1 to `MOST_BUSY`.

    Work waits for its turn then, which is not its own doing. Where the system does not
    say, it is 1.
    """
    if in_browser() or not hasattr(os, "getloadavg"):
        return 1.0
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    return min(max(1.0, load), MOST_BUSY)


def can_fork() -> bool:
    """Whether a child can be made of this process; Windows and browsers cannot.

    In a browser there is a function of that name, which always fails.
    """
    return hasattr(os, "fork") and not in_browser()
