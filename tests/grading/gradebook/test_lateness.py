import os
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.deadlines import Deadlines
from scrabble_course.grading.gradebook.lateness import best_spent, record_of
from scrabble_course.grading.gradebook.records import Adjustment
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.grading.submissions.needed_code import needed_codes
from scrabble_course.grading.submissions.source_files import content_of, read_submission
from scrabble_course.grading.submissions.student_files import StudentFolder
from scrabble_course.grading.submissions.upload import (
    Source,
    Upload,
    first_of,
    part_of,
)
from tests.grading.work_files import file, lay

DUE = datetime(2026, 3, 1, 22, 59, tzinfo=UTC)
DAY = timedelta(days=1)
MARKS = (
    Mark("get_word_score", 1, 8, 10, Status.FAILED, file="a.ipynb"),
    Mark("update_hand", 2, 10, 10, Status.PASSED, file="b.ipynb"),
)
GRADED = GradedWork("ann", "d", MARKS, (), "none", 7, "1")
RULES = Deadlines({1: DUE, 2: DUE}, percent_per_day=10)


def came(name, at, **more):
    return Upload(name, at, **more)


def record(a, b, rules=RULES, **more):
    return record_of(GRADED, {"d": {"a.ipynb": a, "b.ipynb": b}}, rules, (), **more)


def test_only_the_stage_that_is_late_loses_points():
    found = record(came("a", DUE + 1.5 * DAY), came("b", DUE - 3 * DAY))

    assert found.late_points == pytest.approx(1.6)
    assert set(found.late) == {1}
    assert found.points == pytest.approx(16.4)
    assert found.submitted == DUE + 1.5 * DAY


SLIP = replace(RULES, slip_days=2)
APART = replace(SLIP, due={1: DUE, 2: DUE + DAY})
EXTENDED = replace(RULES, extended={"ann": {1: DUE + 2 * DAY}})
LATE = {"source": Source.PLATFORM, "is_late": True}
"""As a platform says, whose files are as old as the download."""
ON_TIME = {"source": Source.PLATFORM, "is_late": False}
CLONE = {"source": Source.NOBODY}
LATENESS = {
    "where they help": (APART, ("a", 1.5, {}), ("b", 2.5, {}), {1: 1.6}, [((2,), 2)]),
    "no more than it needs": (APART, ("a", 0, {}), ("b", 1.5, {}), {}, [((2,), 1)]),
    "due together": (SLIP, ("a", 1, {}), ("b", 1.5, {}), {}, [((1, 2), 2)]),
    "by nobody knows how many": (SLIP, ("a", 9, LATE), ("b", 0, {}), {}, [((1, 2), 1)]),
    "which is a day": (RULES, ("a", 9, LATE), ("b", 9, ON_TIME), {1: 0.8}, []),
    "not yet due": (RULES, ("a", -1, LATE), ("b", 9, ON_TIME), {}, []),
    "an extension": (EXTENDED, ("a", 1, {}), ("b", 0, {}), {}, []),
    "a clone of git": (RULES, ("a", 1, CLONE), ("b", 0, {}), {}, []),
}


@pytest.mark.parametrize(
    ("rules", "a", "b", "late", "slips"), LATENESS.values(), ids=LATENESS
)
def test_what_is_late_costs_points_or_slip_days(rules, a, b, late, slips):
    works = [came(name, DUE + days * DAY, **how) for name, days, how in (a, b)]

    found = record(*works, rules)

    assert found.late == pytest.approx(late)
    assert [(slip.stages, slip.days) for slip in found.slips] == slips
    assert found.uncertain == ((1,) if works[0].source is Source.NOBODY else ())


def test_what_a_student_is_excused_from_does_not_count_at_all():
    rules = replace(RULES, excused={"ann": frozenset({2})})

    found = record(came("a", DUE), came("b", DUE + DAY), rules)

    assert (found.points, found.graded.out_of, found.excused) == (8, 10, (2,))


def test_content_came_when_it_came_first_unless_nobody_can_say_so():
    early = came("a", DUE)
    clone = came("a", DUE - DAY, source=Source.NOBODY)
    late = came("a", DUE + DAY, source=Source.PLATFORM)

    assert first_of([late, early, clone]) is early
    assert first_of([clone]) is clone


