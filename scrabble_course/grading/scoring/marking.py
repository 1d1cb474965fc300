"""Marks one function: what its answers earn, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from scrabble_course.checks.catalogue import helpers_of
from scrabble_course.checks.examine import Examination, examine_calls
from scrabble_course.checks.no_merit import NoMerit
from scrabble_course.checks.report import Failure, Status
from scrabble_course.checks.shares import count_by_topic
from scrabble_course.diagnosis import lint
from scrabble_course.diagnosis.causes import StudentCode
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.lint.function_source import is_unwritten
from scrabble_course.diagnosis.results import Result
from scrabble_course.grading.scoring.function_run import FunctionRun, StopReason
from scrabble_course.grading.scoring.mark import (
    ONLY_WHAT_WAS_SHOWN,
    FunctionState,
    Mark,
    Topic,
)
from scrabble_course.grading.scoring.suite import Suite
from scrabble_course.grading.scoring.wrong_answers import (
    group_of,
    packed,
    wrong_answers,
)
from scrabble_course.grading.submissions.defined_functions import source_of
from scrabble_course.grading.submissions.submission import SourceFile
from scrabble_course.grading.supervisor.budget import IDLE_SECONDS, PROCESSOR_SECONDS

MOST_SHOWN = 400
"""Characters that are shown of what came in place of the right answer."""
LONGEST_REMARK = 200
CALLS_A_STUB = (
    "A function that this one calls is not written yet. Write that one first, and run "
    "its cell."
)
NOT_SHOWN = (
    "This went wrong in a call that is not shown. Which kind of call it is, is named "
    "below: try some of that kind."
)
TOO_SLOW = "too-slow-together"
_SLOW = (
    "All calls of this work together took longer than they may: "
    f"{PROCESSOR_SECONDS:.0f} seconds of computing, or {IDLE_SECONDS:.0f} of waiting. "
    "So not all could be made. Is something worked out in each call that could be "
    "worked out once?"
)
TOO_MUCH = "says-too-much"
_MUCH = (
    "All that it prints and gives back in these calls is too much to be looked at, so "
    "not all could be made. Are there prints left that you needed while you wrote it?"
)
ANSWER_BORROWED = "uses-the-answer"
ALWAYS_THE_SAME = "always-the-same"
_NOT_ALL_MADE = {
    StopReason.SUBMISSION_OUT_OF_TIME: (TOO_SLOW, _SLOW),
    StopReason.SAYS_TOO_MUCH: (TOO_MUCH, _MUCH),
}
"""The mistake and the advice where calls were left out."""
_EARN_NOTHING = (ANSWER_BORROWED, ALWAYS_THE_SAME)


def marked(run: FunctionRun, file: SourceFile) -> Mark:
    """Return the mark of a function of a file whose calls were made."""
    suite, name = run.suite, run.suite.exercise.name
    if run.no_work:
        why = f"The file ends Python before anything can be asked: {run.no_work}."
        return _unmarked(suite, FunctionState.OUT_OF_REACH, why)
    if run.stopped is StopReason.NOT_THERE:
        if is_unwritten(source_of(name, file, in_place=True), name):
            return _unmarked(suite, FunctionState.EMPTY)
        return not_there(suite)
    examined = examine_calls(
        suite.exercise,
        list(suite.cases),
        run,
        lambda: _code(suite, source_of(name, file, in_place=True)),
        run.judged,
    )
    says_too_much = run.stopped is StopReason.SAYS_TOO_MUCH
    if says_too_much and examined.no_merit is NoMerit.BY_HEART:
        examined = replace(examined, no_merit=None)
    mark = _marked(suite, examined, _remark_on(run))
    if mark.status is Status.NOT_STARTED:
        return replace(mark, found=FunctionState.EMPTY)
    if mark.status is Status.TIMED_OUT and run.stopped in _NOT_ALL_MADE:
        mistake, advice = _NOT_ALL_MADE[run.stopped]
        return replace(mark, mistake=mistake, advice=advice)
    return mark


def not_graded(suite: Suite, error: Exception) -> Mark:
    """Return the mark of a function that the grader failed to grade."""
    remark = f"{type(error).__name__}: {error}"[:LONGEST_REMARK]
    mark = _unmarked(suite, FunctionState.WRITTEN, remark)
    return replace(mark, status=Status.INTERNAL)


def not_there(suite: Suite) -> Mark:
    """Return the mark of a function that nothing defines."""
    why = "Nothing that was handed in defines it."
    return _unmarked(suite, FunctionState.NOT_THERE, why)


def _unmarked(suite: Suite, found: FunctionState, remark: str = "") -> Mark:
    exercise = suite.exercise
    return Mark(
        exercise.name,
        exercise.stage,
        0,
        suite.out_of,
        Status.NOT_STARTED,
        remark=remark,
        found=found,
    )


def _code(suite: Suite, source: str) -> StudentCode:
    exercise = suite.exercise
    found = lint.findings(
        source, exercise.name, frozenset(), exercise.reference, helpers_of(exercise)
    )
    return StudentCode(source, found)


def _remark_on(run: FunctionRun) -> str:
    remarks = []
    if run.work.ended:
        remarks.append(f"The file ended its process: {run.work.ended}.")
    if run.stopped is StopReason.SUBMISSION_OUT_OF_TIME:
        remarks.append("The time for all of this work together was over.")
    return " ".join(remarks)


def _marked(suite: Suite, examined: Examination, remark: str) -> Mark:
    exercise, report = suite.exercise, examined.report
    mistake, advice = _refused(exercise, examined) or (report.mistake, report.advice)
    is_refused = mistake in _EARN_NOTHING
    earns = report.status is not Status.NOT_STARTED and not is_refused
    wrong = wrong_answers(exercise, examined.results) if earns else {}
    seen = [_may_be_seen(exercise, case) for case in examined.shown]
    may_be_seen = all(seen[:1])
    if not may_be_seen:
        advice = _without_their_words(exercise, advice, examined)
    passed = report.status is Status.PASSED
    others = zip(report.others, seen[1:], strict=True)
    return Mark(
        exercise.name,
        exercise.stage,
        points=round(suite.out_of * report.share, 2) if earns else 0,
        out_of=suite.out_of,
        status=Status.FAILED if passed and is_refused else report.status,
        topics=_topics(suite, examined),
        mistake=mistake,
        advice="" if passed and not is_refused else advice,
        failure=_cut(report.failure) if report.failure and may_be_seen else None,
        remark=remark,
        others=tuple(
            replace(other, failure=_cut(other.failure))
            for other, is_seen in others
            if is_seen
        ),
        group=group_of(wrong),
        wrong=packed(exercise, wrong),
    )


def _topics(suite: Suite, examined: Examination) -> tuple[Topic, ...]:
    passed = examined.report.status is Status.PASSED
    mistake, results = examined.report.mistake, examined.results
    counts = count_by_topic(suite.exercise, suite.cases, results, passed, mistake)
    return tuple(Topic(name, *count) for name, count in counts.items())


def _refused(exercise: Exercise, examined: Examination) -> tuple[str, str] | None:
    """Return why the work earns nothing, or little: a mistake and advice."""
    name, results = exercise.name, examined.results
    outcomes = [result.outcome for result in results]
    if any(outcome.is_error("NotGiven") for outcome in outcomes):
        return ANSWER_BORROWED, (
            f"{name} calls a function of the course that is the answer to this "
            "exercise, or to one that comes later. It earns points once that part is "
            "your own code."
        )
    says_something = any(one.value is not None for one in outcomes)
    if says_something and examined.no_merit is NoMerit.ONE_THING:
        return ALWAYS_THE_SAME, (
            f"{name} gives the same answer to all that it is asked, or to nearly all. "
            "That is right now and then, but by chance."
        )
    if examined.no_merit is NoMerit.BY_HEART:
        return ONLY_WHAT_WAS_SHOWN, (
            "The calls that `check` makes come out right, and many others of the same "
            "kinds do not. Work the answer out from what the function is given, "
            "whatever that is."
        )
    return None


def _may_be_seen(exercise: Exercise, shown: Case) -> bool:
    """Whether what is shown comes from calls that the notebook's check makes, too."""
    repeated = (mistake.case for mistake in exercise.multi_call_mistakes)
    return any(case is shown for case in (*exercise.fixed, *repeated))


def _without_their_words(exercise: Exercise, advice: str, examined: Examination) -> str:
    """Return advice that holds no word of the student's, which may be a case."""
    if _speaks_of_names(advice, examined.results):
        return CALLS_A_STUB
    known = {one.name for one in exercise.mistakes}
    known |= {one.name for one in exercise.multi_call_mistakes}
    return advice if examined.report.mistake in known else NOT_SHOWN


def _speaks_of_names(advice: str, results: Sequence[Result]) -> bool:
    """Whether advice names a function that an error came through: a student's word."""
    names = {name for result in results for name in result.outcome.callees}
    return any(f"`{name}`" in advice for name in names)


def _cut(failure: Failure) -> Failure:
    """Return a failure with no more of what came than a reader needs."""
    got = failure.got
    short = f"{got[:MOST_SHOWN]} ..." if len(got) > MOST_SHOWN else got
    return replace(failure, got=short)
