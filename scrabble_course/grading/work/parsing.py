"""Reads text as Python, whatever it is: a fault is returned, and nothing is said."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

from scrabble_course.grading.inside.statements import FAULTS


@contextmanager
def without_warnings() -> Iterator[None]:
    """Let the parser keep to itself what it finds odd about a text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def parsed(source: str) -> ast.Module | Exception:
    """Return the syntax tree of a source, or what is wrong with it.

    >>> parsed("x = ").__class__.__name__
    'SyntaxError'
    """
    try:
        return ast.parse(source)
    except FAULTS as error:
        return error


def fault_in(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    found = parsed(source)
    return found if isinstance(found, Exception) else None
