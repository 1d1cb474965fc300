import multiprocessing
import time

import pytest

from scrabble_course.grading.commands.out_folder import CannotUse, the_only_run

FORK = multiprocessing.get_context("fork")


def hold(out, ready):
    with the_only_run(out):
        ready.set()
        time.sleep(600)


@pytest.fixture
def another_run(tmp_path):
    ready = FORK.Event()
    process = FORK.Process(target=hold, args=(tmp_path / "out", ready), daemon=True)
    process.start()
    assert ready.wait(60)
    yield process
    process.kill()
    process.join()


def test_two_runs_never_write_into_one_folder(another_run, tmp_path):
    with pytest.raises(CannotUse, match="another `scrabble-course` writes into"):
        the_only_run(tmp_path / "out").__enter__()


def test_a_run_that_was_killed_keeps_nobody_out(another_run, tmp_path):
    another_run.kill()
    another_run.join()

    with the_only_run(tmp_path / "out") as book:
        assert book.rows() == []


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
