"""The supervisor's end of a zygote, and of the children that it forks.

A zygote forks a child for each piece of work, which is given a program, and asked.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import socket
import subprocess
from collections.abc import Callable, Iterator

from scrabble_course.calling.call import Outcome
from scrabble_course.calling.limits.forked_child import ending
from scrabble_course.grading.sandbox.frames import READY, receive, send
from scrabble_course.grading.sandbox.program import BEGUN, Program, StatementFailure
from scrabble_course.grading.supervisor import isolation, protocol
from scrabble_course.grading.supervisor.box import Box
from scrabble_course.grading.supervisor.budget import (
    Budget,
    BudgetSpent,
    Wait,
    until_ready,
)
from scrabble_course.grading.supervisor.call_batch import CallBatch

START_SECONDS = 20
MORE_TO_LOAD, MORE_FOR_ONE = 4, 1
"""So many seconds longer than its own limit a file may take, or a single statement."""
MORE_PROCESSOR = 8
"""Seconds of the processor that a child may have besides, to run its cells."""
SHORT_LOADING = 0.1
"""Seconds: what takes no longer is not measured."""
LONGEST_REPORT = 200
END_SECONDS = 5

_RUN = (
    "import sys, json; sys.path.insert(0, sys.argv[1]); "
    "from scrabble_course.grading.sandbox.zygote import main; "
    "main(int(sys.argv[2]), json.loads(sys.argv[3]))"
)


class ZygoteLost(Exception):
    """The zygote has ended, which no student's code can bring about."""


class OurFault(Exception):
    """Our own code failed in a child; no student's code is to blame."""


class ChildLost(Exception):
    """A child gave no answer; the text says how it ended."""


class ChildTooSlow(Exception):
    """A child did not answer in time."""


