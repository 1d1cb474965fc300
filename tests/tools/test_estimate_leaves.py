"""Estimating what tiles kept are worth, from a few games."""

from __future__ import annotations

import random

import pytest

from scrabble_course.scrabble import Exchange, Place, new_game, play_out
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import LeaveValues
from tests.scrabble.programs import WORDS
from tools import estimate_leaves


def a_game():
    rng = random.Random(4)
    players = [far_sighted, far_sighted]
    return play_out(new_game(["Ann", "Ben"], rng), players, WORDS, rng)


def test_what_was_kept_is_what_was_not_drawn():
    game = a_game()
    states = list(game.states())
    for number, move in enumerate(game.moves):
        if isinstance(move.turn, Place | Exchange):
            kept = estimate_leaves.kept_after(game, number)
            rack = states[number + 1].racks[move.player]
            assert sorted(kept + move.drawn) == sorted(rack)


def test_an_observation_is_the_next_turn_of_the_same_player():
    game = a_game()
    leave, earned = next(estimate_leaves.observations(game, LeaveValues({})))

    assert leave == estimate_leaves.kept_after(game, 0)
    assert earned == game.moves[2].points


def test_the_regression_finds_what_is_there():
    true = LeaveValues({"S": 8.0, "Q": -7.0, "SS": -3.0})
    rng, sums = random.Random(1), {}
    for _ in range(6000):
        leave = "".join(sorted(rng.sample("AESSQTRUN", rng.randint(0, 4))))
        counts = sums.setdefault(leave, [0, 0])
        counts[0] += 100
        counts[1] += 100 * round(10 * (20 + true.of(leave)))
    found = estimate_leaves.regression(sums).points

    assert [found[name] for name in ("S", "Q", "SS", "Z")] == [
        pytest.approx(points, abs=0.4) for points in (8, -7, -3, 0)
    ]


def test_the_table_in_the_course_is_what_the_tool_writes():
    games = sum(estimate_leaves.GENERATIONS)

    written = estimate_leaves.table_of(LEAVE_VALUES, games)

    assert estimate_leaves.TABLE.read_text(encoding="utf-8") == written
