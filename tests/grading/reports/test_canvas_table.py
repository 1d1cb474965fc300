from dataclasses import replace

import pytest

from scrabble_course.grading.gradebook.records import Adjustment
from scrabble_course.grading.gradebook.roster import CannotReadTable, read_roster
from scrabble_course.grading.reports.canvas_table import canvas_gradebook, canvas_table
from scrabble_course.grading.reports.columns import GradeColumn
from tests.grading.reports.classes import HALF, RIGHT, UNDONE, record
from tests.grading.reports.importers import canvas_imports
from tests.grading.reports.platforms import (
    ASSIGNMENTS,
    CANVAS_SETTINGS,
    TEST_STUDENT,
    USERS,
    canvas_export,
)

PART = GradeColumn(("The word game",), frozenset(range(1, 7)))
STAGE = GradeColumn(("4. Wildcards", "Wildcards"), frozenset([4]))
TITLES = {number: title for number, (title, _) in ASSIGNMENTS.items()}
FOUR = replace(HALF, stage=4)


def imported(records, columns=(PART,), export="", people=(), titles=TITLES):
    table = canvas_table(records, columns, export, people)
    return canvas_imports(table.text, USERS, titles), table.left_out


@pytest.mark.parametrize("settings", CANVAS_SETTINGS)
def test_every_line_arrives_however_canvas_exports(settings):
    export = canvas_export(USERS, settings)
    records = [record(person.student, RIGHT, HALF) for person in read_roster(export)]

    result, left_out = imported(records, export=export)

    assert {record.graded.student for record in records} == {u.login for u in USERS}
    assert result.new == result.unknown == list(left_out) == []
    assert result.points == {"The word game": "50.0"}
    assert result.grades == {u.login: {"The word game": "37.5"} for u in USERS}


@pytest.mark.parametrize("settings", CANVAS_SETTINGS)
def test_the_test_student_is_on_no_roster_and_gets_no_score(settings):
    export = canvas_export(USERS, settings)
    records = [record(TEST_STUDENT.login, RIGHT), record("999", RIGHT)]

    result, left_out = imported(records, export=export)

    assert result.grades == {}
    assert list(left_out) == [TEST_STUDENT.login, "999"]


def test_a_stage_goes_into_no_column_of_its_part():
    export = canvas_export(USERS[:1])

    result, _ = imported([record("aavery", FOUR)], [STAGE], export)

    assert result.new == ["4. Wildcards"]
    assert result.grades == {"aavery": {"4. Wildcards": "5"}}


def test_a_stage_finds_an_assignment_that_has_its_name():
    assignments = {5: ("wildcards", 20), 6: ("The word game", 10)}
    titles = {5: "wildcards", 6: "The word game"}
    export = canvas_export(USERS[:1], assignments=assignments)

    result, _ = imported([record("aavery", FOUR)], [STAGE], export, titles=titles)

    assert (result.new, result.grades) == ([], {"aavery": {"wildcards": "10.0"}})


@pytest.mark.parametrize("called", ["aavery2", "106", "S106", "aavery2 "])
def test_a_student_is_found_by_login_or_id_and_a_namesake_is_not(called):
    export = canvas_export(USERS)

    result, left_out = imported(
        [record(called, RIGHT), record("Ada Avery", RIGHT), record("nobody", RIGHT)],
        export=export,
    )

    assert result.grades == {"aavery2": {"The word game": "50.0"}}
    assert list(left_out) == ["Ada Avery", "nobody"]


def test_a_roster_of_ones_own_says_which_line_is_whose():
    people = read_roster("student,login\nmoth,mng\n")

    result, _ = imported(
        [record("moth", RIGHT)], export=canvas_export(USERS), people=people
    )

    assert list(result.grades) == ["mng"]


def test_two_students_who_find_one_line_both_wait():
    records = [record(name, RIGHT) for name in ("ccole", "Cleo Cole")]

    result, left_out = imported(records, export=canvas_export(USERS))

    assert (result.grades, left_out) == ({}, ("ccole", "Cleo Cole"))


def test_a_line_that_is_there_twice_is_filled_in_once():
    export = canvas_export([*USERS, USERS[0]])

    result, _ = imported([record("aavery", RIGHT)], export=export)

    assert list(result.grades) == ["aavery"]


def test_who_is_excused_from_a_stage_is_not_short_of_its_points():
    valid = replace(RIGHT, function="is_valid_word", stage=3)
    some = replace(record("mng", RIGHT), excused=(3,))
    none = replace(record("ccole"), excused=(1, 3))

    result, _ = imported([record("aavery", RIGHT, valid), some, none])

    assert [one["The word game"] for one in result.grades.values()] == [
        "20", "20.0", "EX",
    ]  # fmt: skip


