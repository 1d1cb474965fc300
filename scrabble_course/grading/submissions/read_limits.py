"""One student's work while it is read: what that may take, and the zip at hand.

    with one_reading():
        files = files_of(folder)

Time is that of the processor, of this process and its children: it stops when the
machine rests.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path

READING_SECONDS = 5.0
"""Of the processor, for all of a student's work: a whole course takes 0.3."""


class TooLongToRead(Exception):
    """Something is not read, because that would take long; the text is for people."""


@dataclass
class Reading:
    """Until when a work is read, and the zip that was opened last.

    That comes with its place, and its name there if it is in another one.
    """

    end: float
    zip_at_hand: tuple[tuple[Path, str], zipfile.ZipFile] | None = None
    needed: ExitStack = field(default_factory=ExitStack)
    """What is open because of it."""

    def check_time(self) -> None:
        """Raise TooLongToRead if the time is over."""
        if processor_seconds() > self.end:
            raise TooLongToRead(
                "it is left out: reading what comes before it took "
                f"{READING_SECONDS:.0f} s of computing already"
            )


def reading_now() -> Reading | None:
    """Return the reading that goes on, None if none does."""
    return _now.get()


_now: ContextVar[Reading | None] = ContextVar("_now", default=None)


@contextmanager
def one_reading() -> Iterator[None]:
    """Give all that is read inside a limit; inside of another one, it is part of it."""
    if _now.get():
        yield
        return
    reading = Reading(processor_seconds() + READING_SECONDS)
    before = _now.set(reading)
    try:
        yield
    finally:
        _now.reset(before)
        reading.needed.close()


def processor_seconds() -> float:
    """Return what this process has computed, and its children that have ended."""
    return sum(os.times()[:4])
