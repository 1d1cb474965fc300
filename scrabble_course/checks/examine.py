"""Examines a function against its exercise: calls it, judges, and finds the causes."""

from __future__ import annotations

import ast
import dis
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
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
from scrabble_course.diagnosis.causes import Text, causes_of, told_of
from scrabble_course.diagnosis.edit_trials import cure_of
from scrabble_course.diagnosis.evidence import Evidence
from scrabble_course.diagnosis.exercise import Case, Exercise, Judge
from scrabble_course.diagnosis.lint.mending import function_like
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
    source = lint.source_of(function)
    name = function.__code__.co_name if type(function) is FunctionType else ""
    if _is_empty(function) or lint.is_stub(source, name):
        has_line = not source or "NotImplementedError" in source
        return _not_started(exercise.name, STUB_LINE if has_line else "what is there")

    def read() -> Text:
        # What the course writes as text builds, as its lesson says, on the cells above.
        outside = frozenset() if own_way_of(exercise) else lint.outside_of(function)
        helpers = helpers_of(exercise)
        found = lint.findings(source, name, outside, exercise.reference, helpers)
        cure = partial(cure_of, exercise, function)
        again = partial(_again, exercise, function)
        return Text(source, found, again, cure, is_thorough)

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
    read: Callable[[], Text] = Text,
    judged: Judge | None = None,
    pace: Pace | None = None,
) -> Examination:
    """Return what is found out about the function whose calls `attempt` makes.

    `read` gives its text; it is asked only if something failed. `judged` is asked in
    place of the exercise, by one who knows some of its judgements already. `pace` ends
    a check that takes too long.
    """
    asked = _AskedOnce(attempt)
    judged = judged or exercise.judged
    results = _run(judged, cases, asked, pace)
    first = results[0].outcome
    if first.is_error("NotImplementedError") and not first.callees:
        return Examination(_not_started(exercise.name), results)
    answers = Evidence(exercise, results)
    if answers.failed:
        all_ended = all(result.outcome.ended != "timed out" for result in results)
        if all_ended and len(results) == len(cases):
            answers.add(_run(judged, exercise.controls, asked))
        text = read()
        causes = causes_of(exercise, answers, replace(text, again=None, cure=None))
    elif len(results) < len(cases):
        return Examination(_cut_short(_count(exercise, cases, results)), results)
    else:
        text, causes = Text(), _causes_across(exercise, attempt, read)
    if not causes:
        return Examination(_passed(exercise, cases, results), results)
    return _concluded(exercise, cases, answers, causes, text)


def _concluded(
    exercise: Exercise,
    cases: list[Case],
    answers: Evidence,
    causes: list[Cause],
    text: Text,
) -> Examination:
    """Return what the causes come to: points, and a report."""
    results = answers.results
    counted = _count(exercise, cases, results)
    # Points rest on what the grader tells, too, which makes no call again.
    is_explained = answers.are_explained_by([cause.mistake for cause in causes])
    earned = share_earned(exercise, cases, results, causes, is_explained)
    counted = replace(counted, share=earned.share)
    if text.again:
        causes = causes_of(exercise, answers, text)
    shown = tuple(cause.case for cause in causes)
    report = _with_causes(exercise, counted, causes)
    return Examination(report, results, shown, earned.reason)


def _again(
    exercise: Exercise,
    function: Callable[..., Any],
    written: ast.FunctionDef,
    call: Call,
) -> Outcome | None:
    """Make a call of `function` as it is `written` now; None if that cannot be."""
    made = function_like(function, written)
    if made is None:
        return None
    with attempts(made, exercise.stand_ins) as attempt:
        return attempt(call)


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


class _AskedOnce:
    """Makes each call once, however many cases look at what came of it."""

    def __init__(self, attempt: Attempt) -> None:
        self._attempt = attempt
        self._known: dict[Call, Outcome] = {}

    def __call__(self, call: Call) -> Outcome:
        if call not in self._known:
            self._known[call] = self._attempt(call)
        return self._known[call]


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
    exercise: Exercise, attempt: Attempt, read: Callable[[], Text]
) -> list[Cause]:
    """Return the first cause that shows when answers to many calls are compared.

    Mistakes that have the very same calls share what came of them. The text may show
    more.
    """
    made: dict[tuple[Call, ...], list[Outcome]] = {}

    def of_first(calls: tuple[Call, ...], many: int | None) -> list[Outcome]:
        known = made.setdefault(calls, [])
        known += [attempt(replace(call)) for call in calls[len(known) : many]]
        return known[:many]

    for mistake in exercise.multi_call_mistakes:
        if mistake.found(of_first(mistake.calls, mistake.few)) and (
            problem := mistake.found(of_first(mistake.calls, None))
        ):
            found = Cause(
                mistake.case,
                Outcome("returned"),
                problem,
                mistake.name,
                mistake.advice,
            )
            rare = [one for one in read().findings if one.rule.is_rare]
            causes = [found, *(told_of(found, one) for one in rare[:1])]
            is_all = any(one.rule.hides_others for one in rare[:1])
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


def _passed(exercise: Exercise, cases: list[Case], results: list[Result]) -> Report:
    """Return the report on a function that passes, with what else is to be said."""
    remarks = (remark_on(exercise, one.case.call, one.outcome) for one in results)
    advice = next(filter(None, remarks), "")
    return replace(_count(exercise, cases, results), share=1.0, advice=advice)


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
