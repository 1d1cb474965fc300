import gc
import signal

import pytest

from scrabble_course.checks import attempt
from scrabble_course.checks.in_place import InPlaceAttempts
from scrabble_course.checks.make_call import CallTooLong


class Alarmed(InPlaceAttempts):
    """Calls in this process, where an alarm ends what takes too long.

    To fork for each of thousands of attempts takes longer than all their calls. The
    alarm counts the time of this process alone, however busy the machine is. What it
    raises in the midst of a collection would be lost, so there is none.
    """

    def _limited(self, action):
        before = signal.signal(signal.SIGPROF, _too_long)
        gc.disable()
        signal.setitimer(signal.ITIMER_PROF, self.seconds)
        try:
            return action()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
            gc.enable()


def _too_long(*_):
    raise CallTooLong


@pytest.fixture
def in_this_process(monkeypatch):
    """Check without a process of its own; that all is told alike, is a test."""
    if hasattr(signal, "SIGPROF"):
        monkeypatch.setattr(attempt, "_way_to_call", lambda: Alarmed)
