import shutil
import signal
import subprocess
import sys

import pytest

from scrabble_course.grading.gradebook.enrolment import read_students
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Adjustment
from tests.grading.gradebook.test_gradebook import CONDITIONS, DEADLINES, entry

KILLED = """
import os, signal, sys
from pathlib import Path
from scrabble_course.grading.gradebook import merging
from scrabble_course.grading.gradebook.gradebook import Gradebook
merging._join_settings = lambda file: os.kill(os.getpid(), signal.SIGKILL)
with Gradebook.open(Path(sys.argv[1])) as book:
    book.merge(Path(sys.argv[2]))
"""


def book_of(path, *entries, adjustments=()):
    with Gradebook.open(path) as book:
        book.add(book.start_run(CONDITIONS), entries)
        for one in adjustments:
            book.adjust(one)
    return path


def merged(here, there):
    with Gradebook.open(here) as book:
        return book.merge(there)


def totals(path):
    with Gradebook.open(path) as book:
        return {one.graded.student: one.points for one in book.counting()}


@pytest.fixture
def halves(tmp_path):
    """The gradebooks of two assistants, each of which has adjusted somebody."""
    here = [Adjustment("ann", 1, "on paper", by="tom")]
    there = [Adjustment("bob", 2, "well explained", by="ida")]
    return (
        book_of(tmp_path / "here", entry("ann"), adjustments=here),
        book_of(tmp_path / "there", entry("bob"), adjustments=there),
    )


def test_two_halves_are_one_with_all_adjustments(halves):
    said = merged(*halves)

    assert said == ["New here: students 1, uploads 1, adjustments 1"]
    assert totals(halves[0]) == {"ann": 7, "bob": 8}
    with Gradebook.open(halves[0]) as book:
        assert [one.adjustments[0].by for one in book.counting()] == ["tom", "ida"]
        assert set(book.sources("get_word_score", 1)) == {"ann", "bob"}


def test_doing_it_again_changes_nothing_and_the_other_way_gives_the_same(halves):
    merged(*halves)
    said = merged(*halves)

    assert said == ["New here: students 0, uploads 0, adjustments 0"]
    assert totals(halves[0]) == {"ann": 7, "bob": 8}
    assert totals(halves[1]) == {"bob": 8}
    merged(*reversed(halves))
    assert totals(halves[1]) == totals(halves[0])


def test_a_copy_on_which_another_worked_gives_back_what_is_new(tmp_path):
    twice = [Adjustment("ann", 1, "on paper")] * 2
    here = book_of(tmp_path / "here", entry("ann"), entry("bob"), adjustments=twice)
    there = shutil.copy(here, tmp_path / "there")
    with Gradebook.open(there) as book:
        book.adjust(Adjustment("bob", 2, "well explained"))
        book.take_back("ann")
    with Gradebook.open(here) as book:
        book.adjust(Adjustment("bob", -1, "a slip"))

    said = merged(here, there)

    assert said[1] == "Adjustments that were taken back there, and so here: 1"
    assert totals(here) == {"ann": 7, "bob": 7}
    assert merged(here, there)[0].endswith("adjustments 0")
    with Gradebook.open(here) as book:
        assert len(book.history("ann")) == 3  # what was taken back is there, too


def test_what_differs_is_told_and_stays(tmp_path):
    here = book_of(tmp_path / "here", entry("ann"), entry("bob"))
    there = book_of(
        tmp_path / "there", entry("ann", points=8), entry("bob", "new", points=9)
    )
    for path, days in ((here, ""), (there, "slip_days = 2\n")):
        with Gradebook.open(path) as book:
            book.set_rules(deadlines=f"{days}{DEADLINES}")

    said = merged(here, there)

    assert said[1:] == [
        "bob has uploads in both; of those there, new: 1",
        "ann has 8 points there and 6 here: these stay",
        "Not the same there, and kept as here: deadlines",
    ]
    assert totals(here) == {"ann": 6, "bob": 9}


def test_what_nobody_said_here_is_as_it_was_said_there(tmp_path):
    here = tmp_path / "here"
    there = book_of(tmp_path / "there", entry("ann", at=entry().times["x.py"].at))
    with Gradebook.open(there) as book:
        book.set_rules(roster="student\nann\ncleo\n", deadlines=DEADLINES)

    said = merged(here, there)

    assert len(said) == 1 and totals(here) == {"ann": 6}
    with Gradebook.open(here) as book:
        assert [person.student for person in book.roster] == ["ann", "cleo"]
        assert book.deadlines.due and book.conditions == CONDITIONS


def test_where_the_grader_failed_here_the_marks_of_there_come(tmp_path):
    failed = entry("ann", "fault", points=0, faulty=True)
    here = book_of(tmp_path / "here", failed)
    there = book_of(tmp_path / "there", entry("ann"))

    merged(here, there)
    assert totals(here) == {"ann": 6}
    merged(there, book_of(tmp_path / "again", failed))

    assert totals(there) == {"ann": 6}


def test_students_come_under_their_names_here_and_who_is_removed_does_not(tmp_path):
    here = book_of(tmp_path / "here", entry("ann"))
    there = book_of(
        tmp_path / "there",
        entry("Ann King", "second", points=8),
        entry("eve"),
        adjustments=[Adjustment("Ann King", 1, "x")],
    )
    with Gradebook.open(here) as book:
        who = 'removed = ["eve"]\n[aliases]\nann = ["Ann King"]'
        book.set_enrolment(read_students(who))

    merged(here, there)
    merged(here, there)

    assert totals(here) == {"ann": 9}


def test_work_under_another_seed_is_kept_and_known_to_be_graded_otherwise(tmp_path):
    here = book_of(tmp_path / "here", entry("ann"))
    there = book_of(tmp_path / "there", entry("bob", how={"seed": 8}))

    merged(here, there)

    assert totals(here) == {"ann": 6}
    with Gradebook.open(here) as book:
        assert {name for name, _ in book.graded_otherwise(CONDITIONS)} == {"bob"}


def test_a_kill_in_the_middle_leaves_both_as_they_were(halves):
    before = [totals(path) for path in halves]

    ran = subprocess.run([sys.executable, "-c", KILLED, *halves], check=False)

    assert ran.returncode == -signal.SIGKILL
    assert [totals(path) for path in halves] == before
    merged(*halves)
    assert totals(halves[0]) == {"ann": 7, "bob": 8}
