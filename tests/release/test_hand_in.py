import json
import os
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.checks.kept import Kept, read_kept
from scrabble_course.checks.record import PLACE_VARIABLE
from scrabble_course.grading.gradebook.entries import read_work
from scrabble_course.grading.submissions import student_files
from scrabble_course.grading.submissions.student_files import Piece, StudentFolder
from scrabble_course.release.hand_in import MOST_FILES, RECEIPT, ZIP, hand_in
from scrabble_course.release.lay_course import lay_course

SCORES, HANDS = course.stage("word_scores"), course.stage("hands")


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    """A copy of the course in which stage 1 is done, and stage 2 is begun."""
    top = tmp_path_factory.mktemp("laid") / "course"
    lay_course(top)
    write(top / SCORES.notebook, "get_word_score", "return 7")
    write(top / HANDS.notebook, "update_hand", "return {}")
    (top / "progress.json").write_text('{"passed": ["1 get_word_score"]}')
    return top


@pytest.fixture
def packed(laid, monkeypatch):
    monkeypatch.chdir(laid / HANDS.part.folder)
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    return hand_in()


def write(notebook, name, body):
    """Put a body in place of the stub in a function's own cell."""
    content = json.loads(notebook.read_text("utf-8"))
    for cell in content["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name:
            cell["source"] = f"def {name}(*given):\n    {body}"
    notebook.write_text(json.dumps(content), "utf-8")


def test_one_zip_has_all_notebooks_of_the_copy_and_a_receipt(laid, packed):
    with zipfile.ZipFile(laid / ZIP) as archive:
        names = archive.namelist()
        receipt = archive.read(RECEIPT).decode()

    assert set(names) == {stage.notebook for stage in course.STAGES} | {RECEIPT}
    assert packed.digest in receipt
    assert "stage 1, get_word_score: its check has passed" in receipt
    assert ZIP.isascii() and " " not in ZIP


def test_it_says_what_is_missing(packed):
    said = str(packed)

    assert "Upload this one file" in said
    assert "Passed: 1 of 2 functions, up to where you are" in said
    assert "stage 2, update_hand: written, but its check has not passed yet" in said
    assert "Not begun: stages 3 to 12." in said
    assert "get_word_score" not in said


def test_each_notebook_is_opened_once_which_in_a_browser_takes_long(laid, monkeypatch):
    opened = []
    open_ = Path.open
    monkeypatch.chdir(laid)
    monkeypatch.setattr(
        Path,
        "open",
        lambda path, *how, **as_: opened.append(path) or open_(path, *how, **as_),
    )

    packed = hand_in()

    notebooks = [path for path in opened if path.suffix == ".ipynb"]
    assert len(notebooks) == len({*notebooks}) == len(packed.files)


def test_where_nothing_is_begun_nothing_is_counted(tmp_path, monkeypatch):
    lay_course(tmp_path / "course")
    monkeypatch.chdir(tmp_path / "course")
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)

    assert "Passed:" not in str(hand_in())


def test_the_grader_reads_what_was_packed(laid, packed):
    folder = StudentFolder("ada", laid, pieces=(Piece(laid / ZIP, ZIP),))

    submission, _ = read_work(folder)

    assert [file.note.problem for file in submission.files if file.note.problem] == []
    cells = [cell for file in submission.files for cell in file.cells]
    assert "def update_hand(*given):\n    return {}" in cells


def test_how_long_it_took_is_told_only_if_the_student_says_so(laid, packed):
    assert "progress.json" not in packed.files
    assert "stays with you" in str(packed)

    told = hand_in(progress=True)
    with zipfile.ZipFile(laid / ZIP) as archive:
        shared = json.loads(archive.read("progress.json"))
        receipt = archive.read(RECEIPT).decode()

    assert shared["passed"] == ["1 get_word_score"]
    assert "Your progress is in it, as you asked" in str(told)
    assert "Your progress is in it, as you asked" in receipt


def test_the_best_words_and_the_time_of_the_last_check_stay_at_home():
    full = Kept(frozenset({"a"}), {"a": 2}, {"a": 60}, 1234, {"abt": "bat"}, {"my": 1})

    assert read_kept(full.shared()) == Kept(frozenset({"a"}), {"a": 2}, {"a": 60})


def test_packing_again_packs_what_is_there_now_and_not_itself(laid, packed):
    (laid / "notes.py").write_text("x = 1")
    again = hand_in()
    (laid / "notes.py").unlink()

    assert set(again.files) - set(packed.files) == {"notes.py"}
    assert again.digest != packed.digest


def test_a_folder_that_is_no_copy_of_the_course_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    nothing = hand_in()
    said = CliRunner().invoke(cli.app, ["hand-in", str(tmp_path)])

    assert str(nothing).startswith("Nothing was packed. This folder is not a copy")
    assert said.exit_code == 1
    assert list(tmp_path.iterdir()) == []


def test_in_a_browser_the_folder_above_the_parts_is_the_course(tmp_path, monkeypatch):
    part = tmp_path / HANDS.part.folder
    part.mkdir()
    (tmp_path / HANDS.notebook).write_text('{"cells": []}')
    monkeypatch.chdir(part)
    monkeypatch.setattr("sys.platform", "emscripten")

    packed = hand_in()

    assert packed.zip == tmp_path / ZIP
    assert packed.files == (HANDS.notebook,)
    assert f"Download this one file, then upload it: {ZIP}" in str(packed)
    link = f'<a href="../{ZIP}" download="{ZIP}">'.replace("/", os.sep)
    assert link in packed._repr_html_()


def test_as_many_files_are_packed_as_the_grader_reads():
    assert MOST_FILES == student_files.MOST_FILES


def test_the_command_packs_the_folder_that_it_is_given(laid, packed):
    said = CliRunner().invoke(cli.app, ["hand-in", str(laid)])
    told = CliRunner().invoke(cli.app, ["hand-in", str(laid), "--progress"])

    assert said.exit_code == told.exit_code == 0
    assert "stays with you" in said.output and "as you asked" in told.output
    assert f"files in {ZIP}" in said.output


def test_the_panel_says_the_same_as_the_text(packed):
    page = packed._repr_html_()

    assert packed.headline in page
    assert all(line.split("'")[0] in page for line in packed.lines)
