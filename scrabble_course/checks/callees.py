"""Finds out whether a mistake lies in a function that the student's function calls.

A failing call is made once more, with the course's own function in place of the
student's. If it comes out right then, the fault lies there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Judge, Mistake


def faults_of_callees(
    judge: Judge,
    applies: Callable[[Case], bool],
    name: str,
    advice: str,
    *callees: str,
) -> tuple[Mistake, ...]:
    """Return, for each of `callees`, the mistake that lies in it, not in the caller.

    `name` and `advice` are completed with the name of the callee.
    """

    def fault_of(callee: str) -> Mistake:
        def shows(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
            if not applies(case):
                return False
            call = replace(case.call, script={"stand_in": [callee]})
            return judge(case, attempt(call)) is None

        return Mistake(
            name.format(callee=callee), (), shows, advice.format(callee=callee)
        )

    return tuple(map(fault_of, callees))
