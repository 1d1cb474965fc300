"""A page of a browser, as far as Python sees it: no fork, no threads, Pyodide."""

import importlib.machinery
import math
import signal
import sys
import threading
import time
from types import ModuleType, SimpleNamespace

from scrabble_course.calling.limits import page_clock

LOOKS_AGAIN = 0.005
"""Seconds between two looks; Pyodide takes them every few steps of Python."""


class Alarm:
    """What `page_clock.ALARM` is in JavaScript."""

    def __init__(self):
        self.at = math.inf

    def look(self):
        now = time.monotonic() * 1000
        if now < self.at:
            return 0
        self.at = now + page_clock.INTERRUPT_AGAIN_MS
        return signal.SIGINT


class Page:
    """Looks into the buffer that it was given, as Pyodide does."""

    def __init__(self):
        self.buffer = None
        self.buffers = []

    def set_buffer(self, buffer):
        self.buffer = buffer
        self.buffers.append(buffer)

    def look(self, _signal, _frame):
        if self.buffer is not None and self.buffer.look():
            signal.raise_signal(signal.SIGINT)


def module(name, **names):
    made = ModuleType(name)
    made.__spec__ = importlib.machinery.ModuleSpec(name, None)
    vars(made).update(names)
    return made


def refuse(thread):
    raise RuntimeError("can't start new thread")


def be_in_a_page(monkeypatch):
    """Let this Python take itself for one in a page; return the page."""
    page = Page()
    modules = [
        module("pyodide_js", setInterruptBuffer=page.set_buffer),
        module("pyodide"),
        module("pyodide.code", run_js=lambda text: Alarm()),
        module("js", performance=SimpleNamespace(now=lambda: time.monotonic() * 1000)),
    ]
    for made in modules:
        monkeypatch.setitem(sys.modules, made.__name__, made)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(threading.Thread, "start", refuse)
    return page
