"""What the system that we run on can do."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path

DRIVE = Path("/drive")
"""Where JupyterLite shows the browser's own storage as a folder."""


def in_browser() -> bool:
    """Whether this Python runs inside a page of a browser."""
    return sys.platform == "emscripten"


def has_pyodide() -> bool:
    """Whether this Python is Pyodide, which can be asked to look at a clock."""
    return in_browser() and find_spec("pyodide_js") is not None


def can_fork() -> bool:
    """Whether a child can be made of this process; Windows and browsers cannot.

    In a browser there is a function of that name, which always fails.
    """
    return hasattr(os, "fork") and not in_browser()
