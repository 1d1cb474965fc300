"""Runs a student's cells in order, each failing alone, with nobody at the keyboard."""

from __future__ import annotations

import builtins
import linecache
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from scrabble_course.checks.wire import type_name

CELL_SECONDS = 1.0
ALL_CELLS_SECONDS = 3.0

Namespace = dict[str, Any]


class CellTooLong(BaseException):
    """Raised in a cell that has used up its time; no `Exception`, to get through."""


class NobodyThere(EOFError):
    """Raised by `input()` outside `typed`."""


def run_cells(sources: list[str]) -> tuple[Namespace, list[str]]:
    """Return the names that the cells define, and how each cell that failed ended.

    >>> names, failed = run_cells(["x = 2", "y = 1 / 0", "z = x"])
    >>> names["z"], failed
    (2, ['cell 2: ZeroDivisionError: division by zero'])
    """
    names: Namespace = {"__name__": "__main__", "display": _show_nothing}
    failed = []
    end = time.monotonic() + ALL_CELLS_SECONDS
    with _nobody_there(), _silence():
        for number, source in enumerate(sources, 1):
            left = min(CELL_SECONDS, end - time.monotonic())
            if how := _run(source, f"<code cell {number}>", names, left):
                failed.append(f"cell {number}: {how}")
    return names, failed


def _run(source: str, filename: str, names: Namespace, seconds: float) -> str:
    # So that a traceback can show the line.
    lines = source.splitlines(True)
    linecache.cache[filename] = (len(source), None, lines, filename)
    if seconds <= 0:
        return "not run, the time for all cells is over"
    try:
        with _alarm(seconds):
            exec(compile(source, filename, "exec"), names)
    except CellTooLong:
        return "stopped, it took too long"
    except BaseException as error:
        return _described(error)
    return ""


def _described(error: BaseException) -> str:
    try:
        text = str.__str__(str(error)).strip()[:200]
    except BaseException:
        text = ""
    return f"{type_name(error)}: {text}" if text else type_name(error)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    def stop(_number: int, _frame: FrameType | None) -> None:
        raise CellTooLong

    signal.signal(signal.SIGALRM, stop)
    # Again and again: code that catches everything is caught the next time.
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.05)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _nobody_there() -> Iterator[None]:
    kept = builtins.input
    builtins.input = _ask_nobody
    try:
        yield
    finally:
        builtins.input = kept


def _ask_nobody(prompt: object = "") -> str:
    raise NobodyThere("nobody is at the keyboard while work is graded")


class _Silence:
    """Takes all that is printed, and keeps nothing."""

    encoding = "utf-8"

    def write(self, text: str) -> int:
        return len(text)

    def flush(self) -> None:
        pass


@contextmanager
def _silence() -> Iterator[None]:
    kept = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = _Silence()
    try:
        yield
    finally:
        sys.stdout, sys.stderr = kept


def _show_nothing(*_: object, **__: object) -> None:
    pass
