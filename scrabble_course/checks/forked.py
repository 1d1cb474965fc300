"""Makes calls in a forked child: it holds the student's function and can be killed.

The child gets calls as lines of JSON and answers with outcomes, one line each. What
the function does to its process (endless loops, exits, crashes, printing, changed
modules) ends with the child; the notebook's kernel never notices.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import random
import select
import signal
import socket
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

from scrabble_course.checks import wire
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import Props, make_call

SPARE_MEMORY = 1 << 30
"""Bytes a call may take on top of what the kernel holds already."""
MAX_REPLY = 16 << 20
"""Bytes of one outcome that are read; more cannot be a plain outcome."""
HIGHEST_FILE = 4096
"""Up to which number a child closes the kernel's files and connections."""
LONGEST_CALL = 60
"""Seconds after which a call ends its child, should the parent have been killed."""


class ForkedAttempts:
    """Makes calls of one function in a child; a lost child is replaced."""

    def __init__(
        self, function: Callable[..., Any], props: Props | None, seconds: float
    ) -> None:
        self.function = function
        self.props = props
        self.seconds = seconds
        self.child: _Child | None = None

    def __call__(self, call: Call) -> Outcome:
        """Make one call and return what came of it, as plain values."""
        if self.child is None:
            self.child = _Child(self.function, self.props)
        try:
            return self.child.outcome_of(call, self.seconds)
        except TimeoutError:
            self.close()
            return Outcome("timed out", args=call.args)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            how = self.child.last_words()
            self.close()
            return Outcome("died", error=how, args=call.args)

    def close(self) -> None:
        """End the child, and whatever it started."""
        if self.child is not None:
            self.child.kill()
            self.child = None


class _Child:
    """The parent's end of a forked child."""

    def __init__(self, function: Callable[..., Any], props: Props | None) -> None:
        self.pipe, its_pipe = socket.socketpair()
        self.unread = b""
        self.reaped = False
        with warnings.catch_warnings():
            # A kernel has threads; the child leaves their locks alone.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid = os.fork()
        if self.pid == 0:
            self.pipe.close()
            _serve(its_pipe, function, props)
        its_pipe.close()
        with contextlib.suppress(OSError):
            os.setpgid(self.pid, self.pid)

    def outcome_of(self, call: Call, seconds: float) -> Outcome:
        script = wire.encode(dict(call.script))
        question = [wire.encode(call.args), list(call.replies), call.seed, script]
        deadline = time.monotonic() + seconds
        self.pipe.settimeout(seconds)
        self.pipe.sendall(json.dumps(question).encode() + b"\n")
        return Outcome.from_json(json.loads(self._read_line(deadline)))

    def _read_line(self, deadline: float) -> bytes:
        while b"\n" not in self.unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.pipe], [], [], left)[0]:
                raise TimeoutError
            piece = self.pipe.recv(1 << 16)
            if not piece or len(self.unread) > MAX_REPLY:
                raise ConnectionError("the child is gone")
            self.unread += piece
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def last_words(self) -> str:
        """Say how the child ended, if it ends within a moment."""
        for _ in range(20):
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # this process lets the system reap
                break
            if pid:
                self.reaped = True
                return _ending(os.waitstatus_to_exitcode(status))
            time.sleep(0.005)
        return "cut off"

    def kill(self) -> None:
        self.pipe.close()
        _send_kill(os.killpg, self.pid)
        if not self.reaped:
            _send_kill(os.kill, self.pid)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self.pid, 0)


def _ending(code: int) -> str:
    names = {number.value: number.name for number in signal.Signals}
    if code < 0:
        return f"killed by {names.get(-code, f'signal {-code}')}"
    return f"ended with exit code {code}"


def _send_kill(send: Callable[[int, int], None], pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        send(pid, signal.SIGKILL)


def _serve(
    pipe: socket.socket, function: Callable[..., Any], props: Props | None
) -> NoReturn:
    """Answer calls until the parent hangs up. Runs in the child; never returns."""
    try:
        _settle_in(pipe)
        me = os.getpid()
        with pipe.makefile("rb") as questions:
            for line in questions:
                args, replies, seed, script = json.loads(line)
                script = wire.decode(script)
                call = Call(wire.decode(args), tuple(replies), seed, script)
                signal.alarm(LONGEST_CALL)
                answer = json.dumps(make_call(function, call, props).to_json())
                signal.alarm(0)
                if os.getpid() != me:  # the function forked, and this is its child
                    os._exit(0)
                pipe.sendall(answer.encode() + b"\n")
    finally:
        os._exit(1)


def _settle_in(pipe: socket.socket) -> None:
    """Cut the child loose from the kernel's terminal, files, signals and memory."""
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.closerange(3, pipe.fileno())
    os.closerange(pipe.fileno() + 1, HIGHEST_FILE)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    logging.disable()  # a kernel complains of each message it cannot send from here
    gc.freeze()  # what the kernel holds is not the child's to tidy up
    random.seed()
    _limit_memory()


def _limit_memory() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        held = int(sizes.read_text().split()[0]) * resource.getpagesize()
        with contextlib.suppress(ValueError, OSError):
            _, most = resource.getrlimit(resource.RLIMIT_AS)
            resource.setrlimit(resource.RLIMIT_AS, (held + SPARE_MEMORY, most))
