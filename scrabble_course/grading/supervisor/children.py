"""The supervisor's end of one child: what it is given, asked, and says."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from scrabble_course.checks.call import Outcome
from scrabble_course.grading.sandbox.frames import READY, receive, send
from scrabble_course.grading.sandbox.program import BEGUN, Program, StatementFailure
from scrabble_course.grading.sandbox.sent_calls import questions_packed
from scrabble_course.grading.supervisor import protocol
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.heard import said_in
from scrabble_course.grading.supervisor.question import Question

if TYPE_CHECKING:
    from scrabble_course.grading.supervisor.zygotes import Zygote

START_SECONDS = 20
MORE_TO_LOAD, MORE_FOR_ONE = 4, 1
"""So many seconds longer than its own limit a file may take, or a single statement."""


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
    its process ended, "" while it runs. `knows_answers` once it has asked for those
    of its own stage.
    """

    def __init__(
        self, zygote: Zygote, number: int, pipe: socket.socket, budget: Budget
    ) -> None:
        self.number, self.budget = number, budget
        self.failed: list[StatementFailure] = []
        self.waited, self.received = 0.0, 0
        self.ending = ""
        self.knows_answers = False
        self._is_closed = False
        self._nonces: dict[Question, str] = {}
        self.pipe = pipe
        self._zygote = zygote

    def load(
        self,
        given: bytes,
        program: Program,
        begins: Callable[[StatementFailure], None],
        questions: Sequence[Question],
    ) -> None:
        """Run a program, with the answers that are given, and ask questions of it."""
        self._wait_until_locked_down()
        with self._watched():
            end = time.monotonic() + program.all_seconds + MORE_TO_LOAD
            deadline = min(end, self.budget.end)
            first = self._to_send(questions)
            self._send(deadline, given, program.packed(), first)
            self.failed = self._told(deadline)
            while self.failed and self.failed[0].kind == BEGUN:
                begins(self.failed[0])
                end = time.monotonic() + program.statement_seconds + MORE_FOR_ONE
                self.failed = self._told(min(deadline, end))

    def _told(self, deadline: float) -> list[StatementFailure]:
        texts = protocol.read_failures(self._received(deadline))
        return [told for text in texts if (told := StatementFailure.from_text(text))]

    def _wait_until_locked_down(self) -> None:
        """OurFault if it cannot be, for no student's code has run until then."""
        try:
            deadline = time.monotonic() + START_SECONDS
            said = receive(self.pipe, protocol.LONGEST_ERROR, deadline)
        except OSError as error:
            self.close()
            how = self._zygote.how_it_ended(self) or type(error).__name__
            raise OurFault(f"a child could not be made ready: {how}") from None
        if said != READY:
            self.close()
            text = said.decode(errors="replace")
            raise OurFault(f"a child could not be locked down: {text}")

    def ask(self, questions: Sequence[Question], deadline: float) -> None:
        """Ask questions, to be answered one after the other."""
        with self._watched():
            self._send(deadline, self._to_send(questions))

    def _to_send(self, questions: Sequence[Question]) -> bytes:
        nonces = {question: os.urandom(8).hex() for question in questions}
        self._nonces |= nonces
        return questions_packed(one.to_send(nonce) for one, nonce in nonces.items())

    def outcomes(
        self,
        question: Question,
        call_seconds: float,
        end: float,
        most: int = protocol.MOST_TOGETHER,
        hears: Callable[[bytes], None] = lambda _: None,
    ) -> Iterator[Outcome | None]:
        """Yield what becomes of each call of a question, in order.

        What was asked before together is read in the same order. The child may ask for
        the answers that the question has to give, once. Each call has `call_seconds`,
        all have until `end`, and `most` bytes together. None means that the student's
        work has no such function. `hears` is given what was sent, word for word.
        ChildLost and ChildTooSlow are about one of the calls that have no outcome yet:
        the next, if there is only one.
        """
        if question not in self._nonces:
            self.ask([question], min(time.monotonic() + call_seconds, end))
        nonce, given = self._nonces.pop(question), question.given
        done, most = 0, most + self.received
        while done < len(question.calls):
            with self._watched():
                deadline = min(time.monotonic() + call_seconds, end)
                block = self._received(deadline)
                if given and block == protocol.for_more(nonce):
                    self._send(deadline, given)
                    self.knows_answers, given = True, b""
                    continue
                if self.received > most:
                    raise protocol.Nonsense("too much in all")
                hears(said_in(block, nonce))
                replies = self._zygote.heard.read(block, nonce, done, question)
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

    def _received(self, deadline: float) -> bytes:
        start = time.monotonic()
        try:
            message = receive(self.pipe, protocol.MOST, deadline)
            self.received += len(message)
            return message
        finally:
            self.waited += time.monotonic() - start

    def _send(self, deadline: float, *messages: bytes) -> None:
        self.pipe.settimeout(max(0.001, deadline - time.monotonic()))
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
