import gc
import signal

import pytest

from scrabble_course.calling.limits import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.calling.make_call import CallTooLong
from scrabble_course.diagnosis import edit_trials
from scrabble_course.diagnosis.exercise import Exercise

make_cases = Exercise.all_cases
_made = {}
"""The cases of an exercise, by the exercise and the seed of the random ones."""


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


@pytest.fixture
def in_this_process(monkeypatch):
    """Check without a process of its own; that all is told alike, is a test."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return
    monkeypatch.setattr(attempts, "_way_to_call", lambda: Alarmed)
    monkeypatch.setattr(attempts, "busyness", lambda: 1.0)
    monkeypatch.setattr(edit_trials, "SECONDS", 10)  # however busy the machine
    before = signal.signal(signal.SIGPROF, _too_long)
    yield
    signal.signal(signal.SIGPROF, before)


@pytest.fixture(autouse=True, scope="module")
def cases_made_once():
    """Give all attempts at an exercise the same cases, whose answers are known then."""

    def all_cases(exercise, seed):
        place = id(exercise), seed
        if place not in _made:
            _made[place] = exercise, make_cases(exercise, seed)
        return [*_made[place][1]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Exercise, "all_cases", all_cases)
        yield
