import sys
import threading

import pytest

from scrabble_course.scrabble import greedy
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.refereeing import OutOfTime
from scrabble_course.scrabble.time_limit import limited, play_in_place
from tests.scrabble import programs
from tests.scrabble.programs import met, room


def for_ever():
    while True:
        pass


@pytest.fixture(params=["a thread", "no threads"])
def clock(request, monkeypatch):
    """Limit by another thread, and by looking at the clock on each line."""
    if request.param == "no threads":

        def refuse(thread):
            raise RuntimeError("can't start new thread")

        monkeypatch.setattr(threading.Thread, "start", refuse)


def test_what_is_quick_gives_its_value(clock):
    assert limited(lambda: 7, 20) == 7


def test_what_is_slow_is_interrupted(clock):
    with pytest.raises(OutOfTime):
        limited(for_ever, 0.1)


def test_what_raises_raises_here(clock):
    with pytest.raises(ZeroDivisionError):
        limited(lambda: 1 / 0, 20)


def test_a_trace_is_put_back(clock):
    before = sys.gettrace()
    limited(lambda: 7, 20)

    assert sys.gettrace() is before


def test_no_interrupt_comes_late():
    for _ in range(200):
        try:
            limited(lambda: sum(range(50)), 1e-5)
        except OutOfTime:
            continue
    for _ in range(1000):
        pass


def test_a_player_that_thinks_too_long_loses_in_place(clock):
    matches = round_robin(("ann", "ben"), 2, 1)
    results = list(play_in_place(matches, met(programs.thinks_for_ever, 0.1)))

    assert [result.fault.foul for result in results] == [Foul.TOO_SLOW] * 2
    assert {result.fault.player for result in results} == {"ann"}


def test_honest_players_play_in_place(clock):
    players = room(ann=greedy, ben=greedy)
    results = list(play_in_place(round_robin(("ann", "ben"), 1, 1), players))

    assert results[0].fault is None
