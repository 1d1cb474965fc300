"""Marks as an instructor's own course has them; nothing is graded again for that.

A ruling about a topic takes points from nobody: who had it right keeps them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches

from scrabble_course.checks import catalogue
from scrabble_course.checks.shares import LEFT_ALONE, share_of
from scrabble_course.grading.scoring.mark import (
    ONLY_WHAT_WAS_SHOWN,
    GradedWork,
    Mark,
    OwnAnswers,
    Topic,
)
from scrabble_course.resources.course_config import (
    CannotReadCourse,
    CourseConfig,
    Ruling,
)

LEFT_OUT, FOR_ALL = "It does not count.", "Everybody has full points for it."


def with_own_points(graded: GradedWork, own: CourseConfig) -> GradedWork:
    """Return a work without the stages left out, each mark out of its own points."""
    marks = [mark for mark in graded.marks if mark.stage not in own.left_out]
    return replace(
        graded, marks=tuple(_answered(_own(mark, own), own.explain) for mark in marks)
    )


def check_topics(own: CourseConfig) -> None:
    """Raise CannotReadCourse if there is a ruling about a topic that there is not."""
    for stage, function, topic in own.topics:
        exercise = catalogue.exercise_named(function, stage)
        known = {case.topic for case in exercise.all_cases(0)}
        known |= {LEFT_ALONE, *(one.topic for one in exercise.multi_call_mistakes)}
        if topic not in known:
            near = get_close_matches(topic, known, n=1) or sorted(known)
            there = ", ".join(map(repr, near))
            raise CannotReadCourse(f"{function} has no topic {topic!r}, but {there}")


def _own(mark: Mark, own: CourseConfig) -> Mark:
    where = mark.stage, mark.function
    points = own.points.get(where, mark.out_of)
    ruling = own.functions.get(where)
    if not points or ruling is Ruling.LEAVE_OUT:
        return replace(mark, points=0, out_of=0, ruling=LEFT_OUT)
    if ruling is Ruling.FULL_POINTS:
        return replace(mark, points=points, out_of=points, ruling=FOR_ALL)
    topics = {one[2]: rule for one, rule in own.topics.items() if one[:2] == where}
    mark = _with_topics(mark, topics)
    if not mark.out_of or points == mark.out_of:
        return mark
    earned = round(mark.points * points / mark.out_of, 2)
    return replace(mark, points=earned, out_of=points)


def _answered(mark: Mark, percent: int) -> Mark:
    """Return a mark of which so many percent are for answers about one's own code.

    Of what earned nothing, nothing was asked. Work that was graded before there were
    answers has none.
    """
    answers = mark.answers or OwnAnswers(0, 1)
    if not percent or not mark.points or not answers.asked or mark.ruling == FOR_ALL:
        return mark
    out_of = mark.out_of * percent / 100
    earned = round(out_of * answers.right / answers.asked, 2)
    said = (
        f"Answers about your own code: {answers.right} of {answers.asked}, {earned:g} "
        f"of {out_of:g} points. {answers.problem}"
        if mark.answers
        else "Answers about your own code are not graded yet."
    )
    return replace(
        mark,
        points=round(mark.points * (100 - percent) / 100 + earned, 2),
        ruling=f"{mark.ruling} {said}".strip(),
    )


def _with_topics(mark: Mark, rulings: Mapping[str, Ruling]) -> Mark:
    """Return what a mark is if some topics do not count, or are right for everybody.

    What earned nothing, though topics came out right, or was learnt by heart, earns
    what it did.
    """
    about = [topic.name for topic in mark.topics if topic.name in rulings]
    topics = tuple(
        Topic(topic.name, topic.asked, topic.asked) if topic.name in rulings else topic
        for topic in mark.topics
        if rulings.get(topic.name) is not Ruling.LEAVE_OUT
    )
    if not about or not topics:
        return mark
    is_refused = not mark.points and _share(mark.topics)
    is_refused = is_refused or mark.mistake == ONLY_WHAT_WAS_SHOWN
    earned = round(mark.out_of * _share(topics), 2)
    said = "; ".join(f"{name}: {_SAID[rulings[name]]}" for name in about)
    return replace(
        mark,
        points=mark.points if is_refused else max(mark.points, earned),
        topics=topics,
        ruling=f"For everybody, {said}.",
    )


def _share(topics: tuple[Topic, ...]) -> float:
    return share_of({topic.name: (topic.right, topic.asked) for topic in topics})


_SAID = {Ruling.LEAVE_OUT: "does not count", Ruling.FULL_POINTS: "counts as right"}
