import os
import signal
from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands import batch, cluster_run
from scrabble_course.grading.commands.cluster_run import cluster_results, grade_batch
from scrabble_course.grading.commands.worker_pool import CannotStart
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.submissions.downloads import student_folders
from scrabble_course.grading.submissions.source_files import read_submission
from tests.dask_here import two_workers
from tests.grading.fake_grader import gradings_in, lay_students

PLAN = batch.Plan("none", 7, (course.stage("word_scores"),))
MANY = 6


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    with two_workers(tmp_path_factory.mktemp("dask")) as found:
        yield found


@pytest.fixture
def folders(tmp_path, monkeypatch):
    monkeypatch.setattr(cluster_run, "SMALLEST", 2)
    lay_students(tmp_path / "submissions", MANY)
    return student_folders(tmp_path / "submissions")[0]


@pytest.fixture
def book(tmp_path):
    (tmp_path / "out").mkdir()
    with Gradebook.open(tmp_path / "out" / "gradebook.sqlite") as opened:
        yield opened


def grade(cluster, book, folders, show=lambda progress: None, plan=PLAN):
    progress = batch.RunProgress(len(folders))
    address = cluster.scheduler_address
    with cluster_results(plan, folders, address) as results:
        batch.work_through(book, plan, results, progress, show)
    return progress


def test_a_cluster_finds_the_same_marks_and_a_second_run_nothing(
    cluster, book, folders, tmp_path
):
    first = grade(cluster, book, folders)
    known = book.known(PLAN.conditions)
    second = grade(cluster, book, folders, plan=replace(PLAN, known=known))

    assert (first.graded, second.known) == (MANY, MANY)
    here = grade_batch(
        ("none", 7, [1]), [read_submission(folder) for folder in folders]
    )
    wanted = {entry.graded.student: entry.graded.marks for entry in here}
    assert {r.graded.student: r.graded.marks for r in book.counting()} == wanted
    assert gradings_in(tmp_path / "out") == MANY


def test_a_worker_that_is_killed_costs_nothing(cluster, book, folders):
    killed = []

    def kill_one(progress):
        if not killed:
            pids = [worker.pid for worker in cluster.workers.values()]
            killed.append(pids[0])
            os.kill(pids[0], signal.SIGKILL)

    progress = grade(cluster, book, folders, kill_one)

    assert killed
    assert (progress.graded, progress.failed) == (MANY, [])
    assert len(book.rows()) == MANY


def test_a_batch_that_comes_twice_counts_once(book, folders):
    work = [read_submission(folder) for folder in folders]
    for run in (1, 2):
        book.add(run, grade_batch(("none", 7, [1]), work))

    assert len(book.rows()) == MANY


def test_a_cluster_whose_workers_cannot_start_says_why(cluster, book, folders):
    with pytest.raises(CannotStart, match="the cluster cannot grade: 'some'"):
        grade(cluster, book, folders, plan=replace(PLAN, isolation="some"))


def test_a_cluster_that_is_gone_stops_the_run_and_fails_no_student(
    cluster, book, folders
):
    """The last of these tests: no other finds the cluster any more."""
    seen = []

    def end_the_cluster(progress):
        seen.append(progress)
        cluster.close()

    with pytest.raises(CannotGrade, match=r"broke off\. What was graded is in the"):
        grade(cluster, book, folders, end_the_cluster)

    assert seen[-1].failed == []
