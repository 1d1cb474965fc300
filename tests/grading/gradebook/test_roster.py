from datetime import datetime

import pytest

from scrabble_course.grading.gradebook.entries import read_work
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.roster import (
    CannotReadTable,
    on_roster,
    read_roster,
    read_times,
    with_times,
)
from scrabble_course.grading.submissions.downloads import student_folders
from tests.grading.work_files import lay_files

CANVAS = """\
Student,ID,SIS User ID,SIS Login ID,Section,Lab 1 (55)
,,,,,Manual Posting
    Points Possible,,,,,10
"Avery, Ada",1234,u1,aavery,S1,
"Blum, Ben",1235,u2,bblum,S1,7
"Student, Test",1299,,0ff,S1,
"""
MOODLE = """\
"First name","Last name","ID number","Email address"
Ada,Avery,u1,aavery@example.edu
Ben,Blum,u2,bblum@example.edu
"""
OWN = "student;name\naavery;Ada Avery\nbblum;Ben Blum\n"


def matched(root, table):
    folders, _ = student_folders(root)
    return on_roster(folders, read_roster(table), root)


@pytest.mark.parametrize(
    ("table", "students"),
    [
        (CANVAS, ["aavery", "bblum"]),
        (MOODLE, ["aavery@example.edu", "bblum@example.edu"]),
        (OWN, ["aavery", "bblum"]),
        ("Name\nAda Avery\nBen Blum\n", ["Ada Avery", "Ben Blum"]),
    ],
)
@pytest.mark.parametrize(
    "path",
    [
        "averyada_1234_9_x.py",
        "Ada Avery_77_assignsubmission_file_/x.py",
        "Avery, Ada/x.py",
        "ada.avery/x.py",
    ],
)
def test_a_student_is_found_whatever_a_platform_makes_of_the_name(
    tmp_path, table, students, path
):
    lay_files(tmp_path, path)

    folders, odd = matched(tmp_path, table)

    assert [folder.student for folder in folders] == students
    assert [len(read_work(folder)[0].files) for folder in folders] == [1, 0]
    assert odd == []


def test_a_login_goes_before_a_name(tmp_path):
    table = "login,name\nlw1,Li Wei\nlw2,Li Wei\n"
    lay_files(tmp_path, "lw2/x.py", "Li Wei/x.py")

    folders, odd = matched(tmp_path, table)

    assert [folder.student for folder in folders] == ["Li Wei", "lw1", "lw2"]
    assert odd == ["Li Wei may be several on the roster"]


def test_who_is_not_on_the_roster_is_graded_and_told(tmp_path):
    lay_files(tmp_path, "eve/x.py")

    folders, odd = matched(tmp_path, OWN)

    assert [folder.student for folder in folders] == ["aavery", "bblum", "eve"]
    assert odd == ["eve is not on the roster"]


def test_two_folders_of_one_student_are_one_work(tmp_path):
    lay_files(tmp_path, "aavery/x.py", "Ada Avery/y.py")

    folders, odd = matched(tmp_path, OWN)

    paths = [file.path for file in read_work(folders[0])[0].files]
    assert sorted(paths) == ["Ada Avery/y.py", "aavery/x.py"]
    assert odd == [
        "aavery has handed in as Ada Avery",
        "aavery has handed in as aavery",
    ]


def test_a_roster_with_a_row_twice_is_read_once():
    twice = MOODLE + "Ada,Avery,u1,aavery@example.edu\n"

    assert read_roster(twice) == read_roster(MOODLE)


@pytest.mark.parametrize("called", ["Ben", "u2", "bblum@example.edu", "ben blum"])
def test_an_extension_finds_whom_a_time_finds(tmp_path, called):
    lay_files(tmp_path, "Ben Blum_77_assignsubmission_file_/x.py", "Ben/y.py")
    roster = MOODLE if called != "Ben" else "student\nben\n"
    folders, _ = matched(tmp_path, roster)
    times = read_times(f"student,time\n{called},2026-03-02T10:00Z")

    timed = {f.student for f in with_times(folders, times)[0] if f.times}

    with Gradebook.open(tmp_path / "book.sqlite") as book:
        book.keep_students(folders)
        book.set_rules(
            deadlines=f"[extensions.'{called}']\nhands = 2026-03-09T23:59:00Z"
        )
        assert book.deadlines.students == timed
    assert len(timed) == 1


def test_times_are_by_student_and_by_file(tmp_path):
    lay_files(tmp_path, "aavery/x.py", "aavery/y.py")
    folders, _ = student_folders(tmp_path)
    table = (
        "Student,File,Time\naavery,,2026-03-01T10:00Z\naavery,y.py,2026-03-02T10:00Z"
    )

    [folder], _ = with_times(folders, read_times(table))
    _, times = read_work(folder)

    assert {path: came.at for path, came in times.items()} == {
        "x.py": datetime.fromisoformat("2026-03-01T10:00Z"),
        "y.py": datetime.fromisoformat("2026-03-02T10:00Z"),
    }


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (read_roster, "", "no column by which a student is known"),
        (read_roster, "points\n3", "no column by which a student is known"),
        (read_roster, "student,login\nann,a\nann,b", "'ann' is in it 2 times"),
        (read_roster, "student\n \n", "there is nobody in it"),
        (read_roster, 'student\n"ann', "it is no table"),
        (read_times, "student\nann", "it has no column 'time'"),
        (read_times, "student,time\nann,soon", "line 2 has the time 'soon'"),
        (read_times, "student,time\nann,2026-03-01T10:00", "the time and the zone"),
    ],
)
def test_a_table_that_is_wrong_says_where(read, text, said):
    with pytest.raises(CannotReadTable, match=said):
        read(text)


def test_a_time_for_somebody_who_is_not_there_is_told(tmp_path):
    lay_files(tmp_path, "ben/x.py")
    folders, _ = student_folders(tmp_path)

    timed, odd = with_times(folders, read_times("student,time\nann,2026-03-01T10:00Z"))

    assert (timed, odd) == (folders, ["ann has a time, and no work"])
