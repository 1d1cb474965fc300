"""A file's cells at work in the sandbox, in one child after the other."""

from __future__ import annotations

import contextlib
from dataclasses import replace

from scrabble_course.grading.sandbox.names_in import (
    LOOK_NAMES_UP,
    NamesIn,
    placed_statements,
)
from scrabble_course.grading.sandbox.program import (
    ERROR,
    SLOW,
    CellPlace,
    Program,
    StatementFailure,
)
from scrabble_course.grading.sandbox.statements import only_defines
from scrabble_course.grading.supervisor.budget import CALL_SECONDS, Budget
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.protocol import OursItSays
from scrabble_course.grading.supervisor.solutions import given_to
from scrabble_course.grading.supervisor.zygotes import (
    Child,
    ChildLost,
    ChildTooSlow,
    OurFault,
    Zygote,
)

MOST_DEADLY = 4
"""How many statements that end the process are looked for, and passed over."""


def _as_far_as_needed(program: Program) -> Program:
    """Return a program without statements that its functions have no need of.

    What cannot be told stays.
    """
    names = NamesIn(
        step._replace(place=(number, step.place[1]))
        for number, cell in enumerate(program.cells, 1)
        if isinstance(cell, str)
        for step in placed_statements(cell)
    )
    needed = set[str]().union(*map(names.needed_by, program.functions))
    if not needed or needed & LOOK_NAMES_UP:
        return program
    made = {n for s in names.steps if not only_defines(s.node) for n in s.given}
    values = needed & made
    kept = {
        step.place
        for step in names.steps
        if only_defines(step.node)
        or names.gives(step.node, needed)
        or step.read & (values | LOOK_NAMES_UP)
    }
    others = {step.place for step in names.steps} - kept
    return replace(program, skip=program.skip | others)


class CannotLoad(Exception):
    """A file ends its process even if only its definitions are run."""


class Work:
    """A program, which holds one file's cells, and the stage it is graded for.

    The next child after one that was lost runs the program again. A statement that
    ends its process, or takes too long, is passed over the next time. `failed` tells
    which statements did not run through, and `ended` how the file ended its process
    although all that could be passed over was.
    """

    def __init__(
        self, zygote: Zygote, stage: int, program: Program, budget: Budget
    ) -> None:
        self.stage = stage
        self.budget = budget
        self.failed: tuple[StatementFailure, ...] = ()
        self.ended = ""
        self.only_definitions = False
        self._zygote, self._program = zygote, program
        self._deadly: list[StatementFailure] = []
        self._child: Child | None = None

    def child(self) -> Child:
        """Return the child that runs, a new one if there is none.

        CannotLoad and BudgetSpent are about the student's work, OurFault is not.
        """
        if self._child is None:
            self._child = self._started()
            if not self.failed:
                self.failed = (*self._deadly, *self._child.failed)
            slow = {told.place for told in self._child.failed if told.kind == SLOW}
            self._pass_over(*slow)
        return self._child

    def _started(self) -> Child:
        """Return a child that has run the program, as much of it as can be run."""
        while True:
            begun: list[StatementFailure] = []
            if self.budget.loads_what_is_needed:
                self._program = _as_far_as_needed(self._program)
            program = replace(
                self._program,
                only_definitions=self.only_definitions or self.budget.loads_definitions,
                busyness=self.budget.busyness,
            )
            try:
                return self._zygote.child(
                    given_to(self.stage), program, self.budget, begun.append
                )
            except (ChildLost, ChildTooSlow) as error:
                if program.only_definitions:
                    raise CannotLoad(str(error)) from None
                if begun and len(self._deadly) < MOST_DEADLY:
                    self._blame(begun[-1], error)
                else:
                    self._leave_definitions(error)

    def _blame(self, told: StatementFailure, error: Exception) -> None:
        """Pass over a statement from now on that did not come back."""
        kind, what = ERROR, f"it ended Python itself ({error})"
        if isinstance(error, ChildTooSlow):
            kind, what = SLOW, "it took too long"
        self._deadly.append(StatementFailure(told.place, kind, what))
        self._pass_over(told.place)

    def _leave_definitions(self, error: Exception) -> None:
        """Run nothing but definitions from now on, all of them: none is to blame."""
        self.only_definitions = True
        self.ended = str(error) or "it took too long"
        self._deadly.clear()
        self._program = replace(self._program, skip=frozenset())

    def _pass_over(self, *places: CellPlace) -> None:
        skip = self._program.skip.union(places)
        self._program = replace(self._program, skip=skip)

    def let_go(self) -> None:
        """End the child; the next batch starts another."""
        if self._child is not None:
            self._child.close()
        self._child = None

    def find_the_fault(self, batch: CallBatch) -> None:
        """Raise OurFault if our code fails at a batch without the student's, too.

        A child has said so, which may be a lie; what it said is nowhere told.
        """
        self.let_go()
        blank = Program(
            (f"def {batch.function}(*args): return 0",),
            functions=frozenset({batch.function}),
        )
        child = self._zygote.child(given_to(self.stage), blank, self.budget)
        try:
            with contextlib.suppress(ChildLost, ChildTooSlow):
                list(child.outcomes(batch, CALL_SECONDS))
        except OursItSays as error:
            raise OurFault(str(error)) from None
        finally:
            child.close()
