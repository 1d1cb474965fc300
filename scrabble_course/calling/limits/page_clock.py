"""A limit of time in a page of a browser, where no other thread can watch.

Pyodide looks into a buffer, every few steps of Python and in long work of C that can
be interrupted, whether Ctrl+C has been pressed in the page. We give it one that looks
at the clock instead: the answer is yes as soon as the time is over. That takes next to
no time, and sees loops of one line, comprehensions and generators, too.
"""

from __future__ import annotations

import signal
from collections.abc import Callable
from importlib import import_module
from types import FrameType
from typing import TypeVar

T = TypeVar("T")

INTERRUPT_AGAIN_MS = 50
"""Milliseconds until an action that swallowed one interrupt gets the next."""

ALARM = f"""({{
    at: Infinity,
    get 0() {{
        const now = performance.now();
        if (now < this.at) return 0;
        this.at = now + {INTERRUPT_AGAIN_MS};
        return {signal.SIGINT.value};
    }},
    set 0(_seen) {{}},
}})"""


def limited_in_page(
    action: Callable[[], T], seconds: float, error: type[BaseException]
) -> T:
    """Return what `action` returns, or raise `error` in it after `seconds`.

    Waiting (`time.sleep`) and functions of C that never look up, such as
    `sum(itertools.count())`, cannot be interrupted.
    """
    pyodide = import_module("pyodide_js")
    alarm = import_module("pyodide.code").run_js(ALARM)
    on_duty = True

    def ring(_signal: int, _frame: FrameType | None) -> None:
        if on_duty:
            raise error

    before = signal.signal(signal.SIGINT, ring)
    pyodide.setInterruptBuffer(alarm)
    try:
        try:
            alarm.at = import_module("js").performance.now() + seconds * 1000
            return action()
        finally:
            on_duty = False
    finally:
        on_duty = False  # an interrupt may have come before the first of these
        pyodide.setInterruptBuffer(None)
        signal.signal(signal.SIGINT, before)
