"""Records one call of a student's own function, step by step.

    recording = record(update_hand, ({"q": 1, "u": 1}, "qu"))

The call gets copies of its arguments. Where the system can fork it is made in a child,
so that nothing in the notebook changes; elsewhere it runs in place and is interrupted
when its time is up.
"""

from __future__ import annotations

import builtins
import copy
import io
import json
import linecache
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import asdict
from functools import partial
from typing import Any

from scrabble_course.activities import shown_source
from scrabble_course.activities.recording import RecordedStep, Recording, RecordingEnded
from scrabble_course.activities.shown_value import error_text, shown
from scrabble_course.activities.tracing import Enough, Tracer
from scrabble_course.calling.callables import name_of
from scrabble_course.calling.limits.forked_child import ForkedChild, Tell
from scrabble_course.calling.limits.system import can_fork
from scrabble_course.calling.limits.time_limit import limited
from scrabble_course.calling.make_call import CallTooLong
from scrabble_course.calling.watched_screen import OutOfReplies

SECONDS = 3.0
"""How long the call may take, watched."""
MOST_BYTES = 16 << 20
"""Bytes of one step that are read; more cannot be a plain step."""

_End = tuple[RecordingEnded, str, str]
"""How the call ended, the text of what came of it, and what was printed last."""


def record(
    function: Callable[..., Any], args: tuple[Any, ...], replies: Sequence[str] = ()
) -> Recording:
    """Call `function(*args)` and return its steps, whatever the call does.

    `replies` answer `input()`, one after the other; without one the recording ends.
    """
    linecache.checkcache()
    shown_source.text_at.cache_clear()
    shown_source.names_of_comprehensions.cache_clear()
    way = _in_child if can_fork() else _in_place
    steps, (ended, value, rest) = way(function, args, tuple(replies))
    name = name_of(function).strip("<>") or "function"
    text = f"{name}({', '.join(map(shown, args))})"
    return Recording(text, tuple(steps), ended, value, rest)


def _in_child(
    function: Callable[..., Any], args: tuple[Any, ...], replies: tuple[str, ...]
) -> tuple[list[RecordedStep], _End]:
    child = ForkedChild(partial(_serve, function, args, replies))
    deadline = time.monotonic() + SECONDS
    steps: list[RecordedStep] = []
    try:
        child.send("begin", SECONDS)
        while True:
            said = json.loads(child.next_line(deadline, MOST_BYTES))
            if isinstance(said, list):
                ended, value, rest = said
                return steps, (ended, value, rest)
            steps.append(RecordedStep.from_json(said))
    except TimeoutError:
        return steps, ("timed out", "", "")
    except OSError:
        return steps, ("died", "", "")
    finally:
        child.end()


def _serve(
    function: Callable[..., Any],
    args: tuple[Any, ...],
    replies: tuple[str, ...],
    lines: Iterable[bytes],
    tell: Tell,
) -> None:
    """Make the call when the parent says so. Runs in the child."""

    def tell_step(step: RecordedStep) -> None:
        tell(json.dumps(asdict(step)))

    for _ in lines:
        tell(json.dumps(_watched(function, args, replies, tell_step)))


def _in_place(
    function: Callable[..., Any], args: tuple[Any, ...], replies: tuple[str, ...]
) -> tuple[list[RecordedStep], _End]:
    steps: list[RecordedStep] = []

    def watched() -> _End:
        return _watched(function, args, replies, steps.append)

    try:
        return steps, limited(watched, SECONDS, CallTooLong)
    except CallTooLong:
        return steps, ("timed out", "", "")


def _watched(
    function: Callable[..., Any],
    args: tuple[Any, ...],
    replies: tuple[str, ...],
    tell: Callable[[RecordedStep], None],
) -> _End:
    """Make the call and tell its steps; return how it ended."""
    screen = _StepScreen(replies)
    tracer = Tracer(tell, screen.news)
    ended, value = _made(function, _copied(args), screen, tracer)
    return ("enough", "", "") if tracer.is_full else (ended, value, tracer.rest())


def _made(
    function: Callable[..., Any],
    args: tuple[Any, ...],
    screen: _StepScreen,
    tracer: Tracer,
) -> tuple[RecordingEnded, str]:
    try:
        with screen.shown(), tracer.watching():
            value = function(*args)
    except OutOfReplies:
        return "asked", screen.question
    except Enough:
        return "enough", ""
    except CallTooLong:
        raise
    except BaseException as error:
        return "raised", error_text(error)
    return "returned", shown(value)


def _copied(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return copies of the arguments; two names for one thing stay two names for one.

    What cannot be copied, such as a generator, is taken as it is.
    """
    try:
        return copy.deepcopy(args)
    except Exception:
        return args


class _StepScreen:
    """Plays screen and keyboard for one call."""

    def __init__(self, replies: tuple[str, ...]) -> None:
        self.question = ""
        self._replies = iter(replies)
        self._text = io.StringIO()

    def news(self) -> str:
        """Return what was printed since this was asked last."""
        text = self._text.getvalue()
        self._text.seek(0)
        self._text.truncate()
        return text

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Take what is printed in the block, and answer what is asked."""
        kept = builtins.input
        builtins.input = self._answer
        try:
            with redirect_stdout(self._text), redirect_stderr(self._text):
                yield
        finally:
            builtins.input = kept

    def _answer(self, prompt: object = "") -> str:
        reply = next(self._replies, None)
        if reply is None:
            self.question = str(prompt)
            raise OutOfReplies
        self._text.write(f"{prompt}{reply}\n")
        return reply
