"""When work was handed in, and who says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum


class Source(IntEnum):
    """Who tells when a file was handed in, the most reliable first.

    In a clone of git and in Moodle's download, a file is as old as the clone or the
    download, so its time says nothing.
    """

    TABLE = 1
    PLATFORM = 2
    FILE = 3
    NOBODY = 4


@dataclass(frozen=True, slots=True)
class Upload:
    """A file, or a function, as it was handed in once: its content, and when it came.

    `is_late` is what the platform says of it, None if nothing.
    """

    content: str
    at: datetime
    source: Source = Source.FILE
    is_late: bool | None = None


def part_of(path: str, function: str) -> str:
    """Return how a function of a file is called where files have their paths."""
    return f"{path}::{function}"


def last_of(times: Iterable[Upload]) -> Upload:
    """Return which of the files that belong together came last."""
    return max(times, key=lambda came: (came.is_late is True, came.at))


def first_of(times: Iterable[Upload]) -> Upload:
    """Return how the same content came first: what was in time stays in time.

    What nobody can say counts only if nothing else is known.
    """

    def rank(came: Upload) -> tuple[bool, bool, datetime]:
        return (came.source is Source.NOBODY, came.is_late is not False, came.at)

    return min(times, key=rank)
