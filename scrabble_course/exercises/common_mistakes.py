"""Mistakes that several functions share: each is written once, and given its cases."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import (
    Cases,
    Wrong,
    answers_like,
    fails_like,
    mistake,
)
from scrabble_course.exercises.case_parts import Refusal

FAULTS = {
    "wrong": "With the course's own `{callee}` in place of yours, this call comes out "
    "right: the mistake is in your `{callee}`. Call it with the values of this call, "
    "and see what `check({callee})` says.",
    "lenient": "With the course's own `{callee}` in place of yours, this call is "
    "refused, as it should be: your `{callee}` has to refuse more. What does "
    "`check({callee})` say?",
}


def faults_of(callee: str, cases: Iterable[Case]) -> Iterator[Mistake]:
    """Give the mistakes that lie in a function which this one calls.

    Each case is asked once more, with the course's own function in its place.
    """
    sorted_out: dict[str, list[Case]] = {"wrong": [], "lenient": []}
    for case in cases:
        is_refused = isinstance(case.expected, Refusal)
        sorted_out["lenient" if is_refused else "wrong"].append(case)
    script = {"stand_in": [callee]}
    for kind, on in sorted_out.items():
        instead = (replace(one, call=replace(one.call, script=script)) for one in on)
        begun = mistake(f"{kind}-{callee}", *on, passes_on=tuple(instead), each=True)
        if on:
            yield begun(
                FAULTS[kind].format(callee=callee),
                error_pattern="^(?!NotImplementedError)",
            )


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
            "The answer is below 0. Has what is to be added, `+=`, been taken away? Or "
            "are the sides of a minus changed round?",
            lambda *args: -right(*args),
        ),
    )


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
