"""Reads text as Python, whatever it is: a fault is returned, and nothing is said."""

from __future__ import annotations

import ast
import warnings

from scrabble_course.grading.inside.statements import FAULTS


def parsed(source: str) -> ast.Module | Exception:
    """Return the syntax tree of a source, or what is wrong with it.

    >>> parsed("x = ").__class__.__name__
    'SyntaxError'
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except FAULTS as error:
        return error


def fault_in(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    found = parsed(source)
    return found if isinstance(found, Exception) else None
