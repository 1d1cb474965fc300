"""Examines a function against its exercise: calls it, judges, and finds the cause."""

from __future__ import annotations

import dis
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from scrabble_course.checks.advice import calls_a_stub, common_advice
from scrabble_course.checks.attempt import attempts
from scrabble_course.checks.call import Attempt, Ended, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Problem
from scrabble_course.checks.judged import (
    Result,
    count_by_topic,
    one_answer_for_all,
    share_of,
)
from scrabble_course.checks.report import Failure, Report, Status

PUBLIC_SEED = 0
"""The seed of the random cases in a notebook, so that a check can be repeated."""
PATIENCE = 10.0
"""Seconds after which one more failure ends the check of a slow function."""
MOST_SHOWN = 1_000
"""Characters that are shown of what was expected, and of what came instead."""


@dataclass(frozen=True, slots=True)
class Cause:
    """The failing call to show, and the advice that goes with it."""

    case: Case
    outcome: Outcome
    problem: Problem
    mistake: str
    advice: str


@dataclass(frozen=True, slots=True)
class Examined:
    """A report, the results that it rests on, and the case that it shows, if any."""

    report: Report
    results: list[Result]
    shown: Case | None = None


def examine(
    exercise: Exercise, function: Callable[..., Any], seed: int = PUBLIC_SEED
) -> Report:
    """Return the report on `function`; random cases are made from `seed`."""
    if _is_empty(function):
        return not_started(exercise.name)
    with attempts(function, exercise.props) as attempt:
        return examine_calls(exercise, exercise.all_cases(seed), attempt).report


def examine_calls(exercise: Exercise, cases: list[Case], attempt: Attempt) -> Examined:
    """Return what is found out about the function whose calls `attempt` makes."""
    results = _run(exercise, cases, attempt)
    first = results[0].outcome
    if first.is_error("NotImplementedError") and not first.callees:
        return Examined(not_started(exercise.name), results)
    cause = _cause(exercise, attempt, results)
    counted = _count(exercise, cases, results)
    report = _with_cause(exercise, counted, cause) if cause else counted
    earned = replace(report, share=_share(exercise, cases, results, cause is None))
    return Examined(earned, results, cause.case if cause else None)


def not_started(name: str) -> Report:
    """Return the report on a function that is still a stub."""
    todo = (
        'Write your code in place of the line "raise NotImplementedError", '
        "run that cell, and then this one again."
    )
    return Report(name, Status.NOT_STARTED, advice=todo)


def _run(exercise: Exercise, cases: list[Case], attempt: Attempt) -> list[Result]:
    """Run the cases in order, until a call hangs, or fails when patience is over."""
    results = []
    end_of_patience = time.monotonic() + PATIENCE
    for case in cases:
        outcome = attempt(case.call)
        problem = exercise.judge(case, outcome)
        results.append(Result(case, outcome, problem))
        late = time.monotonic() > end_of_patience
        if outcome.ended == "timed out" or (problem and late):
            break
    return results


def _cause(exercise: Exercise, attempt: Attempt, results: list[Result]) -> Cause | None:
    """Return the first known mistake that is really there, else the first failure."""
    failed = [result for result in results if result.problem]
    if not failed:
        return _cause_across(exercise, attempt)
    unwritten = [result for result in failed if calls_a_stub(result.outcome)]
    if not unwritten and failed[0].outcome.ended != "timed out":
        for mistake in exercise.mistakes:
            for result in failed:
                if mistake.is_shown_by(result.case, result.outcome, attempt):
                    return _as_cause(result, mistake.name, mistake.advice)
    shown = unwritten[0] if unwritten else _easiest_to_read(exercise, results)
    return _as_cause(shown, *common_advice(exercise, shown.case, shown.outcome))


def _cause_across(exercise: Exercise, attempt: Attempt) -> Cause | None:
    for mistake in exercise.across:
        if problem := mistake.find(attempt):
            outcome = Outcome("returned")
            return Cause(mistake.case, outcome, problem, mistake.name, mistake.advice)
    return None


def _as_cause(result: Result, mistake: str, advice: str) -> Cause:
    assert result.problem is not None
    return Cause(result.case, result.outcome, result.problem, mistake, advice)


def _easiest_to_read(exercise: Exercise, results: list[Result]) -> Result:
    """Return a failure: a given example, else a fixed case, else a short random one."""
    fixed = len(results) - exercise.generated

    def hardness(numbered: tuple[int, Result]) -> tuple[bool, int, int]:
        place, result = numbered
        length = len(repr(result.case.call))
        return (not result.case.given, min(place, fixed), length)

    failed = [(place, r) for place, r in enumerate(results) if r.problem]
    return min(failed, key=hardness)[1]


def _count(exercise: Exercise, cases: list[Case], results: list[Result]) -> Report:
    """Return the report on a function that passes, with what has been counted."""
    right = [result.case for result in results if result.problem is None]
    every_call = len(right) == len(cases)
    return Report(
        exercise.name,
        Status.PASSED,
        passed=len(right) + (len(exercise.across) if every_call else 0),
        total=len(cases) + len(exercise.across),
        given_passed=sum(case.given for case in right),
        given_total=sum(case.given for case in cases),
    )


def _share(
    exercise: Exercise, cases: list[Case], results: list[Result], passed: bool
) -> float:
    """Return how much is earned, from 0 to 1; nothing for the same answer to all."""
    if one_answer_for_all(results):
        return 0.0
    return share_of(count_by_topic(exercise, cases, results, passed))


def _with_cause(exercise: Exercise, counted: Report, cause: Cause) -> Report:
    call = exercise.describe(exercise.name, cause.case.call)
    return replace(
        counted,
        status=_STATUS[cause.outcome.ended],
        passed=min(counted.passed, counted.total - 1),
        failure=Failure(call, _cut(cause.problem.expected), _cut(cause.problem.got)),
        mistake=cause.mistake,
        advice=cause.advice,
    )


def _cut(text: str) -> str:
    """Leave out the middle of a text that would fill the notebook."""
    half = MOST_SHOWN // 2
    return text if len(text) <= MOST_SHOWN else f"{text[:half]} ... {text[-half:]}"


_STATUS: dict[Ended, Status] = {
    "returned": Status.FAILED,
    "asked": Status.FAILED,
    "raised": Status.CRASHED,
    "died": Status.CRASHED,
    "timed out": Status.TIMED_OUT,
}


def _is_empty(function: Callable[..., Any]) -> bool:
    """Whether the body is nothing but `pass`, `...` or a docstring."""
    return type(function) is FunctionType and _steps(function) == _steps(_nothing)


def _steps(function: Callable[..., Any]) -> list[tuple[str, Any]]:
    return [(step.opname, step.argval) for step in dis.get_instructions(function)]


def _nothing() -> None:
    pass
