"""Marks one function: what it is asked, what its answers earn, and what went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial, wraps
from typing import Any

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.calling import make_call
from scrabble_course.checks.examine import Examined, examine_calls
from scrabble_course.checks.exercise import Case, Exercise, Problem
from scrabble_course.checks.judged import (
    Result,
    count_by_topic,
    one_answer_for_all,
)
from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.asking import Asked
from scrabble_course.grading.given import given_with
from scrabble_course.grading.marks import Mark, Topic
from scrabble_course.grading.work import Work
from scrabble_course.grading.zygotes import Question

MOST_SHOWN = 400
"""Characters that are shown of what came in place of the right answer."""
LONGEST_REMARK = 200
CALLS_A_STUB = (
    "A function that this one calls is not written yet. Write that one first, and run "
    "its cell."
)
ANSWER_BORROWED = "uses-the-answer"
ALWAYS_THE_SAME = "always-the-same"


@dataclass(frozen=True, slots=True)
class Paper:
    """What one function is asked in a run: the same for every student.

    The `visible` question is that of the notebook's own check, and `more` is what only
    many calls show. The `hidden` one has cases made by chance: whatever a student is
    shown comes from calls that were made before it is asked.
    """

    exercise: Exercise
    out_of: int
    cases: tuple[Case, ...]
    visible: Question
    more: Question
    hidden: Question
    given: bytes

    def asked_of(self, work: Work) -> Asked:
        """Return what will be known of the function of `work`."""
        question = self.visible
        return Asked(work, question.function, question.props, self.given, work.budget)

    @property
    def visible_cases(self) -> tuple[Case, ...]:
        """The cases of the visible question."""
        return self.cases[: len(self.visible.calls)]

    def is_wrong(self, call: Call, outcome: Outcome) -> bool:
        """Whether an outcome of one of the cases is not right."""
        [case] = [case for case in self.cases if case.call is call]
        return self.exercise.judge(case, outcome) is not None

    def is_right_so_far(self, asked: Asked) -> bool:
        """Whether all visible cases came out right."""
        return asked.is_there and not any(
            self._judged(asked, case, asked(case.call)) for case in self.visible_cases
        )

    def _judged(self, asked: Asked, case: Case, outcome: Outcome) -> Problem | None:
        """Return what is wrong with the outcome of a case; each is judged once."""
        if id(case) not in asked.problems:
            asked.problems[id(case)] = self.exercise.judge(case, outcome)
        return asked.problems[id(case)]

    def is_a_stub(self, asked: Asked) -> bool:
        """Whether the function is as it was handed out."""
        first = asked(self.cases[0].call)
        return first.is_error("NotImplementedError") and not first.callees

    def mark(self, asked: Asked, work: Work) -> Mark:
        """Return the mark for what was asked of `work`."""
        if not asked.is_there:
            return self.not_written("No cell defines it.")
        exercise = replace(self.exercise, judge=partial(self._judged, asked))
        examined = examine_calls(exercise, list(self.cases), asked)
        may_be_seen = self._may_be_seen(examined.shown, asked)
        remarks = []
        if work.ended:
            remarks.append(f"The file ended its process: {work.ended}.")
        if asked.is_out_of_time:
            remarks.append("The time for all of this work together was over.")
        return self._marked(examined, may_be_seen, " ".join(remarks))

    def _may_be_seen(self, shown: Case | None, asked: Asked) -> bool:
        """Whether what is shown comes from calls made before the hidden question."""
        if any(case is shown for case in self.visible_cases):
            return True
        of_many = any(across.case is shown for across in self.exercise.across)
        return of_many and shown in self.visible_cases and not asked.was_asked_besides

    def not_graded(self, error: Exception) -> Mark:
        """Return the mark of a function that the grader failed to grade."""
        remark = f"{type(error).__name__}: {error}"[:LONGEST_REMARK]
        return replace(self.not_written(remark), status=Status.INTERNAL)

    def not_written(self, remark: str) -> Mark:
        """Return the mark of a function that is not there."""
        exercise = self.exercise
        status = Status.NOT_STARTED
        return Mark(
            exercise.name, exercise.stage, 0, self.out_of, status, remark=remark
        )

    def _marked(self, examined: Examined, may_be_seen: bool, remark: str) -> Mark:
        report = examined.report
        topics = self._topics(examined)
        mistake, advice = self._refused(examined) or (report.mistake, report.advice)
        earns = report.status is not Status.NOT_STARTED and mistake not in _EARN_NOTHING
        if not may_be_seen and _speaks_of_names(advice, examined.results):
            advice = CALLS_A_STUB
        passed = report.status is Status.PASSED
        return Mark(
            self.exercise.name,
            self.exercise.stage,
            round(self.out_of * report.share, 2) if earns else 0,
            self.out_of,
            Status.FAILED if passed and mistake in _EARN_NOTHING else report.status,
            topics,
            mistake,
            "" if passed and mistake not in _EARN_NOTHING else advice,
            _cut(report.failure) if report.failure and may_be_seen else None,
            remark,
        )

    def _topics(self, examined: Examined) -> tuple[Topic, ...]:
        passed = examined.report.status is Status.PASSED
        counts = count_by_topic(self.exercise, self.cases, examined.results, passed)
        return tuple(Topic(name, *count) for name, count in counts.items())

    def _refused(self, examined: Examined) -> tuple[str, str] | None:
        """Return why the work earns nothing, if it does: a mistake and advice."""
        outcomes = [result.outcome for result in examined.results]
        if any(outcome.is_error("NotGiven") for outcome in outcomes):
            return ANSWER_BORROWED, (
                f"{self.exercise.name} calls a function of the course that is the "
                "answer to this exercise, or to one that comes later. It earns points "
                "once that part is your own code."
            )
        if one_answer_for_all(examined.results):
            return ALWAYS_THE_SAME, (
                f"{self.exercise.name} gives the same answer, whatever it is asked. "
                "That is right now and then, but by chance."
            )
        return None


_EARN_NOTHING = (ANSWER_BORROWED, ALWAYS_THE_SAME)


def paper(stage: course.Stage, function: str, seed: int) -> Paper:
    """Return what a run with `seed` asks of one function."""
    exercise = _hardened(catalogue.exercise(function, stage.number))
    [points] = [graded.points for graded in stage.graded if graded.name == function]
    cases = tuple(exercise.all_cases(seed))
    props = exercise.props
    place = f"{props.__module__}:{props.__qualname__}" if props else ""
    calls = [case.call for case in cases]
    visible = len(calls) - exercise.generated
    return Paper(
        exercise,
        points,
        cases,
        visible=Question(function, place, calls[:visible]),
        more=Question(function, place, _calls_across(exercise)),
        hidden=Question(function, place, calls[visible:]),
        given=given_with(exercise),
    )


def _speaks_of_names(advice: str, results: Sequence[Result]) -> bool:
    """Whether advice names a function that an error came through: a student's word."""
    names = {name for result in results for name in result.outcome.callees}
    return any(f"`{name}`" in advice for name in names)


