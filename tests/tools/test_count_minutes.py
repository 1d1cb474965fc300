"""The minutes that the course states are about those that its lessons add up to."""

from functools import cache

import pytest

from scrabble_course import course
from tests.notebooks.lessons import prose, read
from tools import count_minutes
from tools.count_minutes import STOP, rounded

A_FIFTH = 0.2
MOST = 45 * (1 + A_FIFTH)

minutes_of = cache(count_minutes.minutes_of)
by_name = pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)


@by_name
def test_the_table_says_within_a_fifth_what_the_lesson_adds_up_to(stage):
    assert stage.minutes == pytest.approx(sum(minutes_of(stage)), rel=A_FIFTH)


@by_name
def test_there_is_a_place_to_stop_after_about_each_45_minutes(stage):
    assert all(part <= MOST for part in minutes_of(stage))


@by_name
def test_a_lesson_says_at_its_head_that_there_is_a_place_to_stop(stage):
    text = prose(read(stage))
    said = ["There is a place to stop.", "There are places to stop."]

    assert [line in text for line in said] == [
        text.count(STOP) == 1,
        text.count(STOP) > 1,
    ]


def test_minutes_are_rounded_up_to_the_next_five():
    assert [rounded(minutes) for minutes in (0.1, 5.0, 41.0)] == [5, 5, 45]
