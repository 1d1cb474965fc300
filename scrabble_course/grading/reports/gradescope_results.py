"""A student's results in the form that Gradescope reads from an autograder.

https://gradescope-autograders.readthedocs.io/en/latest/specs/
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from scrabble_course.grading.reports.readable import readable
from scrabble_course.grading.reports.wording import feedback
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.submissions.submission import FileNote


def results_json(
    graded: GradedWork, points: float | None = None, after: Iterable[str] = ()
) -> str:
    """Return the results of one work.

    `points` are the total if marks do not add up to it, for what happened `after`
    grading, in sentences.
    """
    problems = [_problem(note) for note in graded.files if note.problem]
    if not graded.files:
        problems = ["There is no notebook and no Python file in what was handed in."]
    results = {
        "score": graded.points if points is None else points,
        "execution_time": round(graded.seconds),
        "output": "\n\n".join([*problems, *after]),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "extra_data": {"isolation": graded.isolation, "version": graded.version},
        "tests": [_test(mark, place) for place, mark in _numbered(graded)],
    }
    return json.dumps(results, indent=2) + "\n"


def _numbered(graded: GradedWork) -> Iterator[tuple[str, Mark]]:
    """Yield each mark with its number: the stage, and the place within it."""
    seen: Counter[int] = Counter()
    for mark in graded.marks:
        seen[mark.stage] += 1
        yield f"{mark.stage}.{seen[mark.stage]}", mark


def _test(mark: Mark, place: str) -> dict[str, Any]:
    return {
        "name": mark.function,
        "number": place,
        "score": mark.points,
        "max_score": mark.out_of,
        "status": "passed" if mark.points == mark.out_of else "failed",
        "output": feedback(mark),
        "visibility": "visible",
        "tags": [mark.mistake] if mark.mistake else [],
    }


def _problem(note: FileNote) -> str:
    lines = [f"{note.path}: {note.problem}", note.excerpt]
    return "\n".join(readable(line) for line in lines if line)
