import signal

import pytest

from scrabble_course.checks import attempt
from scrabble_course.checks.in_place import InPlaceAttempts
from scrabble_course.checks.make_call import CallTooLong


class Alarmed(InPlaceAttempts):
    """Calls in this process, where an alarm ends what takes too long.

    To fork for each of thousands of attempts takes longer than all their calls.
    """

    def _limited(self, action):
        before = signal.signal(signal.SIGALRM, _too_long)
        left = signal.setitimer(signal.ITIMER_REAL, self.seconds)
        try:
            return action()
        finally:
            signal.setitimer(signal.ITIMER_REAL, *left)  # that of pytest-timeout
            signal.signal(signal.SIGALRM, before)


def _too_long(*_):
    raise CallTooLong


@pytest.fixture
def in_this_process(monkeypatch):
    """Check without a process of its own; that all is told alike, is a test."""
    if hasattr(signal, "SIGALRM"):
        monkeypatch.setattr(attempt, "_way_to_call", lambda: Alarmed)
