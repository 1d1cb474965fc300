from dataclasses import replace

import pytest

from scrabble_course.grading.gradebook.records import Adjustment
from scrabble_course.grading.gradebook.roster import read_roster
from scrabble_course.grading.reports.columns import GradeColumn
from scrabble_course.grading.reports.moodle_table import moodle_table
from tests.grading.reports.classes import CLASS, HALF, READ, RIGHT, record
from tests.grading.reports.importers import moodle_imports
from tests.grading.reports.platforms import USERS, participants

PARTS = [
    GradeColumn(("The word game",), frozenset(range(1, 7))),
    GradeColumn(("Scrabble notation",), frozenset([7])),
]
FIELDS = {"Email address": "email", "Username": "login", "ID number": "idnumber"}
LISTS = [
    ("First name", "Last name", "Email address"),
    ("First name", "Last name", "Username", "ID number"),
    ("First name", "Last name", "ID number"),
    ("Last name", "First name", "Username", "Email address"),
]


def imported(records, roster="", people=()):
    """What Moodle makes of a table whose first column is mapped as its head says."""
    table = moodle_table(records, PARTS, roster, people)
    column = FIELDS[table.text.partition(",")[0].strip('"\r\n')]
    return moodle_imports(table.text, column, USERS), table.left_out


@pytest.mark.parametrize("columns", LISTS)
def test_every_participant_arrives_by_the_column_that_stands_above(columns):
    roster = participants(USERS, columns)
    records = [record(person.student, RIGHT, HALF) for person in read_roster(roster)]

    result, left_out = imported(records, roster, read_roster(roster))

    assert left_out == ()
    assert result.grades == {u.login: {"The word game": "75.0"} for u in USERS}


@pytest.mark.parametrize("columns", LISTS)
def test_who_is_no_participant_stays_out_and_is_listed(columns):
    roster = participants(USERS, columns)
    people = read_roster(roster)
    others = [record(name, RIGHT) for name in ("eve@else.example", "Ada Avery", "ta")]

    result, left_out = imported(
        [record(people[0].student, RIGHT), *others], roster, people
    )

    assert list(result.grades) == [USERS[0].login]
    assert set(left_out) == {"eve@else.example", "Ada Avery", "ta"}


def test_who_lacks_what_the_others_are_found_by_is_listed():
    users = [replace(USERS[1], email=""), *USERS[2:5]]
    roster = participants(users, LISTS[0])
    people = read_roster(roster)

    result, left_out = imported(
        [record(person.student, RIGHT) for person in people], roster, people
    )

    assert list(result.grades) == [user.login for user in USERS[2:5]]
    assert left_out == ("Zoë Müller-Lüdenscheidt",)


def test_an_address_that_two_have_finds_nobody():
    twice = replace(USERS[1], email=USERS[0].email)
    roster = participants([USERS[0], twice, USERS[2]], LISTS[3])
    people = read_roster(roster)

    result, left_out = imported([record(p.student, RIGHT) for p in people], roster)

    assert (len(result.grades), left_out) == (3, ())  # by their logins


def test_without_a_list_only_names_that_moodle_may_know_go_out():
    names = ["zmueller@uni.example", "sobrien", "mng@uni.example", "Cleo Cole"]

    result, left_out = imported([record(name, RIGHT) for name in names])

    assert set(result.grades) == {"zmueller", "mng"}
    assert left_out == ("sobrien", "Cleo Cole")


def test_percentages_are_never_refused_and_say_what_they_are_made_of():
    gift = Adjustment("sobrien", 7, "helped others")
    more = record("sobrien", RIGHT, HALF, RIGHT, adjustments=[gift])
    bob = replace(
        CLASS[1], graded=replace(CLASS[1].graded, student="mng"), late={3: 1.5}
    )

    result, _ = imported([bob, more])

    assert result.grades["mng"] == {"The word game": "51.67"}
    assert result.grades["sobrien"] == {"The word game": "100"}
    assert result.feedback["mng"]["The word game"] == (
        "15.5 of 30 points. Handed in late: stage 3 -1.5. update_hand: showed it to me "
        "+2. update_hand 5/10: A count never goes below 0. See `if left > 0`. "
        "is_valid_word 0/10: Not there. No cell has it."
    )
    assert "32 of 30 points. helped others +7." in str(result.feedback["sobrien"])


def test_who_handed_in_nothing_is_told_so_and_no_more():
    result, _ = imported([record("mng", HALF, files=())])

    said = result.feedback["mng"]["The word game"]
    assert said == "5 of 10 points. Nothing was handed in."


def test_each_part_has_its_own_percentage_and_lateness():
    notation = replace(RIGHT, function="letter_score", stage=7, out_of=5, points=5)
    both = record("mng", RIGHT, HALF, notation, late=1.5)

    result, _ = imported([replace(both, late={2: 1.5})])

    assert result.grades["mng"] == {"The word game": "67.5", "Scrabble notation": "100"}
    assert "All functions are right." in result.feedback["mng"]["Scrabble notation"]
    assert "late" not in result.feedback["mng"]["Scrabble notation"]


def test_what_a_student_is_excused_from_is_no_zero():
    both = record("mng", RIGHT, replace(RIGHT, function="letter_score", stage=7))
    some = replace(record("xwang", RIGHT), excused=(7,))

    result, _ = imported([both, some])

    assert result.grades["xwang"] == {"The word game": "100", "Scrabble notation": ""}
    assert result.feedback["xwang"]["Scrabble notation"] == "Excused."


def test_who_is_excused_from_all_that_counts_has_no_grade():
    nothing = replace(RIGHT, points=0, out_of=0)
    gift = Adjustment("xwang", 2, "helped others", "get_word_score")
    given = record("xwang", nothing, adjustments=[gift])

    result, _ = imported([record("aavery", RIGHT), record("mng", nothing), given])

    assert result.grades["mng"] == {"The word game": ""}
    assert result.feedback["mng"] == {"The word game": "Excused."}
    assert result.grades["xwang"] == {"The word game": "20.0"}


@pytest.mark.parametrize(
    ("title", "before", "files", "points", "after", "is_lowered"),
    [
        ("The word game (Real)", "85.50", (), 0, "85.5", False),
        ("Manual item: The word game (Percentage)", "85,50 %", (), 0, "85.5", False),
        ("Manueller Aspekt: The word game (Punkte)", "85,50", (), 0, "85.5", False),
        ("The word game (Real)", "-", (), 0, "0.0", False),
        ("Scrabble notation (Real)", "85.50", (), 0, "0.0", False),
        ("The word game (Real)", "85.50", READ, 5, "50.0", True),
        ("The word game (Real)", "50.00", READ, 5, "50.0", False),
    ],
)
def test_what_moodle_has_stays_or_is_told(
    title, before, files, points, after, is_lowered
):
    roster = f'Email address,{title}\nmng@uni.example,"{before}"\n'
    mark = replace(RIGHT, points=points)

    table = moodle_table(
        [record("mng@uni.example", mark, files=files)],
        PARTS,
        roster,
        read_roster(roster),
    )

    result = moodle_imports(table.text, "email", USERS)
    assert result.grades == {"mng": {"The word game": after}}
    assert table.lowered == (
        {"The word game": ["mng@uni.example"]} if is_lowered else {}
    )
