"""Makes one call of a student's function, watched: the part that runs their code."""

from __future__ import annotations

import builtins
import copy
import io
import marshal
import random
import re
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import cycle, islice
from types import FrameType, FunctionType, MappingProxyType, TracebackType
from typing import Any

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call, Event, MendedCall, Outcome
from scrabble_course.calling.error_origin import (
    callees_of,
    kinds_of,
    line_of,
    own_raise_of,
    steps_of,
)
from scrabble_course.calling.forgotten_return import variables_left
from scrabble_course.calling.serialize import type_name
from scrabble_course.calling.stand_ins import called_like
from scrabble_course.course import PARTS

MOST_PRINTED = 100_000
"""Characters of one call's output that are kept; the rest is thrown away."""
MOST_PRINTED_AT_ONCE = 20_000
"""Of what is printed between two questions, the beginning and the end: so many."""

OLD_INPUT = "raw_input"
"""What `input` was called in Python 2; it is lent to a call that asks for it."""

STAGED = tuple(f"scrabble_course.{part.name}" for part in PARTS if part.is_staged)
"""The packages in which stand-ins take the place of functions."""

# A student's code may put other things in their place: they are kept from before.
_dumps, _loads = marshal.dumps, marshal.loads
_NO_REFERENCES = 2
"""The version of `marshal` that writes each value out, wherever else it is, too."""
_NOTHING = object()
"""Stands where there was no value."""
MOST_ASIDES = 20
"""Questions beside the game that get an answer in one call."""

StandIns = Callable[[Call, Callable[..., None]], Mapping[str, Any]]
"""From a call and a recorder to the names to replace around the function."""


class OutOfReplies(BaseException):
    """Raised by `input()` when the script has no reply left.

    It is no `Exception`, so that a student's `except Exception` lets it pass. A bare
    `except:` does not: what it does next is stopped (`WatchedScreen.ask`).
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
    once: bool = False,
    adds_names: bool = False,
) -> Outcome:
    """Call `function` once and return what it did, whatever it did.

    The arguments are copied, and `random` goes on afterwards as if a seeded call had
    not been. That takes longer than most calls, and is left out if the call is made
    `once`, where nobody else draws. What `typed` replaces is put back even if the call
    is stopped. Only `CallTooLong` gets out. The outcome may still hold the function's
    own objects: `Outcome.to_json` makes them plain.

    Stand-ins take the place of functions that are there; with `adds_names`, also of
    those that are not, as in a file whose other functions could not be read.
    """
    aside, answers = call.script.get("aside", ("", ""))
    instead = call.script.get("instead", {})
    watched = WatchedScreen(call.replies, aside, answers, instead)
    args = call.args if once else copied(call.args)
    keeps_chance = not once and call.seed is not None
    chance = random.getstate() if keeps_chance else None
    # One `with` after another takes longer than most calls.
    kept = builtins.input, random.choice, sys.stdout, sys.stderr
    builtins.input = watched.ask
    setattr(builtins, OLD_INPUT, watched.lend)
    sys.stdout = sys.stderr = _Screen(watched.say)
    replaced: list[tuple[dict[str, Any], str, Any]] = []
    try:
        if call.seed is not None:
            random.seed(call.seed)
        if stand_ins:
            chosen = stand_ins(call, watched.record)
            _stage(function, chosen, replaced, adds_names)
        return run(lambda: _outcome(function, args, watched))
    finally:
        watched.look_away()
        for namespace, name, before in reversed(replaced):
            if before is _NOTHING:
                namespace.pop(name, None)
            else:
                namespace[name] = before
        builtins.input, random.choice, sys.stdout, sys.stderr = kept
        vars(builtins).pop(OLD_INPUT, None)
        if chance is not None:
            random.setstate(chance)


def copied(args: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return arguments that nobody else has: themselves, if nothing can change them.

    >>> hand = {"a": 1}
    >>> copied((hand,))[0] is hand, copied(("cat", 3))
    (False, ('cat', 3))
    """
    if all(serialize.stays(type(arg)) for arg in args):
        return args
    return tuple(map(_copied, args))


def _copied(arg: Any) -> Any:
    if serialize.stays(type(arg)):
        return arg
    try:
        return _loads(_dumps(arg, _NO_REFERENCES))
    except ValueError:  # it holds a board, say, or whatever is not built in
        return copy.deepcopy(arg)


