"""The call of `steps` that shows a wrong call line by line, ready to be pasted."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import FunctionType
from typing import Any

from scrabble_course.diagnosis.lint.function_source import source_of

LONGEST_CALL = 160
"""Characters of a call that are worth pasting."""
VERB = "scrabble_course.widgets.steps"


def offer(call: str, function: Callable[..., Any]) -> str:
    """Return a sentence that offers to watch a call of a function, "" if there is none.

    It is offered only for what has a text to show, and for a call that is source on one
    line and does the same each time.
    """
    if type(function) is not FunctionType or not source_of(function):
        return ""
    shown = watched(call, function.__name__)
    if not shown:
        return ""
    first = "" if _is_known(function) else "from scrabble_course import steps; "
    return f"Watch this call line by line: `{first}{shown}`"


def watched(call: str, name: str) -> str:
    """Return a call of `name` as one of `steps`, "" if it cannot be watched.

    >>> watched("f({'a': 1}, 'at')", "f")
    "steps(f, {'a': 1}, 'at')"
    >>> watched("random.seed(3); f(7)", "f")
    'random.seed(3); steps(f, 7)'
    >>> watched("with typed('at', '!!'): f({})", "f")
    "steps(f, {}, typed=['at', '!!'])"
    """
    found = re.fullmatch(
        rf"(random\.seed\(\d+\); )?(?:with typed\((.*)\): )?{re.escape(name)}\((.*)\)",
        call,
    )
    is_plain = name.isidentifier() and len(call) <= LONGEST_CALL
    if not found or not is_plain or "letters=" in call:
        return ""
    seed, replies, args = found.groups(default="")
    typed = f"typed=[{replies}]" if replies else ""
    return f"{seed}steps({', '.join(filter(None, [name, args, typed]))})"


def _is_known(function: FunctionType) -> bool:
    """Whether `steps` can be called where the function was written."""
    known = function.__globals__.get("steps")
    return type(known) is FunctionType and known.__module__ == VERB
