"""Examines a function against its exercise: calls it, judges, and finds the causes."""

from __future__ import annotations

import dis
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from types import FunctionType
from typing import Any

from scrabble_course.calling.call import Attempt, Call, Ended, Outcome
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.checks.catalogue import helpers_of, own_way_of, remark_on
from scrabble_course.checks.drawings import picture_of, sets_apart
from scrabble_course.checks.no_merit import NoMerit
from scrabble_course.checks.pace import OVER_AFTER, Pace, paced
from scrabble_course.checks.report import Failure, NamedCause, Report, Status
from scrabble_course.checks.shares import share_earned
from scrabble_course.diagnosis import lint
from scrabble_course.diagnosis.causes import StudentCode, causes_of, told_of
from scrabble_course.diagnosis.evidence import Evidence
from scrabble_course.diagnosis.exercise import Case, Exercise, Judge
from scrabble_course.diagnosis.fuller_advice import with_fuller_advice
from scrabble_course.diagnosis.lint.function_source import (
    is_unwritten,
    outside_of,
    source_of,
)
from scrabble_course.diagnosis.results import MOST_TIME_OUTS, Cause, Result

PUBLIC_SEED = 0
"""The seed of the random cases in a notebook, so that a check can be repeated."""
PATIENCE = 10.0
"""Seconds after which one more failure ends the check of a slow function."""
MOST_SHOWN = 1_000
"""Characters that are shown of what was expected, and of what came instead."""
STUB_LINE = 'the line "raise NotImplementedError"'


@dataclass(frozen=True, slots=True)
class Examination:
    """A report, what it rests on, the cases that it shows, and why it has no merit."""

    report: Report
    results: list[Result]
    shown: tuple[Case, ...] = ()
    no_merit: NoMerit | None = None


def examine(
    exercise: Exercise,
    function: Callable[..., Any],
    seed: int = PUBLIC_SEED,
    is_thorough: bool = False,
) -> Report:
    """Return the report on `function`; random cases are made from `seed`.

    Small edits of it are tried where no cause of a failure is known, and, if the
    examination `is_thorough`, also where the cause that is known names no line.
    """
    source = source_of(function)
    name = function.__code__.co_name if type(function) is FunctionType else ""
    if _is_empty(function) or is_unwritten(source, name):
        has_line = not source or "NotImplementedError" in source
        return _not_started(exercise.name, STUB_LINE if has_line else "what is there")

    def read() -> StudentCode:
        # What the course writes as text builds, as its lesson says, on the cells above.
        outside = frozenset() if own_way_of(exercise) else outside_of(function)
        helpers = helpers_of(exercise)
        found = lint.findings(source, name, outside, exercise.reference, helpers)
        return StudentCode(source, found, function, is_thorough)

    with (
        attempts(function, exercise.stand_ins) as attempt,
        paced(exercise.name) as pace,
    ):
        cases = exercise.all_cases(seed)
        report = examine_calls(exercise, cases, attempt, read, pace=pace).report
    is_written = report.status is Status.NOT_STARTED and source
    return _one_line_left(exercise.name) if is_written else report


def examine_calls(
    exercise: Exercise,
    cases: list[Case],
    attempt: Attempt,
    read: Callable[[], StudentCode] = StudentCode,
    judged: Judge | None = None,
    pace: Pace | None = None,
) -> Examination:
    """Return what is found out about the function whose calls `attempt` makes.

    `read` gives its code; it is asked only if something failed. `judged` is asked in
    place of the exercise, by one who knows some of its judgements already. `pace` ends
    a check that takes too long.
    """
    asked = cache(attempt)  # however many cases look at what came of a call
    judged = judged or exercise.judged
    results = _run(judged, cases, asked, pace)
    first = results[0].outcome
    if first.is_error("NotImplementedError") and not first.callees:
        return Examination(_not_started(exercise.name), results)
    evidence = Evidence(exercise, results)
    counted = _count(exercise, cases, results)
    if not evidence.failed:
        if len(results) < len(cases):
            return Examination(_cut_short(counted), results)
        across = _causes_across(exercise, attempt, read)
        if not across:
            return Examination(_passed(exercise, counted, results), results)
        return _concluded(exercise, cases, evidence, counted, across, across)
    all_ended = all(result.outcome.ended != "timed out" for result in results)
    if all_ended and len(results) == len(cases):
        evidence.add(_run(judged, exercise.controls, asked))
    code = read()
    # Points rest on what the grader tells, too, which makes no call again.
    told = causes_of(exercise, evidence, replace(code, function=None))
    causes = causes_of(exercise, evidence, code) if code.function else told
    causes = with_fuller_advice(exercise, evidence, causes, code)
    return _concluded(exercise, cases, evidence, counted, told, causes)


