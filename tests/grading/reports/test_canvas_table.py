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


@pytest.mark.parametrize("called", ["aavery2", "106", "S106", "aavery2 "])
def test_a_student_is_found_by_login_or_id_and_a_namesake_is_not(called):
    export = canvas_export(USERS)

    result, left_out = imported(
        [record(called, RIGHT), record("Ada Avery", RIGHT), record("nobody", RIGHT)],
        export=export,
    )

    assert result.grades == {"aavery2": {"The word game": "50.0"}}
    assert list(left_out) == ["Ada Avery", "nobody"]


ALL = canvas_export(USERS)
VALID = replace(RIGHT, function="is_valid_word", stage=3)
NOTHING = replace(RIGHT, points=0, out_of=0)
TWO_STAGES = [
    GradeColumn(("1. Word scores",), frozenset([1])),
    GradeColumn(("2. Hands",), frozenset([2])),
]


def given(student, points, function=""):
    return [Adjustment(student, points, "helped others", function)]


ARRIVES = {
    "by a roster of one's own": (
        [record("moth", RIGHT)],
        {"export": ALL, "people": read_roster("student,login\nmoth,mng\n")},
        {"mng": "50.0"},
    ),
    "nothing where two find one line": (
        [record("ccole", RIGHT), record("Cleo Cole", RIGHT)],
        {"export": ALL},
        {},
    ),
    "once in a line that is there twice": (
        [record("aavery", RIGHT)],
        {"export": canvas_export([*USERS, USERS[0]])},
        {"aavery": "50.0"},
    ),
    "out of what one is not excused from": (
        [
            record("aavery", RIGHT, VALID),
            replace(record("mng", RIGHT), excused=(3,)),
            replace(record("ccole"), excused=(1, 3)),
        ],
        {},
        {"aavery": "20", "mng": "20.0", "ccole": "EX"},
    ),
    **{
        f"excused from all that counts, {how}": (
            [record("aavery", RIGHT, HALF), record("mng", NOTHING)],
            {"export": export},
            {"aavery": points, "mng": "EX"},
        )
        for how, export, points in (("alone", "", "15"), ("exported", ALL, "37.5"))
    },
    "more than all points": (
        [record("aavery", RIGHT, adjustments=given("aavery", 5))],
        {"export": ALL},
        {"aavery": "75.0"},
    ),
    "a login without Canvas' gradebook": (
        [record("aavery", RIGHT), record("eve", RIGHT)],
        {},
        {"aavery": "10"},
    ),
}


@pytest.mark.parametrize(("records", "how", "grades"), ARRIVES.values(), ids=ARRIVES)
def test_what_arrives_is_what_was_earned(records, how, grades):
    result, left_out = imported(records, **how)

    found = {who: row["The word game"] for who, row in result.grades.items()}
    assert found == grades
    students = [one.graded.student for one in records]
    missed = [who for who in students if who not in {"moth", *grades}]
    told = ([], missed) if how.get("export") else (missed, [])
    assert (result.unknown, [*left_out]) == told


@pytest.mark.parametrize(
    ("assignments", "columns", "one", "new", "grades"),
    [
        (ASSIGNMENTS, [STAGE], record("aavery", FOUR), ["4. Wildcards"], ["5"]),
        (
            {5: ("wildcards", 20), 6: ("The word game", 10)},
            [STAGE],
            record("aavery", FOUR),
            [],
            ["10.0"],
        ),
        (ASSIGNMENTS, [PART], record("aavery", NOTHING), [], []),
        ({}, [PART], record("aavery", NOTHING), [], []),
        (
            {},
            TWO_STAGES,
            record(
                "aavery",
                RIGHT,
                replace(HALF, points=0, out_of=0),
                adjustments=given("aavery", 2, "update_hand"),
            ),
            ["1. Word scores"],
            ["12"],
        ),
    ],
)
def test_a_column_is_that_of_its_stages_and_none_is_out_of_nothing(
    assignments, columns, one, new, grades
):
    """Where there is no assignment, there is no export either."""
    export = canvas_export(USERS[:1], assignments=assignments) if assignments else ""
    titles = {number: title for number, (title, _) in assignments.items()}

    result, _ = imported([one], columns, export, titles=titles)

    assert result.new == new
    assert [*result.grades["aavery"].values()] == grades


def holding(*cells, users=USERS):
    """Canvas' export, with what it has for the word game, student by student."""
    export = canvas_export(users)
    for one, cell in zip(users, cells, strict=False):
        front = f"{one.login},A and B,,"
        export = export.replace(front, f'{front}"{cell}"')
    return export


GIFT = given("mng", 3, "get_word_score")


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
        ("8.5", record("aavery", UNDONE, files=(), adjustments=GIFT), "15.0", False),
        ("40", record("aavery", UNDONE, files=(), adjustments=GIFT), "15.0", True),
    ],
)
def test_what_canvas_has_stays_or_is_told(before, one, after, is_lowered):
    table = canvas_table([one], [PART], holding(before))

    result = canvas_imports(table.text, USERS, TITLES)
    assert result.grades == {"aavery": {"The word game": after}}
    lowered = {"The word game (4711)": ["aavery"]} if is_lowered else {}
    assert table.lowered == lowered


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
