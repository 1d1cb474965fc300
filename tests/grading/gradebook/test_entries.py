from datetime import UTC, datetime

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.entries import (
    FAULT_DIGEST,
    entry_of,
    fault,
)
from scrabble_course.grading.scoring.mark import FunctionState, GradedWork, Mark
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.grading.submissions.upload import Upload
from tests.grading.work_files import file

STAGES = [course.stage(number) for number in (1, 2, 3)]
EARLY, LATE = datetime(2026, 3, 1, tzinfo=UTC), datetime(2026, 3, 9, tzinfo=UTC)
SCORE = "@cache\ndef get_word_score(word, n):\n    return 7"
STUB = "def update_hand(hand, word):\n    raise NotImplementedError"


def entry(*files, times=(), status=Status.NOT_STARTED):
    """Return an entry in which one function is wrong, and `update_hand` is empty."""
    paths = [one.path for one in files] or [""]
    empty = {"found": FunctionState.EMPTY, "file": paths[-1]}
    marks = (
        Mark("get_word_score", 1, 0, 10, Status.FAILED, file=paths[0]),
        Mark("update_hand", 2, 0, 10, status, **empty),
    )
    graded = GradedWork("ann", "", marks, (), "none", 7, "1")
    return entry_of(graded, Submission("ann", files, times=dict(times)), STAGES)


def test_an_entry_keeps_when_each_file_came():
    files = (
        file("1_word_game/01_word_scores.ipynb", SCORE),
        file("notes.py", "x = 1"),
        file("1_word_game/02_hands.ipynb", STUB),
    )
    times = {
        files[0].path: Upload("scores", EARLY),
        files[2].path: Upload("hands", LATE),
    }

    found = entry(*files, times=times)

    assert found.times == times
    assert found.stages == "1 2 3"
    assert not found.faulty


def test_a_function_that_the_grader_failed_at_makes_the_entry_faulty():
    assert entry(status=Status.INTERNAL).faulty


def test_the_text_of_each_function_that_was_begun_is_kept():
    ps3 = file("ps3.py", f"import random\n\n{SCORE}\n\n\n{STUB}\n")

    assert entry(ps3).sources == {(1, "get_word_score"): SCORE}


def test_a_fault_of_the_grader_earns_nothing_and_says_whose_it_is():
    entry = fault("ann", "it took too long", STAGES, ("full", 7))

    assert entry.faulty
    assert entry.graded.digest == FAULT_DIGEST
    assert entry.graded.points == 0
    assert entry.graded.out_of == 30
    assert {mark.status for mark in entry.graded.marks} == {Status.INTERNAL}
    assert "The grader failed" in entry.graded.files[0].problem
