"""Feedback as files that Canvas and Moodle hand to students.

Canvas gives a comment's file the name of the student's own upload
(`infer_comment_context_from_filename` in `assignment.rb` of canvas-lms), so a page has
to be what that name says: a zip that holds it, a notebook, or a text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace

from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.wording import report_text
from scrabble_course.resources.zip_files import zip_of

PAGE = "feedback.html"


def feedback_file(name: str, record: Record, page: str) -> bytes:
    """Return a student's page as a file that is what its name says."""
    end = name.lower().rpartition(".")[2]
    if end == "html":
        return page.encode()
    if end == "zip":
        return zip_of([(PAGE, page.encode())])
    return _TEXTS.get(end, str)(report_text(record)).encode()


def is_moodles(name: str) -> bool:
    """Whether a name is one that Moodle takes, which answers one student alone."""
    return "_assignfeedback_" in name


def in_common(name: str, record: Record, others: Sequence[Record]) -> Record:
    """Return what all members of a group may read of what one of them handed in.

    Points given by hand are between one student and the instructor, and so is lateness
    where it differs.
    """
    is_shared = all(other.late == record.late for other in others)
    late = record.late if is_shared else {}
    late_points = record.late_points if is_shared else 0.0
    return replace(
        record,
        graded=replace(record.graded, student=name),
        late=late,
        late_points=late_points,
        points=max(0.0, round(record.graded.points - late_points, 2)),
        adjustments=(),
        slips=(),
        slip_days=0,
    )


def _notebook(text: str) -> str:
    cell = {"cell_type": "raw", "id": "feedback", "metadata": {}, "source": text}
    book = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(book, indent=1)


def _comment(text: str) -> str:
    return "".join(f"# {line}".rstrip() + "\n" for line in text.splitlines())


_TEXTS: dict[str, Callable[[str], str]] = {
    "ipynb": _notebook,
    "json": _notebook,
    "py": _comment,
}
