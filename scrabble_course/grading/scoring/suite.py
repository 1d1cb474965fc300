"""Marks one function: what it is asked, what its answers earn, and what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from scrabble_course.checks import parsed
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.causes import Text
from scrabble_course.checks.examine import Examined, examine_calls
from scrabble_course.checks.exercise import Case, Exercise, Problem
from scrabble_course.checks.judged import (
    Result,
    count_by_topic,
    one_answer_for_all,
    only_what_was_shown,
)
from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.scoring.many_calls import ManyCalls
from scrabble_course.grading.scoring.mark import Found, Mark, Topic
from scrabble_course.grading.scoring.wrong_answers import (
    group_of,
    packed,
    wrong_answers,
)
from scrabble_course.grading.supervisor.budget import IDLE_SECONDS, PROCESSOR_SECONDS
from scrabble_course.grading.supervisor.question import Question
from scrabble_course.grading.supervisor.work_in_sandbox import Work

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
NOTHING_DEFINES_IT = "Nothing that was handed in defines it."
TOO_SLOW = "too-slow-together"
_SLOW = (
    "All calls of this work together took longer than they may: "
    f"{PROCESSOR_SECONDS:.0f} seconds of computing, or {IDLE_SECONDS:.0f} of waiting. "
    "So not all could be made. Is something worked out in each call that could be "
    "worked out once?"
)
ANSWER_BORROWED = "uses-the-answer"
ALWAYS_THE_SAME = "always-the-same"
ONLY_WHAT_WAS_SHOWN = "only-what-was-shown"
LEARNT_BY_HEART = 0.4
"""The most that is earned by calls that were learnt by heart."""


@dataclass(frozen=True, slots=True)
class Suite:
    """What one function is asked in a run: the same for every student.

    The `visible` question is that of the notebook's own check; of what seems to be a
    stub, the `first` of its calls is asked, and then perhaps the `rest`. `twins` tell
    causes apart where that went wrong, and `many` is for what only many calls show. The
    `hidden` question has cases made by chance: whatever a student is shown comes from
    calls that were made before it is asked.

    `right` are the marks of functions that were right, by all that they answered, and
    `so_far` is what others answered to the visible question, all of it right.
    """

    exercise: Exercise
    out_of: int
    cases: tuple[Case, ...]
    first: Question
    rest: Question
    visible: Question
    twins: Question
    many: ManyCalls
    hidden: Question
    right: dict[bytes, Mark] = field(default_factory=dict)
    so_far: set[bytes] = field(default_factory=set)

    def asked_of(self, work: Work) -> FunctionRun:
        """Return what will be known of the function of `work`."""
        return FunctionRun(work, self.visible)

    def is_wrong(self, call: Call, outcome: Outcome) -> bool:
        """Whether an outcome of one of the cases is not right."""
        asked = [case for case in self.cases if case.call is call]
        return any(self.exercise.judged(case, outcome) for case in asked)

    def topics_of(self, call: Call) -> set[str]:
        """Return what the cases are about that look at a call."""
        return {case.topic for case in self.cases if case.call is call}

    def is_right_so_far(self, asked: FunctionRun) -> bool:
        """Whether all visible cases came out right."""
        fixed = self.exercise.fixed
        return asked.is_there and asked.holds(
            self.so_far,
            lambda: not any(self._judged(asked, c, asked(c.call)) for c in fixed),
        )

    def _judged(
        self, asked: FunctionRun, case: Case, outcome: Outcome
    ) -> Problem | None:
        """Return what is wrong with the outcome of a case; each is judged once.

        Unless it is none yet: a call that is late may come out right with more time.
        """
        if outcome.ended == "timed out":
            return self.exercise.judged(case, outcome)
        if id(case) not in asked.problems:
            asked.problems[id(case)] = self.exercise.judged(case, outcome)
        return asked.problems[id(case)]

    def look_into(self, asked: FunctionRun, source: Callable[[], str]) -> None:
        """Find out ahead what `mark` wants to know of a function that went wrong."""
        for case in self.exercise.fixed:
            self._judged(asked, case, asked(case.call))
        self._text(source())

    def is_a_stub(self, asked: FunctionRun) -> bool:
        """Whether the function is as it was handed out."""
        first = asked(self.cases[0].call)
        return first.is_error("NotImplementedError") and not first.callees

    def is_empty(self, asked: FunctionRun, source: Callable[[], str]) -> bool:
        """Whether the function's text is a stub's, and so is its first answer."""
        first = self.cases[0]
        if self._judged(asked, first, asked(first.call)) is None:
            return False
        return parsed.is_stub(source(), self.exercise.name)

    def mark(
        self, asked: FunctionRun, work: Work, source: Callable[[], str] = str
    ) -> Mark:
        """Return the mark for what was asked of `work`.

        `source` gives the function's text, which matters only if something is wrong.
        """
        if asked.no_work:
            return self.not_found(
                Found.OUT_OF_REACH,
                f"The file ends Python before anything can be asked: {asked.no_work}.",
            )
        if not asked.is_there:
            return self.not_found(Found.NOT_THERE, NOTHING_DEFINES_IT)
        if asked.heard in self.right and not work.ended:
            return self.right[asked.heard]
        if self.is_empty(asked, source):
            return self.not_found(Found.EMPTY)
        mark = self._examined(asked, work, source)
        if asked.heard and mark.status is Status.PASSED and not mark.remark:
            self.right[asked.heard] = mark
        return mark

    def _examined(
        self, asked: FunctionRun, work: Work, source: Callable[[], str]
    ) -> Mark:
        name = self.exercise.name
        examined = examine_calls(
            self.exercise,
            list(self.cases),
            asked,
            lambda: self._text(source()),
            lambda case, outcome: self._judged(asked, case, outcome),
        )
        is_right = examined.report.status is Status.PASSED
        if not is_right and parsed.is_stub(source(), name):
            return self.not_found(Found.EMPTY)
        seen = [self._may_be_seen(case, asked) for case in examined.shown]
        remarks = []
        if work.ended:
            remarks.append(f"The file ended its process: {work.ended}.")
        if asked.is_out_of_time:
            remarks.append("The time for all of this work together was over.")
        mark = self._marked(examined, seen, " ".join(remarks))
        if mark.status is Status.NOT_STARTED:
            return replace(mark, found=Found.EMPTY)
        if asked.is_out_of_time and mark.status is Status.TIMED_OUT:
            return replace(mark, mistake=TOO_SLOW, advice=_SLOW)
        return mark

    def _may_be_seen(self, shown: Case, asked: FunctionRun) -> bool:
        """Whether what is shown comes from calls made before the hidden question."""
        if any(across.case is shown for across in self.exercise.across):
            return not asked.was_asked_besides
        return any(case is shown for case in self.exercise.fixed)

    def _is_known(self, mistake: str) -> bool:
        """Whether a mistake's advice is ours alone, with no word of the student's."""
        known = {one.name for one in self.exercise.mistakes}
        return mistake in known | {one.name for one in self.exercise.across}

    def _text(self, source: str) -> Text:
        return _text(source, self.exercise.name, self.exercise.reference)

    def not_graded(self, error: Exception) -> Mark:
        """Return the mark of a function that the grader failed to grade."""
        remark = f"{type(error).__name__}: {error}"[:LONGEST_REMARK]
        mark = self.not_found(Found.WRITTEN, remark)
        return replace(mark, status=Status.INTERNAL)

    def not_found(self, found: Found, remark: str = "") -> Mark:
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

    def _marked(self, examined: Examined, seen: list[bool], remark: str) -> Mark:
        report = examined.report
        topics = self._topics(examined)
        mistake, advice = self._refused(examined) or (report.mistake, report.advice)
        earns = report.status is not Status.NOT_STARTED and mistake not in _EARN_NOTHING
        wrong = wrong_answers(self.exercise, examined.results) if earns else {}
        may_be_seen = all(seen[:1])
        if not may_be_seen:
            advice = self._without_their_words(advice, examined)
        passed = report.status is Status.PASSED
        most = LEARNT_BY_HEART if mistake == ONLY_WHAT_WAS_SHOWN else 1.0
        return Mark(
            self.exercise.name,
            self.exercise.stage,
            round(self.out_of * min(report.share, most), 2) if earns else 0,
            self.out_of,
            Status.FAILED if passed and mistake in _EARN_NOTHING else report.status,
            topics,
            mistake,
            "" if passed and mistake not in _EARN_NOTHING else advice,
            _cut(report.failure) if report.failure and may_be_seen else None,
            remark,
            tuple(
                replace(other, failure=_cut(other.failure))
                for other, is_seen in zip(report.others, seen[1:], strict=True)
                if is_seen
            ),
            group_of(wrong),
            packed(self.exercise, wrong),
        )

    def _without_their_words(self, advice: str, examined: Examined) -> str:
        """Return advice that holds no word of the student's, which may be a case."""
        if _speaks_of_names(advice, examined.results):
            return CALLS_A_STUB
        is_known = self._is_known(examined.report.mistake)
        return advice if is_known else NOT_SHOWN

    def _topics(self, examined: Examined) -> tuple[Topic, ...]:
        passed = examined.report.status is Status.PASSED
        mistake, results = examined.report.mistake, examined.results
        counts = count_by_topic(self.exercise, self.cases, results, passed, mistake)
        return tuple(Topic(name, *count) for name, count in counts.items())

    def _refused(self, examined: Examined) -> tuple[str, str] | None:
        """Return why the work earns nothing, or little: a mistake and advice."""
        outcomes = [result.outcome for result in examined.results]
        if any(outcome.is_error("NotGiven") for outcome in outcomes):
            return ANSWER_BORROWED, (
                f"{self.exercise.name} calls a function of the course that is the "
                "answer to this exercise, or to one that comes later. It earns points "
                "once that part is your own code."
            )
        says_something = any(one.value is not None for one in outcomes)
        if says_something and one_answer_for_all(examined.results):
            return ALWAYS_THE_SAME, (
                f"{self.exercise.name} gives the same answer to all that it is asked, "
                "or to nearly all. That is right now and then, but by chance."
            )
        if self._is_learnt_by_heart(examined):
            return ONLY_WHAT_WAS_SHOWN, (
                "The calls that `check` makes come out right, and many others of the "
                "same kinds do not. Work the answer out from what the function is "
                "given, whatever that is."
            )
        return None

    def _is_learnt_by_heart(self, examined: Examined) -> bool:
        """Whether only visible calls come out right, and no mistake explains it."""
        is_explained = bool(examined.report.mistake)
        return not is_explained and only_what_was_shown(
            examined.results, self.exercise.fixed
        )


_EARN_NOTHING = (ANSWER_BORROWED, ALWAYS_THE_SAME)


@lru_cache(maxsize=8)  # it is looked into, and then marked
def _text(source: str, name: str, right: Callable[..., Any]) -> Text:
    return Text(source, parsed.signs(source, name, reference=right))


def _speaks_of_names(advice: str, results: Sequence[Result]) -> bool:
    """Whether advice names a function that an error came through: a student's word."""
    names = {name for result in results for name in result.outcome.callees}
    return any(f"`{name}`" in advice for name in names)


def _cut(failure: Failure) -> Failure:
    """Return a failure with no more of what came than a reader needs."""
    got = failure.got
    short = f"{got[:MOST_SHOWN]} ..." if len(got) > MOST_SHOWN else got
    return replace(failure, got=short)
