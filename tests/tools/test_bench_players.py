"""Measuring how much better a program plays, from a few games."""

from __future__ import annotations

from scrabble_course.scrabble import greedy
from scrabble_course.scrabble.matches import MatchResult
from scrabble_course.scrabble.standings import Standing
from tests.tools import tool

bench_players = tool("bench_players")


def test_the_players_change_seats():
    found = bench_players.gain(2)

    assert [result.names[0] for result in found.results] == ["far_sighted", "greedy"]


def test_the_figures_are_those_of_the_standing():
    names = ("far_sighted", "greedy")
    results = tuple(MatchResult(n, names, (400 + n, 390), 24) for n in (0, 2, 4, 6))

    assert bench_players.lines(Standing("far_sighted", results), "greedy") == [
        "far_sighted against greedy, 4 games:",
        "wins 100.0 % of them (51.0 to 100.0 %),",
        "is ahead by 13.0 points a game (10.5 to 15.5), both with 95 % confidence;",
    ]


def test_only_the_games_that_the_file_lacks_are_played(tmp_path):
    file = tmp_path / "games.txt"
    first = bench_players.gain_in(file, 1, greedy, cores=1)
    kept = file.read_text()
    both = bench_players.gain_in(file, 2, greedy, cores=1)

    assert file.read_text().startswith(kept)
    assert both.results[0] == first.results[0]
    assert [result.names[0] for result in both.results] == ["simulating", "far_sighted"]
