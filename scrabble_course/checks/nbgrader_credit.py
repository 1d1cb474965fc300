"""Points for a report, in the form that nbgrader reads.

nbgrader takes a number that a check cell shows as its plain text for the points that
it earns, and anything else for all of them. So while nbgrader runs a notebook, which
it says in the environment, a report's plain text is its points. People still see the
report itself, as HTML.
"""

from __future__ import annotations

import os
from dataclasses import replace

from scrabble_course import course
from scrabble_course.checks.report import Report

NBGRADER_RUNS = "NBGRADER_EXECUTION"
"""nbgrader sets this to "autograde" or "validate"."""


def points_are_asked_for() -> bool:
    """Whether nbgrader runs this notebook."""
    return bool(os.environ.get(NBGRADER_RUNS))


def with_points(report: Report, stage: int | None) -> Report:
    """Return `report` with its points; without a stage, those of the last one count.

    A report on something that is no exercise earns nothing.

    >>> from scrabble_course.checks.report import Status
    >>> with_points(Report("update_hand", Status.FAILED, share=0.5), None).points
    5.0
    """
    earned = report.share and report.share * _out_of(report.name, stage)
    return replace(report, points=round(earned, 2))


def _out_of(name: str, stage: int | None) -> int:
    found = course.stage_of(name) if stage is None else course.stage(stage)
    return {graded.name: graded.points for graded in found.graded}.get(name, 0)
