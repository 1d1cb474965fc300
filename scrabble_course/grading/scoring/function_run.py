"""Makes the calls of one function of a student's work, whatever these do."""

from __future__ import annotations

from enum import Enum, auto

from scrabble_course.calling.call import Call, Ended, Outcome
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.judging import Problem
from scrabble_course.diagnosis.results import MOST_TIME_OUTS
from scrabble_course.grading.scoring.suite import Suite
from scrabble_course.grading.supervisor.budget import Budget, BudgetSpent, Wait
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.protocol import MOST_TOGETHER, OursItSays
from scrabble_course.grading.supervisor.work_in_sandbox import CannotLoad, Work
from scrabble_course.grading.supervisor.zygotes import ChildLost, ChildTooSlow

MOST_CHILDREN = 6
"""How many children one function may use up."""
QUICK_CALL_SECONDS = 0.15
"""How long a call may take in the first round: who takes longer has more time later."""


class StopReason(Enum):
    """Why no more calls of a function are made.

    It is late if its short time is over: more follow once others had their turn. It is
    not there if the work has no such function, or a stub, and given up if too many
    calls took too long, or ended their child.
    """

    LATE = auto()
    NOT_THERE = auto()
    FILE_CANNOT_RUN = auto()
    SUBMISSION_OUT_OF_TIME = auto()
    SAYS_TOO_MUCH = auto()
    GIVEN_UP = auto()


class _Patience:
    """Is lost with a function that is slow, and mostly wrong, from now on."""

    def __init__(self, budget: Budget) -> None:
        self._budget, self._since = budget, budget.clock.now()
        self._made = self._wrong = 0

    def is_lost(self, is_wrong: bool) -> bool:
        """Count one more call, and return whether it is enough."""
        self._made += 1
        self._wrong += is_wrong
        budget = self._budget
        seconds = budget.clock.now() - self._since
        is_slow = seconds > budget.patience() * budget.busyness
        return is_slow and 2 * self._wrong >= self._made


