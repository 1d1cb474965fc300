"""Right work earns full marks, if it is written with what its lesson hands out."""

import pytest

from scrabble_course import course
from scrabble_course.grading.scoring.mark import FunctionState
from scrabble_course.grading.submissions.lesson_cells import cells_of
from tests.grading.attempt_choice import right_work
from tests.grading.work_files import GRADED, at_levels, handed_in, mark_of

pytestmark = pytest.mark.no_cover

STAGES = {stage.name: stage for stage in GRADED}


@pytest.fixture
def unshut(shared_grader):
    return shared_grader("none")


def assert_all_right(graded, stage):
    marks = [mark for mark in graded.marks if mark.stage == stage.number]

    assert [(m.function, m.points, m.remark) for m in marks] == [
        (function.name, function.points, "") for function in stage.graded
    ]
    assert {mark.found for mark in marks} == {FunctionState.WRITTEN}
    assert [note.problem for note in graded.files] == [""]


@at_levels("stage", STAGES, one_in=4)
def test_right_work_of_a_lesson_earns_all_points(shared_grader, level, stage):
    work = handed_in(*cells_of(stage), right_work(stage), path=stage.notebook)

    assert_all_right(shared_grader(level).grade(work), stage)


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_a_lesson_may_be_exported_as_one_file(unshut, stage):
    text = "\n\n\n# In[ ]:\n\n\n".join([*cells_of(stage), right_work(stage)])

    assert_all_right(unshut.grade(handed_in(text, path="export.py")), stage)


PLAYING = course.stage("playing_a_hand")
DISPLAY = """
def display_hand(hand):
    print(*(letter for letter in hand for _ in range(hand[letter])))
"""


OWN = """
HAND_SIZE = 7
def get_word_score(letters, size=HAND_SIZE):
    return 0
def is_valid_word(word, hand, words):
    return word in words
"""
CALLS = {
    "is_valid_word(word, hand, word_list)": (
        "is_valid_word(word, hand, words=word_list)"
    ),
    "get_word_score(word, calculate_handlen(hand))": (
        "get_word_score(size=calculate_handlen(hand), letters=word)"
    ),
}


def test_what_builds_on_functions_that_are_not_there_earns_its_points(unshut):
    text = "\n\n".join([DISPLAY, right_work(PLAYING)])

    graded = unshut.grade(handed_in(text, path="ps3.py"))

    assert [mark_of(graded, name).points for name in PLAYING.functions] == [5, 15]
    assert mark_of(graded, "is_valid_word", 3).points == 0


def test_own_functions_may_have_defaults_and_other_names_for_their_parameters(unshut):
    text = "\n\n".join([DISPLAY, OWN, right_work(PLAYING)])
    for call, own in CALLS.items():
        assert call in text
        text = text.replace(call, own)

    graded = unshut.grade(handed_in(text, path="ps3.py"))

    assert mark_of(graded, "play_hand").points == 15
