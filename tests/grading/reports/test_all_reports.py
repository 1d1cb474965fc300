import ast
import io
import json
import zipfile
from dataclasses import replace

import nbformat
import pytest

from scrabble_course.grading.gradebook.ownership import Group
from scrabble_course.grading.gradebook.records import Adjustment, Slip
from scrabble_course.grading.reports import all_reports
from scrabble_course.grading.reports.feedback_files import feedback_file
from tests.grading.reports.classes import (
    ANN,
    CLASS,
    CRASHED,
    HALF,
    RIGHT,
    Book,
    record,
)
from tests.grading.reports.importers import canvas_comments, moodle_files
from tests.grading.reports.test_similarity import ODD

GIFT = [Adjustment("bob", 2, "helped others")]
SOURCES = {("update_hand", 2): {"ann": ODD, "eve": "def update_hand(h, w): ..."}}


def test_every_report_is_written(tmp_path):
    written = all_reports.write_all(Book(sources=SOURCES), tmp_path)

    found = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert set(written) == found
    assert {path.relative_to(tmp_path).as_posix() for path in found} == {
        "index.html",
        "grades.csv",
        "canvas.csv",
        "moodle.csv",
        "junit.xml",
        *(f"students/{name}.html" for name in ("ann", "bob", "eve")),
        *(f"gradescope/{name}/results.json" for name in ("ann", "bob", "eve")),
        "similarity/2-update_hand.zip",
    }


def test_writing_again_gives_the_same_and_leaves_nothing_behind(tmp_path):
    first = all_reports.write_all(Book(sources=SOURCES), tmp_path)
    contents = {path: path.read_bytes() for path in first}

    assert all_reports.write_all(Book(sources=SOURCES), tmp_path) == first
    assert {path: path.read_bytes() for path in first} == contents


def test_nothing_is_left_about_who_is_in_no_table_any_more(tmp_path):
    all_reports.write_all(Book(sources=SOURCES), tmp_path)

    written = all_reports.write_all(Book([ANN]), tmp_path)

    assert {path for path in tmp_path.rglob("*") if path.is_file()} == set(written)
    assert not [path for path in tmp_path.rglob("*") if "eve" in path.name]


@pytest.mark.parametrize("student", ["..", "../../eve", "a/b", "", "CON", "\x00"])
def test_no_name_leads_out_of_the_folder(tmp_path, student):
    out = tmp_path / "inside" / "out"
    out.mkdir(parents=True)

    written = all_reports.write_all(Book([record(student, RIGHT)]), out)

    assert all(path.resolve().is_relative_to(out.resolve()) for path in written)


def test_names_that_differ_in_capitals_only_have_pages_of_their_own(tmp_path):
    records = [record(name, RIGHT) for name in ("ann", "Ann", "ANN")]
    all_reports.write_all(Book(records), tmp_path)

    names = {path.name.lower() for path in (tmp_path / "students").iterdir()}
    assert len(names) == 3


def test_every_feedback_text_says_how_the_points_come_about(tmp_path):
    notation = replace(RIGHT, function="letter_score", stage=7)
    bob = record("bob", HALF, CRASHED, notation, late=1.5, adjustments=GIFT)
    bob = replace(bob, slips=(Slip((2,), 1),), slip_days=4)
    book = Book([bob])
    book.conditions = replace(book.conditions, stages="2 3 7")
    book.labels = {"bob": "blumbob_1_2_ps3.py"}

    all_reports.write_all(book, tmp_path)

    with zipfile.ZipFile(tmp_path / "feedback.zip") as archive:
        answer = archive.read("blumbob_1_2_ps3.py").decode()
    results = json.loads((tmp_path / "gradescope/bob/results.json").read_text())
    outputs = "".join(test["output"] for test in results["tests"])
    page = (tmp_path / "students/bob.html").read_text()
    moodle = (tmp_path / "moodle.csv").read_text()
    for text in (page, moodle, answer, results["output"] + outputs):
        assert "Handed in late: stage 3" in text
        assert "helped others" in text
        assert "Slip days: 1 of 4 spent" in text
        assert "The word game" in text or "2. Hands" in text
        assert "(line 3: hand[x])" in text


def test_what_a_whole_group_reads_at_canvas_tells_nothing_of_one_member(tmp_path):
    ann = record("ann", RIGHT, HALF, late=1.5, adjustments=GIFT)
    book = Book([ann, record("bob", RIGHT, HALF, late=1.5)])
    book.groups = [Group("Team 7", ("ann", "bob"))]
    book.labels = {"ann": "team7_1_2_ps3.py"}

    all_reports.write_all(book, tmp_path)

    with zipfile.ZipFile(tmp_path / "feedback.zip") as archive:
        answer = archive.read("team7_1_2_ps3.py").decode()
    assert answer.startswith("# Team 7: 13.5 of 20 points\n")
    assert "Handed in late" in answer and "helped others" not in answer
    assert "Not in feedback.zip" not in (tmp_path / "index.html").read_text()


def test_what_came_from_canvas_or_moodle_goes_back_under_their_names(tmp_path):
    book = Book()
    book.labels = {
        "ann": "averyann_1234_5678_scrabble-hand-in.ZIP",
        "bob": "Bob Blum_77_assignfeedback_file_feedback.html",
    }
    uploads = {(1234, 5678): "scrabble-hand-in.ZIP"}

    all_reports.write_all(book, tmp_path)

    content = (tmp_path / "feedback.zip").read_bytes()
    [(user, name, inside), (nobody, *_)] = canvas_comments(content, uploads)
    assert (user, name, nobody) == (1234, "scrabble-hand-in.ZIP", None)
    with zipfile.ZipFile(io.BytesIO(inside)) as archive:
        page = (tmp_path / "students" / "ann.html").read_bytes()
        assert archive.read("feedback.html") == page
    _, (bob, name, inside) = moodle_files(content, {77: "bob"})
    assert (bob, name) == ("bob", "feedback.html")
    assert inside == (tmp_path / "students" / "bob.html").read_bytes()
    page = " ".join((tmp_path / "index.html").read_text().split())
    assert "eve</bdi></a></th><td>Not in feedback.zip" in page


@pytest.mark.parametrize(
    ("upload", "says"),
    [
        ("01_word_scores.ipynb", lambda text: nbformat.reads(text, 4).cells[0].source),
        ("ps3.py", lambda text: str(ast.parse(text) and text.replace("# ", ""))),
        ("ps3.py.txt", str),
    ],
)
def test_feedback_is_what_the_name_of_the_upload_says(upload, says):
    bob = CLASS[1]

    text = says(feedback_file(f"blumbob_1_2_{upload}", bob, "<p>").decode())

    assert text.startswith("bob: 15.5 of 30 points\n  Handed in late: stage 3 -1.5.\n")
    assert "02_hands.ipynb: cell 4 does not parse\nif x\n    ^" in text
    assert "2 update_hand: 5 of 10 points" in text
    assert "call:     update_hand({'j': 1}, 'jolly')" in text
