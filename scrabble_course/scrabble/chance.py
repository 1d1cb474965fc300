"""The chance that players take, given anew to each game: it can be played again.

A player may use the module `random`, or a `random.Random` that it holds: in its
closure, in a variable of its notebook, or as a part of an object.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from types import CodeType, FunctionType, MethodType
from typing import Any


@contextmanager
def seeded(seed: str, players: Iterable[object]) -> Iterator[None]:
    """Seed all chance that `players` take, and put it back as it was afterwards.

    >>> with seeded("a game", []):
    ...     first = random.random()
    >>> with seeded("a game", []):
    ...     first == random.random()
    True
    """
    before = random.getstate()
    held = list(chances_of(*players))
    states = [chance.getstate() for chance in held]
    try:
        random.seed(seed)
        for place, chance in enumerate(held):
            chance.seed(f"{seed} {place}")
        yield
    finally:
        random.setstate(before)
        for chance, state in zip(held, states, strict=True):
            chance.setstate(state)


def chances_of(*players: object) -> Iterator[random.Random]:
    """Yield each `random.Random` that the players hold, once.

    >>> rng = random.Random(1)
    >>> list(chances_of(lambda board, rack, lexicon: rng.choice(rack))) == [rng]
    True
    """
    seen: set[int] = set()
    todo = list(players)
    while todo:
        thing = todo.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, random.SystemRandom):
            continue
        if isinstance(thing, random.Random):
            yield thing
        else:
            todo += _parts(thing)


def _parts(thing: Any) -> list[Any]:
    """Return what a callable holds on to; of anything else, nothing is looked at."""
    if isinstance(thing, FunctionType):
        return [*_held(thing), *(thing.__defaults__ or ())]
    if isinstance(thing, MethodType):
        return [thing.__func__, *getattr(thing.__self__, "__dict__", {}).values()]
    if isinstance(thing, partial):
        return [thing.func, *thing.args, *thing.keywords.values()]
    called = vars(type(thing)).get("__call__")
    return [MethodType(called, thing)] if isinstance(called, FunctionType) else []


def _held(function: FunctionType) -> Iterator[Any]:
    """Yield what a function finds in its closure, and in the variables of its module.

    Of what it finds there, only functions of the same module are looked into.
    """
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # a name that has no value yet
            continue
    for name in _names(function.__code__):
        value = function.__globals__.get(name)
        if isinstance(value, random.Random) or (
            isinstance(value, FunctionType)
            and value.__globals__ is function.__globals__
        ):
            yield value


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)
