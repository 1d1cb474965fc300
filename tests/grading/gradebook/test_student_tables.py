import pytest

from scrabble_course.grading.gradebook import student_tables
from scrabble_course.grading.gradebook.enrolment import read_students
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Adjustment
from tests.grading.gradebook.test_gradebook import CONDITIONS, entry

ROSTER = "student,name\nann,Ann Achter\nevelyn,Eve Evers\nbob,Bob Blum\n"


@pytest.fixture
def book(tmp_path):
    """A gradebook of ann, bob and evelyn, who has two uploads and an adjustment."""
    with Gradebook.open(tmp_path / "book.sqlite") as book:
        run = book.start_run(CONDITIONS)
        book.set_rules(roster=ROSTER)
        book.add(run, [entry("ann"), entry("bob"), entry("evelyn")])
        book.add(run, [entry("evelyn", "second", 8)])
        book.adjust(Adjustment("evelyn", 1, "well explained"))
        yield book


def seen_to(book, text):
    return book.set_enrolment(read_students(text))


def totals(book):
    return {one.graded.student: one.points for one in book.counting()}


@pytest.fixture
def content(book, tmp_path):
    """What stands in the file, and in those that SQLite has beside it."""
    return lambda: b"".join(file.read_bytes() for file in tmp_path.iterdir()).lower()


def test_who_is_removed_is_nowhere_in_the_file(book, content, tmp_path):
    assert b"evelyn" in content() and b"eve evers" in content()

    [said] = seen_to(book, 'removed = ["Eve Evers"]')

    assert said == (
        "evelyn is removed, and erased here: uploads 2, functions 2, adjustments 1"
    )
    book.close()
    with Gradebook.open(tmp_path / "book.sqlite") as again:
        assert b"evelyn" not in content() and b"evers" not in content()
        assert totals(again) == {"ann": 6, "bob": 6}
        assert seen_to(again, 'removed = ["Eve Evers"]') == []


def test_what_was_graded_under_the_full_name_is_erased_as_well(book, content):
    book.add(1, [entry("Evers, Eve")])

    seen_to(book, 'removed = ["evelyn"]')

    assert totals(book) == {"ann": 6, "bob": 6}
    assert b"evers" not in content()


def test_a_roster_that_is_given_again_does_not_bring_back_who_is_removed(book, content):
    seen_to(book, 'removed = ["evelyn"]')

    book.set_rules(roster=ROSTER)
    book.set_enrolment()

    assert [person.student for person in book.roster] == ["ann", "bob"]
    assert b"evelyn" not in content()


def test_erasing_that_was_stopped_is_ended_by_the_next_run(
    book, content, monkeypatch, tmp_path
):
    def stop(connection):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(student_tables, "forget_what_was_erased", stop)
        with pytest.raises(KeyboardInterrupt):
            seen_to(book, 'removed = ["evelyn"]')
    book.close()

    with Gradebook.open(tmp_path / "book.sqlite") as again:
        again.set_enrolment()
    assert b"evelyn" not in content()


def test_deadlines_that_name_who_is_removed_are_told(book):
    book.set_rules(deadlines="[excused]\nevelyn = ['hands']")

    said = seen_to(book, 'removed = ["evelyn"]')

    assert said[-1].startswith("The deadlines name somebody who is removed")


def test_what_is_under_an_earlier_name_goes_to_the_student(book):
    book.set_rules(roster="student\nann\nbob\n")

    [said] = seen_to(book, '[aliases]\nann = ["Evelyn"]')

    assert said.startswith("evelyn is ann from now on: uploads 2")
    assert totals(book) == {"ann": 9, "bob": 6}
    assert {record.graded.student for record in book.rows()} == {"ann", "bob"}
    assert len(book.history("ann")) == 4 - 1  # "first" is the same work


def test_who_dropped_the_course_is_in_no_table_until_the_line_is_gone(book):
    before = totals(book)

    seen_to(book, 'dropped = ["evelyn"]')
    assert totals(book) == {"ann": 6, "bob": 6}
    seen_to(book, "")

    assert totals(book) == before


def test_a_group_that_handed_in_together_is_not_compared_with_itself(book):
    assert set(book.sources("get_word_score", 1)) == {"ann", "bob", "evelyn"}

    book.set_enrolment(read_students("[groups]\n1 = ['ann', 'bob']"))

    assert set(book.sources("get_word_score", 1)) == {"ann", "evelyn"}
