import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.grading.gradebook.enrolment import read_students
from tests.grading.work_files import lay_files

ROSTER = (
    "Student,ID,SIS User ID,SIS Login ID,Section\n"
    '"Avery, Ada",11,s11,aavery,A\n"Blum, Ben",12,s12,bblum,A\n"Wei, Li",13,,lw1,A\n'
    '"Wei, Li",14,,lw2,A\n'
)
CANVAS_GROUPS = (
    "name,canvas_user_id,user_id,login_id,sections,group_name\n"
    "Ada Avery,11,s11,aavery,A,Team 7\nBen Blum,12,s12,bblum,A,Team 7\n"
    "Li Wei,13,,lw1,A,Team 8\nLi Wei,14,,lw2,A,\n"
)
MOODLE_GROUPS = (
    "First name,Last name,Email address,Groups\n"
    'Ada,Avery,aavery@example.edu,"Team 7, Tuesday"\n'
    'Ben,Blum,bblum@example.edu,"Team 7, Tuesday"\n'
)


@pytest.fixture
def students(tmp_path):
    """Run the command; return what students.toml says then."""
    lay_files(tmp_path / "submissions", "aavery/x.py", "Ben Blumm/x.py")
    (tmp_path / "roster.csv").write_text(ROSTER)

    def run(groups=""):
        words = ["students", str(tmp_path / "submissions")]
        words += ["--roster", str(tmp_path / "roster.csv")]
        if groups:
            (tmp_path / "groups.csv").write_text(groups)
            words += ["--groups", str(tmp_path / "groups.csv")]
        said = CliRunner().invoke(cli.app, words)
        assert said.exit_code == 0, said.output
        return (tmp_path / "students.toml").read_text()

    return run


def test_groups_come_from_canvas_table_with_members_as_in_the_roster(students):
    assert read_students(students(CANVAS_GROUPS)).groups == {
        "Team 7": ("aavery", "bblum")
    }


def test_who_is_in_two_groups_is_left_to_a_person(students):
    text = students(MOODLE_GROUPS)

    assert read_students(text).groups == {}
    assert '# "Team 7" = ["aavery", "bblum"]' in text.splitlines()


def test_who_is_in_a_group_already_is_left_to_a_person(students, tmp_path):
    (tmp_path / "students.toml").write_text('[groups]\npair = ["AAvery", "lw1"]\n')

    text = students(CANVAS_GROUPS)

    assert '# "Team 7" = ["aavery", "bblum"]' in text.splitlines()


def test_who_may_be_meant_by_a_folder_is_behind_a_mark(students, tmp_path):
    lay_files(tmp_path / "submissions", "Li Wei_77_assignsubmission_file_/x.py")

    text = students()

    assert read_students(text).aliases == {}
    assert text.splitlines() == [
        "[aliases]",
        '# bblum = ["Ben Blumm"]',
        '# lw1 = ["Li Wei_77"]',
        '# lw2 = ["Li Wei_77"]',
    ]


def test_what_stands_in_the_file_stays_and_is_not_said_again(students, tmp_path):
    mine = (
        '# mine\ndropped = ["dan"]  # since May\n\n[aliases]\nbblum = ["Ben Blumm"]\n'
        '\n[groups]\n"Team 1" = ["lw1", "lw2"]\n'
    )
    (tmp_path / "students.toml").write_text(mine)

    text = students(CANVAS_GROUPS)

    assert text == mine.replace(
        "[groups]\n", '[groups]\n"Team 7" = ["aavery", "bblum"]\n'
    )
    assert students(CANVAS_GROUPS) == text


def test_a_table_without_groups_is_told(students, tmp_path):
    (tmp_path / "groups.csv").write_text(ROSTER)
    words = ["students", tmp_path / "submissions", "--groups", tmp_path / "groups.csv"]

    said = CliRunner().invoke(cli.app, list(map(str, words)))

    assert said.exit_code == 1
    assert "it names no group in a column such as group name" in said.output