class Zygote:
    """A process inside the box that forks a child for each piece of work.

    One child works at a time: `child` ends the one before. Another one is made ready
    meanwhile, and the end of one is not waited for.
    """

    def __init__(self, level: isolation.IsolationLevel, box: Box) -> None:
        ours, its_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control = ours
        self._running: dict[int, Child] = {}
        self._spare: Child | None = None
        self._number = 0
        settings = {
            "box": str(box.folder),
            "modules": box.modules,
            **isolation.layers(level, box.folder),
        }
        arguments = [str(box.folder), str(its_end.fileno()), json.dumps(settings)]
        command = [isolation.PYTHON, "-I", "-S", "-B", "-c", _RUN, *arguments]
        self._process = subprocess.Popen(
            isolation.command_in(level, box.folder, command),
            pass_fds=[its_end.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={},
        )
        its_end.close()
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        wait = Wait(Budget(), START_SECONDS, lambda: 0.0)
        try:
            until_ready(self._control, wait)
            ready = self._control.recv(16) == READY
        except OSError:
            ready = False
        if not ready:
            self._process.kill()
            said = self._process.communicate()[1].decode(errors="replace")
            raise ZygoteLost(f"the box did not start: {said.strip()[-500:]}")

    def child(
        self,
        given: bytes,
        program: Program,
        budget: Budget,
        begins: Callable[[StatementFailure], None] = lambda _: None,
    ) -> Child:
        """Return a child that has run a program.

        `begins` hears of each statement that it is about to run.
        ChildLost, ChildTooSlow and BudgetSpent are about the student's work, OurFault
        is not.
        """
        for running in list(self._running.values()):
            if running is not self._spare:
                running.close()
        self._take_reports()
        if budget.is_over:
            raise BudgetSpent
        child = self._ready_for(budget)
        child.load(given, program, begins)
        self._spare = self._spare or self._started(Budget())
        return child

    def _ready_for(self, budget: Budget) -> Child:
        """Return a child that may take what is left of a budget."""
        spare = self._spare
        if spare is None or budget.processor_seconds < spare.budget.processor_seconds:
            return self._started(budget)
        self._spare, spare.budget = None, budget
        return spare

    def _started(self, budget: Budget) -> Child:
        ours, its_end = socket.socketpair()
        self._number += 1
        order = ["start", self._number, budget.processor_seconds + MORE_PROCESSOR]
        try:
            message = json.dumps(order).encode()
            socket.send_fds(self._control, [message], [its_end.fileno()])
        except OSError as error:
            raise ZygoteLost(str(error)) from None
        finally:
            its_end.close()
        child = Child(self, self._number, ours, budget)
        self._running[self._number] = child
        return child

    def end(self, child: Child) -> None:
        """Have a child ended."""
        self._order("end", child)

    def computed(self, child: Child) -> float:
        """Return for how many seconds a child has had the processor."""
        self._order("look", child)
        while child.number in self._running:
            if (seconds := self._report()) is not None:
                return seconds
        return 0.0

    def how_it_ended(self, child: Child) -> str:
        """Wait until a child has ended, and say how; "" if that was said before."""
        while child.number in self._running:
            self._report()
        return child.ending

    def _order(self, verb: str, child: Child) -> None:
        try:
            self._control.send(json.dumps([verb, child.number]).encode())
        except OSError as error:
            raise ZygoteLost(str(error)) from None

    def _take_reports(self) -> None:
        while select.select([self._control], [], [], 0)[0]:
            self._report()

    def _report(self) -> float | None:
        """Take a report of the zygote: what a child that runs has used so far.

        None for one that has ended: what it has used is taken off its budget.
        """
        try:
            number, code, seconds = json.loads(self._control.recv(LONGEST_REPORT))
            if code is None:
                return float(seconds)
            child = self._running.pop(number)
        except (OSError, ValueError, KeyError) as error:
            raise ZygoteLost(f"it did not say how a child ended: {error}") from None
        child.ending = ending(min(code, 1))  # any other number is a message
        loading = seconds if child.loading is None else min(seconds, child.loading)
        child.budget.charge(seconds, child.waited, loading)
        return None

    def close(self) -> None:
        """End the zygote and its children."""
        for child in self._running.values():
            child.pipe.close()
        self._control.close()  # upon which it ends its children, and itself
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self._process.kill()
        self._process.communicate()


class Child:
    """A child with a student's functions, which answers calls of them.

    `failed` tells of the statements that did not run through, `waited` is for how many
    seconds it was waited for, `received` how many bytes came from it, and `ending` how
    its process ended, "" while it runs. `loading` is how long it computed until its
    cells had run, None if they have not.
    """

    def __init__(
        self, zygote: Zygote, number: int, pipe: socket.socket, budget: Budget
    ) -> None:
        self.number, self.budget = number, budget
        self.failed: list[StatementFailure] = []
        self.waited, self.received = 0.0, 0
        self.ending = ""
        self.loading: float | None = None
        self._is_closed = False
        self.pipe = pipe
        self._zygote = zygote

    def load(
        self,
        given: bytes,
        program: Program,
        begins: Callable[[StatementFailure], None],
    ) -> None:
        """Run a program, with the answers that are given."""
        self._wait_until_locked_down()
        since = self.budget.clock.now()
        try:
            self._run_cells(given, program, begins)
        finally:
            took = self.budget.clock.now() - since
            self.budget.note_loading(took)
        self.loading = self._zygote.computed(self) if took > SHORT_LOADING else 0.0

    def _run_cells(
        self,
        given: bytes,
        program: Program,
        begins: Callable[[StatementFailure], None],
    ) -> None:
        with self._watched():
            most = self.wait(program.all_seconds + MORE_TO_LOAD)
            self._send(given, program.packed())
            self.failed = protocol.read_failures(self._received(most))
            while self.failed and self.failed[0].kind == BEGUN:
                begins(self.failed[0])
                one = self.wait(program.statement_seconds + MORE_FOR_ONE)
                self.failed = protocol.read_failures(self._received(one, most))

    def _wait_until_locked_down(self) -> None:
        """OurFault if it cannot be, for no student's code has run until then."""
        wait = Wait(Budget(), START_SECONDS, lambda: 0.0)
        try:
            said = receive(
                self.pipe, protocol.LONGEST_ERROR, lambda: until_ready(self.pipe, wait)
            )
        except OSError as error:
            self.close()
            how = self._zygote.how_it_ended(self) or type(error).__name__
            raise OurFault(f"a child could not be made ready: {how}") from None
        if said != READY:
            self.close()
            text = said.decode(errors="replace")
            raise OurFault(f"a child could not be locked down: {text}")

    def outcomes(
        self,
        batch: CallBatch,
        call_seconds: float,
        wait: Wait | None = None,
        most: int = protocol.MOST_TOGETHER,
    ) -> Iterator[Outcome | None]:
        """Yield what becomes of each call of a batch, in order.

        The child may ask for the answers that the batch has to give, once. Each call
        has `call_seconds`, all have as long as `wait` waits, and `most` bytes together.
        None means that the student's work has no such function.
        ChildLost and ChildTooSlow are about one of the calls that have no outcome yet:
        the next, if there is only one.
        """
        nonce, given = os.urandom(8).hex(), batch.given
        done, most = 0, most + self.received
        with self._watched():
            self._send(batch.to_send(nonce))
        while done < len(batch.calls):
            with self._watched():
                waits = [self.wait(call_seconds), *filter(None, [wait])]
                block = self._received(*waits)
                if given and block == protocol.for_more(nonce):
                    self._send(given)
                    given = b""
                    continue
                if self.received > most:
                    raise protocol.Nonsense("too much in all")
                replies = protocol.read_block(block, nonce, done, batch.calls)
            if replies is None:
                yield None
                return
            while (outcome := self._next(replies)) is not None:
                done += 1
                yield outcome

    def _next(self, replies: Iterator[Outcome]) -> Outcome | None:
        try:  # without `_watched`, which takes longer than this
            return next(replies, None)
        except protocol.Nonsense as error:
            raise self._lost(error) from None

    def wait(self, seconds: float) -> Wait:
        """Return how long it is waited for from now, if it computes for so long."""
        return Wait(self.budget, seconds, lambda: self._zygote.computed(self))

    def _received(self, *waits: Wait) -> bytes:
        try:
            message = receive(
                self.pipe, protocol.MOST_BYTES, lambda: until_ready(self.pipe, *waits)
            )
            self.received += len(message)
            return message
        finally:
            self.waited += waits[0].elapsed

    def _send(self, *messages: bytes) -> None:
        self.pipe.settimeout(START_SECONDS)  # who never reads what is sent is stuck
        send(self.pipe, *messages)

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn every way to fail into one of three, and end the child."""
        try:
            yield
        except TimeoutError:
            self.close()
            raise ChildTooSlow from None
        except protocol.Nonsense as error:
            raise self._lost(error) from None
        except OSError:
            self.close()
            raise ChildLost(self._zygote.how_it_ended(self)) from None

    def _lost(self, error: protocol.Nonsense) -> ChildLost:
        self.close()
        return ChildLost(f"it sent {error}")

    def close(self) -> None:
        """End the child, without waiting for it."""
        if not self._is_closed:
            self._is_closed = True
            self.pipe.close()
            self._zygote.end(self)
