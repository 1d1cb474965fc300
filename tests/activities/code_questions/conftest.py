"""What all tests of these questions need."""

import pytest

from scrabble_course.activities.code_questions import experiments


@pytest.fixture(autouse=True)
def time_enough(monkeypatch):
    """Leave it to steps and calls to end a set of questions, on a busy machine, too."""
    monkeypatch.setattr(experiments, "MOST_SECONDS", 100.0)
    monkeypatch.setattr(experiments, "CALL_SECONDS", 30.0)
