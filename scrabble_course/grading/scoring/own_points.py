"""Marks as an instructor's own points have them; nothing is graded again for that."""

from __future__ import annotations

from dataclasses import replace

from scrabble_course.grading.scoring.mark import Graded, Mark
from scrabble_course.own_course import OwnCourse


def with_own_points(graded: Graded, own: OwnCourse) -> Graded:
    """Return a work without the stages left out, each mark out of its own points."""
    marks = [mark for mark in graded.marks if mark.stage not in own.left_out]
    return replace(graded, marks=tuple(_out_of(mark, own) for mark in marks))


def _out_of(mark: Mark, own: OwnCourse) -> Mark:
    points = own.points.get((mark.stage, mark.function), mark.out_of)
    if not mark.out_of or points == mark.out_of:
        return mark
    earned = round(mark.points * points / mark.out_of, 2)
    return replace(mark, points=earned, out_of=points)
