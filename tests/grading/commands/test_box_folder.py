import multiprocessing
import os
import tempfile
import time
from pathlib import Path

import pytest

from scrabble_course.grading.commands.box_folder import (
    PREFIX,
    box_folder,
    temporary_files_in,
)

FORK = multiprocessing.get_context("fork")


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def hold(told):
    with box_folder() as folder:
        told.send(folder)
        time.sleep(600)


@pytest.fixture
def another():
    """Another process that has a folder, and the folder, which is not young."""
    ours, its_end = FORK.Pipe()
    process = FORK.Process(target=hold, args=(its_end,), daemon=True)
    process.start()
    folder = ours.recv()
    os.utime(folder, (0, 0))
    yield process, folder
    process.kill()
    process.join()
    ours.close()
    its_end.close()


def test_all_temporary_files_are_made_there_and_taken_away_at_the_end(place):
    with box_folder() as folder, temporary_files_in(folder):
        made = Path(tempfile.mkdtemp())

        assert made.parent == folder
        assert folder.stat().st_mode & 0o005 == 0o005  # anyone may look into it

    assert list(place.iterdir()) == []
    assert tempfile.gettempdir() == str(place)


def test_the_folder_of_a_process_that_lives_stays(another):
    _, folder = another
    with box_folder():
        assert folder.is_dir()


def test_the_folder_of_a_process_that_was_killed_is_taken_away(another):
    process, folder = another
    process.kill()
    process.join()
    with box_folder():
        assert not folder.exists()


def test_a_folder_that_is_made_this_moment_stays(place):
    (place / f"{PREFIX}x").mkdir()
    (place / f"{PREFIX}x" / "in-use").touch()
    with box_folder():
        assert (place / f"{PREFIX}x").is_dir()


def test_what_is_no_folder_of_ours_stays(place):
    (place / f"{PREFIX}file").touch()
    (place / f"{PREFIX}link").symlink_to(place)
    for path in place.iterdir():
        os.utime(path, (0, 0), follow_symlinks=False)
    with box_folder():
        assert len(list(place.iterdir())) == 3
