import pytest

from scrabble_course.calling.limits.patient_clock import (
    MOST_SECONDS_AT_ONCE,
    PatientClock,
)


def clock_over(times):
    """Return a clock that finds these times, and its first look is the first."""
    looks = iter(times)
    return PatientClock(lambda: next(looks))


def test_a_clock_that_is_looked_at_often_tells_the_seconds_since_it_was_made():
    clock = clock_over([1000.0, 1000.1, 1000.1, 1000.5])

    told = [clock.now() for _ in range(3)]

    assert told == pytest.approx([0.1, 0.1, 0.5])
    assert clock.stalls == 0


def test_what_passes_while_nobody_looks_is_cut_off_and_told():
    clock = clock_over([0.0, 0.1, 3600.1, 3600.2, 7200.2])

    told = [clock.now() for _ in range(4)]

    assert told[1] - told[0] == pytest.approx(MOST_SECONDS_AT_ONCE)
    assert told[2] - told[1] == pytest.approx(0.1)
    assert told[3] - told[2] == pytest.approx(MOST_SECONDS_AT_ONCE)
    assert clock.stalls == 2