def test_an_adjustment_is_added_and_no_total_is_negative():
    gone = Adjustment("ann", -100, "copied")

    assert record_of(GRADED, {}, RULES, (gone,)).points == 0


def test_a_notebook_that_was_run_again_has_the_same_content():
    lesson = cells_of(course.stage("hands"))
    own = "def update_hand(hand, word):\n    return {}"

    first = file("02_hands.ipynb", *lesson, own)
    upgraded = file("02_hands.ipynb", *lesson[3:], own, "  ")
    changed = file("02_hands.ipynb", *lesson, own + "  # done")

    assert content_of(first) == content_of(upgraded) != content_of(changed)


def uploads_of(*handed_in):
    """What `read_submission` tells of times: days after the deadline, and the files."""
    for number, (days, files) in enumerate(handed_in):
        at = DUE + days * DAY
        times = {one.path: came(content_of(one), at) for one in files}
        codes = needed_codes(files).items()
        parts = {part_of(*where): came(code.digest, at) for where, code in codes}
        yield str(number), times | parts


TASK = "def get_word_score(word, n):\n    return 7"
BY_HELPER = "import helpers\ndef get_word_score(word, n):\n    return helpers.score()"
WRONG, RIGHT = (f"def score():\n    return {points}" for points in (0, 7))


@pytest.mark.parametrize(
    ("first", "later", "is_late"),
    [
        ([("a.ipynb", TASK)], [("a.ipynb", TASK, "get_word_score('a', 7)")], False),
        ([("a.ipynb", TASK)], [("b.ipynb", "x = 1", TASK)], False),
        ([("a.ipynb", TASK)], [("a.ipynb", TASK.replace("7", "8"))], True),
        (
            [("a.ipynb", BY_HELPER), ("helpers.py", WRONG)],
            [("a.ipynb", BY_HELPER), ("helpers.py", RIGHT)],
            True,
        ),
        (
            [("a.ipynb", BY_HELPER), ("helpers.py", RIGHT)],
            [("a.ipynb", BY_HELPER), ("helpers.py", f"{RIGHT}\ndef more(): pass")],
            False,
        ),
    ],
)
def test_a_function_was_in_time_if_it_was_with_all_it_needs(first, later, is_late):
    first, later = ([file(*one) for one in files] for files in (first, later))
    times = dict(uploads_of((-1, first), (10, later)))
    mark = replace(MARKS[0], file=later[0].path)

    found = record_of(replace(GRADED, digest="1", marks=(mark,)), times, RULES, ())

    assert bool(found.late_points) is is_late


def test_a_function_came_with_the_last_of_the_files_that_it_needs(tmp_path):
    lay(tmp_path, {"01_word_scores.py": BY_HELPER, "helpers.py": RIGHT})
    for name, days in (("01_word_scores.py", -1), ("helpers.py", 9)):
        os.utime(tmp_path / name, ((DUE + days * DAY).timestamp(),) * 2)

    times = read_submission(StudentFolder("ann", tmp_path)).times

    assert times["01_word_scores.py"].at == DUE - DAY
    assert times[part_of("01_word_scores.py", "get_word_score")].at == DUE + 9 * DAY


LOSSES = st.lists(st.integers(0, 9), min_size=1, max_size=5).map(
    lambda found: sorted(found, reverse=True)
)


def lost_by(lost, spent):
    return sum(losses[days] for losses, days in zip(lost, spent, strict=True))


@given(st.lists(LOSSES, max_size=4), st.integers(0, 8))
def test_no_other_way_to_spend_them_loses_less_or_as_little_with_fewer_days(lost, days):
    spent = best_spent(lost, days)

    ways = (way for way in product(*map(range, map(len, lost))) if sum(way) <= days)
    best = min((lost_by(lost, way), sum(way)) for way in ways)
    assert (lost_by(lost, spent), sum(spent)) == best


@pytest.mark.parametrize(
    ("lost", "spent"),
    [
        ([], ()),
        ([[5, 5, 5, 0], [2, 0]], (3, 0)),  # lateness is capped: a day helps nothing
        ([[0.1, 0.1], [0.3]], (0, 0)),
        ([[0.0]], (0,)),
    ],
)
def test_days_that_help_nothing_are_kept(lost, spent):
    assert best_spent(lost, 3) == spent
