"""What exercises of Part 3 share: how calls are shown, and a kind of answer."""

from __future__ import annotations

from typing import Any

from scrabble_course.calling.call import Call
from scrabble_course.scrabblegram.best_word import ScoreModifier

KIND = "returns (?!None)"
"""What is claimed of an answer of another kind than asked for."""


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its modifiers drawn as text.

    >>> from scrabble_course.scrabblegram import read_modifiers
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
