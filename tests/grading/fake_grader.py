"""A grader that needs no box: its marks follow from the text alone.

`python -m tests.grading.fake_grader SUBMISSIONS OUT` grades a folder with it, by the
means of the real command.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
import time
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import scrabble_course
from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.commands import batch, out_folder
from scrabble_course.grading.commands.box_folder import box_folder, temporary_files_in
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.submissions.downloads import student_folders

STAGES = (course.stage("word_scores"),)


class FakeGrader:
    def __init__(self, plan, seconds=0.0):
        self.plan, self.seconds = plan, seconds

    def grade(self, submission):
        text = "".join(cell for file in submission.files for cell in file.cells)
        if "end the grader" in text:
            os.kill(os.getpid(), signal.SIGKILL)
        if "raise an error" in text:
            raise ValueError("no such word")
        time.sleep(self.seconds)
        points = len(text) % 11
        fails = "fail in one function" in text
        status = Status.INTERNAL if fails else Status.FAILED
        mark = Mark("get_word_score", 1, points, 10, status)
        notes = tuple(file.note for file in submission.files)
        how = (self.plan.isolation, self.plan.seed, scrabble_course.__version__)
        graded = GradedWork(submission.student, submission.digest, (mark,), notes, *how)
        return replace(graded, rules=self.plan.rules)


def lay_students(folder, many):
    for number in range(many):
        (folder / f"student{number:03}").mkdir(parents=True)
        source = f"def get_word_score(word, n):\n    return {number}\n"
        (folder / f"student{number:03}" / "ps3.py").write_text(source)


def run(
    submissions,
    out,
    *,
    seconds=0.0,
    force=False,
    seed=None,
    jobs=2,
    show=lambda progress: None,
):
    """Grade a folder, and return how far it went."""
    with out_folder.the_only_run(out) as book:
        plan = batch.plan_for(book, "none", book.seed(seed), STAGES, force)
        folders, _ = student_folders(submissions)
        progress = batch.RunProgress(len(folders))
        grader = nullcontext(FakeGrader(plan, seconds))
        with (
            patch.object(batch, "grader_for", lambda plan: grader),
            box_folder() as folder,
            temporary_files_in(folder),
            batch.local_results(plan, folders, jobs) as results,
        ):
            batch.work_through(book, plan, results, progress, show)
    return progress


def gradings_in(out):
    """How often anything was graded, as the file itself counts."""
    try:
        connection = sqlite3.connect(f"file:{out / out_folder.BOOK}?mode=ro", uri=True)
        query = "SELECT seq FROM sqlite_sequence WHERE name = 'graded'"
        found = connection.execute(query).fetchone()
        connection.close()
    except sqlite3.OperationalError:  # the file is not there yet, or not whole
        return 0
    return found[0] if found else 0


if __name__ == "__main__":
    run(Path(sys.argv[1]), Path(sys.argv[2]), seconds=0.02)
