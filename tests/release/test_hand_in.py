import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from scrabble_course import cli, course
from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import (
    PLACE_VARIABLE,
    SavedProgress,
    key,
    read_progress,
)
from scrabble_course.checks.source_digest import digest_in
from scrabble_course.grading.submissions import student_files
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import Piece, StudentFolder
from scrabble_course.release.hand_in import MOST_FILES, RECEIPT, ZIP, hand_in
from scrabble_course.release.lay_course import lay_course
from scrabble_course.site.compile_wheels import read_archive
from tests.installing import ROOT

SCORES, HANDS = course.stage("word_scores"), course.stage("hands")


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    """A copy of the course in which stage 1 is done, and stage 2 is begun."""
    top = tmp_path_factory.mktemp("laid") / "course"
    lay_course(top)
    finish_scores(top)
    write(top / HANDS.notebook, "update_hand", "return {}")
    return top


@pytest.fixture
def packed(laid, monkeypatch):
    monkeypatch.chdir(laid / HANDS.part.folder)
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    return hand_in()


PASSED = sorted(key(SCORES.number, name) for name in SCORES.functions)


def finish_scores(top):
    """Write all functions of stage 1, and that their checks have passed."""
    for name in SCORES.functions:
        write(top / SCORES.notebook, name, "return 7")
    (top / "progress.json").write_text(json.dumps({"passed": PASSED}))


