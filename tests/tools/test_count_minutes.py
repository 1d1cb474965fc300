"""The minutes that the course states are those that its lessons add up to."""

import pytest

from scrabble_course import course
from tests.notebooks.lessons import prose, read
from tools.count_minutes import STOP, minutes_of, rounded

MOST = 90

by_name = pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)


@by_name
def test_the_table_says_what_the_lesson_adds_up_to(stage):
    assert stage.minutes == rounded(sum(minutes_of(stage)))


@by_name
def test_no_part_of_a_lesson_takes_longer_than_ninety_minutes(stage):
    assert all(rounded(part) <= MOST for part in minutes_of(stage))


@by_name
def test_a_lesson_says_at_its_head_that_there_is_a_place_to_stop(stage):
    text = prose(read(stage))

    assert ("there is a place to stop." in text) == (STOP in text)
    assert STOP in text or stage.minutes <= MOST


def test_minutes_are_rounded_up_to_the_next_five():
    assert [rounded(minutes) for minutes in (0.1, 5.0, 41.0)] == [5, 5, 45]
