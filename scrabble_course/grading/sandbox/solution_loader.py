"""Gives functions of the box their code: those that a lesson may build on.

In the box every function that a student is asked for is a stub. The code of those of
earlier stages comes with the job, and takes the place of the stub's when it is called:
what a child does not look at, it need not copy.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from types import FunctionType

SolutionPlace = tuple[str, str]
"""A module and the name of a function in it, or of a method: "Board.transposed"."""

_stubs: dict[SolutionPlace, FunctionType] = {}
_codes: dict[SolutionPlace, bytes] = {}
_written_out: set[SolutionPlace] = set()
_asked: list[Callable[[], bytes]] = []
"""Who can be asked for more codes, once."""


class NotGiven(Exception):
    """Raised by the stub of a function that the student is asked to write."""


def stub(function: FunctionType) -> FunctionType:
    """Know a stub, whose only line returns what the `answer` of its place does."""
    _stubs[function.__module__, function.__qualname__] = function
    return function


def take(given: bytes) -> None:
    """Keep codes for stubs: marshalled as {(module, name): marshalled code}."""
    if given:
        _codes.update(marshal.loads(given))


def may_ask(for_more: Callable[[], bytes] | None) -> None:
    """Let the next stub that lacks its code ask `for_more`, if there is more."""
    _asked[:] = [for_more] if for_more else []


def answer(module: str, name: str) -> FunctionType:
    """Return the function that was a stub, with its code from now on."""
    place = module, name
    if place not in _written_out:
        if place not in _codes and _asked:
            take(_asked.pop()())
        if place not in _codes:
            raise NotGiven(
                f"{name} of the course is an answer, so it is not here while work is "
                "graded"
            )
        _stubs[place].__code__ = marshal.loads(_codes[place])
        _written_out.add(place)
    return _stubs[place]