def _concluded(
    exercise: Exercise,
    cases: list[Case],
    evidence: Evidence,
    counted: Report,
    told: list[Cause],
    causes: list[Cause],
) -> Examination:
    """Return the points that rest on what is `told` of answers, and all the causes."""
    results = evidence.results
    is_explained = evidence.are_explained_by([cause.mistake for cause in told])
    earned = share_earned(exercise, cases, results, told, is_explained)
    shown = tuple(cause.case for cause in causes)
    report = _with_causes(exercise, replace(counted, share=earned.share), causes)
    return Examination(report, results, shown, earned.reason)


def _not_started(name: str, instead_of: str = STUB_LINE) -> Report:
    """Return the report on a function that is still a stub."""
    todo = (
        f"Write your code in place of {instead_of}, run that cell, and then this one "
        "again."
    )
    return Report(name, Status.NOT_STARTED, advice=todo)


def _one_line_left(name: str) -> Report:
    """Return the report on a function whose stub was filled in, but not taken away."""
    todo = (
        'Your code is there; delete the line "raise NotImplementedError", which stops '
        "it. Then run that cell, and this one again."
    )
    return Report(name, Status.NOT_STARTED, advice=todo, reason="one line stops it")


def _run(
    judged: Judge,
    cases: Sequence[Case],
    attempt: Attempt,
    pace: Pace | None = None,
) -> list[Result]:
    """Run the cases in order, until calls hang, or fail when patience is over.

    After one that hangs, others of its topic are not made. `pace` ends them whatever
    they do.
    """
    results: list[Result] = []
    hung: dict[Call, str] = {}
    end_of_patience = time.monotonic() + PATIENCE
    for case in cases:
        if case.topic in hung.values():
            continue
        since = time.monotonic()
        outcome = attempt(case.call)
        problem = judged(case, outcome)
        results.append(Result(case, outcome, problem))
        if outcome.ended == "timed out":
            hung[case.call] = case.topic
            end_of_patience += time.monotonic() - since
        late = time.monotonic() > end_of_patience
        if len(hung) >= MOST_TIME_OUTS or (problem and late):
            break
        if pace and pace.is_over(len(results), len(cases)):
            break
    return results


def _causes_across(
    exercise: Exercise, attempt: Attempt, read: Callable[[], StudentCode]
) -> list[Cause]:
    """Return the first cause that shows when answers to many calls are compared.

    Mistakes that have the very same calls share what came of them. The text may show
    more.
    """
    made: dict[tuple[Call, ...], list[Outcome]] = {}
    for mistake in exercise.multi_call_mistakes:
        calls, known = mistake.calls, made.setdefault(mistake.calls, [])
        for many in (mistake.few, None):
            known += [attempt(replace(call)) for call in calls[len(known) : many]]
            problem = mistake.found(known[:many])
            if problem is None:
                break
        if problem:
            right = Outcome("returned")
            found = Cause(mistake.case, right, problem, mistake.name, mistake.advice)
            rare = [one for one in read().findings if one.rule.is_rare][:1]
            causes = [found, *(told_of(found, one) for one in rare)]
            is_all = any(one.rule.hides_others for one in rare)
            return causes[::-1] if is_all else causes
    return []


def _count(exercise: Exercise, cases: list[Case], results: list[Result]) -> Report:
    """Return the report on a function that passes, with what has been counted."""
    right = [result.case for result in results if result.problem is None]
    every_call = len(right) == len(cases)
    return Report(
        exercise.name,
        Status.PASSED,
        passed=len(right) + (len(exercise.multi_call_mistakes) if every_call else 0),
        total=len(cases) + len(exercise.multi_call_mistakes),
        given_passed=sum(case.given for case in right),
        given_total=sum(case.given for case in cases),
    )


def _passed(exercise: Exercise, counted: Report, results: list[Result]) -> Report:
    """Return the report on a function that passes, with what else is to be said."""
    remarks = (remark_on(exercise, one.case.call, one.outcome) for one in results)
    advice = next(filter(None, remarks), "")
    return replace(counted, share=1.0, advice=advice)


def _cut_short(counted: Report) -> Report:
    """Return the report on a check that ended early, with all calls right till then."""
    return replace(
        counted,
        status=Status.TIMED_OUT,
        advice=f"The check ended after {OVER_AFTER:.0f} seconds. All calls by then "
        "came out right, but each takes long. What is done anew in every call, "
        "and could be done once, before them all?",
    )


def _with_causes(exercise: Exercise, counted: Report, causes: list[Cause]) -> Report:
    first, *others = [_named(exercise, cause) for cause in causes]
    return replace(
        counted,
        status=_STATUS[causes[0].outcome.ended],
        passed=min(counted.passed, counted.total - 1),
        failure=first.failure,
        mistake=first.mistake,
        advice=first.advice,
        others=tuple(others),
    )


def _named(exercise: Exercise, cause: Cause) -> NamedCause:
    call = exercise.describe(exercise.name, cause.case.call)
    expected, got = _cut(cause.problem.expected), _cut(cause.problem.got)
    apart = sets_apart(cause.problem.expected, cause.problem.got)
    shown = Failure(call, expected, got, picture_of(cause.case.call), apart)
    return NamedCause(shown, cause.mistake, cause.advice)


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
