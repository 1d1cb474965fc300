"""The page for a regrade request: everything that made up one student's points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scrabble_course.grading.gradebook.records import PointsEvent
from scrabble_course.grading.reports.report_pages import environment


def regrade_page(
    student: str,
    events: Sequence[PointsEvent],
    sources: Mapping[str, Mapping[tuple[int, str], str]],
) -> str:
    """Return the page about one student, for instructors; `events` are in order.

    `sources` are the texts of the functions in each upload, by its digest.
    """
    template = environment().get_template("regrade.html")
    return template.render(student=student, events=events, sources=sources)
