"""Runs a student's function, and edits of it, in the box: for questions about it.

The workbench goes into the box as a cell below the student's own; what it says comes
back as plain values, as all answers do. What is right is found out here, where none of
the student's code runs.
"""

from __future__ import annotations

from dataclasses import replace

from scrabble_course.activities.code_questions.experiments import (
    BENCH,
    TooSlow,
    bench_text,
)
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.supervisor.budget import BudgetSpent
from scrabble_course.grading.supervisor.children import ChildLost, ChildTooSlow
from scrabble_course.grading.supervisor.earlier_solutions import given_with
from scrabble_course.grading.supervisor.question import CallBatch
from scrabble_course.grading.supervisor.work_in_sandbox import CannotLoad, Work

CALL_SECONDS = 1.0


def with_bench(program: Program) -> Program:
    """Return a program that has the workbench as its last cell."""
    cells = (*program.cells, bench_text())
    return replace(program, cells=cells, functions=frozenset({BENCH}))


class BoxedWorkbench:
    """Makes calls of the workbench in a piece of work; each comes back."""

    def __init__(self, work: Work, exercise: Exercise) -> None:
        stand_ins = exercise.stand_ins
        self._work = work
        self._place = (
            f"{stand_ins.__module__}:{stand_ins.__qualname__}" if stand_ins else ""
        )
        self._given = given_with(exercise)

    def __call__(self, call: Call) -> Outcome:
        """Return what became of one call; TooSlow if no more can be made."""
        question = CallBatch(BENCH, self._place, [call], self._given)
        try:
            outcomes = list(self._work.child().outcomes(question, CALL_SECONDS))
        except ChildTooSlow:
            self._work.let_go()
            return Outcome("timed out", args=call.args)
        except ChildLost as lost:
            self._work.let_go()
            return Outcome("died", error=str(lost), args=call.args)
        except (BudgetSpent, CannotLoad):
            raise TooSlow from None
        return outcomes[0] or Outcome("died", args=call.args)
