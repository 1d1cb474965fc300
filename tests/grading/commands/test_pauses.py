"""A run that is stopped and goes on (Ctrl-Z and fg, a machine at rest) marks alike."""

import os
import random
import signal
import subprocess
import sys
import time

import psutil
import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.gradebook import Gradebook
from tests.grading.work_files import answers_of

pytestmark = pytest.mark.no_cover

HANDS, SCORES = course.stage("hands"), course.stage("word_scores")
SLOW = """
right = update_hand
def update_hand(hand, word):
    for _ in range(150_000): pass
    return right(hand, word)
"""
LOOP = "def get_word_score(word, n):\n    while word: pass\n    return 0"
PAUSE_SECONDS = 2.0
"""Longer than any function may take in the first round, or a call in the second."""


def lay_class(folder):
    for number in range(3):
        cells = [*answers_of(HANDS), *answers_of(SCORES), SLOW]
        if number == 0:
            cells.append(LOOP)
        student = folder / f"student{number}"
        student.mkdir(parents=True)
        (student / "ps.py").write_text("\n\n".join(cells))


def begun(folder, out):
    words = ["-m", "scrabble_course", "grade", str(folder), "--out", str(out)]
    options = ["--stages", "1,2", "--seed", "7", "--jobs", "2"]
    return subprocess.Popen(
        [sys.executable, *words, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )


def processes_of(run, with_children):
    """The run's own group, as Ctrl-Z stops it; or all that it has started."""
    everybody = [psutil.Process(run.pid)]
    everybody += everybody[0].children(recursive=True)
    if with_children:
        return everybody
    return [one for one in everybody if _group_of(one) == run.pid]


def _group_of(process):
    try:
        return os.getpgid(process.pid)
    except ProcessLookupError:
        return None


def pause(run, with_children):
    stopped = processes_of(run, with_children)
    for number in (signal.SIGSTOP, signal.SIGCONT):
        for process in stopped:
            try:
                process.send_signal(number)
            except psutil.NoSuchProcess:
                continue
        time.sleep(PAUSE_SECONDS if number == signal.SIGSTOP else 0)


def marks_in(out):
    with Gradebook.open(out / "gradebook.sqlite") as book:
        return {
            record.graded.student: [(m.points, m.status) for m in record.graded.marks]
            for record in book.rows()
        }


def test_a_run_that_is_paused_gives_the_marks_that_work_is_worth(tmp_path):
    lay_class(tmp_path / "class")
    run = begun(tmp_path / "class", tmp_path / "out")
    pauses = [True, False]  # all of it, or the run's own processes
    while run.poll() is None:
        time.sleep(random.uniform(0.1, 0.6))
        if pauses and psutil.Process(run.pid).children(recursive=True):
            pause(run, with_children=pauses.pop())
    said, _ = run.communicate()

    assert run.returncode == 0, said
    assert not pauses, "it was paused in both ways"
    right, late = (10, Status.PASSED), (0, Status.TIMED_OUT)
    assert marks_in(tmp_path / "out") == {
        f"student{number}": [right if number else late, right] for number in range(3)
    }
