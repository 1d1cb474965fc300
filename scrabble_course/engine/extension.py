"""The extension in C: whether it is there, was built for this version, and is wanted.

It is built from the folder `c` when the course is installed, where there is a compiler.
"""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

MODULE = "scrabble_course.engine._fast"
VARIABLE = "SCRABBLE_COURSE_BACKEND"
INTERFACE = 6
"""What the extension calls its interface, if it was built for this version."""


def require() -> None:
    """Raise ImportError if the extension is not there, or of another version."""
    extension = import_module(MODULE)
    if getattr(extension, "interface", 1) != INTERFACE:
        raise ImportError("it was built for another version; install the course again")


def is_wanted() -> bool:
    """Return whether the environment does not say SCRABBLE_COURSE_BACKEND=python."""
    return os.environ.get(VARIABLE) != "python"


def is_ready() -> bool:
    """Return whether the extension is there and wanted."""
    if not is_wanted():
        return False
    try:
        require()
    except ImportError:
        return False
    return True


def file() -> Path | None:
    """Return the compiled file, None if the extension is not ready."""
    return Path(str(import_module(MODULE).__file__)) if is_ready() else None
