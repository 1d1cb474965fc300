"""The mistakes that lie in another function of the student's, which this one calls."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.exercises.refusal import Refusal


def faults_of(callee: str, cases: Iterable[Case]) -> tuple[Mistake, ...]:
    """Return the mistakes that lie in a function which this one calls.

    Each case is asked once more, with the course's own function in its place.
    """
    return tuple(_fault_of(callee, case) for case in cases)


def _fault_of(callee: str, case: Case) -> Mistake:
    call = replace(case.call, script={"stand_in": [callee]})
    kind = "lenient" if isinstance(case.expected, Refusal) else "wrong"
    instead = replace(case, call=call)
    return mistake(f"{kind}-{callee}", case, though=(instead,))(
        FAULTS[kind].format(callee=callee), claims="^(?!NotImplementedError)"
    )


FAULTS = {
    "wrong": "With the course's own `{callee}` in place of yours, this call comes out "
    "right: the mistake is in your `{callee}`. Call it with the values of this call, "
    "and see what `check({callee})` says.",
    "lenient": "With the course's own `{callee}` in place of yours, this call is "
    "refused, as it should be: your `{callee}` has to refuse more. What does "
    "`check({callee})` say?",
}
