"""Makes calls in this very process, where the system cannot fork (Windows, browser).

A call that takes too long is interrupted: by another thread where there are
threads, else by a look at the clock on each line. Code that kills the process or
waits inside C cannot be stopped this way; a forked child can (`forked.py`).
"""

from __future__ import annotations

import ctypes
import json
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.calling import CallTooLong, Props, make_call

INTERRUPT_AGAIN = 0.05
"""Seconds until a function that swallowed one interrupt gets the next."""


class InPlaceAttempts:
    """Makes calls of one function, each with a limit of `seconds`."""

    def __init__(
        self, function: Callable[..., Any], props: Props | None, seconds: float
    ) -> None:
        self.function = function
        self.props = props
        self.seconds = seconds

    def __call__(self, call: Call) -> Outcome:
        """Make one call and return what came of it, as plain values."""
        try:
            outcome = make_call(self.function, call, self.props, self._limited)
        except CallTooLong:
            return Outcome("timed out", args=call.args)
        return Outcome.from_json(json.loads(json.dumps(outcome.to_json())))

    def close(self) -> None:
        """Do nothing: there is no child to end."""

    def _limited(self, action: Callable[[], Outcome]) -> Outcome:
        watchdog = _Watchdog(self.seconds)
        try:
            watchdog.start()
        except RuntimeError:  # this system has no threads
            return _limited_by_tracing(action, self.seconds)
        try:
            try:
                watchdog.begin.set()
                return action()
            finally:
                watchdog.stop()
        finally:
            watchdog.stop()  # an interrupt may have cut the first stop short


class _Watchdog(threading.Thread):
    """Raises CallTooLong in the thread that made it, until it is stopped."""

    def __init__(self, seconds: float) -> None:
        super().__init__(daemon=True)
        self.seconds = seconds
        self.target = ctypes.c_ulong(threading.get_ident())
        self.begin = threading.Event()
        self.on_duty = threading.Lock()
        self.on_duty.acquire()
        self.raising = threading.Lock()
        self.stopped = False

    def run(self) -> None:
        interrupt = ctypes.py_object(CallTooLong)
        wait = self.seconds
        self.begin.wait()
        while not self.on_duty.acquire(timeout=wait):
            with self.raising:
                if self.stopped:
                    return
                ctypes.pythonapi.PyThreadState_SetAsyncExc(self.target, interrupt)
            wait = INTERRUPT_AGAIN

    def stop(self) -> None:
        """Stop, and let an interrupt that is still under way arrive here.

        It is not taken back: Python 3.11 cannot trace lines after that. Nor is the
        thread joined: an interrupt inside join() would leave its lock held for ever.
        """
        with self.raising:
            self.stopped = True
        if self.on_duty.locked():
            self.on_duty.release()


def _limited_by_tracing(action: Callable[[], Outcome], seconds: float) -> Outcome:
    deadline = time.monotonic() + seconds

    def look_at_the_clock(frame: FrameType, event: str, arg: object) -> Any:
        if time.monotonic() > deadline:
            raise CallTooLong
        return look_at_the_clock

    before = sys.gettrace()
    sys.settrace(look_at_the_clock)
    try:
        return action()
    finally:
        sys.settrace(before)
