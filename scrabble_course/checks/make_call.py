"""Makes one call of a student's function, watched: the part that runs their code."""

from __future__ import annotations

import builtins
import copy
import io
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from types import FunctionType, TracebackType
from typing import Any

from scrabble_course.checks.call import Call, Event, Outcome
from scrabble_course.checks.origin import callees_of, kinds_of, line_of, own_raise_of
from scrabble_course.checks.wire import type_name

MAX_PRINTED = 100_000
"""Characters of one call's output that are kept; the rest is thrown away."""

STAGED = ("scrabble_course.word_game", "scrabble_course.scrabblegram")
"""The packages in which stand-ins take the place of functions."""

StandIns = Callable[[Call, Callable[..., None]], Mapping[str, Any]]
"""From a call and a recorder to the names to replace around the function."""


class OutOfReplies(BaseException):
    """Raised by `input()` when the script has no reply left.

    It is no `Exception`, so that a student's `except Exception` lets it pass.
    """


class CallTooLong(BaseException):
    """Raised inside a call that has used up its time, where nothing can be killed."""


Runner = Callable[[Callable[[], Outcome]], Outcome]
"""Runs the call itself, perhaps with a limit; all around it is put back after."""


def make_call(
    function: Callable[..., Any],
    call: Call,
    stand_ins: StandIns | None = None,
    run: Runner = lambda action: action(),
    keep_chance: bool = True,
) -> Outcome:
    """Call `function` once and return what it did, whatever it did.

    With `keep_chance`, `random` goes on afterwards as if a seeded call had not been;
    that takes longer than most calls. Only `CallTooLong` gets out. The outcome may
    still hold the function's own objects: `Outcome.to_json` makes them plain.
    """
    watched = Watched(call.replies)
    args = copy.deepcopy(call.args)
    with ExitStack() as stack:
        stack.enter_context(watched.screen_and_keyboard())
        if call.seed is not None:
            stack.enter_context(_seeded(call.seed, keep_chance))
        if stand_ins:
            stack.enter_context(_staged(function, stand_ins(call, watched.record)))
        return run(lambda: _watch(function, args, watched))


def _watch(
    function: Callable[..., Any], args: tuple[Any, ...], watched: Watched
) -> Outcome:
    try:
        value = function(*args)
    except CallTooLong:
        raise
    except OutOfReplies:
        return Outcome("asked", args=args, events=watched.seen())
    except BaseException as error:
        return _stopped(function, error, sys.exc_info()[2], args, watched)
    return Outcome("returned", value, args=args, events=watched.seen())


def _stopped(
    function: Callable[..., Any],
    error: BaseException,
    trace: TracebackType | None,
    args: tuple[Any, ...],
    watched: Watched,
) -> Outcome:
    return Outcome(
        "raised",
        error=_describe(error),
        where=line_of(function, trace),
        args=args,
        events=watched.seen(),
        kinds=kinds_of(error),
        callees=callees_of(function, trace),
        own_raise=own_raise_of(function, trace),
    )


class Watched:
    """Plays screen and keyboard for one call, and writes down what happened."""

    def __init__(self, replies: tuple[str, ...]) -> None:
        self._replies = iter(replies)
        self._events: list[Event] = []
        self._pieces: list[str] = []
        self._room = MAX_PRINTED

    def record(self, kind: str, *details: Any) -> None:
        """Write down one event; its details are copied."""
        self._join_pieces()
        self._events.append(Event(kind, copy.deepcopy(details)))

    def say(self, text: str) -> None:
        """Take printed text; neighbouring pieces become one event."""
        text = text[: self._room]
        self._room -= len(text)
        if text:
            self._pieces.append(text)

    def ask(self, prompt: object = "") -> str:
        """Answer `input()` with the next reply of the script."""
        reply = next(self._replies, None)
        self.record("asked", str.__str__(str(prompt))[:MAX_PRINTED], reply)
        if reply is None:
            raise OutOfReplies
        return reply

    def seen(self) -> tuple[Event, ...]:
        """Return the events so far."""
        self._join_pieces()
        return tuple(self._events)

    def _join_pieces(self) -> None:
        if self._pieces:
            self._events.append(Event("said", ("".join(self._pieces),)))
            self._pieces.clear()

    @contextmanager
    def screen_and_keyboard(self) -> Iterator[None]:
        """Stand in for `print`'s screen and `input`'s keyboard."""
        screen = _Screen(self.say)
        kept = builtins.input
        builtins.input = self.ask
        try:
            with redirect_stdout(screen), redirect_stderr(screen):
                yield
        finally:
            builtins.input = kept


class _Screen(io.TextIOBase):
    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type_name(text)}")
        plain = str.__str__(text)  # without the methods of a subclass
        self._say(plain)
        return len(plain)


@contextmanager
def _seeded(seed: int, keep_chance: bool) -> Iterator[None]:
    before = random.getstate() if keep_chance else None
    random.seed(seed)
    try:
        yield
    finally:
        if before is not None:
            random.setstate(before)


@contextmanager
def _staged(
    function: Callable[..., Any], stand_ins: Mapping[str, Any]
) -> Iterator[None]:
    """Put stand-ins in place of the functions that `function` relies on.

    They are looked up where the function was written and in the course's own
    package; a name that is not there is not added, so a missing import shows.
    """
    with ExitStack() as stack:
        for namespace in _namespaces(function):
            for name, stand_in in stand_ins.items():
                if name in namespace:
                    stack.callback(namespace.__setitem__, name, namespace[name])
                    namespace[name] = stand_in
        yield


def _namespaces(function: Callable[..., Any]) -> list[dict[str, Any]]:
    own = function.__globals__ if type(function) is FunctionType else {}
    names = sorted(name for name in sys.modules if name.startswith(STAGED))
    package = [vars(sys.modules[name]) for name in names]
    return [own, *(namespace for namespace in package if namespace is not own)]


def _describe(error: BaseException) -> str:
    """Return "KeyError: 'y'", even for an error that cannot say what it is."""
    try:
        text = str.__str__(str(error)).strip().split("\n")[0]
    except BaseException:
        text = ""
    name = type_name(error)
    return f"{name}: {text[:200]}" if text else name
