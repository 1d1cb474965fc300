"""The mistake of giving a function what it cannot take."""

from __future__ import annotations

import re

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import mistake


def wrong_arguments(calls: str) -> Mistake:
    """Return the mistake of calling what is handed out otherwise than `calls` shows."""
    named = set(re.findall(r"`(\w+)\(", calls))

    def shows(case: Case, got: Outcome) -> bool:
        if "'function' object" in got.error:
            return False  # the brackets of a call are missing
        refused = any(f"{name}()" in got.error for name in named)
        return refused or not named.isdisjoint(got.callees)

    error_pattern = "^(AttributeError|KeyError|TypeError|Unreadable|ValueError)"
    return mistake("wrong-arguments", shows=shows, error_pattern=error_pattern)(
        "In that line, a function is not given what it should be. Compare what stands "
        f"in its brackets, one after the other: {calls}. (If they are the same: does "
        "each name hold what it says, or has a line above put something else there?)"
    )
