"""What exercises of Part 3 share: how calls with score modifiers are shown."""

from __future__ import annotations

from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case
from scrabble_course.scrabblegram.best_word import ScoreModifier

PLAIN_SQUARES = "......."


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its modifiers drawn as text.

    >>> describe("compute_score", Call(("LEAP", read_modifiers(".t..D.."))))
    "compute_score('LEAP', read_modifiers('.t..D..'))"
    """
    return f"{name}({', '.join(map(_source, call.args))})"


def _source(value: Any) -> str:
    if isinstance(value, list) and value:
        marks = [item.value for item in value if isinstance(item, ScoreModifier)]
        if len(marks) == len(value):
            return f"read_modifiers({''.join(marks)!r})"
    return repr(value)


def is_wrong(case: Case, got: Outcome) -> bool:
    """Whether the value is another one than expected."""
    return bool(got.value != case.expected)
