"""The calls that a recursive function makes of itself, as a tree that grows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from scrabble_course.calling.misuse import check_values, in_one_sentence
from scrabble_course.display.console import for_console
from scrabble_course.display.phrases import shortened

MOST_CALLS = 60
"""Calls that are drawn; the others are only counted."""
MOST_DEEP = 15
"""How deep calls inside calls are drawn."""
NOT_WRITTEN = "is not written yet"
LONGEST_VALUE = 40
"""Characters of one argument or result that are shown."""


@dataclass(frozen=True, slots=True)
class DrawnCall:
    """One call: its arguments, how it ended, and the steps at which it began and did.

    A step is the beginning or the end of a call that is drawn, counted from 1.
    """

    arguments: str
    depth: int
    began: int
    ended: int = 0
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class CallTree:
    """The calls of one function up to a step; made by `call_tree`."""

    name: str
    calls: tuple[DrawnCall, ...]
    step: int
    left_out: int = 0

    @property
    def steps(self) -> int:
        """How many steps there are: two for each call that is drawn."""
        return 2 * len(self.calls)

    def after(self, step: int) -> CallTree:
        """Return this tree as it stood after `step`, from 1 to `steps`."""
        if not 1 <= step <= self.steps:
            raise ValueError(
                f"there is no step {step}; take one from 1 to {self.steps}"
            )
        return replace(self, step=step)

    def growing(self, seconds: float = 0.8) -> GrowingTree:
        """Return a picture that grows by one step every few `seconds`."""
        return GrowingTree(self, seconds)

    @property
    def seen(self) -> tuple[DrawnCall, ...]:
        """The calls that have begun by this step."""
        return tuple(call for call in self.calls if call.began <= self.step)

    def state(self, call: DrawnCall) -> str:
        """Return how a call stands at this step, in words."""
        if call.ended <= self.step:
            return call.outcome
        is_open = [other for other in self.seen if other.ended > self.step]
        return "is at work" if call is is_open[-1] else "waits"

    @property
    def note(self) -> str:
        """What the tree does not show by itself; "" if there is nothing to say."""
        if self.step < self.steps:
            return f"after step {self.step} of {self.steps}"
        if self.left_out:
            # An endless recursion ends sooner or later, as Python's stack has it.
            more = self.left_out if self.left_out <= 100 else "over 100"
            return (
                f"{more} more calls are not drawn: there is room for "
                f"{MOST_CALLS}, at most {MOST_DEEP} deep"
            )
        if len(self.calls) == 1 and self.calls[0].outcome != NOT_WRITTEN:
            return f"{self.name} did not call itself here"
        return ""

    def __str__(self) -> str:
        rows = [
            f"{'   ' * call.depth}└─ ({call.arguments}) {self.state(call)}"
            for call in self.seen
        ]
        rows += [self.note] if self.note else []
        return for_console("\n".join([self.name, *rows]))

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        from scrabble_course.display.call_tree_svg import call_tree_svg

        return call_tree_svg(self)


@dataclass(frozen=True, slots=True)
class GrowingTree:
    """A call tree whose picture begins with one call and grows to the whole tree."""

    tree: CallTree
    seconds: float

    def __str__(self) -> str:
        return str(self.tree)

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        from scrabble_course.display.call_tree_svg import call_tree_svg

        return call_tree_svg(self.tree, self.seconds)


@in_one_sentence("call_tree(f, 'LEAP')")
def call_tree(function: Callable[..., Any], *args: Any) -> CallTree:
    """Call `function` with `args`, and return the calls that it makes of itself.

    They are noticed by the function's name, where it was written and in this
    course. An error that stops the function is part of the tree. TypeError if
    `function` is not one that was written in Python.

    >>> def letters(word):
    ...     return 0 if word == "" else 1 + letters(word[1:])
    >>> call_tree(letters, "at")
    letters
    └─ ('at') gives 2
       └─ ('t') gives 1
          └─ ('') gives 0
    """
    if type(function) is not FunctionType:
        raise TypeError(
            "call_tree() takes a function of yours, then what to call it with: "
            f"call_tree(f, 'LEAP'); it was given {function!r:.80}"
        )
    check_values("call_tree(", function, args)
    recorder = _Recorder()
    with recorder.watching(function) as watched:
        try:
            watched(*args)
        except Exception as error:
            recorder.stopped_with(error)
    return recorder.tree(function.__name__)


@dataclass(slots=True)
class _Open:
    """A call under way: which function it is of, and its place in the list."""

    function: FunctionType
    arguments: str
    place: int


class _Recorder:
    """Writes down the calls of functions that are watched."""

    def __init__(self) -> None:
        self.calls: list[DrawnCall] = []
        self.under_way: list[_Open] = []
        self.step = 0
        self.deeper = 0
        self.left_out = 0

    def tree(self, name: str) -> CallTree:
        return CallTree(name, tuple(self.calls), self.step, self.left_out)

    @contextmanager
    def watching(self, function: FunctionType) -> Iterator[Callable[..., Any]]:
        """Put a watched function in each place where the name is looked up."""
        name = function.__name__
        candidates = [
            (home, home[name])
            for home in _namespaces(function)
            if type(home.get(name)) is FunctionType
        ]
        try:
            for home, own in candidates:
                home[name] = self.watched(own)
            yield self.watched(function)
        finally:
            for home, own in candidates:
                home[name] = own

    def watched(self, function: FunctionType) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            is_deep = self.deeper > 0 or len(self.under_way) > MOST_DEEP
            if is_deep or len(self.calls) == MOST_CALLS:
                return self._unseen(function, args, kwargs)
            named = [f"{name}={_shown(value)}" for name, value in kwargs.items()]
            arguments = ", ".join([*map(_shown, args), *named])
            if self._is_handed_on(function, arguments):
                return function(*args, **kwargs)
            self._begin(function, arguments)
            try:
                value = function(*args, **kwargs)
            except BaseException as error:
                self._end(f"stops with {type(error).__name__}")
                raise
            self._end(f"gives {_shown(value)}")
            return value

        return call

    def stopped_with(self, error: Exception) -> None:
        """Add the error's message to the first call, which it ended."""
        if self.calls:
            said = f"stops with {type(error).__name__}: {error}".removesuffix(": ")
            if isinstance(error, NotImplementedError) and len(self.calls) == 1:
                said = NOT_WRITTEN
            self.calls[0] = replace(self.calls[0], outcome=shortened(said, 80))

    def _unseen(self, function: FunctionType, args: Any, kwargs: Any) -> Any:
        self.left_out += 1
        self.deeper += 1
        try:
            return function(*args, **kwargs)
        finally:
            self.deeper -= 1

    def _is_handed_on(self, function: FunctionType, arguments: str) -> bool:
        """Whether this call only hands on the one that is under way.

        A lesson's own function may do its work by the course's of the same name.
        """
        if not self.under_way:
            return False
        last = self.under_way[-1]
        return last.function is not function and last.arguments == arguments

    def _begin(self, function: FunctionType, arguments: str) -> None:
        self.step += 1
        self.under_way.append(_Open(function, arguments, len(self.calls)))
        self.calls.append(DrawnCall(arguments, len(self.under_way) - 1, self.step))

    def _end(self, outcome: str) -> None:
        self.step += 1
        place = self.under_way.pop().place
        ended = replace(self.calls[place], ended=self.step, outcome=outcome)
        self.calls[place] = ended


def _namespaces(function: FunctionType) -> list[dict[str, Any]]:
    """Return where `function` was written, and the modules of this course."""
    course = __name__.partition(".")[0] + "."
    modules = [
        vars(sys.modules[n]) for n in sorted(sys.modules) if n.startswith(course)
    ]
    own = function.__globals__
    return [own, *(module for module in modules if module is not own)]


def _shown(value: object) -> str:
    return shortened(repr(value), LONGEST_VALUE)
