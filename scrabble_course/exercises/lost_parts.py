"""The mistakes of losing a part of what is added up: all but one, or one at an end."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.diagnosis.exercise import Mistake
from scrabble_course.diagnosis.mistakes import Cases, Wrong, answers_like


def lost_parts(
    of: Callable[[slice], Wrong],
    cases: Cases,
    most: Cases = (),
    what: str = "letter",
    start: str = "total = 0",
) -> tuple[Mistake, Mistake]:
    """Return the mistakes that show in `cases`, that of a part missed also in `most`.

    `of` makes a function that counts no other part; `start` is its first line.
    """
    return (
        answers_like(f"one-{what}-only", cases)(
            f"Only one {what} has been counted. Is the `return` inside the loop, where "
            "it ends the function in the first round, or has each replaced the one "
            f"before? Set `{start}` or the like once, above the loop, add to it with "
            "`+=`, and return it below the loop.",
            of(slice(1)),
            of(slice(-1, None)),
        ),
        answers_like(f"{what}-missed", most or cases)(
            f"The first {what} is missing, or the last one. Does the loop begin too "
            "late, or stop too early? Places begin with 0, and so does `range(n)`, "
            "which ends with n - 1 by itself.",
            of(slice(1, None)),
            of(slice(-1)),
        ),
    )
