import doctest

import pytest

from tools import build_words, count_minutes, estimate_leaves, self_play


@pytest.mark.parametrize(
    "tool", [build_words, count_minutes, estimate_leaves, self_play]
)
def test_the_examples_in_a_tool_hold(tool):
    assert doctest.testmod(tool).failed == 0
