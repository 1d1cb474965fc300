"""Reads text as Python, whatever it is: a fault is returned, and nothing is said."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from scrabble_course.grading.sandbox import statements

WORTH_KEEPING = 10_000
"""Characters: what a source up to this length means is kept for the next who asks."""


@contextmanager
def without_warnings() -> Iterator[None]:
    """Let the parser keep to itself what it finds odd about a text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def parsed(source: str) -> ast.Module | Exception:
    """Return the syntax tree of a source, or what is wrong with it.

    The tree is not to be changed: others may have it, too.

    >>> parsed("x = ") is parsed("x = ")
    True
    """
    return (_kept if len(source) <= WORTH_KEEPING else statements.parsed)(source)


_kept = lru_cache(maxsize=40)(statements.parsed)
"""For short sources: a cell is read, looked through and compiled."""


def fault_in(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    found = parsed(source)
    return found if isinstance(found, Exception) else None