def write(notebook, name, body):
    """Put a body in place of the stub in a function's own cell."""
    content = json.loads(notebook.read_text("utf-8"))
    for cell in content["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name:
            cell["source"] = f"def {name}(*given):\n    {body}"
    notebook.write_text(json.dumps(content), "utf-8")


def test_one_zip_has_all_notebooks_of_the_copy_and_a_receipt(laid, packed):
    files = read_archive(laid / ZIP)
    receipt = files[RECEIPT].decode()

    assert files.keys() == {stage.notebook for stage in course.STAGES} | {RECEIPT}
    assert packed.digest in receipt
    python = sys.version.split()[0].rstrip("+")
    assert receipt.split("\n")[0].endswith(f", by Python {python}")
    assert "stage 1, get_word_score: its check has passed" in receipt
    assert ZIP.isascii() and " " not in ZIP


def test_it_says_what_is_missing(packed):
    said = str(packed)

    assert "Upload this one file" in said
    passed, of = len(PASSED), len(PASSED) + len(HANDS.functions)
    assert f"Passed: {passed} of {of} functions, up to where you are" in said
    assert "stage 2, update_hand: written, but its check has not passed yet" in said
    assert "Not begun: stages 3 to 12." in said
    assert "get_word_score" not in said
    page = packed._repr_html_()
    assert packed.headline in page
    assert all(line.split("'")[0] in page for line in packed.lines)


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


def test_the_grader_reads_what_was_packed(laid, packed):
    folder = StudentFolder("ada", laid, pieces=(Piece(laid / ZIP, ZIP),))

    submission = read_submission(folder)

    assert [file.note.problem for file in submission.files if file.note.problem] == []
    cells = [cell for file in submission.files for cell in file.cells]
    assert "def update_hand(*given):\n    return {}" in cells


def test_the_best_words_and_the_time_of_the_last_check_stay_at_home():
    full = SavedProgress(
        frozenset({"a"}), {"a": 2}, {"a": 60}, 1234, {"abt": "bat"}, {"my": 1}
    )

    assert read_progress(full.shared()) == SavedProgress(
        frozenset({"a"}), {"a": 2}, {"a": 60}
    )


@pytest.fixture
def small(tmp_path, monkeypatch):
    """A copy of the course of one's own, in which one stands."""
    lay_course(tmp_path / "course")
    monkeypatch.chdir(tmp_path / "course")
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    return tmp_path / "course"


def set_cells(notebook, *cells, kind="code"):
    """Add cells to a notebook."""
    content = json.loads(notebook.read_text("utf-8"))
    content["cells"] += [{"cell_type": kind, "source": cell} for cell in cells]
    notebook.write_text(json.dumps(content), "utf-8")


def keep_passed(body):
    """Keep that `update_hand` has passed with this body."""
    text = digest_in([f"def update_hand(*given):\n    {body}"], "update_hand")
    progress_file.note(2, "update_hand", True, text)


def test_what_was_not_saved_since_it_passed_is_told(small):
    write(small / HANDS.notebook, "update_hand", "return {'old': 1}")
    keep_passed("return {'new': 1}")
    changed = hand_in()

    assert "Passed: 0 of" in str(changed)
    assert "update_hand: not as it was when its check passed" in str(changed)
    assert "Press Ctrl+S, and run this again" in str(changed)
    assert "success" not in changed._repr_html_()

    write(small / HANDS.notebook, "update_hand", "return {'new': 1}  ")
    assert "stage 2, update_hand" not in str(hand_in())
    assert "success" in hand_in()._repr_html_()


def test_another_experiment_in_a_cell_is_no_change(small):
    write(small / HANDS.notebook, "update_hand", "return 1\n\nupdate_hand({}, 'a')")
    keep_passed("return 1")

    assert "stage 2, update_hand" not in str(hand_in())


def test_large_outputs_are_left_out_of_the_zip_and_stay_on_the_disk(small):
    content = json.loads((small / HANDS.notebook).read_text("utf-8"))
    printed = {"output_type": "stream", "name": "stdout", "text": "x" * 14_000_000}
    content["cells"].append(
        {"cell_type": "code", "metadata": {}, "source": "y = 7", "outputs": [printed]}
    )
    (small / HANDS.notebook).write_text(json.dumps(content), "utf-8")
    packed = hand_in()

    inside = json.loads(read_archive(small / ZIP)[HANDS.notebook])
    assert (small / HANDS.notebook).stat().st_size > 14_000_000
    assert len(json.dumps(inside)) < 100_000
    assert inside["cells"][-1]["source"] == "y = 7"
    assert f"{HANDS.notebook} is packed without its outputs" in str(packed)


def test_the_command_packs_the_folder_that_is_named_and_its_progress_if_it_may(
    small, tmp_path
):
    other = tmp_path / "other"
    lay_course(other)
    finish_scores(other)

    untold = CliRunner().invoke(cli.app, ["hand-in", str(other)])
    assert "progress.json" not in read_archive(other / ZIP)
    said = CliRunner().invoke(cli.app, ["hand-in", str(other), "--progress"])

    assert untold.exit_code == said.exit_code == 0
    assert f"files in {ZIP}" in said.output
    assert f"Passed: {len(PASSED)} of {len(PASSED)}" in said.output
    assert "stays with you" in untold.output
    files = read_archive(other / ZIP)
    assert json.loads(files["progress.json"])["passed"] == PASSED
    for told in (said.output, files[RECEIPT].decode()):
        assert "Your progress is in it, as you asked" in " ".join(told.split())


@pytest.mark.parametrize(
    ("path", "content", "note"),
    [
        ("notes.py", "x = f'{d['a']}'", "an f-string with its own quotes inside"),
        ("notes.py", f"x = {'a' * 400_000!r}", "of 400,006 characters of code"),
        ("1_word_game/02_hands-Copy1.ipynb", '{"cells": []}', "Copy1.ipynb goes in"),
        ("1_word_game/02_hands (1).ipynb", '{"cells": []}', "of all copies the best"),
        ("more.ipynb", "<html>", "more.ipynb: it is no notebook: it is a web page"),
        ("old.tar.gz", "", "Not packed: old.tar.gz"),
        ("work.zip", "", "Not packed: work.zip"),
        ("02_hands.ipynb.txt", "", "Not packed: 02_hands.ipynb.txt"),
    ],
)
def test_what_may_surprise_whoever_grades_is_told(small, path, content, note):
    (small / path).write_text(content)

    assert note in str(hand_in())
    assert note in read_archive(small / ZIP)[RECEIPT].decode()


def test_data_that_is_opened_is_packed_and_words_are_not(small):
    data = ("low.json", "word_values.json", "values_en.json", "my_words.txt")
    for name in (*data, "other.csv", "words.txt", "low.db", "other.db"):
        (small / HANDS.part.folder / name).write_text("0")
    (small / "large.csv").write_text("0," * 150_000)
    (small / "venv").mkdir()
    for name in ("low.json", "more.py"):
        (small / "venv" / name).write_text("0")
    cell = "low, words = open('low.json'), open('../words.txt'), open('large.csv')"
    more = "open('word_values.json'), open(f'values_{language}.json'), 'low.db'"
    more += ", open('My_words.txt')"
    set_cells(small / HANDS.notebook, cell, more)
    packed = hand_in()

    assert {path for path in packed.files if not path.endswith(".ipynb")} == {
        f"{HANDS.part.folder}/{name}" for name in data
    }
    folder = HANDS.part.folder
    behind = f"{folder}/low.db, {folder}/other.csv, {folder}/words.txt"
    assert f"Not packed: {behind}." in packed.notes
    assert "large.csv is not packed: more than 200,000 bytes." in packed.notes


@pytest.mark.parametrize(
    ("cell", "missing"),
    [
        ("x = 1", "`spend`"),
        ("def spend(hand, word): return take(hand)", "`take`"),
        ("def spend(hand, word): return len(hand)", ""),
        ("from helpers import spend", ""),
        ("%time spend = len", ""),
        ("%run helpers.py", ""),
    ],
)
def test_what_a_function_needs_and_no_saved_cell_gives_is_told(small, cell, missing):
    passed = [key(HANDS.number, name) for name in HANDS.functions]
    (small / "progress.json").write_text(json.dumps({"passed": passed}))
    own = "def update_hand(hand, word):\n    return spend(hand, word)"
    set_cells(small / HANDS.notebook, own, cell)

    said = str(hand_in())
    assert (f"no cell that is saved gives {missing}" in said) is bool(missing)
    assert ("Passed: 1 of 2" in said) == (not missing)


@pytest.mark.parametrize(
    ("name", "kind", "note"),
    [
        ("updateHand", "code", "update_hand: not written yet; `updateHand` looks like"),
        (
            *("update_hand", "markdown"),
            f"{HANDS.notebook}: update_hand stands in a markdown cell, which is read",
        ),
    ],
)
def test_what_is_near_a_function_or_in_no_code_is_told(small, name, kind, note):
    cell = f"def {name}(hand, word):\n    return {{}}"
    set_cells(small / HANDS.notebook, cell, kind=kind)

    assert note in str(hand_in())


def test_a_fresh_copy_and_one_that_is_solved_have_nothing_to_be_told(small):
    packed = hand_in()
    assert packed.notes == () and "Passed:" not in str(packed)
    for stage in course.STAGES:
        (small / stage.notebook).write_bytes(
            (ROOT / "notebooks" / stage.notebook).read_bytes()
        )
    packed = hand_in()

    assert packed.notes == ()
    assert not [task for task in packed.tasks if ";" in task.state]


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

    assert str(nothing).startswith("Nothing was packed.\n  This folder is not a copy")
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


def test_in_a_page_over_http_it_says_why_it_finds_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.platform", "emscripten")
    assert "There is no notebook in" in str(hand_in())
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(isSecureContext=False))

    assert "begins with https" in str(hand_in())


def test_as_many_files_are_packed_as_the_grader_reads():
    assert MOST_FILES == student_files.MOST_FILES


def test_progress_that_cannot_be_read_is_not_handed_in_as_none(laid, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(laid / "folder"))
    (laid / "folder").mkdir()

    told = hand_in(laid, progress=True)
    assert told.zip is None
    assert "folder: " in told.why_not


def test_answers_about_ones_own_code_go_along_with_the_progress_only(small):
    answers = {"explain": {"2 update_hand": {"turn": 1}}, "predict": {"x": {}}}
    (small / "my_answers.json").write_text(json.dumps(answers))
    packed = []
    for progress in (False, True):
        hand_in(progress=progress)
        packed.append(read_archive(small / ZIP))

    assert not any(b"2 update_hand" in content for content in packed[0].values())
    assert "my_answers.json" not in {*packed[0], *packed[1]}
    shared = json.loads(packed[1]["progress.json"])
    assert shared["explain"] == answers["explain"] and "predict" not in str(shared)