def _cut(failure: Failure) -> Failure:
    """Return a failure with no more of what came than a reader needs."""
    got = failure.got
    short = f"{got[:MOST_SHOWN]} ..." if len(got) > MOST_SHOWN else got
    return replace(failure, got=short)


def _calls_across(exercise: Exercise) -> list[Call]:
    """Return the calls that a right function is asked for what only many show."""
    calls = []

    def attempt(call: Call) -> Outcome:
        calls.append(call)
        outcome = make_call(exercise.reference, call, exercise.props)
        return Outcome.from_json(json.loads(json.dumps(outcome.to_json())))

    for mistake in exercise.across:
        mistake.find(attempt)
    return calls


def _hardened(exercise: Exercise) -> Exercise:
    """Return the exercise with a judge and mistakes that no answer can make raise."""
    mistakes = tuple(replace(m, when=_or_false(m.when)) for m in exercise.mistakes)
    across = tuple(replace(a, find=_or_none(a.find)) for a in exercise.across)
    judge = _or_wrong(exercise.judge)
    return replace(exercise, judge=judge, mistakes=mistakes, across=across)


def _or_wrong(
    judge: Callable[[Case, Outcome], Problem | None],
) -> Callable[[Case, Outcome], Problem | None]:
    @wraps(judge)
    def safe(case: Case, outcome: Outcome) -> Problem | None:
        try:
            return judge(case, outcome)
        except Exception:
            return Problem(repr(case.expected), "what cannot be compared with it")

    return safe


def _or_false(when: Callable[..., bool]) -> Callable[..., bool]:
    @wraps(when)
    def safe(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        try:
            return when(case, outcome, attempt)
        except Exception:
            return False

    return safe


def _or_none(find: Callable[[Attempt], Any]) -> Callable[[Attempt], Any]:
    @wraps(find)
    def safe(attempt: Attempt) -> Any:
        try:
            return find(attempt)
        except Exception:
            return Problem("calls that can be compared", "calls that cannot")

    return safe
