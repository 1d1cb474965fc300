from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.grading.gradebook.records import Adjustment, Columns
from scrabble_course.grading.reports.columns import (
    PartIncomplete,
    columns_for,
    share_of,
)
from scrabble_course.resources.course_config import read_course_config
from tests.grading.reports.classes import HALF, RIGHT, record

OWN = read_course_config("")
ALL = [stage.number for stage in course.STAGES if stage.graded]


def titles(stages, own=OWN, wanted=None):
    return [column.title for column in columns_for(stages, own, wanted)]


def test_a_part_never_has_a_column_that_holds_some_of_its_stages():
    assert titles([4]) == ["4. Wildcards"]
    assert titles([1, 2, 3, 4, 5, 6]) == ["The word game"]
    assert titles([6, 7]) == ["6. Playing a game", "Scrabble notation"]
    with pytest.raises(PartIncomplete, match="for 2, 3, 4, 5, 6 would not be graded"):
        titles([1], wanted=Columns.PARTS)


def test_stages_have_columns_of_their_own_where_that_is_wanted():
    assert titles([1, 2], wanted=Columns.STAGES) == ["1. Word scores", "2. Hands"]
    assert len(titles(ALL, wanted=Columns.STAGES)) == len(ALL)


def test_a_stage_that_the_course_leaves_out_is_not_missed():
    own = read_course_config("leave_out = [6]")

    assert titles([1, 2, 3, 4, 5], own) == ["The word game"]
    assert titles([5, 6], own, Columns.STAGES) == ["5. Playing a hand"]


def given(*functions):
    return [Adjustment("ann", 1, "why", function) for function in functions]


def placed(adjustment, *marks, stages=ALL, wanted=None):
    columns = columns_for(stages, OWN, wanted)
    one = record("ann", *marks, adjustments=[adjustment])
    return [c.title for c in columns if share_of(one, c, columns).adjustments]


@pytest.mark.parametrize("wanted", Columns)
@pytest.mark.parametrize("function", ["is_valid_word", "get_word_score", "refill", ""])
def test_what_is_given_by_hand_counts_in_exactly_one_column(function, wanted):
    marks = [
        replace(RIGHT, stage=stage.number, function=name)
        for stage in course.STAGES
        for name in stage.functions
    ]
    columns = columns_for(ALL, OWN, wanted)
    one = record("ann", *marks, late=1.5, adjustments=given(function))

    total = sum(share_of(one, column, columns).points for column in columns)

    assert total == one.points


def test_a_function_that_two_stages_ask_for_is_adjusted_where_it_was_graded_last():
    valid = replace(HALF, function="is_valid_word", stage=3)
    later = replace(valid, stage=4)
    [one] = given("is_valid_word")

    assert placed(one, valid, later, wanted=Columns.STAGES) == ["4. Wildcards"]
    assert placed(one, valid, wanted=Columns.STAGES) == ["3. Valid words"]


def test_what_is_about_no_column_counts_in_the_last_that_the_student_has():
    other = replace(RIGHT, function="tile_score", stage=8)
    [none], [elsewhere] = given(""), given("refill")

    assert placed(none, RIGHT, stages=[1, 7], wanted=Columns.STAGES) == [
        "1. Word scores"
    ]
    assert placed(none, RIGHT, other) == ["Scrabblegram"]
    assert placed(elsewhere, RIGHT, stages=[1]) == ["1. Word scores"]
