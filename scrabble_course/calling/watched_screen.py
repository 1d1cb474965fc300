"""Screen and keyboard for one call: what it printed and asked, and what it was told."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Mapping
from itertools import cycle, islice
from types import CodeType, FrameType, MappingProxyType, TracebackType
from typing import Any

from scrabble_course.calling.call import Event
from scrabble_course.calling.copied_values import copied
from scrabble_course.calling.serialize import type_name

MOST_PRINTED = 100_000
"""Characters of one call's output that are kept; the rest is thrown away."""
MOST_PRINTED_AT_ONCE = 20_000
"""Of what is printed between two questions, the beginning and the end: so many."""
MOST_ASIDES = 20
"""Questions beside the game that get an answer in one call."""
OLD_INPUT = "raw_input"
"""What `input` was called in Python 2; it is lent to a call that asks for it."""


class OutOfReplies(BaseException):
    """Raised by `input()` when the script has no reply left.

    It is no `Exception`, so that a student's `except Exception` lets it pass. A bare
    `except:` does not: what it does next is stopped (`WatchedScreen.ask`).
    """


class WatchedScreen:
    """Plays screen and keyboard for one call, and writes down what happened.

    A question in which the pattern `aside` is found is none that belongs here. It takes
    no reply away, and is answered with the words of `answers`, one after the other.
    A question that comes again, word for word, after a reply that `instead` has is
    answered as that says, and counts as one question: the player has tried again.
    `bottom` is the code of the function that makes the call.
    """

    def __init__(
        self,
        replies: tuple[str, ...],
        bottom: CodeType,
        aside: str = "",
        answers: str = "",
        instead: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._replies, self._bottom = iter(replies), bottom
        self._instead, self._last = instead, ("", "")
        # Before the call: what it takes to compile is none of the function's steps.
        self._aside = re.compile(aside, re.IGNORECASE) if aside else None
        self._asides = [*islice(cycle(answers.split()), MOST_ASIDES)]
        self._events: list[Event] = []
        self._pieces: list[str] = []
        self._size, self._room = 0, MOST_PRINTED
        self._is_out = False
        self._tracer: list[Any] = []
        self.lent: tuple[TracebackType | None, tuple[Event, ...]] | None = None

    def record(self, kind: str, *details: Any) -> None:
        """Write down one event; its details are copied."""
        self._join_pieces()
        self._events.append(Event(kind, copied(details)))

    def say(self, text: str) -> None:
        """Take printed text; neighbouring pieces become one event."""
        self._pieces.append(text)
        self._size += len(text)
        if self._size > 2 * MOST_PRINTED_AT_ONCE:
            self._shorten_pieces()

    def ask(self, prompt: object = "") -> str:
        """Answer `input()` with the next reply of the script."""
        question = str.__str__(str(prompt))[:MOST_PRINTED]
        shown = "".join([*self._pieces[-2:], question])
        if self._aside and self._asides and self._aside.search(shown):
            self.record("aside", question)
            return self._asides.pop(0)
        before, typed = self._last
        if typed.lower() in self._instead and shown == question == before != "":
            self._last = "", ""
            return self._instead[typed.lower()]
        reply = next(self._replies, None)
        self._last = question, reply or ""
        if self._is_out:
            self._stop_at_its_next_line(sys._getframe(1))
            raise OutOfReplies
        self.record("asked", question, reply)
        if reply is None:
            self._is_out = True
            raise OutOfReplies
        return reply

    def lend(self, prompt: object = "") -> str:
        """Be `input()` under its old name, and keep where Python would have stopped.

        Code that expects the error, as some do to run in both Pythons, gets it.
        """
        frame = sys._getframe(1)
        if "NameError" in frame.f_code.co_names:
            raise NameError(f"name {OLD_INPUT!r} is not defined")
        if not self.lent:
            self.lent = _trace_to(frame, self._bottom), self.seen()
        return self.ask(prompt)

    def look_away(self) -> None:
        """Take back what stops a function at its next line."""
        if self._tracer:
            sys.settrace(self._tracer.pop())

    def seen(self) -> tuple[Event, ...]:
        """Return the events so far."""
        self._join_pieces()
        return tuple(self._events)

    def _stop_at_its_next_line(self, asking: FrameType) -> None:
        """Raise again where a function that has caught `OutOfReplies` goes on.

        What is raised in the lines below an `except:` is not caught by it.
        """

        def stop(frame: FrameType, event: str, arg: Any) -> Any:
            if event == "line":
                raise OutOfReplies
            return stop

        if not self._tracer:
            self._tracer.append(sys.gettrace())
        frame: FrameType | None = asking
        while frame and frame.f_code is not self._bottom:
            frame.f_trace = stop
            frame = frame.f_back
        sys.settrace(lambda *_: None)

    def _join_pieces(self) -> None:
        if self._size > MOST_PRINTED_AT_ONCE:
            self._shorten_pieces()
        text = "".join(self._pieces)[: self._room]
        self._room -= len(text)
        self._size = 0
        self._pieces.clear()
        if text:
            self._events.append(Event("said", (text,)))

    def _shorten_pieces(self) -> None:
        """Leave the beginning and the end of what is printed, by lines if there are."""
        text = "".join(self._pieces)
        start, end = (
            text[: MOST_PRINTED_AT_ONCE // 2],
            text[-MOST_PRINTED_AT_ONCE // 2 :],
        )
        start = start[: start.rfind("\n") + 1] or start
        self._pieces = [start, end[end.find("\n") + 1 :] or end]
        self._size = sum(map(len, self._pieces))


class Screen(io.TextIOBase):
    """A stream that gives what is written to it to `say`."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def write(self, text: str) -> int:
        """Take a text, as `print` writes it."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type_name(text)}")
        plain = str.__str__(text)  # without the methods of a subclass
        self._say(plain)
        return len(plain)


def _trace_to(frame: FrameType | None, bottom: CodeType) -> TracebackType | None:
    """Return the traceback of an error that would rise in a frame."""
    trace = None
    while frame:
        trace = TracebackType(trace, frame, frame.f_lasti, frame.f_lineno)
        if frame.f_code is bottom:
            return trace
        frame = frame.f_back
    return trace
