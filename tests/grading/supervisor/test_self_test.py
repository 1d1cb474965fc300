"""A box that does not work, or does not hold, stops the run and blames nobody."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.scoring.suite import suite_of
from scrabble_course.grading.supervisor import isolation, self_test, zygotes
from scrabble_course.grading.supervisor.isolation import (
    CannotIsolate,
    IsolationLevel,
    missing,
)
from tests.grading.work_files import LEVELS, answers_of, handed_in, mark_of

ROOT = Path(__file__).parents[3]
HANDS = course.stage("hands")
WORK = answers_of(HANDS)
AT_EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)
NEEDS_LANDLOCK = pytest.mark.skipif(
    bool(missing(IsolationLevel.LANDLOCK)), reason="no landlock here"
)


def grade(level):
    """Grade right work in a box that is built and tried out anew."""
    with Grader(level, 7, [HANDS]) as grader:
        return grader.grade(handed_in(*WORK))


@pytest.mark.parametrize(
    ("sample", "text", "said"),
    [
        ("RIGHT", "def right(number): return number", "were not told apart"),
        ("RIGHT", "", "were not told apart"),
        ("WRONG", "def wrong(number): return 2", "were not told apart"),
        ("DEADLY", "def deadly(number): pass", "was not noticed"),
        ("RIGHT", "import os; os._exit(3)", "a sample got no answer: ended with"),
    ],
)
def test_samples_that_come_out_otherwise_stop_the_run(monkeypatch, sample, text, said):
    monkeypatch.setattr(self_test, sample, text)

    with pytest.raises(CannotIsolate, match=said):
        grade("none")


@NEEDS_LANDLOCK
def test_a_box_that_lets_files_be_read_stops_the_run(monkeypatch):
    monkeypatch.setattr(isolation, "readable_paths", lambda box: ["/"])

    with pytest.raises(CannotIsolate, match="hostile sample could read a file"):
        grade("landlock")


@AT_EACH_LEVEL
def test_a_layer_that_cannot_be_put_on_is_told_with_the_reason(level, monkeypatch):
    broken = zygotes._RUN.replace(
        "main(int",
        "import scrabble_course.grading.sandbox.zygote as z; "
        "z.lock_down = lambda *layers: 1 / 0; main(int",
    )
    monkeypatch.setattr(zygotes, "_RUN", broken)

    with pytest.raises(CannotIsolate) as told:
        grade(level)
    assert "nothing was graded" in str(told.value)
    assert "could not be locked down: ZeroDivisionError" in str(told.value)


ONE_USER = ["unshare", "--user", "--map-root-user"]


def has_one_user():
    """Whether there is a way to be root where there is only one user number."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*ONE_USER, "true"], capture_output=True).returncode == 0


@pytest.mark.skipif(not has_one_user(), reason="no user namespaces here")
@NEEDS_LANDLOCK
def test_root_with_one_user_number_stops_the_run_and_says_why(tmp_path):
    (tmp_path / "submissions" / "ann").mkdir(parents=True)
    (tmp_path / "submissions" / "ann" / "ps3.py").write_text("update_hand = len")
    grade = [sys.executable, "-m", "scrabble_course", "grade"]
    folders = [tmp_path / "submissions", "--out", tmp_path / "out"]
    command = [*ONE_USER, *grade, *folders]

    done = subprocess.run(
        [*command, "--stages", "2", "--isolation", "landlock"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert done.returncode == 1, done.stdout
    assert "cannot become a user of its own" in done.stderr
    assert not (tmp_path / "out" / "index.html").exists()


@AT_EACH_LEVEL
def test_a_stand_in_that_is_not_there_is_no_students_fault(
    shared_grader, level, monkeypatch
):
    suite = suite_of(HANDS, "update_hand", 7)
    for batch in (suite.visible, suite.hidden):
        monkeypatch.setattr(batch, "stand_ins", "nowhere:stand_ins")
    graded = shared_grader(level, [HANDS]).grade(handed_in(*WORK))
    mark = mark_of(graded, "update_hand")

    assert mark.status is Status.INTERNAL
    assert "KeyError: 'nowhere'" in mark.remark


@AT_EACH_LEVEL
def test_a_student_cannot_put_the_blame_on_us(shared_grader, level):
    lie = """
def update_hand(hand, word):
    import scrabble_course.grading.sandbox.child as child
    def lie(place): raise OSError("the disk is full")
    child._stand_ins = child._call = lie
    return {}
"""
    marks = shared_grader(level, [HANDS]).grade(handed_in(lie, *WORK[:1])).marks

    assert marks[0].points < marks[0].out_of
    assert marks[0].status is not Status.INTERNAL
