"""The supervisor's end of a zygote, and of the children that it forks."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.grading import protocol
from scrabble_course.grading.box import Box
from scrabble_course.grading.inside import cells
from scrabble_course.grading.inside.frames import receive, send
from scrabble_course.grading.inside.program import BEGUN, Program, Told
from scrabble_course.grading.isolation import (
    Level,
    command_in,
    readable_folders,
    write_filter,
)
from scrabble_course.running.forked_child import ending

START_SECONDS = 20
LOAD_SECONDS = cells.ALL_SECONDS + 4
"""How long all cells of a file may take, their own limits included."""
BEGUN_SECONDS = cells.STATEMENT_SECONDS + 1
"""How long a single statement may take that a careful child has begun."""
CALL_SECONDS = 1.5

_RUN = (
    "import sys, json; sys.path.insert(0, sys.argv[1]); "
    "from scrabble_course.grading.inside.zygote import main; "
    "main(int(sys.argv[2]), json.loads(sys.argv[3]))"
)


class ZygoteLost(Exception):
    """The zygote has ended, which no student's code can bring about."""


class ChildLost(Exception):
    """A child gave no answer; the text says how it ended."""


class ChildTooSlow(Exception):
    """A child did not answer in time."""


class Zygote:
    """A process inside the box that forks a child for each piece of work.

    One child at a time: `child` ends the one before.
    """

    def __init__(self, level: Level, box: Box) -> None:
        ours, its_end = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control = ours
        self._ended = True
        arguments = [str(box.folder), str(its_end.fileno()), _settings(level, box)]
        # The interpreter itself, without the folders of a virtual environment.
        python = os.path.realpath(sys.executable)
        command = [python, "-I", "-S", "-B", "-c", _RUN, *arguments]
        self._process = subprocess.Popen(
            command_in(level, box.folder, command),
            pass_fds=[its_end.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={},
        )
        its_end.close()
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        self._control.settimeout(START_SECONDS)
        try:
            ready = self._control.recv(16) == b"ready"
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
        begins: Callable[[Told], None] = lambda _: None,
    ) -> Child:
        """Return a child that has run a program, or raise ChildLost or ChildTooSlow.

        `begins` hears of each statement that a careful child is about to run.
        """
        self.end_child()
        ours, its_end = socket.socketpair()
        try:
            socket.send_fds(self._control, [b"work"], [its_end.fileno()])
        except OSError as error:
            raise ZygoteLost(str(error)) from None
        its_end.close()
        self._ended = False
        return Child(self, ours, given, program, begins)

    def end_child(self) -> str:
        """End the child that runs, if one does, and say how it ended."""
        if self._ended:
            return ""
        self._ended = True
        try:
            with contextlib.suppress(BrokenPipeError):
                self._control.send(b"stop")
            code, _ = json.loads(self._control.recv(100))
        except (OSError, ValueError) as error:
            raise ZygoteLost(f"it did not say how a child ended: {error}") from None
        return ending(code)

    def close(self) -> None:
        """End the zygote and its child."""
        self._control.close()
        self._process.kill()
        self._process.communicate()


class Child:
    """A child with a student's functions, which answers calls of them.

    `failed` tells of the statements that did not run through.
    """

    def __init__(
        self,
        zygote: Zygote,
        pipe: socket.socket,
        given: bytes,
        program: Program,
        begins: Callable[[Told], None],
    ) -> None:
        self._zygote, self._pipe = zygote, pipe
        with self._watched():
            end = time.monotonic() + LOAD_SECONDS
            pipe.settimeout(LOAD_SECONDS)
            send(pipe, given)
            send(pipe, json.dumps(program.to_json()).encode())
            self.failed = self._told(end)
            while program.careful and self.failed and self.failed[0].kind == BEGUN:
                begins(self.failed[0])
                self.failed = self._told(min(end, time.monotonic() + BEGUN_SECONDS))

    def _told(self, deadline: float) -> list[Told]:
        message = receive(self._pipe, protocol.MOST, deadline)
        return list(filter(None, map(Told.from_text, protocol.read_failures(message))))

    def outcomes(
        self, question: Question, given: bytes, singly: bool = False
    ) -> Iterator[Outcome | None]:
        """Yield what becomes of each call of a question, in order.

        None means that the student's work has no such function. ChildLost and
        ChildTooSlow are about one of the calls that have no outcome yet: the next,
        if they were asked `singly`.
        """
        nonce = os.urandom(8).hex()
        with self._watched():
            self._pipe.settimeout(CALL_SECONDS)
            send(self._pipe, question.message(nonce, singly))
            send(self._pipe, given)
        replies: list[bytes] = []
        for number, call in enumerate(question.calls):
            with self._watched():
                if not replies:
                    deadline = time.monotonic() + CALL_SECONDS
                    block = receive(self._pipe, protocol.MOST, deadline)
                    replies = protocol.replies_in(block)[::-1]
                outcome = protocol.read_outcome(replies.pop(), nonce, number, call)
            yield outcome
            if outcome is None:
                return

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        """Turn every way to fail into one of two, and end the child."""
        try:
            yield
        except TimeoutError:
            self._pipe.close()
            self._zygote.end_child()
            raise ChildTooSlow from None
        except protocol.Nonsense as error:
            self._pipe.close()
            self._zygote.end_child()
            raise ChildLost(f"it sent {error}") from None
        except OSError:
            self._pipe.close()
            raise ChildLost(self._zygote.end_child()) from None

    def close(self) -> None:
        """End the child."""
        self._pipe.close()
        self._zygote.end_child()


class Question:
    """Calls of one function, to be asked of any number of students' work."""

    def __init__(self, function: str, props: str, calls: Sequence[Call]) -> None:
        self.function, self.props, self.calls = function, props, tuple(calls)
        self.names = tuple(map(repr, self.calls))
        self._encoded = protocol.encoded(self.calls)

    def message(self, nonce: str, singly: bool) -> bytes:
        """Return the question as it is sent."""
        return protocol.question(
            nonce, self.function, self.props, self._encoded, singly
        )

    def after(self, number: int) -> Question:
        """Return the question without its first `number` calls."""
        return Question(self.function, self.props, self.calls[number:])


def _settings(level: Level, box: Box) -> str:
    settings: dict[str, Any] = {
        "box": str(box.folder),
        "modules": box.modules,
        "filter": "",
        "folders": [],
        "user": level is not Level.FULL and os.geteuid() == 0,
    }
    if level is not Level.NONE:
        program = box.folder / "filter.bpf"
        if not program.exists():
            write_filter(program)
        settings["filter"] = str(program)
        settings["folders"] = readable_folders(Path(box.folder))
    return json.dumps(settings)
