"""Gives functions of the box their code: those that a lesson may build on.

In the box every function that a student is asked for is a stub. The code of those of
earlier stages comes with the job, and takes the place of the stub's.
"""

from __future__ import annotations

import marshal
import sys


class NotGiven(Exception):
    """Raised by the stub of a function that the student is asked to write."""


def take(given: bytes) -> None:
    """Put code in place of stubs: marshalled as {module: {function: code}}."""
    if not given:
        return
    for module, functions in marshal.loads(given).items():
        for name, code in functions.items():
            vars(sys.modules[module])[name].__code__ = code
