"""Cases with what became of them."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Problem, changed_argument

MOST_TIME_OUTS = 2
"""Calls that may take too long; the others like the first are not made."""


@dataclass(frozen=True, slots=True)
class Result:
    """One case, what the function did with it, and what is wrong with that."""

    case: Case
    outcome: Outcome
    problem: Problem | None


def left_alone(exercise: Exercise, result: Result) -> Result:
    """Return a wrong result as it would be if the arguments had been left alone."""
    case, outcome = result.case, result.outcome
    if result.problem is None or changed_argument(case, outcome) is None:
        return result
    unchanged = outcome._replace(args=case.call.args)
    return Result(case, unchanged, exercise.judged(case, unchanged))


def only_changes(exercise: Exercise, result: Result) -> bool:
    """Whether a result is wrong for a changed argument alone."""
    is_right = left_alone(exercise, result).problem is None
    return result.problem is not None and is_right
