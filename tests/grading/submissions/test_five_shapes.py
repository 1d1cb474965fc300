"""One class in five shapes: the same marks, and all of them go back.

What to type is what their pages say; what goes back is held against the rules of
the importers (tests/grading/reports/importers.py), however each platform may be set.
"""

import csv
import json
import re
import shlex
import zipfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.grading.commands.autograde import autograde
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.platforms import platform_tables
from scrabble_course.resources.zip_files import zip_of
from tests.grading.class_of import students
from tests.grading.desk.by_desk import hold_against_commands
from tests.grading.reports import platforms
from tests.grading.reports.importers import (
    canvas_comments,
    canvas_imports,
    moodle_files,
    moodle_imports,
)
from tests.grading.reports.platforms import CANVAS_SETTINGS, USERS
from tests.grading.work_files import lay
from tests.guides import GUIDE

COMMANDS = GUIDE.replace("\\\n    ", "")
STAGES = course.STAGES[1:4]
CHOSEN = "--stages 1-3 --seed 42"
GRADE = "scrabble-course grade submissions --out marks"
WITH_ROSTER = f"{GRADE} --roster roster.csv"
ADJUST = "scrabble-course adjust marks ada --points 2 --function get_word_score "
TWICE, PAPER, DROPPED, RENAMED = "ccole", "ppaper", "jdelacruz", "sobrien"
"""Who uploads twice, writes on paper, has left, and had another name before."""
TEAM, HANDS_IN = ("mng", "nelamin"), "mng"
"""Who works together, and which of them hands in."""
TA = replace(platforms.user(900, "Tom", "Assist", "ta"), role="TA")
BAD_QUESTION = '[functions]\n"update_hand" = "leave out"\n'

EXPORTED = {4711: ("1. Word scores", 20), 4712: ("hands", 10), 4713: ("Valid words", 5)}
NAMES = ("First name", "Last name", "Roles")
MOODLE_LISTS = {
    "login": [("Username",), ("ID number", "Username"), ("Username", "Email address")],
    "email": [("Email address",), ("ID number", "Email address"), ("Email address",)],
}
"""What else a list of participants has, if students here are called by one of these."""
FIELDS = {"Email address": "email", "Username": "login", "ID number": "idnumber"}


@pytest.fixture(scope="module")
def works():
    """What everybody hands in: files by their paths, none where it is a partner's."""
    handed_in = students(len(USERS), seed=3, stages=STAGES)
    works = {one: work.files for one, work in zip(USERS, handed_in, strict=True)}
    for one, files in works.items():
        if one.login in (PAPER, *(who for who in TEAM if who != HANDS_IN)):
            files.clear()
        if one.login == TWICE:
            files |= {f"again/{path}": text for path, text in list(files.items())}
    return works


@pytest.fixture(scope="module")
def expected(works, tmp_path_factory):
    """The marks from folders of one's own, which two assistants graded."""
    folder = tmp_path_factory.mktemp("own")
    with (folder / "roster.csv").open("w", newline="", encoding="utf-8") as table:
        rows = [(one.login, one.name, one.role) for one in (*works, TA)]
        csv.writer(table).writerows([("student", "name", "role"), *rows])
    who_is_who(folder, {RENAMED: "sbyrne"})
    for place, (one, files) in enumerate(works.items()):
        name = {RENAMED: "sbyrne", HANDS_IN: "Team 7"}.get(one.login, one.login)
        lay(folder / ("submissions", "other")[place % 2] / name, files)
    lay(folder / "other" / TA.login, {"ps3.py": b"def get_word_score(w, n): return 1"})

    other = f"{WITH_ROSTER} {CHOSEN}".replace("submissions", "other")
    run(folder, other.replace("marks", "other-marks"))
    run(folder, f"{WITH_ROSTER} {CHOSEN}")
    marks = graded(folder, "scrabble-course merge marks other-marks", works, "")
    assert set(marks) == {one.login for one in works} - {DROPPED}
    goes_back(folder, marks, works)
    return marks


