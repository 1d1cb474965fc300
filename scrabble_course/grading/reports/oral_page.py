"""The page for a talk with a student about a function of theirs."""

from __future__ import annotations

from collections.abc import Sequence

from scrabble_course.grading.reports.report_pages import environment
from scrabble_course.grading.scoring.oral_questions import OralTopic


def oral_page(student: str, topics: Sequence[OralTopic], out: str, seed: int) -> str:
    """Return the page, for instructors: the answers are in it, folded away."""
    template = environment().get_template("oral.html")
    return template.render(student=student, topics=topics, out=out, seed=seed)
