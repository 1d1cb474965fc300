from collections import Counter

import pytest

from scrabble_course.scrabble import ScrabbleError
from scrabble_course.scrabble.matches import Fault, Foul, MatchResult, round_robin

NAMES = ("ann", "ben", "cem", "dea")


def test_each_two_players_meet_as_often_as_asked():
    met = Counter(frozenset(match.names) for match in round_robin(NAMES, 4, 1))

    assert set(met.values()) == {4}
    assert len(met) == 6


def test_each_player_sits_first_as_often_as_second():
    matches = round_robin(NAMES, 4, 1)
    first = Counter(match.names[0] for match in matches)
    second = Counter(match.names[1] for match in matches)

    assert first == second


def test_who_else_plays_changes_no_seed():
    few = {m.seed for m in round_robin(NAMES[:2], 2, 1)}

    assert few < {m.seed for m in round_robin(NAMES, 2, 1)}


@pytest.mark.parametrize(("names", "games"), [((), 1), (("ann",), 1), (NAMES, 0)])
def test_a_tournament_of_nobody_or_of_no_games_is_refused(names, games):
    with pytest.raises(ScrabbleError):
        round_robin(names, games, 1)


@pytest.mark.parametrize(
    ("scores", "shares"), [((2, 1), (1, 0)), ((1, 2), (0, 1)), ((2, 2), (0.5, 0.5))]
)
def test_a_draw_is_half_a_game_for_each(scores, shares):
    result = MatchResult(0, ("ann", "ben"), scores, 20)

    assert (result.share("ann"), result.share("ben")) == shares


def test_a_fault_loses_the_game_whatever_the_scores():
    fault = Fault("ann", Foul.RAISED, "KeyError")
    result = MatchResult(0, ("ann", "ben"), (300, 10), 20, fault)

    assert (result.share("ann"), result.share("ben")) == (0, 1)
