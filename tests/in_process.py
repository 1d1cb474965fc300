"""Calls of students' functions in the process of the tests, ended by an alarm."""

import gc
import signal

from scrabble_course.calling.limits import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.calling.make_call import CallTooLong
from scrabble_course.diagnosis import edit_trials


class Alarmed(InPlaceAttempts):
    """Calls in this process, where an alarm ends what takes too long.

    To fork for each of thousands of attempts takes longer than all their calls. The
    alarm counts the time of this process alone, however busy the machine is. What it
    raises in the midst of a collection would be lost, so there is none.
    """

    def _limited(self, action):
        gc.disable()
        signal.setitimer(signal.ITIMER_PROF, self.seconds)
        try:
            return action()
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            gc.enable()


def _too_long(*_):
    raise CallTooLong


def calls_in_process(monkeypatch):
    """Yield while calls are made here; where there is no such alarm, as ever."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return
    monkeypatch.setattr(attempts, "_way_to_call", lambda: Alarmed)
    monkeypatch.setattr(attempts, "busyness", lambda: 1.0)
    # Many never end; of those that do, none takes longer than a third of a second.
    monkeypatch.setattr(attempts, "CALL_SECONDS", 0.75)
    monkeypatch.setattr(edit_trials, "SECONDS", 10)  # however busy the machine
    before = signal.signal(signal.SIGPROF, _too_long)
    yield
    signal.signal(signal.SIGPROF, before)
