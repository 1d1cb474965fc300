from collections import Counter

import pytest

from scrabble_course.scrabble import ScrabbleError
from scrabble_course.scrabble.matches import Fault, Foul, MatchResult, round_robin

NAMES = ("ann", "ben", "cem", "dea")


def test_each_two_players_meet_as_often_as_asked_and_each_sits_first_in_half():
    matches = round_robin(NAMES, 4, 1)
    met = Counter(frozenset(match.names) for match in matches)

    assert (len(met), {*met.values()}) == (6, {4})
    assert Counter(match.names[0] for match in matches) == Counter(
        match.names[1] for match in matches
    )


def test_who_else_plays_changes_no_seed():
    few = {m.seed for m in round_robin(NAMES[:2], 2, 1)}

    assert few < {m.seed for m in round_robin(NAMES, 2, 1)}


@pytest.mark.parametrize(("names", "games"), [((), 1), (("ann",), 1), (NAMES, 0)])
def test_a_tournament_of_nobody_or_of_no_games_is_refused(names, games):
    with pytest.raises(ScrabbleError):
        round_robin(names, games, 1)


@pytest.mark.parametrize(
    ("scores", "fault", "shares"),
    [
        ((2, 1), None, (1, 0)),
        ((1, 2), None, (0, 1)),
        ((2, 2), None, (0.5, 0.5)),
        ((300, 10), Fault("ann", Foul.RAISED, "KeyError"), (0, 1)),
    ],
)
def test_a_draw_is_half_a_game_for_each_and_a_fault_loses_it(scores, fault, shares):
    result = MatchResult(0, ("ann", "ben"), scores, 20, fault)

    assert (result.share("ann"), result.share("ben")) == shares