class FunctionRun:
    """What is known of one function's calls: an `Attempt` for the checks.

    In the first round the function has a short time for all calls. In the second each
    call has its own time: what takes longer is "timed out", and the others like it are
    not made. `stopped` says why no more are made, None as long as they can be, and
    `no_work` why the file cannot be run, if so.
    """

    def __init__(self, work: Work, suite: Suite) -> None:
        self.suite, self.work = suite, work
        self.stopped: StopReason | None = None
        self.no_work = ""
        self._is_patient = False
        self._patience = _Patience(work.budget)
        self._known: dict[Call, Outcome] = {}
        self._problems: dict[Case, tuple[Outcome, Problem | None]] = {}
        self._alike: dict[str, list[Outcome]] = {}
        self._asked: set[Call] = set()
        self._hung: set[str] = set()
        self._time_outs = 0
        self._children_left = MOST_CHILDREN
        self._bytes_left = MOST_TOGETHER
        self._quick: Wait | None = None

    @property
    def has_answered(self) -> bool:
        """Whether any call has an outcome."""
        return bool(self._known)

    def __call__(self, call: Call) -> Outcome:
        """Return what became of a call; one that was not planned is made now."""
        if outcome := self._known.get(call):
            return outcome
        if alike := self._alike.get(repr(call)):
            return alike.pop(0)
        if call not in self._asked:
            self._is_patient = True
            self.ask(self.suite.visible.part([call]))
        return self._known.get(call) or Outcome("timed out", args=call.args)

    def judged(self, case: Case, outcome: Outcome) -> Problem | None:
        """Return what is wrong with the outcome of a case; each is judged once."""
        known = self._problems.get(case)
        if known is None or known[0] is not outcome:
            known = outcome, self.suite.exercise.judged(case, outcome)
            self._problems[case] = known
        return known[1]

    @property
    def is_right_so_far(self) -> bool:
        """Whether all visible cases came out right."""
        fixed = self.suite.exercise.fixed
        return not any(self.judged(case, self(case.call)) for case in fixed)

    def have_patience(self) -> None:
        """Begin the second round, for a function that was late in the first."""
        self._is_patient, self.stopped = True, None
        self._patience = _Patience(self.work.budget)

    def ask(self, batch: CallBatch) -> None:
        """Make the calls of a batch that have no outcome yet, until it is `stopped`.

        They are sent together until one is lost. From then on, and in the second round,
        each is sent alone, so that the one to blame is known.
        """
        self._asked |= {*batch.calls}
        alone = self._is_patient
        while not self.stopped and (left := self._left(batch)):
            part = batch.part(left[:1] if alone else left)
            try:
                self._answered(part)
            except ChildTooSlow:
                self._take_too_long(part.calls[0])
            except ChildLost as lost:
                self._lose_child()
                if self._bytes_left < 0:
                    if self.stopped is not StopReason.SUBMISSION_OUT_OF_TIME:
                        self.stopped = StopReason.SAYS_TOO_MUCH
                    return
                if alone:
                    self._known[left[0]] = self._blamed(part, lost)
                alone = True
            if self._is_patient:
                self._lose_patience(part.calls[0])

    def ask_visible(self) -> None:
        """Make the visible calls, and those that follow from what came of them."""
        suite = self.suite
        self.ask(suite.visible)
        if self.stopped:
            return
        if self.is_right_so_far:
            self.ask(suite.multi_call)
            self._keep_for_others(suite.multi_call)
        elif not self._time_outs:  # as `check`, which asks no more then, either
            self.ask(suite.controls)

    def ask_hidden(self) -> None:
        """Make the calls of which nothing is ever shown."""
        self.ask(self.suite.hidden)

    def _keep_for_others(self, batch: CallBatch) -> None:
        """Give the outcomes of a batch's calls to others that are equal to them."""
        for call in batch.calls:
            if outcome := self._known.get(call):
                self._alike.setdefault(repr(call), []).append(outcome)

    def _left(self, batch: CallBatch) -> list[Call]:
        return [
            call
            for call in batch.calls
            if call not in self._known and not self._is_hung(call)
        ]

    def _is_hung(self, call: Call) -> bool:
        topics = self.suite.topics_of(call) if self._hung else set()
        return bool(topics) and topics <= self._hung

    def _answered(self, batch: CallBatch) -> None:
        """Find the outcomes of a batch; ChildLost and ChildTooSlow end that."""
        try:
            child = self.work.child()
            before = child.received
            seconds, wait = self._time_for(child.budget.call_seconds(self._time_outs))
            try:
                replies = child.outcomes(batch, seconds, wait, self._bytes_left)
                # Replies come first: so their last block is read to its end, and kept.
                for outcome, call in zip(replies, batch.calls, strict=False):
                    if outcome is None:
                        self.stopped = StopReason.NOT_THERE
                        return
                    self._known[call] = outcome
            finally:
                self._bytes_left -= child.received - before
        except BudgetSpent:
            self.stopped = StopReason.SUBMISSION_OUT_OF_TIME
        except CannotLoad as error:
            self.stopped = StopReason.FILE_CANNOT_RUN
            self.no_work = str(error) or "it takes too long"
        except OursItSays:
            self.work.find_the_fault(batch)
            raise ChildLost("it gave no answer") from None

    def _time_for(self, call_seconds: float) -> tuple[float, Wait | None]:
        """Return how long a call may take, and how long all of the first round may."""
        if self._is_patient:
            return call_seconds, None
        budget = self.work.budget
        if self._quick is None:
            self._quick = self.work.child().wait(budget.quick_seconds())
        return min(QUICK_CALL_SECONDS, budget.quick_seconds()), self._quick

    def _take_too_long(self, call: Call) -> None:
        self.work.let_go()
        if not self._is_patient:
            self.stopped = StopReason.LATE
            self.work.budget.note_late()
            return
        self._known[call] = Outcome("timed out", args=call.args)
        self._hung |= self.suite.topics_of(call)
        if not self._time_outs:
            self.work.budget.note_wasted()
        self._children_left -= 1
        self._time_outs += 1
        if self._time_outs >= MOST_TIME_OUTS:
            self.stopped = StopReason.GIVEN_UP

    def _lose_patience(self, call: Call) -> None:
        outcome = self._known.get(call)
        is_wrong = outcome is None or self.suite.is_wrong(call, outcome)
        if self._patience.is_lost(is_wrong) and not self.stopped:
            self.work.budget.note_wasted()
            self.stopped = StopReason.GIVEN_UP

    def _lose_child(self) -> None:
        self.work.let_go()
        self._children_left -= 1
        if self.work.budget.is_over:
            self.stopped = StopReason.SUBMISSION_OUT_OF_TIME
        elif self._children_left <= 0:
            self.stopped = StopReason.GIVEN_UP

    def _blamed(self, batch: CallBatch, lost: ChildLost) -> Outcome:
        """Return the outcome of a call that ended its child: its own doing.

        Unless it is that of other cells, which then is gone with only definitions.
        """
        [call] = batch.calls
        is_out_of_time = self.stopped is StopReason.SUBMISSION_OUT_OF_TIME
        ended: Ended = "timed out" if is_out_of_time else "died"
        died = Outcome(ended, error=str(lost), args=call.args)
        if self.work.only_definitions or self.stopped:
            return died
        self.work.only_definitions = True
        try:
            self._answered(batch)
        except (ChildLost, ChildTooSlow):
            self._lose_child()
            self.work.only_definitions = False
            return died
        self.work.ended = str(lost)
        return self._known.get(call, died)