def holding(*cells, users=USERS):
    """Canvas' export, with what it has for the word game, student by student."""
    export = canvas_export(users)
    for one, cell in zip(users, cells, strict=False):
        front = f"{one.login},A and B,,"
        export = export.replace(front, f'{front}"{cell}"')
    return export


GIFT = Adjustment("mng", 3, "helped others", "get_word_score")


@pytest.mark.parametrize(
    ("before", "one", "after", "is_lowered"),
    [
        ("EX", record("aavery", HALF), "EX", False),
        ("ex", record("aavery", UNDONE, files=()), "ex", False),
        ("8.5", record("aavery", UNDONE, files=()), "8.5", False),
        ("8,5", record("aavery", UNDONE, files=()), "8.5", False),
        ("", record("aavery", UNDONE, files=()), "0.0", False),
        ("", record("aavery", HALF), "25.0", False),
        ("12", record("aavery", HALF), "25.0", False),
        ("25", record("aavery", HALF), "25.0", False),
        ("37.5", record("aavery", HALF), "25.0", True),
        ("1.050,5", record("aavery", HALF), "25.0", True),
        ("8.5", record("aavery", UNDONE, files=(), adjustments=[GIFT]), "15.0", False),
        ("40", record("aavery", UNDONE, files=(), adjustments=[GIFT]), "15.0", True),
    ],
)
def test_what_canvas_has_stays_or_is_told(before, one, after, is_lowered):
    table = canvas_table([one], [PART], holding(before))

    result = canvas_imports(table.text, USERS, TITLES)
    assert result.grades == {"aavery": {"The word game": after}}
    lowered = {"The word game (4711)": ["aavery"]} if is_lowered else {}
    assert table.lowered == lowered


def test_who_is_excused_from_all_that_counts_is_excused():
    nothing = replace(RIGHT, points=0, out_of=0)
    records = [record("aavery", RIGHT, HALF), record("mng", nothing)]

    for export in ("", canvas_export(USERS)):
        result, _ = imported(records, export=export)

        assert result.grades["mng"] == {"The word game": "EX"}


def test_more_than_all_points_arrive_as_more():
    gift = Adjustment("aavery", 5, "helped others")
    best = record("aavery", RIGHT, adjustments=[gift])

    result, _ = imported([best], export=canvas_export(USERS))

    assert result.grades == {"aavery": {"The word game": "75.0"}}


def test_a_column_that_is_out_of_nothing_is_left_out():
    nothing = replace(RIGHT, points=0, out_of=0)

    for export in ("", canvas_export(USERS)):
        result, _ = imported([record("aavery", nothing)], export=export)

        assert result.grades == {"aavery": {}}


def test_what_was_given_for_what_does_not_count_is_not_lost():
    gift = [Adjustment("mng", 2, "a bad question", "update_hand")]
    nothing = replace(HALF, points=0, out_of=0)
    columns = [
        GradeColumn(("1. Word scores",), frozenset([1])),
        GradeColumn(("2. Hands",), frozenset([2])),
    ]

    result, _ = imported([record("mng", RIGHT, nothing, adjustments=gift)], columns)

    assert result.grades == {"mng": {"1. Word scores": "12"}}


def test_without_canvas_gradebook_logins_are_taken_to_be_the_students_names():
    result, left_out = imported([record(name, RIGHT) for name in ("aavery", "eve")])

    assert result.grades == {"aavery": {"The word game": "10"}}
    assert (result.unknown, left_out) == (["eve"], ())


EXPORT = canvas_export(USERS[:2])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no gradebook that Canvas exported"),
        (EXPORT.replace(",ID,", ",No,", 1), "no gradebook that Canvas exported"),
        (EXPORT.replace("Section", "Group"), "no column 'Section'"),
        (EXPORT.replace("Points Possible", "Punkte"), "no lines 'Points Possible'"),
        (EXPORT.replace("101,", "101"), "row 4 has"),
        (EXPORT.replace(",101,", ",102,"), "several students have the ID 102"),
        (EXPORT.replace("Essay, part 1 (4712)", "Notes"), "'Notes' stands above"),
    ],
)
def test_what_is_not_understood_is_refused(text, said):
    with pytest.raises(CannotReadTable, match=said):
        canvas_gradebook(text)


@pytest.mark.parametrize(
    ("assignments", "said"),
    [
        ({1: ("The word game", 50), 2: ("the Word Game", 9)}, "rename all but one"),
        ({1: ("The word game", 0)}, "is out of '0.00' points"),
        ({1: ("Essay", 5)}, "one of notes"),
    ],
)
def test_an_assignment_that_no_score_can_go_into_is_refused(assignments, said):
    export = canvas_export(USERS, assignments=assignments)
    if "notes" in said:
        export = export.replace(",Notes,", ",The word game,")

    with pytest.raises(CannotReadTable, match=said):
        canvas_table([record("aavery", RIGHT)], [PART], export)
