"""The mistakes of adding up: parts that are lost, or a sum that is no sum."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.diagnosis.exercise import Mistake
from scrabble_course.diagnosis.mistakes import Cases, Wrong, answers_like, fails_like


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


def wrong_sums(right: Wrong, cases: Cases) -> tuple[Mistake, ...]:
    """Return the mistakes of a sum that begins wrong, or adds up nothing."""
    return (
        fails_like("sum-stays-zero", cases)(
            "The sum stayed 0. Is each result kept, as in `total = total + value`? And "
            "does your code find what is to be added?",
            lambda *_: 0,
        ),
        answers_like("one-too-many", cases)(
            "The answer is always one too many, or one too few. Does the sum begin at "
            "0?",
            lambda *args: right(*args) + 1,
            lambda *args: right(*args) - 1,
        ),
        answers_like("taken-away", cases)(
            "The answer is below 0: what is to be added has been taken away. Add it, "
            "`+=`.",
            lambda *args: -right(*args),
        ),
    )
