"""A file's cells at work in the box, in one child after the other."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence

from scrabble_course.grading.budget import CALL_SECONDS, Budget
from scrabble_course.grading.definitions import definitions_only
from scrabble_course.grading.given import given_to
from scrabble_course.grading.protocol import OursItSays
from scrabble_course.grading.zygotes import (
    Child,
    ChildLost,
    ChildTooSlow,
    OurFault,
    Question,
    Zygote,
)


class CannotLoad(Exception):
    """A file ends its process even if only its definitions are run."""


class Work:
    """The code cells of one file, and the stage that they are graded for.

    The next child after one that was lost runs the cells again. If the cells
    themselves end it, only their definitions are run. `failed` says which cells did
    not run through, and `ended` how the file as a whole ended its process, if it did.
    """

    def __init__(
        self, zygote: Zygote, stage: int, cells: Sequence[str], budget: Budget
    ) -> None:
        self.stage = stage
        self.budget = budget
        self.failed: tuple[str, ...] = ()
        self.ended = ""
        self.only_definitions = False
        self._zygote = zygote
        self._cells = tuple(cells)
        self._child: Child | None = None

    def child(self) -> Child:
        """Return the child that runs, a new one if there is none.

        CannotLoad and OutOfTime are about the student's work, OurFault is not.
        """
        if self._child is None:
            try:
                self._child = self._started()
            except (ChildLost, ChildTooSlow) as error:
                if self.only_definitions:
                    raise CannotLoad(str(error)) from None
                self.ended = str(error)
                self.only_definitions = True
                return self.child()
            self.failed = self.failed or self._child.failed
        return self._child

    def _started(self) -> Child:
        cells: Sequence[str] = self._cells
        if self.only_definitions:
            cells = [definitions_only(cell) for cell in cells]
        return self._zygote.child(given_to(self.stage), cells, self.budget)

    def let_go(self) -> None:
        """End the child; the next question starts another."""
        if self._child is not None:
            self._child.close()
            self._child = None

    def find_the_fault(self, question: Question, given: bytes, said: str) -> None:
        """Raise OurFault if our code fails at a question without the student's, too.

        A child has said so, which may be a lie.
        """
        self.let_go()
        blank = f"def {question.function}(*args): pass"
        child = self._zygote.child(given_to(self.stage), [blank], self.budget)
        end = time.monotonic() + CALL_SECONDS
        try:
            with contextlib.suppress(ChildLost, ChildTooSlow):
                list(child.outcomes(question, given, CALL_SECONDS, end))
        except OursItSays:
            raise OurFault(said) from None
        finally:
            child.close()