def who_is_who(folder, aliases=(), ending=""):
    """Write what an instructor knows of people, and decides of a bad question.

    They are called as in the roster: by the logins, or by addresses with an `ending`.
    """
    also = [f'"{who}{ending}" = ["{name}"]' for who, name in dict(aliases).items()]
    team = ", ".join(f'"{who}{ending}"' for who in TEAM)
    lines = ["[aliases]", *also, "[groups]", f'"Team 7" = [{team}]']
    said = "\n".join([f'dropped = ["{DROPPED}{ending}"]', *lines, ""])
    lay(folder, {"students.toml": said, "course.toml": BAD_QUESTION})


def run(folder, command):
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        result = CliRunner().invoke(cli.app, shlex.split(command)[1:])
    assert result.exit_code == 0, result.output


def graded(folder, command, works, chosen=CHOSEN):
    """Run a command of the guide, give who wrote on paper their points by another, and
    return everybody's row of grades.csv, by login.
    """
    assert command in COMMANDS
    run(folder, f"{command} {chosen}")
    called = {name: one.login for one in works for name in (one.login, one.email)}
    [paper] = [name for name in grades(folder) if called[name] == PAPER]
    assert ADJUST in COMMANDS
    run(folder, f"{ADJUST.replace(' ada ', f' {paper} ')} --comment 'On paper.'")
    return {called[name]: row for name, row in grades(folder).items()}


def grades(folder):
    with (folder / "marks/grades.csv").open(newline="", encoding="utf-8") as table:
        return {row.pop("student"): row for row in csv.DictReader(table)}


def goes_back(folder, marks, works):
    """Hold the tables against the importers, in each setting of the platforms."""
    totals = {who: float(row["total"]) for who, row in marks.items()}
    titles = {number: title for number, (title, _) in EXPORTED.items()}
    users = list(works)
    with Gradebook.open(folder / "marks" / BOOK) as book:
        known_by = "email" if "@" in book.students()[0] else "login"
        theirs = [replace(one, login=getattr(one, known_by)) for one in works]
        for settings in CANVAS_SETTINGS:
            book.set_rules(canvas=platforms.canvas_export(theirs, settings, EXPORTED))
            table = platform_tables(book, book.counting())["canvas.csv"]
            came = canvas_imports(table.text, theirs, titles)
            assert (came.new, came.unknown, table.left_out) == ([], [], ())
            assert came.points == {"1. Word scores": "20.0", "Valid words": "5.0"}
            assert totals == {
                who.partition("@")[0]: pytest.approx(
                    float(row["1. Word scores"]) / 2 + 2 * float(row["Valid words"]),
                    abs=0.02,
                )
                for who, row in came.grades.items()
            }
        for columns in MOODLE_LISTS[known_by]:
            listed = platforms.participants([*works, TA], (*NAMES, *columns))
            book.set_rules(roster=listed)
            table = platform_tables(book, book.counting())["moodle.csv"]
            field = FIELDS[table.text.partition(",")[0]]
            came = moodle_imports(table.text, field, users)
            assert table.left_out == ()
            assert totals == {
                who: pytest.approx(sum(map(float, row.values())) / 10, abs=0.02)
                for who, row in came.grades.items()
            }


def test_canvas_flat_files(works, expected, tmp_path):
    submissions, attachments = tmp_path / "submissions", {}
    for place, (one, files) in enumerate(works.items()):
        uploads = dict(files)
        if place % 2 and files:
            uploads = {"scrabble-hand-in.zip": zip_of(files.items())}
        sent = replace(one, first="", last="Team 7") if one.login == HANDS_IN else one
        for number, (path, content) in enumerate(uploads.items(), 9000 + 100 * place):
            name = attachments[one.number, number] = Path(path).name
            late = place % 3 == 0
            platforms.canvas_upload(submissions, sent, name, content, number, late)
    export = platforms.canvas_export(works, CANVAS_SETTINGS[1], EXPORTED)
    (tmp_path / "gradebook.csv").write_text(export, "utf-8")
    who_is_who(tmp_path)

    command = f"{GRADE} --canvas-export gradebook.csv"
    assert graded(tmp_path, command, works) == expected

    goes_back(tmp_path, expected, works)
    content = (tmp_path / "marks/feedback.zip").read_bytes()
    came = list(canvas_comments(content, attachments))
    assert {user for user, *_ in came} == {
        one.number for one, files in works.items() if files and one.login != DROPPED
    }
    for _, name, inside in came:
        assert inside.startswith(b"PK\x03\x04") == name.endswith(".zip")


