"""Grades the one submission that Gradescope laid down: what `run_autograder` starts.

Where it cannot grade, it ends with an error and writes no results: Gradescope then
tells the instructor, and no student gets 0 points for it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from scrabble_course.checks.report import Status
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.own_points import with_own_points
from scrabble_course.grading.reports.gradescope_results import results_json
from scrabble_course.grading.scoring.grader import GRADED_STAGES, Grader
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import StudentFolder
from scrabble_course.resources.atomic_files import write_atomically
from scrabble_course.resources.course_config import read_course_config

SETTINGS = "settings.json"


def autograde(root: Path) -> Path:
    """Grade `submission` below `root` as `source/settings.json` says.

    Returns the file with the results. CannotIsolate if the machine lacks what the
    level needs, CannotGrade if the grader failed at a function.
    """
    text = (root / "source" / SETTINGS).read_text(encoding="utf-8")
    settings = json.loads(text)
    stages = [s for s in GRADED_STAGES if s.number in settings["stages"]]
    own = read_course_config(settings["course"])
    folder = StudentFolder("submission", root / "submission")
    submission = read_submission(folder, bool(own.explain), timed=False)
    with Grader(settings["isolation"], settings["seed"], stages) as grader:
        graded = grader.grade(submission)
    for mark in graded.marks:
        if mark.status is Status.INTERNAL:
            raise CannotGrade(f"{mark.key}: {mark.remark}")
    results = root / "results" / "results.json"
    results.parent.mkdir(exist_ok=True)
    write_atomically(results, results_json(with_own_points(graded, own)))
    return results


if __name__ == "__main__":
    autograde(Path(os.environ.get("AUTOGRADER_ROOT", "/autograder")))
