import pytest

from scrabble_course.scrabble import greedy
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.play_here import play_in_place
from tests.calling.limits.threads import take_threads_away
from tests.scrabble import programs
from tests.scrabble.programs import met


@pytest.fixture(params=["a thread", "no threads"])
def clock(request, monkeypatch):
    """Limit by another thread, and by looking at the clock on each line."""
    if request.param == "no threads":
        take_threads_away(monkeypatch)


def test_a_player_that_thinks_too_long_loses_in_place_and_an_honest_one_does_not(clock):
    slow, honest = (
        list(play_in_place(round_robin(("ann", "ben"), 2, 1), met(one, seconds)))
        for one, seconds in ((programs.thinks_for_ever, 0.1), (greedy, 20))
    )

    assert [result.fault.foul for result in slow] == [Foul.TOO_SLOW] * 2
    assert {result.fault.player for result in slow} == {"ann"}
    assert [result.fault for result in honest] == [None] * 2
