import csv
import os
from unittest.mock import Mock

import pytest

from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Adjustment
from tests.grading.commands.command_line import run
from tests.grading.gradebook.test_gradebook import CONDITIONS, entry
from tests.grading.gradebook.test_merging import book_of


@pytest.fixture
def out(tmp_path):
    """A folder with a gradebook: two uploads of ann's, one of bob's."""
    (tmp_path / "marks").mkdir()
    with Gradebook.open(tmp_path / "marks" / BOOK) as book:
        run = book.start_run(CONDITIONS)
        book.add(run, [entry(points=6), entry(digest="second", points=8)])
        book.add(run, [entry("bob", points=3)])
        book.adjust(Adjustment("ann", 1, "explained it well"))
        book.adjust(Adjustment("ann", -2, "a slip"))
        book.take_back("ann")
    return tmp_path / "marks"


def rows(file):
    with file.open(newline="", encoding="utf-8") as table:
        return list(csv.DictReader(table))


def test_a_request_has_every_upload_and_everything_given_by_hand_in_order(out):
    said = run("regrade", out, "ann")

    page = (out / "regrade" / "ann.html").read_text("utf-8")
    assert said.exit_code == 0, said.output
    order = ["6 of 10 points", "8 of 10 points", "explained it well", "a slip"]
    places = [page.index(text) for text in order]
    assert places == sorted(places)
    assert page.count("Taken back on") == 1
    assert page.count("def get_word_score(word, n): ...") == 2
    assert page.count("get_word_score(&#39;a&#39;, 7)") == 2
    assert "bob" not in page
    assert "did you mean ann?" in " ".join(run("regrade", out, "anne").output.split())


def test_several_students_are_adjusted_at_once_and_it_is_said_by_whom(out):
    points = ["--points", "2", "--comment", "on paper"]

    said = run("adjust", out, "ann", "bob", *points, "--by", "tom")

    assert said.output.splitlines()[-2:] == ["ann: +2 points.", "bob: +2 points."]
    assert [row["adjusted"] for row in rows(out / "grades.csv")] == ["3.0", "2.0"]
    run("regrade", out, "bob")
    assert "on paper Given by tom." in (out / "regrade" / "bob.html").read_text("utf-8")


def test_who_gives_points_is_who_is_logged_in_and_windows_may_write_why(
    out, monkeypatch
):
    monkeypatch.setenv("LOGNAME", "ida")
    comment = os.fsdecode("très bien".encode("cp1252"))

    run("adjust", out, "bob", "--points", "1", "--comment", comment)

    with Gradebook.open(out / BOOK) as book:
        [given] = book.counting()[1].adjustments
    assert (given.by, given.comment) == ("ida", "très bien")


def test_marks_are_shared_without_names_and_the_key_says_who_is_who(out, tmp_path):
    shared, key = tmp_path / "shared", tmp_path / "key.csv"

    said = run("export", out, "--anonymous", shared, "--key", key)

    assert said.exit_code == 0, said.output
    code = {row["student"]: row["code"] for row in rows(key)}
    marks = rows(shared / "grades.csv")
    totals = {row["student"]: float(row["total"]) for row in marks}
    assert totals == {code["ann"]: 9, code["bob"]: 3}
    text = "".join(path.read_text("utf-8") for path in shared.iterdir())
    assert "ann" not in text and "bob" not in text
    assert {row["status"] for row in rows(shared / "mistakes.csv")} == {"failed"}


def test_who_has_a_code_keeps_it_also_if_the_key_cannot_be_read(
    out, tmp_path, monkeypatch
):
    key = tmp_path / "key.csv"
    run("export", out, "--anonymous", tmp_path / "one", "--key", key)
    before = key.read_text()
    run("export", out, "--anonymous", tmp_path / "one", "--key", key)
    assert key.read_text() == before

    with monkeypatch.context() as held:
        held.setattr("pathlib.Path.read_bytes", Mock(side_effect=PermissionError))
        said = run("export", out, "--anonymous", tmp_path / "two", "--key", key)

    assert said.exit_code != 0
    assert key.read_text() == before


def test_the_key_is_not_shared_and_no_other_file_is_taken_for_one(out, tmp_path):
    shared = tmp_path / "shared"
    (tmp_path / "x.csv").write_text("a,b\n1,2\n")

    inside = run("export", out, "--anonymous", shared, "--key", shared / "key.csv")
    wrong = run("export", out, "--anonymous", shared, "--key", tmp_path / "x.csv")

    assert "which is shared" in " ".join(inside.output.replace("│", " ").split())
    assert "it has no columns student and code" in wrong.output
    assert not shared.exists()


def test_what_is_in_no_table_after_a_merger_is_told(out, tmp_path):
    other = tmp_path / "other-marks"
    other.mkdir()
    book_of(other / BOOK, entry("cleo", how={"seed": 8}))

    said = " ".join(run("merge", out, other).output.split())

    assert "New here: students 1, uploads 1, adjustments 0." in said
    assert "with another seed or for other stages, so in no table" in said
    assert "work of 'cleo'" in said


def test_a_folder_is_not_joined_with_itself_or_with_one_that_has_no_marks(
    out, tmp_path
):
    same = run("merge", out, out / ".." / out.name)
    assert "is the same folder" in " ".join(same.output.split())

    for empty in (run("merge", out, tmp_path), run("adjust", tmp_path, "ann", *GIVES)):
        assert "there is no gradebook in" in " ".join(empty.output.split())
    assert not (tmp_path / BOOK).exists()
    with Gradebook.open(out / BOOK) as book:
        assert book.students() == ["ann", "bob"]


GIVES = ["--points", "1", "--comment", "x"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["an", *GIVES], "no student 'an'; did you mean ann?"),
        (["Zed", *GIVES], "no student 'Zed'; see grades.csv"),
        (["ann", *GIVES, "--function", "get_wordscore"], "get_word_score may be meant"),
        (["ann", "--points", "1", "--comment", " "], "the student reads it"),
        (["ann"], "either --points"),
        (["ann", "eve", *GIVES], "no student 'eve'"),
        *(
            (["ann", f"--points={amount}", "--comment", "x"], "is no number of points")
            for amount in ("1e308", "-1e308", "nan", "inf", "100000")
        ),
    ],
)
def test_what_cannot_be_given_is_told_and_not_given(out, words, said):
    result = run("adjust", out, *words)

    assert result.exit_code != 0
    assert said in " ".join(result.output.replace("│", " ").split())
    with Gradebook.open(out / BOOK) as book:
        assert len(book.counting()[0].adjustments) == 1


def test_what_was_given_last_is_taken_back_and_no_more_than_was_given(out):
    undone, again = (run("adjust", out, "ann", "--undo") for _ in range(2))

    assert undone.output.splitlines()[-1] == "ann: +1 points taken back."
    assert "nothing was given to 'ann' by hand" in again.output
