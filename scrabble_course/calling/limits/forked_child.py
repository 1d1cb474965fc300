"""A forked child: it holds what its parent holds, answers in lines, and can be killed.

    child = ForkedChild(serve)
    child.send("a question")
    answer = child.next_line(time.monotonic() + 2, most=1000)
    child.end()

What is done in a child to its process (endless loops, exits, crashes, printing,
changed modules) ends with it; the parent never notices. Its system must have fork.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import select
import signal
import socket
import time
import warnings
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NoReturn

SPARE_MEMORY = 1 << 30
"""Bytes that a child may take on top of what its parent holds already."""
HIGHEST_FILE = 4096
"""Up to which number a child closes the files and connections of its parent."""

Tell = Callable[[str], None]
"""Sends one line to the parent."""
Serve = Callable[[Iterable[bytes], Tell], None]
"""Answers the lines of the parent, which end when it hangs up."""


class ForkedChild:
    """The parent's end of a child that runs `serve` and nothing else."""

    def __init__(self, serve: Serve) -> None:
        self.pipe, its_pipe = socket.socketpair()
        self.unread = b""
        self.is_reaped = self.is_ended = False
        with warnings.catch_warnings():
            # A kernel has threads; the child leaves their locks alone.
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid = os.fork()
        if self.pid == 0:
            self.pipe.close()
            _run(its_pipe, serve)
        its_pipe.close()
        with contextlib.suppress(OSError):
            os.setpgid(self.pid, self.pid)

    def send(self, line: str, seconds: float | None = None) -> None:
        """Send a line, or raise TimeoutError if it is not taken within `seconds`."""
        self.pipe.settimeout(seconds)
        self.pipe.sendall(f"{line}\n".encode())

    def next_line(self, deadline: float, most: int) -> bytes:
        """Wait for a line until `deadline`, a time of the monotonic clock.

        TimeoutError says that none came, ConnectionError that none will: the child
        is gone, or the line has more than `most` bytes.
        """
        while b"\n" not in self.unread:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.pipe], [], [], left)[0]:
                raise TimeoutError
            piece = self._piece()
            if len(self.unread) > most:
                raise ConnectionError(f"the child's line has more than {most} bytes")
            self.unread += piece
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def lines(self) -> list[bytes]:
        """Return the lines that have come, without waiting for more.

        ConnectionError says that the child is gone.
        """
        if select.select([self.pipe], [], [], 0)[0]:
            self.unread += self._piece()
        *lines, self.unread = self.unread.split(b"\n")
        return lines

    def _piece(self) -> bytes:
        piece = self.pipe.recv(1 << 16)
        if not piece:
            raise ConnectionError("the child is gone")
        return piece

    def exit_code(self) -> int | None:
        """Return the exit code of the child, or None if it does not end in a moment.

        A signal that killed it is a number below 0.
        """
        for _ in range(20):
            try:
                pid, status = os.waitpid(self.pid, os.WNOHANG)
            except ChildProcessError:  # this process lets the system reap
                break
            if pid:
                self.is_reaped = True
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.005)
        return None

    def end(self) -> None:
        """End the child, and whatever it started."""
        if self.is_ended:
            return
        self.pipe.close()
        _send_kill(os.killpg, self.pid)
        if not self.is_reaped:
            _send_kill(os.kill, self.pid)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(self.pid, 0)
        self.is_ended = True


def ending(code: int | None) -> str:
    """Say how a process ended, from its exit code, or None if it has none.

    >>> ending(-11), ending(0), ending(None)
    ('killed by SIGSEGV', 'ended with exit code 0', 'cut off')
    """
    if code is None:
        return "cut off"
    names = {number.value: number.name for number in signal.Signals}
    if code < 0:
        return f"killed by {names.get(-code, f'signal {-code}')}"
    return f"ended with exit code {code}"


def _send_kill(send: Callable[[int, int], None], pid: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        send(pid, signal.SIGKILL)


def _run(pipe: socket.socket, serve: Serve) -> NoReturn:
    """Serve until the parent hangs up. Runs in the child; never returns."""
    try:
        _settle_in(pipe)
        me = os.getpid()

        def tell(line: str) -> None:
            if os.getpid() != me:  # what was run has forked, and this is its child
                os._exit(0)
            pipe.sendall(f"{line}\n".encode())

        with pipe.makefile("rb") as lines:
            serve(lines, tell)
    finally:
        os._exit(1)


def _settle_in(pipe: socket.socket) -> None:
    """Cut the child loose from its parent's terminal, files, signals and memory."""
    os.setpgid(0, 0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    os.closerange(3, pipe.fileno())
    os.closerange(pipe.fileno() + 1, HIGHEST_FILE)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    logging.disable()  # a kernel complains of each message it cannot send from here
    gc.freeze()  # what the parent holds is not the child's to tidy up
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
