"""A wrong function of a lesson, and the bugs that are to be found in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Bug:
    """What is wrong, in a sentence, and how to tell from a call that it shows.

    `shows` is given what came back (None if nothing did), then the arguments and the
    replies of the call. It is asked only of calls that go wrong.
    """

    what: str
    shows: Callable[..., Any] = lambda *_: True


@dataclass(frozen=True, slots=True)
class BuggyFunction:
    """A wrong function of a lesson: its bugs, and what it is not meant for.

    `spared` says of arguments why they do not count, "" if they do.
    """

    bugs: tuple[Bug, ...]
    spared: Callable[..., str] = lambda *_: ""


def only(what: str) -> BuggyFunction:
    """Return a function with a single bug: every call that goes wrong shows it."""
    return BuggyFunction((Bug(what),))
