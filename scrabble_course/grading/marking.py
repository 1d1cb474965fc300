"""Marks one function: asks it, judges its answers, and finds out what went wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.calling import make_call
from scrabble_course.checks.examine import Examined, examine_calls
from scrabble_course.checks.exercise import Case, Exercise, Problem
from scrabble_course.checks.judged import count_by_topic, one_answer_for_all
from scrabble_course.checks.report import Status
from scrabble_course.grading.given import given_with
from scrabble_course.grading.marks import Found, Mark, Topic
from scrabble_course.grading.work import FUNCTION_SECONDS, Asked, Work
from scrabble_course.grading.zygotes import Question

NOTHING_DEFINES_IT = "Nothing that was handed in defines it."
TOO_SLOW = "too-slow-together"
_SLOW = (
    f"All its calls together took more than {FUNCTION_SECONDS:.0f} seconds, so not all "
    "could be made. Is something worked out in each call that could be worked out once?"
)
ANSWER_BORROWED = "uses-the-answer"
ALWAYS_THE_SAME = "always-the-same"


@dataclass(frozen=True, slots=True)
class Paper:
    """What one function is asked in a run: the same for every student."""

    exercise: Exercise
    out_of: int
    cases: tuple[Case, ...]
    question: Question
    later: Question
    given: bytes

    def mark(self, work: Work) -> Mark:
        """Return the mark of `work` for this function."""
        question = self.question
        function, props = question.function, question.props
        asked = Asked(work, function, props, self.given, self.later)
        asked.ask_all(question)
        if asked.no_work:
            return self.not_found(
                Found.OUT_OF_REACH,
                f"The file ends Python before anything can be asked: {asked.no_work}.",
            )
        if not asked.is_there:
            return self.not_found(Found.NOT_THERE, NOTHING_DEFINES_IT)
        examined = examine_calls(self.exercise, list(self.cases), asked)
        mark = self._marked(examined, work)
        if asked.is_late and mark.status is Status.TIMED_OUT:
            return replace(mark, mistake=TOO_SLOW, advice=_SLOW)
        return mark

    def not_found(self, found: Found, remark: str) -> Mark:
        """Return the mark of a function of which there is nothing to judge."""
        exercise = self.exercise
        return Mark(
            exercise.name,
            exercise.stage,
            0,
            self.out_of,
            Status.NOT_STARTED,
            remark=remark,
            found=found,
        )

    def _marked(self, examined: Examined, work: Work) -> Mark:
        report = examined.report
        topics = self._topics(examined)
        mistake, advice = self._refused(examined) or (report.mistake, report.advice)
        earns = report.status is not Status.NOT_STARTED and mistake not in _EARN_NOTHING
        may_be_seen = examined.shown in self.cases[: self._fixed]
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
            report.failure if may_be_seen else None,
            f"The file ended its process: {work.ended}." if work.ended else "",
            Found.EMPTY if report.status is Status.NOT_STARTED else Found.WRITTEN,
        )

    @property
    def _fixed(self) -> int:
        """How many cases are those of the notebook's own check."""
        return len(self.cases) - self.exercise.generated

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
    question = Question(function, place, [case.call for case in cases])
    later = Question(function, place, _calls_across(exercise))
    return Paper(exercise, points, cases, question, later, given_with(exercise))


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
