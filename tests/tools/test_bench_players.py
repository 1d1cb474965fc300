"""Measuring how much better a program plays, from a few games."""

from __future__ import annotations

from scrabble_course.scrabble.matches import MatchResult
from scrabble_course.scrabble.standings import Standing
from tools import bench_players


def test_the_figures_are_those_of_the_standing(capsys):
    names = ("far_sighted", "greedy")
    results = tuple(MatchResult(n, names, (400 + n, 390), 24) for n in (0, 2, 4, 6))

    assert bench_players.lines(Standing("far_sighted", results), "greedy") == [
        "far_sighted against greedy, 4 games:",
        "wins 100.0 % of them (51.0 to 100.0 %),",
        "is ahead by 13.0 points a game (10.5 to 15.5), both with 95 % confidence;",
    ]
    bench_players.main(["2"])
    assert "far_sighted against greedy, 2 games:" in capsys.readouterr().out
