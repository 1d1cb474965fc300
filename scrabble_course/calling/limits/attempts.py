"""Runs a student's function so that an answer always comes back.

    with attempts(function) as attempt:
        outcome = attempt(Call(("weed", 6)))

Where the system can fork, the calls run in a child that can be killed
(`forked_attempts.py`); elsewhere they run in place and are interrupted
(`attempts_in_place.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from scrabble_course.calling.call import Attempt, Call, Outcome
from scrabble_course.calling.limits.system import busyness, can_fork
from scrabble_course.calling.make_call import StandIns

CALL_SECONDS = 1.5
"""How long one call may take, where nobody else computes: on a hub, many do at once."""


@contextmanager
def attempts(
    function: Callable[..., Any],
    stand_ins: StandIns | None = None,
    seconds: float | None = None,
) -> Iterator[Attempt]:
    """Give a function that calls `function` safely, any number of times."""
    limit = limit_now() if seconds is None else seconds
    attempt = _way_to_call()(function, stand_ins, limit)
    try:
        yield attempt
    finally:
        attempt.close()


def limit_now() -> float:
    """Return how many seconds one call may take, as busy as the machine is now."""
    return CALL_SECONDS * busyness()


def attempt_once(function: Callable[..., Any], *args: Any) -> Outcome:
    """Call `function(*args)` once, safely.

    >>> attempt_once(divmod, 7, 2).value
    (3, 1)
    >>> attempt_once(divmod, 7, 0).error_type
    'ZeroDivisionError'
    """
    with attempts(function) as attempt:
        return attempt(Call(args))


def _way_to_call() -> Any:
    if can_fork():
        from scrabble_course.calling.limits.forked_attempts import ForkedAttempts

        return ForkedAttempts
    from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts

    return InPlaceAttempts
