import errno
import random
import subprocess
import sys
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from scrabble_course.calling.limits.system import MOST_BUSY
from scrabble_course.checks.report import Status
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands import batch
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.commands.worker_pool import CannotStart
from scrabble_course.grading.gradebook.entries import entry_of
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.all_reports import write_all
from scrabble_course.grading.submissions.downloads import student_folders
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.supervisor.budget import CLOCK_SECONDS, LOADING_SECONDS
from scrabble_course.grading.supervisor.isolation import CannotIsolate
from scrabble_course.resources.word_list import WordListError
from tests.grading.fake_grader import STAGES, FakeGrader, gradings_in, lay_students, run
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parents[3]


@pytest.fixture
def submissions(tmp_path):
    lay_students(tmp_path / "submissions", 20)
    return tmp_path / "submissions"


@pytest.fixture
def out(tmp_path):
    return tmp_path / "out"


def marks_in(out):
    with Gradebook.open(out / BOOK) as book:
        return {r.graded.student: r.graded.marks for r in book.counting()}


def test_every_student_is_graded_and_a_second_run_finds_nothing_to_do(submissions, out):
    (submissions / "nobody").mkdir()  # an empty folder is a student's, too
    first, marks = run(submissions, out), marks_in(out)
    second = run(submissions, out)

    assert (first.graded, first.known) == (21, 0)
    assert (second.graded, second.known) == (0, 21)
    assert len(marks) == gradings_in(out) == 21
    assert run(submissions, out, force=True).graded == 21
    assert marks_in(out) == marks


def test_what_is_handed_in_again_and_differs_is_another_row(submissions, out):
    run(submissions, out)
    (submissions / "student003" / "ps3.py").write_text("get_word_score = len")

    assert run(submissions, out).graded == 1
    with Gradebook.open(out / BOOK) as book:
        rows = [r for r in book.rows() if r.graded.student == "student003"]
    assert len(rows) == 2
    assert sum(row.counts for row in rows) == 1


def test_one_that_ends_the_grader_is_told_and_tried_again_when_it_has_changed(
    submissions, out
):
    ps3 = submissions / "student007" / "ps3.py"
    text = ps3.read_text()
    ps3.write_text("# end the grader")

    first = run(submissions, out)
    assert (first.given_up, first.failed, first.graded) == (["student007"], [], 19)
    marks = marks_in(out)
    assert len(marks) == 20
    assert [mark.status for mark in marks["student007"]] == [Status.TIMED_OUT]
    with Gradebook.open(out / BOOK) as book:
        write_all(book, out)
    for page in ("index.html", "students/student007.html"):
        told = (out / page).read_text("utf-8")
        assert "The grader gave this work up twice" in told

    second = run(submissions, out)
    assert (second.graded, second.known, second.given_up) == (0, 20, [])

    ps3.write_text(text)
    third = run(submissions, out)
    assert (third.graded, third.known, third.given_up) == (1, 19, [])
    assert [mark.status for mark in marks_in(out)["student007"]] == [Status.FAILED]


@pytest.mark.parametrize(
    ("text", "told"),
    [("# raise an error", "failed"), ("# fail in one function", "faulty")],
)
def test_after_a_fault_of_the_grader_the_next_run_tries_again(
    submissions, out, text, told
):
    ps3 = submissions / "student007" / "ps3.py"
    before = ps3.read_text()
    ps3.write_text(text)
    for _ in range(2):
        assert getattr(run(submissions, out), told) == ["student007"]

    ps3.write_text(before)
    progress = run(submissions, out)

    assert (progress.graded, progress.known, progress.failed) == (1, 19, [])
    with Gradebook.open(out / BOOK) as book:
        assert len(book.rows()) == 20


def test_ctrl_c_loses_nothing_that_was_graded(submissions, out):
    def press(progress):
        if progress.graded == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(submissions, out, show=press)

    assert gradings_in(out) == 5
    assert run(submissions, out).graded == 15
    assert gradings_in(out) == 20


def test_killed_at_any_moment_each_work_is_graded_once_with_the_same_marks(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    many, kills = (80, 4) if AT_NIGHT else (40, 2)
    chance = random.Random(0)
    lay_students(tmp_path / "submissions", many)
    run(tmp_path / "submissions", tmp_path / "whole", seed=1)
    out = tmp_path / "out"
    command = [sys.executable, "-m", "tests.grading.fake_grader"]
    so_far = []
    for _ in range(kills):
        process = subprocess.Popen([*command, tmp_path / "submissions", out], cwd=ROOT)
        wanted = gradings_in(out) + chance.randint(1, 12)
        while process.poll() is None and gradings_in(out) < wanted:
            time.sleep(0.005)
        time.sleep(chance.random() * 0.1)
        process.kill()
        process.wait()
        so_far.append(gradings_in(out))

    subprocess.run([*command, tmp_path / "submissions", out], cwd=ROOT, check=True)

    assert any(0 < graded < many for graded in so_far), "it was killed in the middle"
    assert marks_in(out) == marks_in(tmp_path / "whole")
    assert gradings_in(out) == many


def test_whoever_uses_up_the_budget_of_a_submission_is_not_given_up():
    at_most = MOST_BUSY * (CLOCK_SECONDS + 2 * LOADING_SECONDS)
    assert at_most < batch.SECONDS < 600


def test_other_rules_grade_again_and_it_is_known_how_many(
    submissions, out, monkeypatch
):
    def otherwise():
        with Gradebook.open(out / BOOK) as book:
            return batch.plan_for(book, "none", book.seed(), STAGES).otherwise

    run(submissions, out)
    monkeypatch.setattr(batch, "Plan", partial(batch.Plan, rules="others"))

    assert otherwise() == 20
    assert run(submissions, out).graded == 20
    assert otherwise() == 0


def test_marks_of_a_cluster_with_another_version_are_refused(submissions, out):
    folders, _ = student_folders(submissions)
    plan = batch.Plan("none", 1, STAGES)
    work = read_submission(folders[0])
    entry = entry_of(FakeGrader(plan).grade(work), work, STAGES)
    with (
        Gradebook.open(submissions.parent / "book.sqlite") as book,
        pytest.raises(CannotGrade, match="the same version"),
    ):
        other = replace(plan, rules="others")
        results = iter([(folders[0], entry)])
        batch.work_through(book, other, results, batch.RunProgress(1), lambda now: None)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (CannotIsolate("the box does not hold"), "the box does not hold"),
        (WordListError("words.txt, line 1: the list is empty"), "the list is empty"),
        (OSError(errno.ENOSPC, "No space left", "box"), "full, so box cannot be writt"),
    ],
)
def test_what_stops_one_worker_for_good_stops_the_run(
    submissions, out, error, said, monkeypatch
):
    def refusing(grader, submission):
        raise error

    monkeypatch.setattr(FakeGrader, "grade", refusing)
    with pytest.raises(CannotStart, match=said):
        run(submissions, out)
