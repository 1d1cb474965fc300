"""A limit of time in this very process, where no other can be made.

An action that takes too long is interrupted: by another thread, or by Pyodide in a
page (`page_clock.py`). Code that kills the process or waits inside C cannot be stopped
this way; a forked child can (`forked_child.py`).
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from typing import TypeVar

from scrabble_course.calling.limits.page_clock import limited_in_page
from scrabble_course.calling.limits.system import has_pyodide

T = TypeVar("T")

INTERRUPT_AGAIN_SECONDS = 0.05
"""Seconds until an action that swallowed one interrupt gets the next."""


def limited(action: Callable[[], T], seconds: float, error: type[BaseException]) -> T:
    """Return what `action` returns, or raise `error` in it after `seconds`.

    >>> limited(lambda: "done", 9, TimeoutError)
    'done'
    """
    if has_pyodide():
        return limited_in_page(action, seconds, error)
    watchdog = _Watchdog(seconds, error)
    watchdog.start()
    try:
        try:
            watchdog.begin.set()
            return action()
        finally:
            watchdog.stop()
    except Exception:
        if watchdog.has_raised:  # what an interrupt breaks may raise anything
            raise error from None
        raise
    finally:
        watchdog.stop()  # an interrupt may have cut the first stop short


class _Watchdog(threading.Thread):
    """Raises `error` in the thread that made it, until it is stopped."""

    def __init__(self, seconds: float, error: type[BaseException]) -> None:
        super().__init__(daemon=True)
        self.seconds = seconds
        self.error = error
        self.target = ctypes.c_ulong(threading.get_ident())
        self.begin = threading.Event()
        self.on_duty = threading.Lock()
        self.on_duty.acquire()
        self.raising = threading.Lock()
        self.stopped = self.has_raised = False

    def run(self) -> None:
        interrupt = ctypes.py_object(self.error)
        wait = self.seconds
        self.begin.wait()
        while not self.on_duty.acquire(timeout=wait):
            with self.raising:
                if self.stopped:
                    return
                self.has_raised = True
                ctypes.pythonapi.PyThreadState_SetAsyncExc(self.target, interrupt)
            wait = INTERRUPT_AGAIN_SECONDS

    def stop(self) -> None:
        """Stop, and let an interrupt that is still under way arrive here.

        It is not taken back: Python 3.11 cannot trace lines after that. Nor is the
        thread joined: an interrupt inside join() would leave its lock held for ever.
        """
        with self.raising:
            self.stopped = True
        if self.on_duty.locked():
            self.on_duty.release()
