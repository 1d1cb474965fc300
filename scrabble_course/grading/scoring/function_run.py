"""Asks one function of a student's work, whatever its calls do."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import chain

from scrabble_course.checks.call import Call, Ended, Outcome
from scrabble_course.checks.exercise import Problem
from scrabble_course.checks.judged import MOST_TIME_OUTS
from scrabble_course.grading.supervisor.budget import QUICK_CALL_SECONDS, OutOfTime
from scrabble_course.grading.supervisor.children import ChildLost, ChildTooSlow
from scrabble_course.grading.supervisor.protocol import MOST_TOGETHER, OursItSays
from scrabble_course.grading.supervisor.question import Question
from scrabble_course.grading.supervisor.work_in_sandbox import CannotLoad, Work

MOST_CHILDREN = 6
"""How many children one function may use up."""
BESIDES_SECONDS = 1.0
"""How long the calls of one function may take that were not planned."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a call may take, and until when all calls have to be done."""

    call_seconds: float
    end: float

    @property
    def is_over(self) -> bool:
        """Whether the end has come."""
        return time.monotonic() > self.end


class FunctionRun:
    """What is known of one function's calls: an `Attempt` for the checks.

    `is_there` is False if the work turns out to have no such function, and `no_work`
    says why the file cannot be run, if so. `is_late` is true once `ask_quickly` has
    found no end, `is_out_of_time` when the budget of the whole submission was over, and
    `was_asked_besides` when calls were made that had not been planned. `problems` are
    what a judge has found, for each case. A call by itself is asked as those of the
    `visible` question are.
    """

    def __init__(self, work: Work, visible: Question) -> None:
        self.is_there = True
        self.is_late = self.is_out_of_time = self.was_asked_besides = False
        self.problems: dict[int, Problem | None] = {}
        self.no_work = ""
        self.heard: bytes | None = b""
        self._work, self._budget, self._visible = work, work.budget, visible
        self._known: dict[int, Outcome] = {}
        self._again: dict[str, list[Outcome]] = {}
        self._planned: set[int] = set()
        self._is_stopped = False
        self._time_outs = 0
        self._hung: set[str] = set()
        self._children_left = MOST_CHILDREN
        self._quick_left = -1.0
        self._besides_left = BESIDES_SECONDS
        self._bytes_left = MOST_TOGETHER

    @property
    def answers(self) -> int:
        """How many calls have an outcome."""
        return len(self._known)

    def __call__(self, call: Call) -> Outcome:
        """Return what became of a call; one that was not planned is made now."""
        if outcome := self._known.get(id(call)):
            return outcome
        if id(call) in self._planned:
            return Outcome("timed out", args=call.args)
        if waiting := self._again.get(repr(call)):
            return waiting.pop(0)
        if self._is_stopped or self._besides_left <= 0:
            return Outcome("timed out", args=call.args)
        self.was_asked_besides = True
        start = time.monotonic()
        outcome = self._outcome(call, self._pace())
        self._besides_left -= time.monotonic() - start
        return outcome

    def may_be_asked(self, question: Question) -> bool:
        """Whether `ask_quickly` would make calls of a question."""
        is_over = self.is_late or self._is_stopped or not self.is_there
        return not is_over and bool(question.calls)

    def ask_quickly(self, question: Question) -> None:
        """Make the calls of a question in the short time of the first round."""
        self._plan(question)
        if not self.may_be_asked(question):
            return
        try:
            self._work.child()
            if self._quick_left < 0:
                self._quick_left = self._budget.quick_seconds()
            start = time.monotonic()
            a_call = min(QUICK_CALL_SECONDS, self._quick_left)
            pace = Pace(a_call, start + self._quick_left)
            self._in_blocks(question, pace)
            self._one_by_one(question, pace)
            self._quick_left = max(0.0, self._quick_left - time.monotonic() + start)
        except (ChildTooSlow, OutOfTime):
            self.is_late = True
            self._budget.note_late()
            self._work.let_go()

    def ask_patiently(
        self,
        question: Question,
        is_wrong: Callable[[Call, Outcome], bool],
        topics_of: Callable[[Call], set[str]] = lambda call: set(),
    ) -> None:
        """Make the calls of a question that have no outcome yet, one by one.

        After a call that took too long none of its topics are made, and after two no
        others, nor of a function that is slow and mostly wrong.
        """
        self._plan(question)
        start = time.monotonic()
        asked = wrong = 0
        for call in question.calls:
            if self._is_stopped or not self.is_there:
                return
            if id(call) in self._known:
                continue
            topics = topics_of(call)
            if topics and topics <= self._hung:
                continue
            outcome = self._known[id(call)] = self._outcome(call, self._pace())
            if outcome.ended == "timed out":
                self._hung |= topics
            asked += 1
            wrong += is_wrong(call, outcome)
            is_slow = time.monotonic() - start > self._budget.patience()
            if is_slow and 2 * wrong >= asked and not self._is_stopped:
                self._budget.note_wasted()
                self._is_stopped = True

    def holds(self, known: set[bytes], is_so: Callable[[], bool]) -> bool:
        """Whether `is_so`, as it is if all so far is `known`: heard before when it was.

        What is known is of one thing. A question that time did not allow leaves what
        was heard as it was, and another thing may hold of that.
        """
        if self.heard in known:
            return True
        holds = is_so()
        if holds and self.heard:
            known.add(self.heard)
        return holds

    def keep_for_later(self, *calls: Sequence[Call]) -> None:
        """Give the outcomes of some calls to others that are equal to them."""
        for call in chain(*calls):
            if outcome := self._known.get(id(call)):
                self._again.setdefault(repr(call), []).append(outcome)

    def take_for_granted(self, outcomes: Mapping[int, Outcome]) -> None:
        """Know the outcomes of calls, by their `id`, without making them."""
        self._known.update(outcomes)

    def forget(self) -> None:
        """Let go of what is known: a mark was made of it."""
        self._known.clear()
        self._again.clear()

    def _plan(self, question: Question) -> None:
        self._planned |= {id(call) for call in question.calls}

    def _pace(self) -> Pace:
        return Pace(self._budget.call_seconds(), self._budget.end)

    def _in_blocks(self, question: Question, pace: Pace) -> None:
        """Find outcomes until a call ends the child, if one does."""
        try:
            replies = self._replies(question, pace)
            # Replies come first: so their last block is read to its end, and kept.
            for outcome, call in zip(replies, question.calls, strict=False):
                if outcome is None:
                    self.is_there = False
                    return
                self._known[id(call)] = outcome
                if pace.is_over:
                    raise ChildTooSlow
        except ChildLost:
            self._lose_child()
        except CannotLoad as error:
            self._stop(question, error)
        except OursItSays:
            self._work.find_the_fault(question)
            self._lose_child()

    def _replies(self, question: Question, pace: Pace) -> Iterator[Outcome | None]:
        """Yield the outcomes of calls, in order, and count what came with them."""
        child = self._work.child()
        before = child.received
        how = (pace.call_seconds, pace.end, self._bytes_left)
        try:
            yield from child.outcomes(question, *how, self._hear)
        finally:
            self._bytes_left -= child.received - before

    def _hear(self, said: bytes) -> None:
        if self.heard is not None:
            self.heard = blake2b(self.heard + said, digest_size=32).digest()

    def _one_by_one(self, question: Question, pace: Pace) -> None:
        for call in question.calls:
            if self._is_stopped or not self.is_there:
                return
            if id(call) not in self._known:
                outcome = self._tried(call, pace)
                if pace.is_over:
                    raise ChildTooSlow
                self._known[id(call)] = self._blamed(call, outcome, pace)

    def _outcome(self, call: Call, pace: Pace) -> Outcome:
        """Return what becomes of one call, which may take too long."""
        try:
            return self._blamed(call, self._tried(call, pace), pace)
        except ChildTooSlow:
            self._lose_child()
            self._budget.note_wasted()
            self._time_outs += 1
            self._is_stopped |= self._time_outs >= MOST_TIME_OUTS
        except OutOfTime:
            self.is_out_of_time = True
            self._is_stopped = True
        return Outcome("timed out", args=call.args)

    def _blamed(self, call: Call, outcome: Outcome, pace: Pace) -> Outcome:
        """Return the outcome of a call; a lost child is the call's own doing.

        Unless it is that of other cells, which then is gone with only definitions.
        """
        if outcome.ended != "died" or self._work.only_definitions:
            return outcome
        self._work.only_definitions = True
        again = self._tried(call, pace)
        if again.ended == "died":
            self._work.only_definitions = False
            return outcome
        self._work.ended = outcome.error
        return again

    def _tried(self, call: Call, pace: Pace) -> Outcome:
        """Return the outcome of one call, "died" if it ended its child."""
        self.heard = None
        question = self._visible.only(call)
        error: Exception
        try:
            [outcome] = self._replies(question, pace)
        except CannotLoad as cannot:
            error = cannot
            self._is_stopped = True
            self.no_work = str(cannot) or "it takes too long"
        except ChildLost as lost:
            error = lost
            self._lose_child()
        except OursItSays:
            error = ChildLost("it gave no answer")
            self._work.find_the_fault(question)
            self._lose_child()
        else:
            if outcome is not None:
                return outcome
            self.is_there = False
            error = LookupError("there is no such function")
        ended: Ended = "died"
        return Outcome(ended, error=str(error), args=call.args)

    def _lose_child(self) -> None:
        self._work.let_go()
        self._children_left -= 1
        self._is_stopped = self._children_left <= 0

    def _stop(self, question: Question, error: Exception) -> None:
        """Write down that no call can be made, since the file cannot be run."""
        self.heard = None
        self._is_stopped = True
        self.no_work = str(error) or "it takes too long"
        first = question.calls[0]
        self._known[id(first)] = Outcome("died", error=str(error), args=first.args)
