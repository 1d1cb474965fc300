"""Started once a core, inside the box: forks a child for each piece of work.

Over its control socket come orders: `["start", number, seconds]`, with the end of the
child's pipe and the processor time it may take, `["look", number]` and `["end",
number]`. Of each child that has ended it says `[number, exit code, seconds of the
processor]`, and the same without a code of one that is to be looked at.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

from scrabble_course.calling.make_call import staged_names
from scrabble_course.grading.sandbox import cells, child, statement_steps, surroundings
from scrabble_course.grading.sandbox.frames import READY, send
from scrabble_course.grading.sandbox.lockdown import (
    lock_down,
    reading_only,
    seccomp_program,
)

USUAL = (
    "bisect collections copy dataclasses datetime decimal enum fractions functools "
    "heapq inspect itertools math operator random re statistics string textwrap time "
    "typing unicodedata"
).split()
"""Modules that students import: read once, and not by each child."""
LONGEST_ORDER = 200
_PROCESSOR = 2
"""Marks the clock of a process that tells its time of the processor: see
clock_getcpuclockid(3), which Python does not have."""
RECURSION = 3_000
"""As deep as calls go in JupyterLab, where completion sets the same."""


def main(control_end: int, settings: dict[str, Any]) -> None:
    """Serve until the supervisor hangs up.

    `settings` name the `box`, the `modules` to load, the `paths` that may be read ([]
    for any) and those that may be `listed`, the file of the seccomp `filter` ("" for
    none), and which other `user` to be: "" for none (`lock_down`).
    """
    control = socket.socket(fileno=control_end)
    for module in (*USUAL, *settings["modules"]):
        importlib.import_module(module)
    box = Path(settings["box"])
    statement_steps.prepare(json.loads((box / surroundings.LESSONS).read_text("utf-8")))
    surroundings.furnish(box)
    cells.keep_to_the_time()
    staged_names(len(sys.modules))  # a child copies each name that it looks at
    layers: dict[str, Any] = {"user": settings["user"]}
    if settings["filter"]:
        instructions = Path(settings["filter"]).read_bytes()
        layers["seccomp"] = seccomp_program(instructions)
    if settings["paths"]:
        layers["landlock"] = reading_only(settings["paths"], settings["listed"])
    gc.collect()
    # Boards and plays are many and small: the collector need not look at every 700.
    gc.set_threshold(20_000, 50, 100)
    gc.freeze()  # what is here now is shared with all children, and stays so
    control.send(READY)
    _Children(control, layers).serve()


class _Children:
    """The children that run: of each its number, its process, and a file of its end."""

    def __init__(self, control: socket.socket, layers: dict[str, Any]) -> None:
        self._control, self._layers = control, layers
        self._pids: dict[int, int] = {}
        self._endings: dict[int, int] = {}

    def serve(self) -> None:
        """Obey orders, and say who has ended, until nobody is there any more."""
        try:
            while True:
                control = self._control.fileno()
                files = [control, *self._endings.values()]
                ready, _, _ = select.select(files, [], [])
                for number, file in list(self._endings.items()):
                    if file in ready:
                        self._reap(number)
                if control in ready and not self._obey():
                    return
        finally:
            for number in list(self._pids):
                self._reap(number)

    def _obey(self) -> bool:
        message, pipes, *_ = socket.recv_fds(self._control, LONGEST_ORDER, 1)
        if not message:
            return False
        verb, number, *seconds = json.loads(message)
        if verb == "start":
            self._start(number, socket.socket(fileno=pipes[0]), *seconds)
        elif number in self._pids:  # it may have ended by itself
            (self._look_at if verb == "look" else self._reap)(number)
        return True

    def _start(self, number: int, pipe: socket.socket, seconds: int) -> None:
        pid = os.fork()
        if pid == 0:
            self._control.close()
            for file in self._endings.values():
                os.close(file)
            _become_a_child(pipe, self._layers, seconds)
        pipe.close()
        self._pids[number] = pid
        self._endings[number] = os.pidfd_open(pid)

    def _look_at(self, number: int) -> None:
        """Say how long a child has computed until now."""
        clock = (~self._pids[number] << 3) | _PROCESSOR
        with contextlib.suppress(OSError):
            self._say(number, None, time.clock_gettime(clock))

    def _say(self, number: int, code: int | None, seconds: float) -> None:
        with contextlib.suppress(OSError):
            report = json.dumps([number, code, round(seconds, 3)])
            self._control.send(report.encode())

    def _reap(self, number: int) -> None:
        """End a child, with all that it started, and say how it ended."""
        pid = self._pids.pop(number)
        os.close(self._endings.pop(number))
        for kill in (os.killpg, os.kill):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                kill(pid, signal.SIGKILL)
        _, status, used = os.wait4(pid, 0)
        code = os.waitstatus_to_exitcode(status)
        self._say(number, code, used.ru_utime + used.ru_stime)


def _become_a_child(pipe: socket.socket, layers: dict[str, Any], seconds: int) -> None:
    """Lock down and serve; never return. What fails before that is said."""
    try:
        try:
            os.setpgid(0, 0)
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            os.close(nowhere)
            lock_down(layers, seconds)
            sys.setrecursionlimit(RECURSION)
        except BaseException as error:
            send(pipe, f"{type(error).__name__}: {error}".encode())
            raise
        send(pipe, READY)
        child.serve(pipe)
    finally:
        os._exit(1)
