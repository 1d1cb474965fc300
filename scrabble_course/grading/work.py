"""A file's cells at work in the box: answers calls, whatever the calls do."""

from __future__ import annotations

import time
from collections.abc import Sequence

from scrabble_course.checks.call import Call, Ended, Outcome
from scrabble_course.grading.definitions import definitions_only
from scrabble_course.grading.given import given_to
from scrabble_course.grading.zygotes import (
    Child,
    ChildLost,
    ChildTooSlow,
    Question,
    Zygote,
)

MOST_CHILDREN = 6
"""How many children one function may use up."""
FUNCTION_SECONDS = 10.0
"""How long all calls of one function may take."""


class CannotLoad(Exception):
    """A file ends its process even if only its definitions are run."""


class Work:
    """The code cells of one file, and the stage that they are graded for.

    The next child after one that was lost runs the cells again. If the cells
    themselves end it, only their definitions are run. `failed` says which cells did
    not run through, and `ended` how the file as a whole ended its process, if it did.
    """

    def __init__(self, zygote: Zygote, stage: int, cells: Sequence[str]) -> None:
        self.stage = stage
        self.failed: tuple[str, ...] = ()
        self.ended = ""
        self.only_definitions = False
        self._zygote = zygote
        self._cells = tuple(cells)
        self._child: Child | None = None

    def child(self) -> Child:
        """Return the child that runs, a new one if there is none; or CannotLoad."""
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
        return self._zygote.child(given_to(self.stage), cells)

    def let_go(self) -> None:
        """End the child; the next question starts another."""
        if self._child is not None:
            self._child.close()
            self._child = None


class Asked:
    """Makes calls of one function of a work: an `Attempt` for the checks.

    `ask_all` asks many calls at once, whose outcomes are then at hand. Those of a
    `later` question are asked together when the first of them is wanted. `is_there` is
    False if the work turns out to have no such function.
    """

    def __init__(
        self,
        work: Work,
        function: str,
        props: str,
        given: bytes,
        later: tuple[Question, ...] = (),
    ) -> None:
        self.is_there = True
        self._later = later
        self._waiting: dict[str, list[Outcome]] = {}
        self._work = work
        self._function, self._props, self._given = function, props, given
        self._known: dict[int, Outcome] = {}
        self._children_left = MOST_CHILDREN
        self._end = time.monotonic() + FUNCTION_SECONDS

    def __call__(self, call: Call) -> Outcome:
        """Return the outcome of one call."""
        if id(call) not in self._known and not self._found_later(call):
            self._ask_one(call)
        return self._known.pop(id(call))

    def _found_later(self, call: Call) -> bool:
        """Whether the call is one of those that are asked later, and now known."""
        name = repr(call)
        for later in self._later:
            if name in later.names and not self._waiting.get(name):
                self._ask_later(later)
        if waiting := self._waiting.get(name):
            self._known[id(call)] = waiting.pop(0)
            return True
        return False

    def _ask_later(self, later: Question) -> None:
        self._later = tuple(other for other in self._later if other is not later)
        self.ask_all(later)
        for name, asked in zip(later.names, later.calls, strict=True):
            if outcome := self._known.pop(id(asked), None):
                self._waiting.setdefault(name, []).append(outcome)

    def ask_all(self, question: Question) -> None:
        """Find out the outcomes of all calls of a question.

        After a call that took too long no others are made: checks stop there.
        """
        calls = list(question.calls)
        done = self._ask_in_blocks(question)
        for call in calls[done:]:
            if not self.is_there or self._ask_one(call).ended == "timed out":
                return

    def _ask_in_blocks(self, question: Question) -> int:
        """Return how many outcomes came before a call ended the child, if one did."""
        done = 0
        try:
            for outcome in self._work.child().outcomes(question, self._given):
                if outcome is None:
                    self.is_there = False
                    break
                self._known[id(question.calls[done])] = outcome
                done += 1
                if time.monotonic() > self._end:
                    self._work.let_go()
                    break
        except CannotLoad:
            self._children_left = 0
        except (ChildLost, ChildTooSlow):
            self._children_left -= 1
            self._work.let_go()
        return done

    def _ask_one(self, call: Call) -> Outcome:
        """Return what becomes of one call; a lost child is the call's own doing.

        Unless it is that of other cells, which then is gone with only definitions.
        """
        outcome = self._tried(call)
        if outcome.ended == "died" and not self._work.only_definitions:
            self._work.only_definitions = True
            again = self._tried(call)
            if again.ended == "died":
                self._work.only_definitions = False
            else:
                self._work.ended, outcome = outcome.error, again
        self._known[id(call)] = outcome
        return outcome

    def _tried(self, call: Call) -> Outcome:
        if self._children_left == 0 or time.monotonic() > self._end:
            return Outcome("timed out", args=call.args)
        question = Question(self._function, self._props, [call])
        try:
            child = self._work.child()
            [outcome] = child.outcomes(question, self._given, singly=True)
        except CannotLoad as error:
            self._children_left = 0
            return Outcome("died", error=str(error), args=call.args)
        except (ChildLost, ChildTooSlow) as error:
            self._children_left -= 1
            self._work.let_go()
            too_slow = isinstance(error, ChildTooSlow)
            ended: Ended = "timed out" if too_slow else "died"
            return Outcome(ended, error=str(error), args=call.args)
        if outcome is None:
            self.is_there = False
            return Outcome("died", error="there is no such function", args=call.args)
        return outcome
