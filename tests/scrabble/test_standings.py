from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.scrabble.matches import Fault, Foul, MatchResult
from scrabble_course.scrabble.standings import CONFIDENCE, Standings, wilson

ANN, BEN, CEM = NAMES = ("ann", "ben", "cem")
FAULT = Fault(CEM, Foul.RAISED, "KeyError: 'Q'")
RESULTS = (
    MatchResult(0, (ANN, BEN), (400, 300), 24),
    MatchResult(1, (ANN, CEM), (12, 0), 1, FAULT),
    MatchResult(2, (BEN, CEM), (350, 350), 25),
    MatchResult(3, (BEN, ANN), (310, 330), 23),
    MatchResult(4, (CEM, ANN), (0, 0), 0, FAULT),
    MatchResult(5, (CEM, BEN), (280, 390), 24),
)
STANDINGS = Standings(NAMES, RESULTS, 6)


def test_who_does_not_play_here_is_named():
    with pytest.raises(LookupError, match="'dea'"):
        STANDINGS.of("dea")


def test_the_text_face_is_a_table():
    assert str(STANDINGS).splitlines() == [
        "     games  won  drawn  lost  win rate  95 % interval  score  spread  faults",
        "ann      4    4      0     0   100.0 %  51.0 to 100.0  365.0   +60.0       0",
        "ben      4    1      1     2    37.5 %    9.2 to 78.1  337.5    -2.5       0",
        "cem      4    0      1     3    12.5 %    1.3 to 60.4  315.0   -55.0       2",
        "cem lost 2 games (raised); first: KeyError: 'Q'",
    ]
    assert repr(STANDINGS) == str(STANDINGS)
    assert "Stopped" not in str(STANDINGS)


def test_nobody_has_played_yet():
    empty = Standings(NAMES, (), 6)
    row = empty.of(ANN)

    assert (row.win_rate, row.mean_score, row.mean_spread) == (None, None, None)
    assert row.win_interval == (0.0, 1.0)
    assert "-" in str(empty)
    assert "Stopped after 1 of 6 games." in str(Standings(NAMES, RESULTS[:1], 6))


def test_95_percent_is_what_it_says():
    assert pytest.approx(NormalDist().inv_cdf(0.975), abs=1e-6) == CONFIDENCE


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_ends_of_an_interval_are_where_the_rate_is_at_its_edge(counts):
    wins, games = counts
    for end in wilson(wins, games):
        distance = abs(wins / games - end)
        assert distance**2 * games == pytest.approx(
            CONFIDENCE**2 * end * (1 - end), abs=1e-9
        )


@given(st.integers(0, 200))
def test_more_games_make_an_interval_narrower(wins):
    low, high = wilson(wins, 200)
    less, more = wilson(10 * wins, 2000)

    assert 0 <= low <= wins / 200 <= high <= 1
    assert more - less < high - low
