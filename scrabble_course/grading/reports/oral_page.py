"""The page for a talk with a student about a function of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from shlex import join

from scrabble_course.grading.reports.report_pages import environment
from scrabble_course.grading.scoring.boxed_questions import OralTopic


def oral_page(student: str, topics: Sequence[OralTopic], out: str, seed: int) -> str:
    """Return the page, for instructors: the answers are in it, folded away."""
    template = environment().get_template("oral.html")
    whose = ["--"] * student.startswith("-") + [out, student]
    adjust = ["scrabble-course", "adjust", "--function"]
    points = ["--points", "-1", "--comment", "the talk about it", *whose]
    return template.render(
        student=student,
        topics=topics,
        seed=seed,
        adjust={one.key: join([*adjust, one.exercise.name, *points]) for one in topics},
    )
