"""Estimating what tiles kept are worth, from a few games."""

from __future__ import annotations

import doctest
import importlib.util
import random
from pathlib import Path

import pytest

from scrabble_course.scrabble import Exchange, Place, new_game, play_out
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.leave_values import LEAVE_VALUES
from scrabble_course.scrabble.leaves import LeaveValues
from tests.scrabble.programs import WORDS

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location(
    "estimate_leaves", ROOT / "tools/estimate_leaves.py"
)
estimate_leaves = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(estimate_leaves)


@pytest.fixture(autouse=True)
def few_words(monkeypatch):
    monkeypatch.setattr(estimate_leaves, "course_words", lambda: WORDS)


def a_game():
    rng = random.Random(4)
    players = [far_sighted, far_sighted]
    return play_out(new_game(["Ann", "Ben"], rng), players, WORDS, rng)


def test_the_examples_of_the_tool_run():
    assert doctest.testmod(estimate_leaves).failed == 0


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
    true = LeaveValues({"S": 8.0, "Q": -7.0, "again": -3.0})
    rng = random.Random(1)
    sums = {}
    for _ in range(3000):
        leave = "".join(rng.sample("AESSQTRUN", rng.randint(0, 4)))
        earned = 20 + true.of(leave)
        estimate_leaves.add_to(sums, leave, earned)
    found = estimate_leaves.regression(sums)

    assert found.points["S"] == pytest.approx(8, abs=0.2)
    assert found.points["Q"] == pytest.approx(-7, abs=0.2)
    assert found.points["again"] == pytest.approx(-3, abs=0.2)
    assert found.points["Z"] == 0


def test_the_same_seed_gives_the_same_sums():
    first = estimate_leaves.sums_of(0, 2, "5 0", LEAVE_VALUES)

    assert estimate_leaves.sums_of(0, 2, "5 0", LEAVE_VALUES) == first
    assert estimate_leaves.sums_of(2, 2, "5 0", LEAVE_VALUES) != first


def test_the_table_in_the_course_is_what_the_tool_writes():
    written = estimate_leaves.table_of(LEAVE_VALUES, estimate_leaves.GAMES)

    assert estimate_leaves.TABLE.read_text(encoding="utf-8") == written
