"""Limits of time in a page, where code can be neither killed nor watched."""

import itertools
import signal

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.calling.limits.time_limit import limited
from scrabble_course.scrabble.play_here import play_here
from tests.calling.limits.pages import LOOKS_AGAIN, be_in_a_page

pytestmark = pytest.mark.no_cover


class TooLong(BaseException):
    """What is raised in an action of these tests."""


@pytest.fixture
def page(monkeypatch):
    page = be_in_a_page(monkeypatch)
    before = signal.signal(signal.SIGALRM, page.look)
    signal.setitimer(signal.ITIMER_REAL, LOOKS_AGAIN, LOOKS_AGAIN)
    yield page
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def loop():
    while True:
        pass


def comprehension():
    return [number for number in itertools.count() if number < 0]


def generator():
    return sum(0 for _ in itertools.count())


def stubborn():
    for _ in range(3):
        try:
            loop()
        except TooLong:
            continue
    loop()


@pytest.mark.parametrize("endless", [loop, comprehension, generator, stubborn])
def test_what_does_not_end_is_interrupted(page, endless):
    with pytest.raises(TooLong):
        limited(endless, 0.05, TooLong)


def test_what_is_quick_gives_its_value_or_its_error(page):
    assert limited(lambda: 7, 20, TooLong) == 7
    with pytest.raises(ZeroDivisionError):
        limited(lambda: 1 / 0, 20, TooLong)


def test_interrupts_are_as_before_afterwards(page):
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises(TooLong):
        limited(loop, 0.02, TooLong)

    assert signal.getsignal(signal.SIGINT) is before
    assert page.buffer is None
    assert len(page.buffers) == 2


def test_a_function_is_called_in_place(page):
    with attempts(loop, seconds=0.05) as attempt:
        assert isinstance(attempt, InPlaceAttempts)
        assert attempt(Call(())).ended == "timed out"


def test_matches_are_played_in_place(page):
    played = play_here([], room=None)

    assert played.gi_code.co_name == "play_in_place"
