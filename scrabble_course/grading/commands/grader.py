"""Grades one submission after the other: the part of the grader that runs once a core.

with Grader(isolation="auto", seed=7) as grader:
    graded = grader.grade(submission)
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.results import Result
from scrabble_course.grading.gradebook.rules_digest import rules_digest
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.scoring.grading_session import GradingSession
from scrabble_course.grading.scoring.mark import (
    GRADED_BY,
    FunctionState,
    GradedWork,
    Mark,
    OwnAnswers,
)
from scrabble_course.grading.scoring.marking import TOO_SLOW, not_graded, not_there
from scrabble_course.grading.scoring.reasons import (
    as_it_stood,
    explained,
    out_of_reach_in,
)
from scrabble_course.grading.scoring.suite import suite_of, words_of
from scrabble_course.grading.scoring.wrong_answers import Numbered, wrong_answers
from scrabble_course.grading.submissions.at_its_check import cut_below
from scrabble_course.grading.submissions.defined_functions import source_of
from scrabble_course.grading.submissions.handed_answers import read_answers
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
from scrabble_course.grading.supervisor.box import build_box, needs_engine
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.isolation import IsolationLevel, level_for
from scrabble_course.grading.supervisor.self_test import try_out
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from scrabble_course.grading.supervisor.zygotes import Zygote, ZygoteLost

_Made = TypeVar("_Made")

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
        self._folder = Path(tempfile.mkdtemp(prefix="scrabble-course-box-"))
        self._folder.chmod(0o755)  # the child may be another user
        self._zygotes: dict[bool, Zygote] = {}

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

    def work_on(self, stage: course.Stage, program: Program) -> Work:
        """Return a program at work in the box, to be asked by who wants to."""
        return Work(self._zygote(stage), stage.number, program, Budget())

    def wrong_answers_of(
        self, stage: course.Stage, function: str, cells: list[str]
    ) -> Numbered:
        """Return the wrong answers of a function that `cells` define."""
        suite = suite_of(stage, function, self.seed)
        program = Program(tuple(cells), functions=frozenset({function}))
        work = self.work_on(stage, program)
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
            self._end_zygotes()
            return step()

    def _marks(self, submission: Submission) -> tuple[Budget, tuple[Mark, ...]]:
        """Return the marks of a submission, and what is left of its budget.

        Where several files hold a function, the best of them counts; and what loses
        points is judged as it stood at its check, too.
        """
        budget, candidates = Budget(), candidates_of(submission, self.stages)
        best: dict[GradedFunction, Mark] = {}
        for turn in range(MOST_CANDIDATES):
            jobs = jobs_of(
                candidates, turn, lambda graded: _may_be_better(best, graded)
            )
            self._take_turn(jobs, submission, budget, best)
        after_all = dict(best)
        jobs = jobs_as_checked(_lost_points(best, submission))
        self._take_turn(jobs, submission, budget, best)
        return budget, tuple(
            replace(
                as_it_stood(best[graded], after_all[graded]),
                also=others_in(candidates[graded], best[graded].file),
            )
            if graded in best
            else self._not_there(graded, submission)
            for graded in candidates
        )

    def _given_up_for_load(self, mark: Mark) -> Mark:
        """Return a mark, or that it could not be graded for want of time."""
        if mark.mistake != TOO_SLOW:
            return mark
        suite = suite_of(course.stage(mark.stage), mark.function, self.seed)
        return not_graded(suite, TooBusy("grade it again when the computer is quiet"))

    def _with_answers(
        self, marks: tuple[Mark, ...], submission: Submission
    ) -> tuple[Mark, ...]:
        """Return marks with what came of the questions about what earned points."""
        from scrabble_course.grading.scoring.boxed_questions import (
            judged_answers,
            with_bench,
        )

        turns, budget = read_answers(submission.answers or "{}"), Budget()
        files = {file.path: file for file in submission.files}
        made = []
        works: dict[tuple[int, bytes], Work] = {}  # one for all functions of a file
        for mark in marks:
            if mark.points and mark.file in files:
                stage = course.stage(mark.stage)
                file = cut_below(files[mark.file], mark.until)
                job = Job(stage, file, (mark.function,))
                program = with_bench(program_of(job, submission))
                work = Work(self._zygote(stage), stage.number, program, budget)
                answers = judged_answers(
                    suite_of(stage, mark.function, self.seed).exercise,
                    source_of(mark.function, file),
                    works.setdefault((stage.number, program.packed()), work),
                    turns.get(mark.key),
                )
                if budget.is_over:  # what was too slow to be asked costs nothing
                    answers = OwnAnswers(0, 0)
                mark = replace(mark, answers=answers)
            made.append(mark)
        for one in works.values():
            one.let_go()
        return tuple(made)

    def _take_turn(
        self,
        jobs: Sequence[Job],
        submission: Submission,
        budget: Budget,
        best: dict[GradedFunction, Mark],
    ) -> None:
        """Do jobs, those that take long last, and keep the better marks."""
        sessions = [(job, self._session(job, submission, budget)) for job in jobs]
        for _, session in sessions:
            session.first_round()
        for have_answered in (True, False):
            for _, session in sessions:
                session.second_round(have_answered)
        for job, session in sessions:
            for mark in session.marks:
                graded = (job.stage, mark.function)
                mark = explained(mark, job, session.work.failed)
                best[graded] = max(best.get(graded, mark), mark, key=_worth)

    def _session(
        self, job: Job, submission: Submission, budget: Budget
    ) -> GradingSession:
        zygote = self._zygote(job.stage)
        program = program_of(job, submission)
        work = Work(zygote, job.stage.number, program, budget)
        suites = [suite_of(job.stage, name, self.seed) for name in job.functions]
        return GradingSession(
            work, suites, lambda name: source_of(name, job.file, in_place=True)
        )

    def _not_there(self, graded: GradedFunction, submission: Submission) -> Mark:
        """Return the mark of a function that no file can be asked for."""
        mark = not_there(suite_of(*graded, self.seed))
        for file in submission.files:
            mark = out_of_reach_in(file, mark)
        return mark

    def _zygote(self, stage: course.Stage) -> Zygote:
        """Return the zygote for a stage, started when it is first needed."""
        with_engine = needs_engine(stage)
        if with_engine not in self._zygotes:
            folder = self._folder / ("game" if with_engine else "lessons")
            if not folder.exists():
                folder.mkdir()
            words = words_of(self.stages, self.seed)
            box = build_box(folder, words, with_engine)
            zygote = self._zygotes[with_engine] = Zygote(self.level, box)
            try_out(zygote, self.level)
        return self._zygotes[with_engine]

    def _end_zygotes(self) -> None:
        for zygote in self._zygotes.values():
            zygote.close()
        self._zygotes.clear()

    def close(self) -> None:
        """End the zygotes, and take the boxes away."""
        self._end_zygotes()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Grader:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _may_be_better(best: dict[GradedFunction, Mark], graded: GradedFunction) -> bool:
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
