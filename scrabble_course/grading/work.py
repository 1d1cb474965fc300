"""A file's cells at work in the box: answers calls, whatever the calls do."""

from __future__ import annotations

import time
from dataclasses import replace

from scrabble_course.checks.call import Call, Ended, Outcome
from scrabble_course.grading.given import given_to
from scrabble_course.grading.inside.program import ERROR, SLOW, Program, Told
from scrabble_course.grading.zygotes import (
    Child,
    ChildLost,
    ChildTooSlow,
    Question,
    Zygote,
)

MOST_CHILDREN = 6
"""How many children one function may use up."""
FUNCTION_SECONDS = 30.0
"""How long all calls of one function may take."""
FAILING_SECONDS = 8.0
"""How long they may take if most of them raise an error."""
MOST_DEADLY = 4
"""How many statements that end the process are looked for, and passed over."""
LOADING_SECONDS = 25.0
"""How long that may take; then only definitions are run."""


class CannotLoad(Exception):
    """A file ends its process even if only its definitions are run."""


class Work:
    """A program, which holds one file's cells, and the stage it is graded for.

    The next child after one that was lost runs the program again. A statement that
    ends its process, or takes too long, is passed over the next time. `failed` tells
    which statements did not run through, and `ended` how the file ended its process
    although all that could be passed over was.
    """

    def __init__(self, zygote: Zygote, stage: int, program: Program) -> None:
        self.stage = stage
        self.failed: tuple[Told, ...] = ()
        self.ended = ""
        self.only_definitions = False
        self._zygote, self._program = zygote, program
        self._deadly: list[Told] = []
        self._child: Child | None = None

    def child(self) -> Child:
        """Return the child that runs, a new one if there is none; or CannotLoad."""
        if self._child is None:
            self._child = self._started()
            if not self.failed:
                self.failed = (*self._deadly, *self._child.failed)
            slow = {told.place for told in self._child.failed if told.kind == SLOW}
            self._pass_over(*slow)
        return self._child

    def _started(self) -> Child:
        """Return a child that has run the program, as much of it as can be run."""
        end = time.monotonic() + LOADING_SECONDS
        careful = False
        while True:
            begun: list[Told] = []
            only_definitions = self.only_definitions
            program = replace(
                self._program, careful=careful, only_definitions=only_definitions
            )
            try:
                return self._zygote.child(
                    given_to(self.stage), program, begins=begun.append
                )
            except (ChildLost, ChildTooSlow) as error:
                if only_definitions:
                    raise CannotLoad(str(error)) from None
                may_go_on = time.monotonic() < end and len(self._deadly) < MOST_DEADLY
                if begun and may_go_on:
                    self._blame(begun[-1], error)
                elif careful:
                    self._leave_definitions(error)
                careful = True

    def _blame(self, told: Told, error: Exception) -> None:
        """Pass over a statement from now on that did not come back."""
        too_slow = isinstance(error, ChildTooSlow)
        what = "it took too long" if too_slow else f"it ended Python itself ({error})"
        self._deadly.append(Told(told.place, SLOW if too_slow else ERROR, what))
        self._pass_over(told.place)

    def _leave_definitions(self, error: Exception) -> None:
        """Run nothing but definitions from now on, all of them: none is to blame."""
        self.only_definitions = True
        self.ended = str(error) or "it took too long"
        self._deadly.clear()
        self._program = replace(self._program, skip=frozenset())

    def _pass_over(self, *places: tuple[int, int]) -> None:
        skip = self._program.skip.union(places)
        self._program = replace(self._program, skip=skip)

    def let_go(self) -> None:
        """End the child; the next question starts another."""
        if self._child is not None:
            self._child.close()
            self._child = None


class Asked:
    """Makes calls of one function of a work: an `Attempt` for the checks.

    `ask_all` asks many calls at once, whose outcomes are then at hand. Those of the
    `later` question are asked together when the first of them is wanted. `is_there` is
    False if the work turns out to have no such function, and `is_late` is True if the
    time for all calls was over before the last. `no_work` says why the work cannot be
    asked at all, if so.
    """

    def __init__(
        self,
        work: Work,
        function: str,
        props: str,
        given: bytes,
        later: Question | None = None,
    ) -> None:
        self.is_there = True
        self.is_late = False
        self.no_work = ""
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
        if self._later is None:
            return False
        name = repr(call)
        later = self._later
        if not self._waiting and name in later.names:
            self.ask_all(later)
            for name_, asked in zip(later.names, later.calls, strict=True):
                if outcome := self._known.pop(id(asked), None):
                    self._waiting.setdefault(name_, []).append(outcome)
        if waiting := self._waiting.get(name):
            self._known[id(call)] = waiting.pop(0)
        return bool(waiting) or id(call) in self._known

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
        done = raised = 0
        try:
            child = self._work.child()
            start = time.monotonic()
            for outcome in child.outcomes(question, self._given):
                if outcome is None:
                    self.is_there = False
                    break
                self._known[id(question.calls[done])] = outcome
                done += 1
                raised += outcome.ended == "raised"
                most_fail = 2 * raised > done
                self._end = start + (FAILING_SECONDS if most_fail else FUNCTION_SECONDS)
                if time.monotonic() > self._end:
                    self._work.let_go()
                    break
        except CannotLoad as error:
            self._children_left = 0
            self.no_work = str(error) or "it takes too long"
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
        self.is_late = self.is_late or time.monotonic() > self._end
        if self._children_left == 0 or self.is_late:
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
