"""Functions that stand in for those of a student: the common part.

Those of a part are in its `stand_ins.py`. They go where the student's code runs,
in the grader's sandbox too, so these modules hold no case and no expected value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrabble_course.checks.call import Call


def named_in_script(
    call: Call, *functions: Callable[..., Any]
) -> Mapping[str, Callable[..., Any]]:
    """Return those of `functions` that `call` names as "stand_in" in its script."""
    by_name = {function.__name__: function for function in functions}
    return {name: by_name[name] for name in call.script.get("stand_in", ())}
