import unicodedata
from datetime import datetime

import pytest

from scrabble_course.grading.gradebook.enrolment import read_students
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.ownership import (
    on_roster,
    students_by_name,
    with_times,
)
from scrabble_course.grading.gradebook.roster import read_roster, read_times
from scrabble_course.grading.submissions.downloads import student_folders
from scrabble_course.grading.submissions.source_files import read_submission
from tests.grading.gradebook.test_roster import CANVAS, MOODLE, OWN
from tests.grading.work_files import lay_files

PAIR = '[groups]\n"Team 7" = ["Ada Avery", "bblum"]'
TWO = "login,name\nlw1,Li Wei\nlw2,Li Wei\n"
WORKSHEET = (
    "Identifier,Full name,Email address,Status,Grade\n"
    "Participant 500,Ada Avery,ada@x.edu,Submitted,\n"
    "Participant 505,Ada Avery,ada2@x.edu,Submitted,\n"
    "Participant 7,Ben Blum,ben@x.edu,Submitted,\n"
)
NAMED = {
    "ada@x.edu": "Ada Avery_500_assignsubmission_file/y.py",
    "ada2@x.edu": "Ada Avery_505_assignsubmission_file/x.py",
    "ben@x.edu": "Participant_7_assignsubmission_file/z.py",
}
OF_BOTH = ["aavery/x.py", "bblum/x.py", "bblum/y.py"]
CLASH = "averyada_17_111_x.py", "blumben_23_112_y.py"
"""Of Canvas, whose numbers others may have as an ID of another kind."""
BEN_IS_17 = "student,id,name\nada,3,Ada Avery\nben,17,Ben Blum\n"


def matched(root, table, who=""):
    folders, _ = student_folders(root)
    said, roster = read_students(who), read_roster(table)
    people = said.people(roster)
    return on_roster(folders, people, root, said.groups_of(people))


def paths_of(folder):
    return sorted(file.path for file in read_submission(folder).files)


@pytest.mark.parametrize(
    ("table", "who", "paths", "found", "odd"),
    [
        (
            WORKSHEET,  # of Moodle: it tells namesakes, and who has no name
            "",
            NAMED.values(),
            {student: [path.rpartition("/")[2]] for student, path in NAMED.items()},
            [],
        ),
        (
            TWO,  # a login goes before a name
            "",
            ["lw2/x.py", "Li Wei/y.py"],
            {"Li Wei": ["y.py"], "lw1": [], "lw2": ["x.py"]},
            ["Li Wei may be several on the roster"],
        ),
        (
            TWO,
            '[aliases]\nlw2 = ["Li Wei_77"]',
            ["Li Wei_77_assignsubmission_file_/x.py"],
            {"lw1": [], "lw2": ["x.py"]},
            [],
        ),
        (
            OWN,
            "",
            ["eve/x.py"],
            {"aavery": [], "bblum": [], "eve": ["x.py"]},
            ["eve is not on the roster"],
        ),
        (
            OWN,
            "",
            ["aavery/x.py", "Ada Avery/y.py"],
            {"aavery": ["Ada Avery/y.py", "aavery/x.py"], "bblum": []},
            ["aavery has handed in as Ada Avery", "aavery has handed in as aavery"],
        ),
        (OWN, PAIR, OF_BOTH, {"aavery": OF_BOTH, "bblum": OF_BOTH}, []),
        (
            CANVAS,
            f'dropped = ["aavery"]\n{PAIR}',
            ["team7_1234_9_x.py"],
            {"bblum": ["x.py"]},
            [],
        ),
        # A number of Canvas is no other number, but an alias may be one.
        (BEN_IS_17, "", CLASH, {"ada": ["x.py"], "ben": ["y.py"]}, []),
        (
            "student,sis user id\nada,17\n",
            "",
            CLASH[:1],
            {"ada": [], "averyada": ["x.py"]},
            ["averyada is not on the roster"],
        ),
        (
            "student,canvas user id,name\nada,17,A. Avery\nben,23,Ben Blum\n",
            "",
            CLASH,
            {"ada": ["x.py"], "ben": ["y.py"]},
            [],
        ),
        (
            CANVAS.replace("u2", "1234").replace("u1", "1235"),
            "",
            ["averyada_1234_9_x.py", "blumben_1235_8_y.py"],
            {"aavery": ["x.py"], "bblum": ["y.py"]},
            [],
        ),
        (
            CANVAS,
            "",
            ["blumben_1234_9_x.py"],
            {"aavery": [], "bblum": [], "blumben": ["x.py"]},
            ["blumben may be several on the roster"],
        ),
        (
            "student\nada",
            '[aliases]\nada = ["17"]',
            ["nobody_17_111_x.py"],
            {"ada": ["x.py"]},
            [],
        ),
    ],
)
def test_everybody_has_the_files_that_are_theirs(
    tmp_path, table, who, paths, found, odd
):
    lay_files(tmp_path, *paths)

    folders, told = matched(tmp_path, table, who)

    assert {folder.student: paths_of(folder) for folder in folders} == found
    assert told == odd


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
    assert [len(read_submission(folder).files) for folder in folders] == [1, 0]
    assert odd == []


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
    times = read_submission(folder).times

    assert {path: came.at for path, came in times.items()} == {
        "x.py": datetime.fromisoformat("2026-03-01T10:00Z"),
        "y.py": datetime.fromisoformat("2026-03-02T10:00Z"),
    }


