"""Makes one call of a student's function, watched: the part that runs their code."""

from __future__ import annotations

import builtins
import random
import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import FunctionType, TracebackType
from typing import Any

from scrabble_course.calling.call import Call, Event, MendedCall, Outcome
from scrabble_course.calling.copied_values import copied
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
from scrabble_course.calling.watched_screen import (
    OLD_INPUT,
    OutOfReplies,
    Screen,
    WatchedScreen,
)
from scrabble_course.course import PARTS

STAGED = tuple(f"scrabble_course.{part.name}" for part in PARTS if part.is_staged)
"""The packages in which stand-ins take the place of functions."""

_NOTHING = object()
"""Stands where there was no value."""

StandIns = Callable[[Call, Callable[..., None]], Mapping[str, Any]]
"""From a call and a recorder to the names to replace around the function."""


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
    watched = WatchedScreen(call.replies, _watch.__code__, aside, answers, instead)
    args = call.args if once else copied(call.args)
    keeps_chance = not once and call.seed is not None
    chance = random.getstate() if keeps_chance else None
    # One `with` after another takes longer than most calls.
    kept = builtins.input, random.choice, sys.stdout, sys.stderr
    builtins.input = watched.ask
    setattr(builtins, OLD_INPUT, watched.lend)
    sys.stdout = sys.stderr = Screen(watched.say)
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
