"""The folders of a run: one for marks, which is its own, and one for its boxes."""

import multiprocessing
import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from scrabble_course.grading.commands.box_folder import (
    PREFIX,
    box_folder,
    temporary_files_in,
)
from scrabble_course.grading.commands.out_folder import CannotUse, the_only_run

FORK = multiprocessing.get_context("fork")


@contextmanager
def another_run(out):
    """Another process that writes into `out`, and its folder, which is not young."""
    ours, its_end = FORK.Pipe()
    process = FORK.Process(target=_hold, args=(out, its_end), daemon=True)
    process.start()
    folder = ours.recv()
    os.utime(folder, (0, 0))
    yield process, folder
    process.kill()
    process.join()
    ours.close()
    its_end.close()


def _hold(out, told):
    with the_only_run(out), box_folder() as folder:
        told.send(folder)
        time.sleep(600)


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Where temporary folders are made."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    return place


@pytest.fixture
def another(tmp_path, place):
    with another_run(tmp_path / "out") as run:
        yield run


def test_what_another_run_has_is_its_own(another, tmp_path):
    _, folder = another

    with pytest.raises(CannotUse, match="another `scrabble-course` writes into"):
        the_only_run(tmp_path / "out").__enter__()
    with box_folder():
        assert folder.is_dir()


def test_what_a_run_had_that_was_killed_is_free(another, tmp_path):
    process, folder = another
    process.kill()
    process.join()

    with the_only_run(tmp_path / "out") as book, box_folder():
        assert book.rows() == []
        assert not folder.exists()


def test_a_worker_that_outlives_its_run_keeps_nobody_out(tmp_path):
    with the_only_run(tmp_path / "out"):
        worker = FORK.Process(target=time.sleep, args=(600,), daemon=True)
        worker.start()
    try:
        with the_only_run(tmp_path / "out"):
            pass
    finally:
        worker.kill()
        worker.join()


def test_a_folder_that_cannot_be_made_says_why(tmp_path):
    (tmp_path / "out").write_text("a file")

    with pytest.raises(CannotUse, match="out cannot be written into: File exists"):
        the_only_run(tmp_path / "out").__enter__()


def test_all_temporary_files_are_made_there_and_taken_away_at_the_end(place):
    with box_folder() as folder, temporary_files_in(folder):
        made = Path(tempfile.mkdtemp())

        assert made.parent == folder
        assert folder.stat().st_mode & 0o005 == 0o005  # anyone may look into it

    assert list(place.iterdir()) == []
    assert tempfile.gettempdir() == str(place)


def test_what_is_made_this_moment_or_is_no_folder_of_ours_stays(place):
    (place / f"{PREFIX}file").touch()
    (place / f"{PREFIX}link").symlink_to(place)
    for path in place.iterdir():
        os.utime(path, (0, 0), follow_symlinks=False)
    (place / f"{PREFIX}x").mkdir()
    (place / f"{PREFIX}x" / "in-use").touch()

    with box_folder():
        assert len(list(place.iterdir())) == 4
