"""Reads text as Python, whatever it is: a fault is returned, and nothing is said."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from scrabble_course.grading.inside.statements import FAULTS, statements_in

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

    >>> parsed("x = ").__class__.__name__
    'SyntaxError'
    """
    short = len(source) <= WORTH_KEEPING
    return (_parsed if short else _parsed.__wrapped__)(source)


@lru_cache(maxsize=40)  # a cell is read, looked through and compiled
def _parsed(source: str) -> ast.Module | Exception:
    try:
        return ast.parse(source)
    except FAULTS as error:
        return error.with_traceback(None)


def statements_or_none(source: str) -> list[ast.stmt]:
    """Return the statements of a source in order; none of what is no Python."""
    tree = parsed(source)
    return [] if isinstance(tree, Exception) else statements_in(tree, source)


def fault_in(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    found = parsed(source)
    return found if isinstance(found, Exception) else None
