"""One class in five shapes: the same marks, by the commands of INSTRUCTORS.md."""

import csv
import json
import re
import shlex
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.grading.commands.autograde import autograde
from tests.grading.class_of import students

ROOT = Path(__file__).parents[3]
GUIDE = (ROOT / "INSTRUCTORS.md").read_text("utf-8").replace("\\\n", "")
STAGES = course.STAGES[1:4]
GRADE = "scrabble-course grade submissions --out marks"
CHOSEN = "--stages 1-3 --seed 42"
MANY = 8


@pytest.fixture(scope="module")
def the_class():
    return list(students(MANY, seed=3, stages=STAGES))


@pytest.fixture(scope="module")
def expected(the_class, tmp_path_factory):
    """The marks of the class from folders that are called by the logins."""
    folder = tmp_path_factory.mktemp("own")
    for student in the_class:
        lay(folder / "submissions", student, f"{student.name}/")
    return graded(folder, GRADE)


def lay(folder, student, front, flat=False):
    """Write a student's files, each with `front` before its path, or its name."""
    for path, content in student.files.items():
        place = folder / f"{front}{Path(path).name if flat else path}"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def names_of(student):
    """A student's first name, last name, and number, as a platform has them."""
    last, first, number = student.name.split("_")
    return first.title(), f"{last.title()}{number}", str(9000 + int(number))


def roster(the_class):
    """Canvas' gradebook: names turned round, a number of its own, and the login."""
    lines = ["Student,ID,SIS User ID,SIS Login ID,Section"]
    for student in the_class:
        first, last, number = names_of(student)
        lines.append(f'"{last}, {first}",{number},,{student.name},S1')
    return "\n".join(lines)


def graded(folder, command):
    """Grade by a command of the guide; return each student's row of grades.csv."""
    assert command in GUIDE
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        words = shlex.split(f"{command} {CHOSEN}")[1:]
        result = CliRunner().invoke(cli.app, words)
    assert result.exit_code == 0, result.output
    with (folder / "marks/grades.csv").open(newline="", encoding="utf-8") as table:
        return {row.pop("student"): row for row in csv.DictReader(table)}


def test_canvas_flat_files(the_class, expected, tmp_path):
    for student in the_class:
        first, last, number = names_of(student)
        whose = f"{last}{first}".lower()
        front = f"{whose}_LATE_{number}_77_"
        lay(tmp_path / "submissions", student, front, flat=True)
    (tmp_path / "gradebook.csv").write_text(roster(the_class))

    command = (
        "scrabble-course grade submissions --out marks --canvas-export gradebook.csv"
    )
    assert graded(tmp_path, command) == expected

    with (tmp_path / "marks/canvas.csv").open(newline="") as table:
        _, *rows = csv.DictReader(table)
    scores = {row["SIS Login ID"]: float(row["The word game"]) for row in rows}
    assert scores == {name: float(row["total"]) for name, row in expected.items()}
    assert len(zipfile.ZipFile(tmp_path / "marks/feedback.zip").namelist()) == MANY


def test_moodles_folders(the_class, expected, tmp_path):
    for number, student in enumerate(the_class):
        first, last, _ = names_of(student)
        whose = f"{first} {last}_{number}_assignsubmission_file_"
        lay(tmp_path / "submissions", student, f"{whose}/")
    (tmp_path / "roster.csv").write_text(roster(the_class))

    assert graded(tmp_path, f"{GRADE} --roster roster.csv") == expected

    assert len(zipfile.ZipFile(tmp_path / "marks/feedback.zip").namelist()) == MANY


def test_nbgraders_folders(the_class, expected, tmp_path):
    for student in the_class:
        lay(tmp_path / "submitted", student, f"{student.name}/")
        stamp = tmp_path / "submitted" / student.name / STAGES[0].part.folder
        if stamp.is_dir():
            (stamp / "timestamp.txt").write_text("2026-03-01 10:00:00 UTC")

    assert graded(tmp_path, "scrabble-course grade submitted --out marks") == expected


def test_gradescopes_autograder(the_class, expected, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = re.search(r"scrabble-course (gradescope --out [\w.]+)", GUIDE)[1]
    words = shlex.split(f"{command} {CHOSEN}")
    assert CliRunner().invoke(cli.app, words).exit_code == 0
    found = {}
    for student in the_class:
        root = tmp_path / student.name
        with zipfile.ZipFile("autograder.zip") as archive:
            archive.extract("settings.json", root / "source")
        lay(root / "submission", student, "")
        (root / "submission").mkdir(exist_ok=True)

        found[student.name] = json.loads(autograde(root).read_text())["score"]

    assert found == {name: float(row["total"]) for name, row in expected.items()}
