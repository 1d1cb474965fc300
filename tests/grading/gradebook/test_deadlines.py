from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course import course
from scrabble_course.grading.gradebook.deadlines import (
    CannotReadDeadlines,
    Deadlines,
    read_deadlines,
)

DUE = datetime(2026, 3, 1, 22, 59, tzinfo=UTC)
HANDS = course.stage("hands").number
SCORES = course.stage("word_scores").number


def test_a_stages_own_deadline_goes_before_that_of_its_part():
    rules = read_deadlines(
        "[deadlines]\n"
        "hands = 2026-04-01T12:00:00Z\n"
        "1_word_game = 2026-03-01T23:59:00+01:00\n"
    )

    assert rules.due[HANDS] == datetime(2026, 4, 1, 12, tzinfo=UTC)
    assert rules.due[SCORES] == DUE
    assert set(rules.due) == {stage.number for stage in course.WORD_GAME.stages}


def test_a_stage_may_be_named_by_its_number():
    assert set(read_deadlines("[deadlines]\n2 = 2026-04-01T12:00:00Z").due) == {2}


def test_a_student_may_have_other_deadlines_and_be_excused():
    rules = read_deadlines(
        "[deadlines]\n1_word_game = 2026-03-01T23:59:00+01:00\n"
        "[extensions.ada]\nhands = 2026-04-01T12:00:00Z\n"
        "[excused]\nben = ['hands', 'notation']\n"
    )

    assert rules.due_of("ada")[HANDS] == datetime(2026, 4, 1, 12, tzinfo=UTC)
    assert rules.due_of("ada")[SCORES] == rules.due_of("ben")[HANDS] == DUE
    assert rules.excused == {"ben": {HANDS, course.stage("scrabble_notation").number}}


@given(st.timedeltas(timedelta(-9), timedelta(99)), st.timedeltas(timedelta(0)))
def test_later_never_costs_less_and_never_more_than_the_most(late, later):
    rules = Deadlines({}, percent_per_day=7, most_percent=40, grace_minutes=15)
    try:
        second = rules.percent_off(DUE, DUE + late + later)
    except OverflowError:
        return

    assert 0 <= rules.percent_off(DUE, DUE + late) <= second <= 40


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"hands = {'[' * 5_000}{']' * 5_000}", "it is no TOML"),
        ("percent_a_day = 5", "it says 'percent_a_day'; it may say percent_per_day"),
        ("percent_per_day = -5", "percent_per_day is -5; it is a number from 0 to 100"),
        ("most_percent = 101", "most_percent is 101; it is a number from 0 to 100"),
        ("percent_per_day = 1e308", "percent_per_day is 1e+308"),
        ("grace_minutes = 1e15", "it is a number from 0 to 525,600"),
        ("grace_minutes = inf", "grace_minutes is inf"),
        ("grace_minutes = true", "grace_minutes is True"),
        ("most_percent = nan", "most_percent is nan"),
        ("slip_days = 61", "slip_days is 61; it is a number from 0 to 60"),
        ("slip_days = 2.5", "slip_days is 2.5; it is a whole number"),
        ("[deadlines]\nhats = 2026-04-01T12:00:00Z", "there is no stage 'hats'"),
        ("[deadlines]\nhands = 2026-04-01T12:00:00", "write the day, the time and the"),
        ("[deadlines]\nhands = 2026-04-01", "hands is due at 2026-04-01; write"),
        ("[deadlines]\nhands = 'soon'", "hands is due at soon"),
        ("[extensions]\nada = 3", "put [extensions.ada] above its lines"),
        ("[excused]\nada = 'hands'", "ada is excused from 'hands'; write a list"),
        ("[excused]\nada = ['hats']", "there is no stage 'hats'"),
    ],
)
def test_a_file_that_is_wrong_says_where(text, said):
    with pytest.raises(CannotReadDeadlines) as told:
        read_deadlines(text)

    assert said in str(told.value)
