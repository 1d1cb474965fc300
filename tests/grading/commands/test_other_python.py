import subprocess
import sys
from dataclasses import replace

import pytest

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.other_python import (
    CHOSEN,
    go_on_with,
    newest,
    that_graded,
    wanted_by,
)
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Conditions, Entry, Record
from scrabble_course.grading.scoring.mark import GradedWork
from scrabble_course.grading.submissions.source_files import read_files
from scrabble_course.grading.submissions.student_files import FoundFile


def program(tmp_path, text):
    """A command that is called like another Python."""
    place = tmp_path / "python3.29"
    place.write_text(f"#!/bin/sh\n{text}\n")
    place.chmod(0o755)
    return place


def record_of(tmp_path, source):
    place = tmp_path / "ps3.py"
    place.write_text(source)
    [file] = read_files([FoundFile("ps3.py", place)])
    graded = GradedWork("ann", "", (), (file.note,), "none", 1, "")
    return Record(graded, None, 0, (), False, 0)


def test_the_same_command_is_run_by_the_other_python(tmp_path):
    other = program(tmp_path, '[ "$1" = -c ] || echo "$@"')
    code = (
        "import sys; from scrabble_course.cli import app; "
        f"sys.argv[1:] = ['grade', 'in', '--python', {str(other)!r}, '--out', 'out']; "
        "app()"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )

    assert said.stdout.strip() == "-m scrabble_course grade in --out out"


def test_a_python_that_is_not_there_or_has_no_course_is_told(tmp_path):
    with pytest.raises(CannotGrade, match=r"no Python 'python3\.77'"):
        go_on_with("python3.77", [])
    with pytest.raises(CannotGrade, match=r"-m pip install 'scrabble-course"):
        go_on_with(str(program(tmp_path, "exit 1")), [])


def called_python(tmp_path, monkeypatch, text=""):
    """Let there be one other Python, with this course in it if it prints something."""
    program(tmp_path, text)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(CHOSEN, raising=False)


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="nothing is newer in it")
def test_who_wrote_for_a_newer_python_is_told_and_the_newest_there_is_grades(
    tmp_path, monkeypatch, capsys
):
    record = record_of(tmp_path, "try:\n    x\nexcept KeyError, OSError:\n    x = 1")
    called_python(tmp_path, monkeypatch, "echo its-rules")
    other = wanted_by([record])
    assert other.endswith("/python3.29")
    assert "1 wrote for a newer Python" in capsys.readouterr().out

    monkeypatch.setenv(CHOSEN, other)  # it has come to be the one that grades
    assert wanted_by([record]) == ""

    called_python(tmp_path, monkeypatch, "exit 1")
    assert wanted_by([record]) == ""
    assert "uvx --python 3.14" in capsys.readouterr().out


@pytest.mark.parametrize(("rules", "who"), [("its-rules", "python3.29"), ("older", "")])
def test_the_python_that_graded_all_grades_the_next_time(
    rules, who, tmp_path, monkeypatch
):
    called_python(tmp_path, monkeypatch, "echo its-rules")
    assert that_graded(tmp_path) == ""
    graded = replace(record_of(tmp_path, "x = 1").graded, rules=rules)
    with Gradebook.open(tmp_path / BOOK) as book:
        run = book.start_run(Conditions(rules, 1, "1"))
        book.add(run, [Entry(graded, "1")])

    assert that_graded(tmp_path).rpartition("/")[2] == who


def test_work_that_this_python_reads_needs_no_other(tmp_path, capsys):
    record = record_of(tmp_path, "x = (")

    assert wanted_by([record]) == ""
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("text", ["exit 127", "exit 1", "true"])
def test_a_name_alone_is_no_python_and_one_needs_the_course(
    text, tmp_path, monkeypatch
):
    called_python(tmp_path, monkeypatch, text)

    assert newest() == ("", "")
