"""The supervisor's end of a zygote, which forks a child for each piece of work."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import subprocess
from collections.abc import Callable

from scrabble_course.calling.limits.forked_child import ending
from scrabble_course.grading.sandbox.frames import READY
from scrabble_course.grading.sandbox.program import Program, StatementFailure
from scrabble_course.grading.supervisor import isolation
from scrabble_course.grading.supervisor.box import Box
from scrabble_course.grading.supervisor.budget import Budget, BudgetSpent, until_ready
from scrabble_course.grading.supervisor.children import START_SECONDS, Child

LONGEST_REPORT = 200
END_SECONDS = 5
MORE_TO_LOAD = 8
"""Seconds of the processor that a child may have besides, to run its cells."""

_RUN = (
    "import sys, json; sys.path.insert(0, sys.argv[1]); "
    "from scrabble_course.grading.sandbox.zygote import main; "
    "main(int(sys.argv[2]), json.loads(sys.argv[3]))"
)


class ZygoteLost(Exception):
    """The zygote has ended, which no student's code can bring about."""


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
        wait = Budget().wait_for(START_SECONDS, lambda: 0.0)
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
        order = ["start", self._number, budget.processor_seconds + MORE_TO_LOAD]
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
