"""Finds the answers to questions about code in another way: by tracing the plain text.

Nothing is shared with how they were made but the calls and the edited texts.
"""

import copy
import inspect
import sys
from collections import Counter
from contextlib import contextmanager
from itertools import pairwise

from scrabble_course.calling.call import Outcome

MOST_LINES = 60_000


class GoesOn(BaseException):
    """A call runs more lines than anybody waits for."""


def built(text, function, name):
    """Return the function in a text, among the names around another."""
    names = dict(function.__globals__)
    exec(compile(text, "<slow path>", "exec"), names)
    return names[name]


@contextmanager
def tracing(trace):
    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(before)


def outcome(exercise, function, call):
    """Return what becomes of a call; one that goes on and on has timed out."""
    left = [MOST_LINES]

    def count(frame, event, arg):
        left[0] -= 1
        if left[0] < 0:
            raise GoesOn
        return count

    endless = Outcome("timed out", args=call.args)
    try:
        with tracing(count):
            made = exercise.answer(function, call)
    except GoesOn:
        return endless
    return endless if made.error_type == "GoesOn" else made


class Traced:
    """A call of a function, line by line: `lines` of it, and the `values` of names."""

    def __init__(self, exercise, function, call):
        self.lines, self.values, self.calls = [], {}, 0
        self._code = inspect.unwrap(function).__code__
        getattr(function, "cache_clear", str)()
        with tracing(self._enter):
            self.outcome = exercise.answer(function, copy.deepcopy(call))
        if hasattr(function, "cache_info"):  # calls that are answered without a run
            self.calls += function.cache_info().hits
        alone = [n for n, after in pairwise([*self.lines, 0]) if n != after]
        self.often = Counter(alone)

    def _enter(self, frame, event, arg):
        if frame.f_code is not self._code:
            return None
        self.calls += 1
        return self._go_on

    def _go_on(self, frame, event, arg):
        if event == "line":
            self.lines.append(frame.f_lineno)
        for name, value in frame.f_locals.items():
            had = self.values.setdefault(name, [])
            if had[-1:] != [repr(value)]:
                had.append(repr(value))
        return self._go_on
