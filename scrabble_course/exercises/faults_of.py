"""The mistakes that lie in another function of the student's, which this one calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from scrabble_course.diagnosis.exercise import Case, Mistake
from scrabble_course.diagnosis.mistakes import mistake
from scrabble_course.exercises.refusal import Refusal


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


FAULTS = {
    "wrong": "With the course's own `{callee}` in place of yours, this call comes out "
    "right: the mistake is in your `{callee}`. Call it with the values of this call, "
    "and see what `check({callee})` says.",
    "lenient": "With the course's own `{callee}` in place of yours, this call is "
    "refused, as it should be: your `{callee}` has to refuse more. What does "
    "`check({callee})` say?",
}
