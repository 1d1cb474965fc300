"""Feedback as files that Canvas and Moodle hand to students.

Canvas gives a comment's file the name of the student's own upload
(`infer_comment_context_from_filename` in `assignment.rb` of canvas-lms), so a page has
to be what that name says: a zip that holds it, a notebook, or a text.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.wording import report_text
from scrabble_course.zip_files import zip_of

PAGE = "feedback.html"


def feedback_file(name: str, record: Record, page: str) -> bytes:
    """Return a student's page as a file that is what its name says."""
    end = name.lower().rpartition(".")[2]
    if end == "html":
        return page.encode()
    if end == "zip":
        return zip_of([(PAGE, page.encode())])
    return _TEXTS.get(end, str)(report_text(record)).encode()


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
