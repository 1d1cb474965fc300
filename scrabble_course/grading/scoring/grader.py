"""Grades one submission after the other: which file is asked when, and what counts.

with Grader(isolation="auto", seed=7) as grader:
    graded = grader.grade(submission)

In a file, the hidden cases are asked in a fresh child, when all functions have answered
the visible ones: what a student is shown was answered by code that had seen no hidden
case. Functions that take long come last, each in children of its own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.results import Result
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.scoring.function_run import FunctionRun, StopReason
from scrabble_course.grading.scoring.mark import (
    GRADED_BY,
    FunctionState,
    GradedWork,
    Mark,
)
from scrabble_course.grading.scoring.marking import (
    TOO_SLOW,
    marked,
    not_graded,
    not_there,
)
from scrabble_course.grading.scoring.reasons import (
    as_it_stood,
    explained,
    out_of_reach_in,
)
from scrabble_course.grading.scoring.rules_digest import rules_digest
from scrabble_course.grading.scoring.suite import Suite, suite_of, words_of
from scrabble_course.grading.scoring.wrong_answers import Numbered, wrong_answers
from scrabble_course.grading.submissions.jobs import (
    MOST_CANDIDATES,
    GradedFunction,
    Job,
    candidates_of,
    jobs_as_checked,
    jobs_of,
    others_in,
)
from scrabble_course.grading.submissions.programs import program_of
from scrabble_course.grading.submissions.submission import SourceFile, Submission
from scrabble_course.grading.supervisor.boxes import Boxes
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.isolation import (
    CannotIsolate,
    IsolationLevel,
    level_for,
)
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from scrabble_course.grading.supervisor.zygotes import ZygoteLost

_Made = TypeVar("_Made")
_Best = dict[GradedFunction, Mark]
"""The best mark of each function so far."""

GRADED_STAGES = tuple(stage for stage in course.STAGES if stage.graded)


class TooBusy(Exception):
    """The computer had too much else to do for a fair mark."""


class Grader:
    """Holds the boxes and the questions of a run; grades any number of submissions.

    `isolation` is "auto" or the name of a level (`supervisor/isolation.py`), and `seed`
    decides the hidden cases. CannotIsolate if the machine lacks what a level needs.
    """

    def __init__(
        self,
        isolation: str = "auto",
        seed: int = 0,
        stages: Iterable[course.Stage] = GRADED_STAGES,
    ) -> None:
        self.level: IsolationLevel = level_for(isolation)
        self.seed = seed
        self.stages = tuple(stages)
        self.boxes = Boxes(self.level, lambda: words_of(self.stages, seed))

    def grade(self, submission: Submission) -> GradedWork:
        """Return the marks of a submission; nothing in it can make this raise.

        CannotIsolate if the box does not hold, or does not run.
        """
        start = time.monotonic()
        marks = self._fair_marks(submission)
        if submission.answers is not None:
            marks = self._tried_twice(lambda: self._with_answers(marks, submission))
        return GradedWork(
            submission.student,
            submission.digest,
            marks,
            tuple(file.note for file in submission.files),
            self.level.value,
            self.seed,
            GRADED_BY,
            round(time.monotonic() - start, 4),
            rules_digest(),
        )

    def wrong_answers_of(
        self, stage: course.Stage, function: str, cells: list[str]
    ) -> Numbered:
        """Return the wrong answers of a function that `cells` define."""
        suite = suite_of(stage, function, self.seed)
        program = Program(tuple(cells), functions=frozenset({function}))
        work = self.boxes.work_on(stage, program, Budget())
        run = FunctionRun(work, suite)
        run.have_patience()
        run.ask(suite.visible)
        outcomes = [(case, run(case.call)) for case in suite.exercise.fixed]
        work.let_go()
        judged = suite.exercise.judged
        return wrong_answers(
            suite.exercise, [Result(case, o, judged(case, o)) for case, o in outcomes]
        )

    def _fair_marks(self, submission: Submission) -> tuple[Mark, ...]:
        """Return the marks of a submission, whatever else the computer does."""
        budget, marks = self._tried_twice(lambda: self._marks(submission))
        is_late = any(mark.status is Status.TIMED_OUT for mark in marks)
        if budget.clock.stalls and is_late:  # the machine may have stood still
            budget, marks = self._marks(submission)
        if budget.is_short_of_turns:
            marks = tuple(map(self._given_up_for_load, marks))
        return marks

    def _tried_twice(self, step: Callable[[], _Made]) -> _Made:
        """Return what a step gives, with new zygotes if one was lost."""
        try:
            return step()
        except ZygoteLost:
            self.boxes.end_zygotes()
            return step()

    def _given_up_for_load(self, mark: Mark) -> Mark:
        """Return a mark, or that it could not be graded for want of time."""
        if mark.mistake != TOO_SLOW:
            return mark
        suite = suite_of(course.stage(mark.stage), mark.function, self.seed)
        return not_graded(suite, TooBusy("grade it again when the computer is quiet"))

    def _with_answers(
        self, marks: tuple[Mark, ...], submission: Submission
    ) -> tuple[Mark, ...]:
        # What asks about own code is loaded where that is graded alone.
        from scrabble_course.grading.scoring.boxed_questions import with_answers

        return with_answers(marks, submission, self.boxes)

    def _marks(self, submission: Submission) -> tuple[Budget, tuple[Mark, ...]]:
        """Return the marks of a submission, and what is left of its budget.

        Where several files hold a function, the best of them counts; and what loses
        points is judged as it stood at its check, too.
        """
        budget, candidates = Budget(), candidates_of(submission, self.stages)
        best: _Best = {}

        def take_turn(jobs: Sequence[Job]) -> None:
            runs = [self._job_run(job, submission, budget) for job in jobs]
            _take_turn(runs, best)

        for turn in range(MOST_CANDIDATES):
            take_turn(jobs_of(candidates, turn, lambda one: _may_be_better(best, one)))
        after_all = dict(best)
        take_turn(jobs_as_checked(_lost_points(best, submission)))
        return budget, tuple(
            replace(
                as_it_stood(best[graded], after_all[graded]),
                also=others_in(candidates[graded], best[graded].file),
            )
            if graded in best
            else self._not_there(graded, submission)
            for graded in candidates
        )

    def _job_run(self, job: Job, submission: Submission, budget: Budget) -> JobRun:
        program = program_of(job, submission)
        work = self.boxes.work_on(job.stage, program, budget)
        suites = [suite_of(job.stage, name, self.seed) for name in job.functions]
        return JobRun(job, work, suites)

    def _not_there(self, graded: GradedFunction, submission: Submission) -> Mark:
        """Return the mark of a function that no file can be asked for."""
        mark = not_there(suite_of(*graded, self.seed))
        for file in submission.files:
            mark = out_of_reach_in(file, mark)
        return mark

    def close(self) -> None:
        """End the zygotes, and take the boxes away."""
        self.boxes.close()

    def __enter__(self) -> Grader:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class JobRun:
    """The work of one file, the runs of its functions, and their marks."""

    def __init__(self, job: Job, work: Work, suites: Iterable[Suite]) -> None:
        self.job, self._work = job, work
        self._runs = [FunctionRun(work, suite) for suite in suites]
        self._marks: dict[FunctionRun, Mark] = {}

    @property
    def marks(self) -> list[Mark]:
        """The marks of the functions, with what is known of why they lose points."""
        failed = self._work.failed
        return [explained(self._marks[run], self.job, failed) for run in self._runs]

    def first_round(self) -> None:
        """Mark each function that is done in a short time."""
        self._grade(self._runs)

    def second_round(self, have_answered: bool) -> None:
        """Mark the others, with more time: those that have answered something, or not.

        Each has children of its own, so that none has to hurry for others.
        """
        for run in self._runs:
            is_late = run.stopped is StopReason.LATE
            if is_late and run.has_answered is have_answered:
                run.have_patience()
                self._grade([run])

    def _grade(self, runs: Sequence[FunctionRun]) -> None:
        for step in (FunctionRun.ask_visible, FunctionRun.ask_hidden, self._mark):
            for run in runs:
                if run not in self._marks and run.stopped is not StopReason.LATE:
                    self._do(step, run)
            self._work.let_go()

    def _do(self, step: Callable[[FunctionRun], None], run: FunctionRun) -> None:
        """Take a step with one function; if our own code fails, others go on."""
        try:
            step(run)
        except (ZygoteLost, CannotIsolate):
            raise
        except Exception as error:
            self._work.let_go()
            self._marks[run] = not_graded(run.suite, error)

    def _mark(self, run: FunctionRun) -> None:
        self._marks[run] = marked(run, self.job.file)


def _take_turn(jobs: Sequence[JobRun], best: _Best) -> None:
    """Do jobs, those that take long last, and keep the better marks."""
    for one in jobs:
        one.first_round()
    for have_answered in (True, False):
        for one in jobs:
            one.second_round(have_answered)
    for one in jobs:
        for mark in one.marks:
            graded = (one.job.stage, mark.function)
            best[graded] = max(best.get(graded, mark), mark, key=_worth)


def _may_be_better(best: _Best, graded: GradedFunction) -> bool:
    return graded not in best or best[graded].points < best[graded].out_of


def _lost_points(
    best: Mapping[GradedFunction, Mark], submission: Submission
) -> Iterator[tuple[GradedFunction, SourceFile]]:
    files = {file.path: file for file in submission.files}
    for graded, mark in best.items():
        is_written = mark.found is not FunctionState.EMPTY and mark.file in files
        if is_written and mark.points < mark.out_of:
            yield graded, files[mark.file]


def _worth(mark: Mark) -> tuple[float, int]:
    """Return how much a mark is worth: of equal points, those of what is written."""
    return mark.points, -list(FunctionState).index(mark.found)
