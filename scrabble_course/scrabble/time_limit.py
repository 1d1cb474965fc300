"""A limit of time in this very process, where no other can be made for a player.

A player that takes too long is interrupted: by another thread where there are threads,
else by a look at the clock on each line. What ends the process, or waits inside C,
cannot be stopped this way; a table of its own can be (`tables.py`).
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterable
from types import FrameType
from typing import Any, TypeVar

from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.matches import Match, Result, Room
from scrabble_course.scrabble.refereeing import OutOfTime, play_match
from scrabble_course.scrabble.turns import Turn

T = TypeVar("T")

INTERRUPT_AGAIN = 0.05
"""Seconds until a player that swallowed one interrupt gets the next."""


def play_in_place(
    matches: Iterable[Match], room: Room
) -> Generator[Result, None, None]:
    """Yield the results of matches, played one after the other in this process."""

    def watch(game: Game, think: Callable[[], Turn]) -> Turn:
        return limited(think, room.seconds)

    for match in matches:
        yield play_match(match, room, watch)


def limited(action: Callable[[], T], seconds: float) -> T:
    """Return what `action` returns, or raise OutOfTime in it after `seconds`.

    >>> limited(lambda: "done", seconds=9)
    'done'
    """
    watchdog = _Watchdog(seconds)
    try:
        watchdog.start()
    except RuntimeError:  # this system has no threads
        return _limited_by_tracing(action, seconds)
    try:
        try:
            watchdog.begin.set()
            return action()
        finally:
            watchdog.stop()
    finally:
        watchdog.stop()  # an interrupt may have cut the first stop short


class _Watchdog(threading.Thread):
    """Raises OutOfTime in the thread that made it, until it is stopped."""

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
        interrupt = ctypes.py_object(OutOfTime)
        wait = self.seconds
        self.begin.wait()
        while not self.on_duty.acquire(timeout=wait):
            with self.raising:
                if self.stopped:
                    return
                ctypes.pythonapi.PyThreadState_SetAsyncExc(self.target, interrupt)
            wait = INTERRUPT_AGAIN

    def stop(self) -> None:
        """Stop, and let an interrupt that is still under way arrive here."""
        with self.raising:
            self.stopped = True
        if self.on_duty.locked():
            self.on_duty.release()


def _limited_by_tracing(action: Callable[[], T], seconds: float) -> T:
    deadline = time.monotonic() + seconds

    def look_at_the_clock(frame: FrameType, event: str, arg: object) -> Any:
        if time.monotonic() > deadline:
            raise OutOfTime
        return look_at_the_clock

    before = sys.gettrace()
    sys.settrace(look_at_the_clock)
    try:
        return action()
    finally:
        sys.settrace(before)