def _outcome(
    function: Callable[..., Any], args: tuple[Any, ...], watched: WatchedScreen
) -> Outcome:
    """Return what a call did: where it was lent something, that it stopped there."""
    ended = _watch(function, args, watched)
    if not watched.lent:
        return ended
    trace, before = watched.lent
    error = NameError(f"name {OLD_INPUT!r} is not defined")
    stopped = _stopped(function, error, trace, args, before)
    if ended.ended != "returned":
        return stopped
    return stopped._replace(mended=(MendedCall(OLD_INPUT, ended.value, ended.events),))


def _watch(
    function: Callable[..., Any], args: tuple[Any, ...], watched: WatchedScreen
) -> Outcome:
    left = variables_left(function)
    try:
        if left:
            left.begin()
        value = function(*args)
    except CallTooLong:
        raise
    except OutOfReplies:
        return Outcome("asked", args=args, events=watched.seen())
    except BaseException as error:
        return _stopped(function, error, sys.exc_info()[2], args, watched.seen())
    finally:
        if left:
            left.end()
    seen = watched.seen()
    own = left.values() if left and value is None else {}
    mended = tuple([MendedCall(name, one, seen) for name, one in own.items()])
    return Outcome("returned", value, args=args, events=seen, mended=mended)


def _stopped(
    function: Callable[..., Any],
    error: BaseException,
    trace: TracebackType | None,
    args: tuple[Any, ...],
    seen: tuple[Event, ...],
) -> Outcome:
    steps, said = steps_of(trace), _describe(error)
    return Outcome(
        "raised",
        error=said,
        where=line_of(function, steps, said),
        args=args,
        events=seen,
        kinds=kinds_of(error),
        callees=callees_of(function, steps),
        own_raise=own_raise_of(function, steps),
    )


class WatchedScreen:
    """Plays screen and keyboard for one call, and writes down what happened.

    A question in which the pattern `aside` is found is none that belongs here. It takes
    no reply away, and is answered with the words of `answers`, one after the other.
    A question that comes again, word for word, after a reply that `instead` has is
    answered as that says, and counts as one question: the player has tried again.
    """

    def __init__(
        self,
        replies: tuple[str, ...],
        aside: str = "",
        answers: str = "",
        instead: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._replies = iter(replies)
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
            self.lent = _trace_to(frame), self.seen()
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
        while frame and frame.f_code is not _watch.__code__:
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


def _trace_to(frame: FrameType | None) -> TracebackType | None:
    """Return the traceback of an error that would rise in a frame."""
    trace = None
    while frame:
        trace = TracebackType(trace, frame, frame.f_lasti, frame.f_lineno)
        if frame.f_code is _watch.__code__:
            return trace
        frame = frame.f_back
    return trace


class _Screen(io.TextIOBase):
    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type_name(text)}")
        plain = str.__str__(text)  # without the methods of a subclass
        self._say(plain)
        return len(plain)


def _stage(
    function: Callable[..., Any],
    stand_ins: Mapping[str, Any],
    replaced: list[tuple[dict[str, Any], str, Any]],
    adds_names: bool,
) -> None:
    """Put stand-ins in place of the functions that `function` relies on.

    They are looked up where the function was written and in the course's own
    package; a name that is not there is not added, so a missing import shows, unless
    `adds_names` says so. What was `replaced` is added to that list.
    """
    own = function.__globals__ if type(function) is FunctionType else {}
    if adds_names:
        for name in stand_ins.keys() - own.keys():
            own[name] = _NOTHING
    package = [vars(sys.modules[name]) for name in staged_names(len(sys.modules))]
    for namespace in (own, *(space for space in package if space is not own)):
        for name, stand_in in stand_ins.items():
            if name in namespace:
                before = namespace[name]
                replaced.append((namespace, name, before))
                namespace[name] = called_like(before, stand_in)


@lru_cache(maxsize=1)
def staged_names(_many: int) -> list[str]:
    """Return the modules that can be staged; to be asked anew when there are others."""
    return sorted(name for name in sys.modules if name.startswith(STAGED))


def _describe(error: BaseException) -> str:
    """Return "KeyError: 'y'", even for an error that cannot say what it is."""
    try:
        text = str.__str__(str(error)).strip().split("\n")[0]
    except BaseException:
        text = ""
    name = type_name(error)
    return f"{name}: {text[:200]}" if text else name
