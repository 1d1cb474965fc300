"""The games that the engine plays against itself, for benchmarks and tests."""

import doctest
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import self_play


def test_the_examples_in_the_tool_hold():
    assert doctest.testmod(self_play).failed == 0


def test_a_game_begins_with_the_hundred_tiles_of_the_english_set():
    assert len(self_play.TILES) == 100
    assert self_play.TILES.count("E") == 12
