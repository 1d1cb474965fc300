import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import (
    COURSE_MARK,
    LARGEST_NUMBER,
    LONGEST_PAUSE,
    PLACE_VARIABLE,
    SavedProgress,
    read_progress,
)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Stand in a sub-folder of a student's copy of the course."""
    (tmp_path / COURSE_MARK).write_text("{}")
    (tmp_path / "1_word_game").mkdir()
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path / "1_word_game")
    return tmp_path


def test_the_course_is_found_by_its_mark_from_a_folder_inside_it(folder, monkeypatch):
    assert progress_file.course_folder() == folder
    assert progress_file.course_folder(folder) == folder
    assert progress_file.progress_file() == folder / "progress.json"

    monkeypatch.chdir(folder.parent)  # outside of it, the file is where you are
    assert progress_file.course_folder() is None
    assert progress_file.progress_file() == folder.parent / "progress.json"

    # In a page it is for the whole course, and a variable names another place.
    monkeypatch.setattr("sys.platform", "emscripten")
    monkeypatch.setattr(progress_file, "DRIVE", folder)
    monkeypatch.chdir(folder / "1_word_game")
    (folder / COURSE_MARK).unlink()
    assert progress_file.progress_file() == folder / "progress.json"
    monkeypatch.setenv(PLACE_VARIABLE, str(folder / "elsewhere.json"))
    assert progress_file.progress_file() == folder / "elsewhere.json"


def test_what_is_noted_is_kept_once_and_what_was_there_stays(folder):
    assert progress_file.done() == set()
    progress_file.note(2, "update_hand")
    progress_file.note(1, "get_word_score")
    before = (folder / "progress.json").stat()
    progress_file.note(1, "get_word_score")

    assert progress_file.done() == {"1 get_word_score", "2 update_hand"}
    assert (folder / "progress.json").stat().st_ino == before.st_ino


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "5",
        "[]",
        "null",
        '{"passed": 5}',
        '{"passed": null}',
        '{"other": []}',
        '{"passed": [5, null, ["x"]]}',
        "[" * 100_000,
        "\ud800",
    ],
    ids=lambda text: f"{text[:20]!r}",
)
def test_a_damaged_file_counts_as_empty_and_is_written_anew(folder, text):
    place = folder / "progress.json"
    place.write_text(text, encoding="utf-8", errors="surrogatepass")

    assert progress_file.done() == set()
    progress_file.note(1, "get_word_score")
    assert json.loads(place.read_text())["passed"] == ["1 get_word_score"]


def test_a_file_that_cannot_be_written_stays_as_it_was(folder, monkeypatch):
    progress_file.note(1, "get_word_score")
    before = (folder / "progress.json").read_text()

    def full(descriptor):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch, pytest.raises(OSError, match="No space left"):
        patch.setattr(os, "fsync", full)
        progress_file.note(2, "update_hand")

    assert (folder / "progress.json").read_text() == before
    assert [path.name for path in folder.iterdir() if "part" in path.name] == []
    (folder / "progress.json").unlink()
    (folder / "progress.json").mkdir()
    assert progress_file.done() == set()
    with pytest.raises(OSError):
        progress_file.note(1, "get_word_score")


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_folder_that_may_not_be_written_is_an_os_error(folder):
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    with pytest.raises(OSError):
        progress_file.note(1, "get_word_score")
    folder.chmod(stat.S_IRWXU)


def test_a_folder_that_is_gone_counts_as_empty(tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    gone.rmdir()
    try:
        Path.cwd()
    except OSError:
        assert progress_file.done() == set()


def test_a_check_counts_until_it_passes_and_the_file_can_be_removed(folder):
    progress_file.note(1, "get_word_score", passed=False)
    progress_file.note(1, "get_word_score")
    progress_file.note(1, "get_word_score")

    assert progress_file.saved_progress().checks == {"1 get_word_score": 2}
    progress_file.forget()
    progress_file.forget()
    assert progress_file.saved_progress() == SavedProgress()
    assert not (folder / "progress.json").exists()


SCORE, HAND = "1 get_word_score", "2 update_hand"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
FIELDS = ("passed", "checks", "seconds", "last", "best")


def test_what_is_written_is_read_again_also_by_another_version():
    full = SavedProgress(
        frozenset({HAND}), {HAND: 3}, {HAND: 90}, 17, {"abt": "bat"}, {"x": 1}
    )
    after = full.checked(SCORE, now=5, passed=True).spelled("weed*z", "wed")
    after = after.spelled("weedxy", "weed").spelled("weed*z", "we")

    assert read_progress(full.text()) == full
    assert json.loads(after.text())["x"] == 1
    assert (after.best_on("yxdeew"), after.best_on("abc")) == ("weed", "")
    assert read_progress('{"passed": ["1 get_word_score"]}') == SavedProgress(
        frozenset({SCORE})
    )


def test_a_check_counts_up_to_the_first_that_passes():
    one = SavedProgress().checked(SCORE, now=1000, passed=False)
    two = one.checked(SCORE, now=1060, passed=True)

    assert (one.checks, one.passed) == ({SCORE: 1}, frozenset())
    assert (two.checks, two.passed) == ({SCORE: 2}, {SCORE})
    assert two.checked(SCORE, now=1090, passed=False) is two


def test_time_counts_from_check_to_check_but_not_over_a_break():
    day = SavedProgress().checked(SCORE, now=1000, passed=False)
    assert day.seconds == {SCORE: 0}
    day = day.checked(SCORE, now=1000 + LONGEST_PAUSE, passed=True)
    assert day.seconds == {SCORE: LONGEST_PAUSE}
    day = day.checked(HAND, now=day.last + LONGEST_PAUSE + 1, passed=False)
    assert day.seconds == {SCORE: LONGEST_PAUSE, HAND: 0}
    back = SavedProgress(last=5000).checked(SCORE, now=4000, passed=False)
    assert back.seconds == {SCORE: 0}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no JSON"),
        ("[]", "no list of what has passed"),
        ('{"passed": {}}', "no list of what has passed"),
        ("[" * 100_000, "nested too deep"),
        (b"\xff\xfe\xfa", "no JSON"),
        ("9" * 5000, "no JSON"),
    ],
    ids=lambda value: f"{value[:20]!r}",
)
def test_what_is_no_progress_file_says_why(text, why):
    with pytest.raises(ValueError, match=why):
        read_progress(text)


def test_numbers_that_nobody_can_have_are_left_out():
    odd = {
        SCORE: -1,
        HAND: LARGEST_NUMBER + 1,
        "a": True,
        "b": "3",
        "c": 2.5,
        "d": None,
        "e": 4,
    }
    found = read_progress(json.dumps({"passed": [], "checks": odd, "last": "now"}))

    assert (found.checks, found.last) == ({"e": 4}, 0)


@given(
    st.binary(max_size=200)
    | (st.dictionaries(st.sampled_from(FIELDS), JSON) | JSON).map(json.dumps)
)
def test_whatever_a_file_holds_it_is_read_or_refused(holds):
    try:
        found = read_progress(holds)
    except ValueError as error:
        assert str(error)
        return
    found.checked(SCORE, now=10, passed=True).spelled("tab", "bat").text()
