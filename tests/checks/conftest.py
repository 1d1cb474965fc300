import pytest

from scrabble_course.checks import past_attempts
from scrabble_course.checks.progress_file import PLACE_VARIABLE


@pytest.fixture(autouse=True)
def own_progress(monkeypatch, tmp_path):
    """Begin with nothing done and nothing asked."""
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    past_attempts.forget()
    return tmp_path