def test_moodles_folders(works, expected, tmp_path):
    numbers = {}
    for number, (one, files) in enumerate(works.items(), 500):
        numbers[number] = one.login
        team = "Team 7" if one.login in TEAM else ""
        theirs = next(f for o, f in works.items() if o.login == HANDS_IN)
        if files or team:
            place = platforms.moodle_folder(tmp_path / "submissions", one, number, team)
            lay(place, theirs if team else files)
    roster = platforms.participants([*works, TA], (*NAMES, "Email address"))
    (tmp_path / "roster.csv").write_text(roster, "utf-8")
    names = Counter(one.name for one in works)
    namesakes = {
        one.login: f"{one.name}_{number}"
        for number, one in enumerate(works, 500)
        if names[one.name] > 1
    }
    who_is_who(tmp_path, namesakes, "@uni.example")

    assert graded(tmp_path, WITH_ROSTER, works) == expected

    hold_against_commands(tmp_path, run, WITH_ROSTER)
    goes_back(tmp_path, expected, works)
    content = (tmp_path / "marks/feedback.zip").read_bytes()
    came = {who: name for who, name, _ in moodle_files(content, numbers)}
    handed_in = {one.login for one, files in works.items() if files}
    assert came == dict.fromkeys({*handed_in, *TEAM} - {DROPPED}, "feedback.html")


def test_gradescopes_export(works, expected, tmp_path):
    submissions, groups = tmp_path / "submissions", {}
    for number, (one, files) in enumerate(works.items(), 700):
        if files:
            lay(submissions / f"submission_{number}", files)
            groups[number] = [o for o in works if o.login in TEAM]
            groups[number] = groups[number] if one.login == HANDS_IN else [one]
    platforms.gradescope_export(submissions, groups)
    roster = platforms.participants([*works, TA], (*NAMES, "Email address"))
    (tmp_path / "roster.csv").write_text(roster, "utf-8")
    who_is_who(tmp_path, ending="@uni.example")

    assert graded(tmp_path, WITH_ROSTER, works) == expected

    goes_back(tmp_path, expected, works)


def test_nbgraders_folders(works, expected, tmp_path):
    for one, files in works.items():
        (tmp_path / "submitted" / one.login).mkdir(parents=True)
        lay(tmp_path / "submitted" / one.login, files)
        stamp = tmp_path / "submitted" / one.login / STAGES[0].part.folder
        if stamp.is_dir():
            (stamp / "timestamp.txt").write_text("2026-03-01 10:00:00 UTC")
    who_is_who(tmp_path)

    command = "scrabble-course grade submitted --out marks"
    assert graded(tmp_path, command, works) == expected

    goes_back(tmp_path, expected, works)


def test_gradescopes_autograder(works, expected, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    who_is_who(tmp_path)
    command = re.search(r"scrabble-course (gradescope --out [\w.]+)", COMMANDS)[1]
    words = shlex.split(f"{command} {CHOSEN}")
    assert CliRunner().invoke(cli.app, words).exit_code == 0
    for one, files in list(works.items())[:2]:
        root = tmp_path / one.login
        with zipfile.ZipFile("autograder.zip") as archive:
            archive.extract("settings.json", root / "source")
        lay(root / "submission", files)

        found = json.loads(autograde(root).read_text())["score"]

        assert found == float(expected[one.login]["total"])
