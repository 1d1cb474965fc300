"""Reads text as Python, whatever it is: a fault is returned, and nothing is said.

Up to `SURE_TO_BE_QUICK` characters nothing takes the parser long. A longer text may:
an f-string takes it the square of its length. So a child reads such a text first, and
is stopped in time. Once a text was read, it is known to be quick.
"""

from __future__ import annotations

import ast
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache

from scrabble_course.calling.limits.forked_child import ForkedChild, Tell
from scrabble_course.grading.sandbox import statements
from scrabble_course.grading.submissions.read_limits import TooLongToRead, reading_now

WORTH_KEEPING = 10_000
"""Characters: what a source up to this length means is kept for the next who asks."""
SURE_TO_BE_QUICK = 20_000
"""Characters, of which none take more than a twentieth of a second."""
TEXT_SECONDS = 1
"""Of the processor, for a longer one: ordinary code of 500,000 characters."""
TOO_LONG = f"it takes too long to read: more than {TEXT_SECONDS} s of computing"
LONG_SECONDS = 1e6
"""By the clock, which may go on while all processes are stopped: a limit in name."""


@contextmanager
def without_warnings() -> Iterator[None]:
    """Let the parser keep to itself what it finds odd about a text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def parsed(source: str) -> ast.Module | Exception:
    """Return the syntax tree of a source, or what is wrong with it.

    TooLongToRead may rise while somebody's work is read (`reading`). The tree is not
    to be changed: others may have it, too.

    >>> parsed("x = ") is parsed("x = ")
    True
    """
    if reading := reading_now():
        reading.check_time()
        if len(source) > SURE_TO_BE_QUICK and not _is_read_in_time(source):
            raise TooLongToRead(f"{TOO_LONG} ({len(source):,} characters)")
    return (_kept if len(source) <= WORTH_KEEPING else statements.parsed)(source)


_kept = lru_cache(maxsize=40)(statements.parsed)
"""For short sources: a cell is read, looked through and compiled."""


def fault_in(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    found = parsed(source)
    return found if isinstance(found, Exception) else None


def _is_read_in_time(source: str) -> bool:
    """Whether the parser is done with a text in time, be it Python or not."""

    def serve(lines: Iterable[bytes], tell: Tell) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (TEXT_SECONDS, TEXT_SECONDS))
        if not isinstance(statements.parsed(source), MemoryError):
            tell("read")

    child = ForkedChild(serve)
    try:
        child.next_line(time.monotonic() + LONG_SECONDS, most=100)
    except ConnectionError:
        return False
    finally:
        child.end()
    return True
