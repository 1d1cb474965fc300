"""Watches one call as Python runs it, and tells each step of it."""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

from scrabble_course.activities.recording import (
    OpenCall,
    RecordedStep,
    StepEvent,
    StepNews,
    Variable,
)
from scrabble_course.activities.shown_source import is_own, names_of_comprehensions
from scrabble_course.activities.shown_value import can_change, error_text, shown
from scrabble_course.calling.make_call import CallTooLong
from scrabble_course.calling.watched_screen import OutOfReplies

MOST_STEPS = 1_000
MOST_TEXT = 400_000
"""Characters of all values that are shown, after which no step is added."""
MOST_OPEN = 8
"""Open calls that are shown; of more, the first and the last ones."""
MOST_VARIABLES = 30
"""Variables of one call that are shown."""
MOST_PRINTED = 20_000
"""Characters of all that is printed that are shown."""


class Enough(BaseException):
    """Raised in a call that has made as many steps as are kept.

    It is no `Exception`, so that a student's `except Exception` lets it pass.
    """


_NO_ERRORS = (Enough, CallTooLong, OutOfReplies, StopIteration)
"""What the student has not made: ends of ours, and that of a loop."""


class Tracer:
    """Calls `tell` with each step of the student's own functions.

    `printed` gives what has come on the screen since it was asked last.
    """

    def __init__(
        self, tell: Callable[[RecordedStep], None], printed: Callable[[], str]
    ) -> None:
        self.is_full = False
        self._tell = tell
        self._printed = printed
        self._room, self._screen_room = MOST_TEXT, MOST_PRINTED
        self._steps = self._begun = 0
        self._own: dict[CodeType, bool] = {}
        self._open: list[tuple[int, FrameType]] = []
        self._waiting: dict[FrameType, int] = {}  # calls that have yielded a value
        self._before: dict[int, dict[str, Variable]] = {}
        self._last: tuple[object, ...] = ()
        # What has a number is kept, so that no other thing gets its place in memory.
        self._things: dict[int, tuple[object, int]] = {}

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch what is called in the block."""
        before = sys.gettrace()
        sys.settrace(self._begin)
        try:
            yield
        finally:
            sys.settrace(before)

    def rest(self) -> str:
        """Return what was printed since the last step."""
        text = self._printed()[: self._screen_room]
        self._screen_room -= len(text)
        return text

    def _begin(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        if code not in self._own:
            self._own[code] = is_own(code, frame.f_globals)
        if event != "call" or not self._own[code]:
            return None
        number = self._waiting.pop(frame, None)
        if number is None:
            number = self._begun = self._begun + 1
        self._open.append((number, frame))
        return self._go_on

    def _go_on(self, frame: FrameType, event: str, arg: Any) -> Any:
        """Take one event of an own function; Python calls this."""
        if event == "line":
            self._add("line", frame)
        elif event == "exception" and not issubclass(arg[0], _NO_ERRORS):
            self._add("raised", frame, error_text(arg[1]))
        elif event == "return":
            way = _way_out(frame)
            if way is not None:
                self._add(way, frame, shown(arg))
            number, _ = self._open.pop()
            if way == "yielded":
                self._waiting[frame] = number
        return self._go_on

    def _add(self, event: StepEvent, frame: FrameType, value: str = "") -> None:
        if self.is_full:
            return
        *outer, (number, _) = self._open
        kept = [*outer[:1], *outer[1:][-(MOST_OPEN - 2) :]]
        calls = tuple(self._seen(*call) for call in [*kept, (number, frame)])
        here = (event, value, *map(_state, calls))
        printed = self.rest()
        if here == self._last and not printed and event != "returned":
            return  # the same line, again and again: a comprehension
        self._last = here
        self._steps += 1
        self._tell(RecordedStep(event, calls, value, printed, len(outer) - len(kept)))
        if self._steps >= MOST_STEPS or self._room <= 0:
            self.is_full = True
            raise Enough

    def _seen(self, number: int, frame: FrameType) -> OpenCall:
        code = frame.f_code
        file, first = code.co_filename, code.co_firstlineno
        variables = tuple(self._variables(number, frame))
        self._before[number] = {one.name: one for one in variables}
        name = code.co_qualname.rpartition("<locals>.")[2].strip("<>")
        return OpenCall(number, name, file, first, frame.f_lineno, variables)

    def _variables(self, number: int, frame: FrameType) -> Iterator[Variable]:
        code = frame.f_code
        hidden = names_of_comprehensions(code.co_filename, code.co_firstlineno)
        known = self._before.get(number)
        listed = [
            (name, value)
            for name, value in frame.f_locals.items()
            if name not in hidden and not _is_defined_here(name, value)
        ]
        for name, value in listed[:MOST_VARIABLES]:
            text, thing = shown(value), self._number_of(value)
            self._room -= len(text)
            yield Variable(name, text, thing, _news(known, name, (text, thing)))

    def _number_of(self, value: object) -> int:
        if not can_change(value):
            return 0
        _, number = self._things.setdefault(id(value), (value, len(self._things) + 1))
        return number


def _is_defined_here(name: str, value: object) -> bool:
    """Whether a `def`, a `class` or an `import` gave this name: nothing to watch."""
    if isinstance(value, FunctionType | type):
        return bool(value.__name__ == name)
    return isinstance(value, ModuleType)


def _state(call: OpenCall) -> tuple[object, ...]:
    """Return how a call stands, whatever was so before."""
    texts = [(one.name, one.value, one.thing) for one in call.variables]
    return call.number, call.line, texts


def _news(
    known: dict[str, Variable] | None, name: str, now: tuple[str, int]
) -> StepNews:
    """Compare a variable with what is `known` of its call; None: it has just begun."""
    if known is None:
        return ""
    if name not in known:
        return "new"
    return "" if (known[name].value, known[name].thing) == now else "changed"


def _way_out(frame: FrameType) -> StepEvent | None:
    """Return how a frame gives way to its caller; None if an error drives it out."""
    code, at = frame.f_code.co_code, frame.f_lasti
    name = dis.opname[code[at]]
    if name.startswith("RETURN_"):
        return "returned"
    # 3.13 already stands where the call will go on.
    goes_on = sys.version_info[:2] == (3, 13) and name == "RESUME" and code[at + 1] > 0
    return "yielded" if name.startswith("YIELD_") or goes_on else None
