"""What all tests of these questions need."""

import os

import pytest

from scrabble_course.activities.code_questions import experiments

AT_NIGHT = "AT_NIGHT" in os.environ
"""Whether all functions are asked about, with all seeds; by day, it is a third."""


@pytest.fixture(autouse=True)
def time_enough(monkeypatch):
    """Leave it to steps and calls to end a set of questions, on a busy machine, too."""
    monkeypatch.setattr(experiments, "MOST_SECONDS", 100.0)
