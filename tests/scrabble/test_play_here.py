import pytest

from scrabble_course.scrabble import greedy
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.play_here import play_in_place
from tests.calling.limits.threads import take_threads_away
from tests.scrabble import programs
from tests.scrabble.programs import met, room


@pytest.fixture(params=["a thread", "no threads"])
def clock(request, monkeypatch):
    """Limit by another thread, and by looking at the clock on each line."""
    if request.param == "no threads":
        take_threads_away(monkeypatch)


def test_a_player_that_thinks_too_long_loses_in_place(clock):
    matches = round_robin(("ann", "ben"), 2, 1)
    results = list(play_in_place(matches, met(programs.thinks_for_ever, 0.1)))

    assert [result.fault.foul for result in results] == [Foul.TOO_SLOW] * 2
    assert {result.fault.player for result in results} == {"ann"}


def test_honest_players_play_in_place(clock):
    players = room(ann=greedy, ben=greedy)
    results = list(play_in_place(round_robin(("ann", "ben"), 1, 1), players))

    assert results[0].fault is None
