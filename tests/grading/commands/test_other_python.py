import os
import subprocess
import sys
from dataclasses import replace

import pytest

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands import other_python
from scrabble_course.grading.commands.other_python import advice, go_on_with
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.scoring.mark import GradedWork
from scrabble_course.grading.submissions.source_files import submission_of
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
    [file] = submission_of("ann", [FoundFile("ps3.py", place)]).files
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


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="nothing is newer in it")
def test_who_wrote_for_a_newer_python_is_told_with_the_newest_there_is(
    tmp_path, monkeypatch
):
    program(tmp_path, "")
    record = record_of(tmp_path, "try:\n    x\nexcept KeyError, OSError:\n    x = 1")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "1 wrote for a newer Python" in advice([record])
    assert advice([record]).endswith("--python python3.29.")

    monkeypatch.setenv("PATH", os.devnull)
    assert "uv python install 3.14" in advice([record])


def test_work_that_this_python_reads_needs_no_other(tmp_path):
    record = record_of(tmp_path, "x = (")

    assert advice([record]) == ""
    assert advice([replace(record, graded=replace(record.graded, files=()))]) == ""


def test_a_name_alone_is_no_python(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path, "exit 127")
    assert other_python.newest() == ""

    program(tmp_path, "exit 0")
    assert other_python.newest() == "python3.29"
