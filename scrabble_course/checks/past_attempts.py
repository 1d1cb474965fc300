"""What this kernel has seen of each exercise so far; a restart forgets it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.exercise import Exercise


@dataclass(slots=True)
class PastAttempt:
    """The function checked last, how that went, and what was asked for.

    `asked_early` says that a hint was asked for before there was an attempt.
    """

    function: Any = None
    status: Status | None = None
    asked_early: bool = False
    hints: int = 0
    solutions: int = 0

    @property
    def is_under_way(self) -> bool:
        """Whether there was an attempt, and it has not passed yet."""
        return self.status not in (None, Status.NOT_STARTED, Status.PASSED)


_past_attempts: defaultdict[tuple[int, str], PastAttempt] = defaultdict(PastAttempt)


def past_attempt(exercise: Exercise) -> PastAttempt:
    """Return what has been seen of an exercise, to be looked at and added to."""
    return _past_attempts[exercise.stage, exercise.name]


def forget() -> None:
    """Begin as a kernel does."""
    _past_attempts.clear()
