"""The supervisor's end of one child: what it is given, asked, and says."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from scrabble_course.calling.call import Outcome
from scrabble_course.grading.sandbox.frames import READY, receive, send
from scrabble_course.grading.sandbox.program import BEGUN, Program, StatementFailure
from scrabble_course.grading.supervisor import protocol
from scrabble_course.grading.supervisor.budget import Budget, Wait, until_ready
from scrabble_course.grading.supervisor.question import CallBatch

if TYPE_CHECKING:
    from scrabble_course.grading.supervisor.zygotes import Zygote

START_SECONDS = 20
MORE_TO_LOAD, MORE_FOR_ONE = 4, 1
"""So many seconds longer than its own limit a file may take, or a single statement."""

SHORT_LOADING = 0.1
"""Seconds: what takes no longer is not measured."""


class OurFault(Exception):
    """Our own code failed in a child; no student's code is to blame."""


class ChildLost(Exception):
    """A child gave no answer; the text says how it ended."""


class ChildTooSlow(Exception):
    """A child did not answer in time."""


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
            self.failed = self._failures(most)
            while self.failed and self.failed[0].kind == BEGUN:
                begins(self.failed[0])
                self.failed = self._failures(
                    self.wait(program.statement_seconds + MORE_FOR_ONE), most
                )

    def _failures(self, *waits: Wait) -> list[StatementFailure]:
        texts = protocol.read_failures(self._received(*waits))
        found = (StatementFailure.from_text(text) for text in texts)
        return [failure for failure in found if failure]

    def _wait_until_locked_down(self) -> None:
        """OurFault if it cannot be, for no student's code has run until then."""
        wait = Budget().wait_for(START_SECONDS, lambda: 0.0)
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
        question: CallBatch,
        call_seconds: float,
        wait: Wait | None = None,
        most: int = protocol.MOST_TOGETHER,
    ) -> Iterator[Outcome | None]:
        """Yield what becomes of each call of a question, in order.

        The child may ask for the answers that the question has to give, once. Each call
        has `call_seconds`, all have as long as `wait` waits, and `most` bytes together.
        None means that the student's work has no such function.
        ChildLost and ChildTooSlow are about one of the calls that have no outcome yet:
        the next, if there is only one.
        """
        nonce, given = os.urandom(8).hex(), question.given
        done, most = 0, most + self.received
        with self._watched():
            self._send(question.to_send(nonce))
        while done < len(question.calls):
            with self._watched():
                waits = [self.wait(call_seconds), *filter(None, [wait])]
                block = self._received(*waits)
                if given and block == protocol.for_more(nonce):
                    self._send(given)
                    given = b""
                    continue
                if self.received > most:
                    raise protocol.Nonsense("too much in all")
                replies = protocol.read_block(block, nonce, done, question.calls)
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
        return self.budget.wait_for(seconds, lambda: self._zygote.computed(self))

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
