"""One file is graded for one stage: ask the visible cases, ask the hidden ones, mark.

The hidden cases are asked in a fresh child, when all functions have answered the
visible ones: what a student is shown was answered by code that had seen no hidden case.
Functions that take long come last, each in children of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scrabble_course.grading.scoring.function_run import FunctionRun, StopReason
from scrabble_course.grading.scoring.mark import Mark
from scrabble_course.grading.scoring.marking import marked, not_graded
from scrabble_course.grading.scoring.suite import Suite
from scrabble_course.grading.supervisor.isolation import CannotIsolate
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from scrabble_course.grading.supervisor.zygotes import ZygoteLost


class GradingSession:
    """The work of one file, the runs of its functions, and their marks.

    `source_of` gives the text of a function.
    """

    def __init__(
        self, work: Work, suites: Sequence[Suite], source_of: Callable[[str], str]
    ) -> None:
        self.work = work
        self._source_of = source_of
        self._runs = [FunctionRun(work, suite) for suite in suites]
        self._marks: dict[FunctionRun, Mark] = {}

    @property
    def marks(self) -> list[Mark]:
        """The marks of the functions, in the order of their suites."""
        return [self._marks[run] for run in self._runs]

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
        for step in (_ask_visible, _ask_hidden, self._mark):
            for run in runs:
                if run not in self._marks and run.stopped is not StopReason.LATE:
                    self._do(step, run)
            self.work.let_go()

    def _do(self, step: Callable[[FunctionRun], None], run: FunctionRun) -> None:
        """Take a step with one function; if our own code fails, others go on."""
        try:
            step(run)
        except (ZygoteLost, CannotIsolate):
            raise
        except Exception as error:
            self.work.let_go()
            self._marks[run] = not_graded(run.suite, error)

    def _mark(self, run: FunctionRun) -> None:
        name = run.suite.exercise.name
        self._marks[run] = marked(run, lambda: self._source_of(name))


def _ask_visible(run: FunctionRun) -> None:
    suite = run.suite
    run.ask(suite.visible)
    if run.stopped:
        return
    if run.is_right_so_far:
        run.ask(suite.multi_call)
        run.keep_for_others(suite.multi_call)
    elif not run.has_hung:  # as `check`, which asks no more then, either
        run.ask(suite.controls)


def _ask_hidden(run: FunctionRun) -> None:
    run.ask(run.suite.hidden)
