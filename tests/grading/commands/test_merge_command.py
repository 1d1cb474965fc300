from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from tests.grading.commands.test_after_commands import out, rows, run
from tests.grading.gradebook.test_gradebook import entry
from tests.grading.gradebook.test_merging import book_of

__all__ = ["out"]


def test_marks_of_two_assistants_are_in_one_table(out, tmp_path):
    other = tmp_path / "other-marks"
    other.mkdir()
    book_of(other / BOOK, entry("cleo", points=4))

    said = run("merge", out, other)

    assert said.exit_code == 0, said.output
    assert "New here: students 1, uploads 1, adjustments 0." in said.output
    totals = {row["student"]: float(row["total"]) for row in rows(out / "grades.csv")}
    assert totals == {"ann": 9, "bob": 3, "cleo": 4}


def test_what_is_in_no_table_after_that_is_told(out, tmp_path):
    other = tmp_path / "other-marks"
    other.mkdir()
    book_of(other / BOOK, entry("cleo", how={"seed": 8}))

    said = " ".join(run("merge", out, other).output.split())

    assert "with another seed or for other stages, so in no table" in said
    assert "work of 'cleo'" in said


def test_a_folder_is_not_joined_with_itself_or_with_one_that_has_no_marks(
    out, tmp_path
):
    same = run("merge", out, out / ".." / out.name)
    empty = run("merge", out, tmp_path)

    assert "is the same folder" in " ".join(same.output.split())
    assert "there is no gradebook in" in " ".join(empty.output.split())
    assert not (tmp_path / BOOK).exists()
    with Gradebook.open(out / BOOK) as book:
        assert book.students() == ["ann", "bob"]