def test_a_time_for_somebody_who_is_not_there_is_told(tmp_path):
    lay_files(tmp_path, "ben/x.py")
    folders, _ = student_folders(tmp_path)

    timed, odd = with_times(folders, read_times("student,time\nann,2026-03-01T10:00Z"))

    assert (timed, odd) == (folders, ["ann has a time, and no work"])


@pytest.mark.parametrize(
    "path",
    [
        "team7_1234_9_x.py",  # Canvas: the group's name, and the ID of one member
        "averyada_1234_9_x.py",  # as it is if a course is over
        "Team 7-Ada Avery_77_assignsubmission_file_/x.py",  # Moodle
        "Team 7/x.py",
        "aavery/x.py",
    ],
)
def test_what_one_of_a_group_hands_in_counts_for_all(tmp_path, path):
    lay_files(tmp_path, path)

    folders, odd = matched(tmp_path, CANVAS, PAIR)

    assert [folder.student for folder in folders] == ["aavery", "bblum"]
    assert [paths_of(folder) for folder in folders] == [["x.py"], ["x.py"]]
    assert not folders[1].label  # feedback goes back to one upload, once
    assert odd == []


def test_moodle_gives_each_of_a_team_a_copy_and_each_gets_feedback(tmp_path):
    team = "Team 7-{}_assignsubmission_file_/x.py"
    lay_files(tmp_path, team.format("Ada Avery_77"), team.format("Ben Blum_78"))

    folders, odd = matched(tmp_path, CANVAS, PAIR)

    assert [folder.label[:18] for folder in folders] == [
        "Team 7-Ada Avery_7",
        "Team 7-Ben Blum_78",
    ]
    assert odd == []


def test_a_time_of_one_of_a_group_holds_for_all_and_names_stay_apart(tmp_path):
    lay_files(tmp_path, "team7_1234_9_x.py")
    folders, _ = matched(tmp_path, CANVAS, PAIR)
    said = read_students(PAIR)
    groups = said.groups_of(said.people(read_roster(CANVAS)))

    timed, odd = with_times(
        folders, read_times("student,time\naavery,2026-03-01T10:00Z"), groups
    )

    assert [len(folder.times) for folder in timed] == [1, 1]
    assert odd == []
    assert students_by_name(folders)["1234"] == "aavery"


def test_lateness_is_kept_where_a_student_handed_in_twice(tmp_path):
    lay_files(tmp_path, "averyada_LATE_1234_9_x.py", "aavery_1234_8_y.py")

    [ada, _], _ = matched(tmp_path, CANVAS)

    assert (ada.is_late, bool(ada.label)) == (True, True)


def test_a_time_under_a_name_of_two_is_nobodys(tmp_path):
    lay_files(tmp_path, *CLASH)
    folders, _ = matched(tmp_path, BEN_IS_17)
    times = read_times("student,time\n17,2026-03-01T10:00Z\n3,2026-03-02T10:00Z")

    (ada, ben), odd = with_times(folders, times)

    assert (ada.times[""].day, ben.times) == (2, {})
    assert odd == ["17 has a time, and no work"]


@pytest.mark.parametrize(
    "path", ["müllerjörg_5013_111_x.py", "Jörg Müller_77_assignsubmission_file_/x.py"]
)
@pytest.mark.parametrize(("laid", "said"), [("NFC", "NFD"), ("NFD", "NFC")])
def test_a_name_that_a_mac_took_apart_is_the_same(tmp_path, path, laid, said):
    lay_files(tmp_path, unicodedata.normalize(laid, path))
    table = unicodedata.normalize(said, "login,name\njorg,Jörg Müller\n")

    [folder], odd = matched(tmp_path, table)

    assert (folder.student, paths_of(folder), odd) == ("jorg", ["x.py"], [])


@pytest.mark.parametrize(
    ("role", "is_staff"),
    [
        ("Student", False),
        ("StudentEnrollment", False),
        ("Student (Management)", False),
        ("Design student", False),
        ("Student (Management, Design)", False),
        ("TeacherEnrollment", True),
        ("TaEnrollment", True),
        ("Teaching assistant", True),
        ("Non-editing teacher", True),
        ("Student assistant", True),
        ("Student, Teaching assistant", True),
    ],
)
def test_staff_on_a_roster_is_left_out_and_no_student_of_management(
    tmp_path, role, is_staff
):
    lay_files(tmp_path, "ada/x.py", "tom/x.py")

    folders, odd = matched(tmp_path, f'Student,Role\nada,Student\ntom,"{role}"\n')

    assert [one.student for one in folders] == ["ada", "tom"][: 2 - is_staff]
    assert odd == ["tom is staff, and not graded"] * is_staff


def test_without_a_roster_nobody_is_odd_for_not_being_on_it(tmp_path):
    lay_files(tmp_path, "ada/x.py", "ben/x.py", "eve/x.py")
    folders, _ = student_folders(tmp_path)
    said = read_students('[groups]\n1 = ["ada", "ben"]')
    people = said.people((), ["ada", "ben", "eve"])

    found, odd = on_roster(
        folders, people, tmp_path, said.groups_of(people), is_whole=False
    )

    assert [folder.student for folder in found] == ["ada", "ben", "eve"]
    assert odd == []
