import sys

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.scoring.mark import FunctionState
from scrabble_course.grading.scoring.suite import suite_of
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.honest_work import PLAIN_WORDS
from tests.grading.work_files import (
    GRADED,
    answers_of,
    file,
    grader_at,
    handed_in,
    mark_of,
)

grader = grader_at("auto")


@pytest.mark.parametrize(
    ("body", "found", "status"),
    [
        ("raise NotImplementedError", FunctionState.EMPTY, Status.NOT_STARTED),
        ("pass", FunctionState.EMPTY, Status.NOT_STARTED),
        ("return print('to do')", FunctionState.EMPTY, Status.NOT_STARTED),
        ("print(len(hand))", FunctionState.WRITTEN, Status.FAILED),
        ("return print(hand)", FunctionState.WRITTEN, Status.FAILED),
    ],
)
def test_a_stub_is_empty_and_what_prints_a_value_is_none(body, found, status, grader):
    cell = f"def calculate_handlen(hand):\n    {body}"
    mark = mark_of(grader.grade(handed_in(cell)), "calculate_handlen")

    assert (mark.found, mark.status) == (found, status)


def test_a_student_without_files_has_a_mark_for_everything(grader):
    graded = grader.grade(Submission("ann", ()))

    assert len(graded.marks) == sum(len(stage.graded) for stage in GRADED)
    assert graded.points == 0 and graded.out_of > 0


def test_a_function_that_is_partly_right_earns_part_of_the_points(grader):
    mark = mark_of(grader.grade(handed_in(PLAIN_WORDS)), "is_valid_word", 4)

    assert 0 < mark.points < mark.out_of
    assert mark.status is Status.FAILED and mark.mistake
    assert not all(topic.is_right for topic in mark.topics)


def test_one_answer_to_everything_earns_nothing(grader):
    graded = grader.grade(handed_in("def is_valid_word(*args):\n    return False"))

    mark = mark_of(graded, "is_valid_word", 3)
    assert (mark.points, mark.mistake) == (0, "always-the-same")


def test_the_seed_decides_the_hidden_calls_and_nothing_else(grader):
    stage, name = course.stage("playing_a_hand"), "calculate_handlen"
    one, again, other = (suite_of(stage, name, seed) for seed in (1, 1, 2))
    cell = f"def {name}(hand):\n    return len(hand)"
    with Grader("none", 2, [stage]) as otherwise:
        marks = [
            mark_of(one.grade(handed_in(cell)), name) for one in (grader, otherwise)
        ]

    assert one.visible.calls == again.visible.calls == other.visible.calls
    hidden = [list(map(repr, suite.hidden.calls)) for suite in (one, again, other)]
    assert hidden[0] == hidden[1] != hidden[2]
    assert [mark.mistake for mark in marks] == ["counts-distinct-letters"] * 2


def test_of_a_stub_and_a_copy_that_is_solved_both_are_named(grader):
    stub = "def get_word_score(word, n):\n    raise NotImplementedError"
    names = ("01_word_scores.ipynb", "01_word_scores-Copy1.ipynb")
    files = (file(names[0], stub), file(names[1], *answers_of(GRADED[0])))

    mark = mark_of(grader.grade(Submission("ann", files)), "get_word_score")

    assert (mark.points, mark.file, mark.also) == (10, names[1], names[:1])


def test_the_conditions_are_written_down(grader):
    graded = grader.grade(handed_in())

    assert graded.isolation == grader.level.value
    assert graded.seed == 7
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in graded.version
