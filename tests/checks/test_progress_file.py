import json
import os
import stat
from pathlib import Path

import pytest

from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import COURSE_MARK, PLACE_VARIABLE
from scrabble_course.checks.saved_progress import Kept


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """Stand in a sub-folder of a student's copy of the course."""
    (tmp_path / COURSE_MARK).write_text("{}")
    (tmp_path / "1_word_game").mkdir()
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path / "1_word_game")
    return tmp_path


def test_the_course_is_found_by_its_mark_from_a_folder_inside_it(folder):
    assert progress_file.course_folder() == folder
    assert progress_file.course_folder(folder) == folder
    assert progress_file.progress_file() == folder / "progress.json"


def test_outside_of_a_course_progress_is_kept_where_you_are(tmp_path, monkeypatch):
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)

    assert progress_file.course_folder() is None
    assert progress_file.progress_file() == tmp_path / "progress.json"


def test_an_environment_variable_names_another_place(folder, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(folder / "elsewhere.json"))
    progress_file.note(1, "get_word_score")

    assert (folder / "elsewhere.json").exists()
    assert not (folder / "progress.json").exists()


def test_what_is_noted_is_kept_and_what_was_there_stays(folder):
    assert progress_file.done() == set()
    progress_file.note(2, "update_hand")
    progress_file.note(1, "get_word_score")

    assert progress_file.done() == {"1 get_word_score", "2 update_hand"}


def test_noting_twice_does_not_write_again(folder):
    progress_file.note(1, "get_word_score")
    before = (folder / "progress.json").stat()
    progress_file.note(1, "get_word_score")

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

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        progress_file.note(2, "update_hand")

    assert (folder / "progress.json").read_text() == before
    assert [path.name for path in folder.iterdir() if "part" in path.name] == []


def test_a_folder_in_place_of_the_file_is_an_error_of_writing_only(folder):
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

    assert progress_file.kept().checks == {"1 get_word_score": 2}
    progress_file.forget()
    progress_file.forget()
    assert progress_file.kept() == Kept()
    assert not (folder / "progress.json").exists()


def test_in_a_page_progress_is_kept_for_the_whole_course(tmp_path, monkeypatch):
    drive = tmp_path / "drive"
    (drive / "1_word_game").mkdir(parents=True)
    monkeypatch.setattr("sys.platform", "emscripten")
    monkeypatch.setattr(progress_file, "DRIVE", drive)
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    monkeypatch.chdir(drive / "1_word_game")

    assert progress_file.progress_file() == drive / "progress.json"
