import csv
from unittest.mock import Mock

import pytest
from typer.testing import CliRunner

from scrabble_course import cli
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Adjustment
from tests.grading.gradebook.test_gradebook import CONDITIONS, entry


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


def run(*words):
    return CliRunner().invoke(cli.app, list(map(str, words)))


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
    assert "bob" not in page


def test_several_students_are_adjusted_at_once_and_it_is_said_by_whom(out):
    points = ["--points", "2", "--comment", "on paper"]

    said = run("adjust", out, "ann", "bob", *points, "--by", "tom")

    assert said.output.splitlines()[-2:] == ["ann: +2 points.", "bob: +2 points."]
    assert [row["adjusted"] for row in rows(out / "grades.csv")] == ["3.0", "2.0"]
    run("regrade", out, "bob")
    assert "on paper Given by tom." in (out / "regrade" / "bob.html").read_text("utf-8")


def test_who_says_nothing_else_gives_points_under_the_login(out, monkeypatch):
    monkeypatch.setenv("LOGNAME", "ida")

    run("adjust", out, "bob", "--points", "1", "--comment", "x")

    with Gradebook.open(out / BOOK) as book:
        [bob] = [one for one in book.counting() if one.graded.student == "bob"]
        assert [one.by for one in bob.adjustments] == ["ida"]


def test_nobody_is_adjusted_if_one_of_them_is_not_known(out):
    said = run("adjust", out, "bob", "eve", "--points", "1", "--comment", "x")

    assert said.exit_code != 0
    with Gradebook.open(out / BOOK) as book:
        assert all(not one.adjustments for one in book.counting() if one.points == 3)


def test_a_request_has_the_code_and_the_calls_that_fail(out):
    run("regrade", out, "ann")

    page = (out / "regrade" / "ann.html").read_text("utf-8")
    assert page.count("def get_word_score(word, n): ...") == 2
    assert page.count("get_word_score(&#39;a&#39;, 7)") == 2


def test_a_request_of_nobody_is_told(out):
    assert "did you mean ann?" in " ".join(run("regrade", out, "anne").output.split())


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


def test_who_has_a_code_keeps_it(out, tmp_path):
    key = tmp_path / "key.csv"
    run("export", out, "--anonymous", tmp_path / "one", "--key", key)
    before = key.read_text()

    run("export", out, "--anonymous", tmp_path / "two", "--key", key)

    assert key.read_text() == before


def test_a_key_that_cannot_be_read_is_not_written_over(out, tmp_path, monkeypatch):
    key = tmp_path / "key.csv"
    run("export", out, "--anonymous", tmp_path / "one", "--key", key)
    before = key.read_text()

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
