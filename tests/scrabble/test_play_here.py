from scrabble_course.scrabble import greedy
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.play_here import play_in_place
from tests.scrabble import programs
from tests.scrabble.programs import met


def test_a_player_that_thinks_too_long_loses_in_place_and_an_honest_one_does_not():
    slow, honest = (
        list(play_in_place(round_robin(("ann", "ben"), 2, 1), met(one, seconds)))
        for one, seconds in ((programs.thinks_for_ever, 0.1), (greedy, 20))
    )

    assert [result.fault.foul for result in slow] == [Foul.TOO_SLOW] * 2
    assert {result.fault.player for result in slow} == {"ann"}
    assert [result.fault for result in honest] == [None] * 2
