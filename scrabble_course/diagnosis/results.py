"""Cases with what became of them, and what that comes of."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import Problem, changed_argument

MOST_TIME_OUTS = 2
"""Calls that may take too long; the others like the first are not made."""


@dataclass(frozen=True, slots=True)
class Result:
    """One case, what the function did with it, and what is wrong with that."""

    case: Case
    outcome: Outcome
    problem: Problem | None

    @property
    def given(self) -> tuple[object, ...]:
        """What the call was given, and what the player typed."""
        return *self.case.call.args, *self.case.call.replies


@dataclass(frozen=True, slots=True)
class Cause:
    """The failing call to show, and the advice that goes with it.

    `mistake` is "" if nothing is known but that the answer is wrong. `is_in_text` says
    that it was read in the function's text, and not told from answers.
    """

    case: Case
    outcome: Outcome
    problem: Problem
    mistake: str
    advice: str
    is_in_text: bool = False


def left_alone(exercise: Exercise, result: Result) -> Result:
    """Return a wrong result as it would be if the arguments had been left alone."""
    case, outcome = result.case, result.outcome
    if result.problem is None or changed_argument(case, outcome) is None:
        return result
    unchanged = outcome._replace(args=case.call.args)
    return Result(case, unchanged, exercise.judged(case, unchanged))


def taken_for_false(exercise: Exercise, result: Result) -> Result:
    """Return a result as it would be if the None that came for True were a False."""
    outcome = result.outcome
    is_none = outcome.ended == "returned" and outcome.value is None
    if result.problem is None or result.case.expected is not True or not is_none:
        return result
    said = outcome._replace(value=False)
    problem = exercise.judged(result.case, said)
    if problem and problem.got == repr(False):
        problem = replace(problem, got=repr(None))
    return Result(result.case, said, problem)


def only_changes(exercise: Exercise, result: Result) -> bool:
    """Whether a result is wrong for a changed argument alone."""
    is_right = left_alone(exercise, result).problem is None
    return result.problem is not None and is_right
