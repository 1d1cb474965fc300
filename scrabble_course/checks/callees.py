"""Finds out whether a mistake lies in a function that the student's function calls.

A failing call is made once more, with the course's own function in place of the
student's. If it comes out right then, the fault lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.calling import Props
from scrabble_course.checks.exercise import Case, Judge, Mistake


def stand_ins(*functions: Callable[..., Any]) -> Props:
    """Return props that put `functions` in place of the student's own.

    Only those are replaced that a call names as "stand_in" in its script.
    """
    by_name = {function.__name__: function for function in functions}

    def props(call: Call, record: Callable[..., None]) -> Mapping[str, Any]:
        return {name: by_name[name] for name in call.script.get("stand_in", ())}

    return props


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
