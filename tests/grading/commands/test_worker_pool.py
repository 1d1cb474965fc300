import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.worker_pool import (
    AtWork,
    CannotStart,
    GivenUp,
    TaskFailure,
    WorkerPool,
)


@contextmanager
def obedient():
    """Do what a task says: to be lost, to hang, to raise, or to double a number."""

    def do(task):
        if task == "lost":
            os.kill(os.getpid(), signal.SIGKILL)
        if task == "hang":
            time.sleep(600)
        if task == "raise":
            raise ValueError("no such word")
        if isinstance(task, Path):
            # Lost the first time only.
            if not task.exists():
                task.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return "at the second try"
        return task * 2

    yield do


def outcome_of(tasks, size=2, seconds=60, start=obedient):
    with WorkerPool(size, start, seconds) as pool:
        return dict(done_by(pool, tasks))


def done_by(pool, tasks):
    return [done for done in pool.results(tasks) if not isinstance(done, AtWork)]


def test_every_task_is_done_once():
    with WorkerPool(3, obedient, 60) as pool:
        done = done_by(pool, range(200))

    assert sorted(done) == [(number, number * 2) for number in range(200)]


@contextmanager
def telling_cores():
    """Answer with the cores that the worker may use, or lose it."""

    def do(task):
        if task == "lost":
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.02)
        return frozenset(os.sched_getaffinity(0))

    yield do


def test_as_many_workers_as_cores_keep_to_one_each_and_so_do_those_after_them():
    cores = os.sched_getaffinity(0)
    with WorkerPool(len(cores), telling_cores, 60) as pool:
        told = dict(done_by(pool, range(40)))
        done_by(pool, ["lost"])
        told_after = dict(done_by(pool, range(40)))

    one_each = {frozenset({core}) for core in cores}
    assert set(told.values()) == set(told_after.values()) == one_each


@pytest.mark.parametrize("more", [0, 1])
def test_workers_that_may_not_choose_a_core_or_are_more_work_on_any(more, monkeypatch):
    def refused(process, cores):
        raise PermissionError("no")

    if not more:
        monkeypatch.setattr(os, "sched_setaffinity", refused)
    cores = os.sched_getaffinity(0)

    told = outcome_of(range(10), size=len(cores) + more, start=telling_cores)

    assert set(told.values()) == {frozenset(cores)}


@pytest.mark.parametrize("size", [1, 2])
def test_a_task_whose_worker_is_lost_is_tried_once_more_and_others_are_done(
    size, tmp_path
):
    lost_once = tmp_path / "been here"

    done = outcome_of([*range(10), "raise", lost_once, "lost", *range(10, 20)], size)

    assert done.pop("raise") == TaskFailure("ValueError: no such word")
    assert done.pop(lost_once) == "at the second try"
    assert done.pop("lost") == GivenUp("its process ended with exit code -9")
    assert done == {number: number * 2 for number in range(20)}


def test_a_task_that_hangs_is_given_up():
    done = outcome_of([1, "hang", 2], size=1, seconds=1)

    assert done == {1: 2, 2: 4, "hang": GivenUp("it took too long")}


PATIENT_RUN = """
import os
import time
from contextlib import contextmanager
from scrabble_course.grading.commands.worker_pool import AtWork, WorkerPool

@contextmanager
def start():
    def do(task):
        os.write(1, f"{task} begun\\n".encode())
        for _ in range(5):
            time.sleep(0.1)
        return "done"
    yield do

with WorkerPool(1, start, seconds=1.5) as pool:
    print("ready", flush=True)
    for done in pool.results([1, 2]):
        if not isinstance(done, AtWork):
            os.write(1, "{} {}\\n".format(*done).encode())
"""


def test_a_run_that_is_stopped_for_a_while_gives_nothing_up():
    command = [sys.executable, "-c", PATIENT_RUN]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3)
        os.killpg(process.pid, signal.SIGSTOP)
        time.sleep(2)
        os.killpg(process.pid, signal.SIGCONT)

        told = process.stdout.read().splitlines()

    assert sorted(told) == ["1 begun", "1 done", "2 begun", "2 done"]


def raising(error):
    raise error


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (lambda: raising(RuntimeError("no box")), "RuntimeError: no box"),
        (
            lambda: nullcontext(lambda task: raising(CannotGrade("it does not hold"))),
            "^it does not hold$",
        ),
    ],
)
def test_what_keeps_every_worker_from_work_stops_the_crew_and_says_why(start, said):
    with pytest.raises(CannotStart, match=said):
        outcome_of([1, 2, 3], start=start)


def test_it_is_known_who_is_at_what():
    with WorkerPool(1, lambda: nullcontext(lambda _: time.sleep(0.5)), 60) as pool:
        seen = [now for now in pool.results(["ann"]) if isinstance(now, AtWork)]

    assert any(task == "ann" and 0 <= s < 60 for now in seen for task, s in now.tasks)


def test_no_worker_is_left_behind(tmp_path):
    @contextmanager
    def telling():
        (tmp_path / str(os.getpid())).touch()
        yield lambda task: task
        (tmp_path / str(os.getpid())).unlink()

    outcome_of(range(10), size=3, start=telling)

    assert list(tmp_path.iterdir()) == []


def test_a_worker_ends_by_itself_when_nobody_is_there_any_more():
    pool = WorkerPool(1, obedient, 60)
    [worker] = pool._workers

    worker.connection.close()
    worker._process.join(20)

    assert worker._process.exitcode == 0
