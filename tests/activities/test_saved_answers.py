import pytest

from scrabble_course.activities.saved_answers import (
    answers_file,
    keep_answer,
    kept_answer,
)
from scrabble_course.checks.progress_file import PLACE_VARIABLE


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    return tmp_path


def test_the_latest_answer_is_found_again_beside_the_progress(folder):
    keep_answer("predict", "a", {"guess": "(False, True)"})
    keep_answer("predict", "b", {"guess": "é"})
    keep_answer("recall", "a", {"option": 2})

    assert kept_answer("predict", "a") == {"guess": "(False, True)"}
    assert kept_answer("predict", "b") == {"guess": "é"}
    assert kept_answer("recall", "a") == {"option": 2}
    keep_answer("predict", "a", {"guess": "1", "why": "so"})
    assert kept_answer("predict", "a") == {"guess": "1", "why": "so"}
    seen = [path.name for path in folder.iterdir() if path.name[0] != "."]
    assert seen == ["my_answers.json"]


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"predict": 1}', '{"predict": {"a": 1}}', "[" * 99_999],
)
def test_a_damaged_file_counts_as_empty_and_is_written_anew(text):
    answers_file().write_text(text, encoding="utf-8")

    assert kept_answer("predict", "a") == {}
    keep_answer("predict", "a", {"guess": "1"})
    assert kept_answer("predict", "a") == {"guess": "1"}


def test_a_place_that_cannot_be_written_is_an_error():
    answers_file().mkdir()

    with pytest.raises(OSError):
        keep_answer("predict", "a", {"guess": "1"})
