import sys

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.commands.grader import Grader
from scrabble_course.grading.scoring.mark import Found
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import (
    GRADED,
    answers_of,
    at_each_level,
    file,
    handed_in,
    mark_of,
)

PART_1 = [stage for stage in GRADED if stage.part is course.WORD_GAME]


@pytest.fixture(scope="module")
def grader():
    with Grader("auto", seed=7) as grader:
        yield grader


@pytest.mark.parametrize("stage", GRADED, ids=lambda stage: stage.name)
def test_the_course_s_own_functions_earn_all_points(grader, stage):
    submission = handed_in(*answers_of(stage), path=stage.notebook)

    marks = [m for m in grader.grade(submission).marks if m.stage == stage.number]

    assert [(m.function, m.points) for m in marks] == [
        (graded.name, graded.points) for graded in stage.graded
    ]
    assert all(m.status is Status.PASSED for m in marks)


def test_stubs_earn_nothing(grader):
    cells = [
        f"def {name}(*args):\n    raise NotImplementedError"
        for stage in PART_1
        for name in stage.functions
    ]

    graded = grader.grade(handed_in(*cells))

    assert graded.points == 0
    marks = [m for m in graded.marks if m.stage in {s.number for s in PART_1}]
    assert {m.status for m in marks} == {Status.NOT_STARTED}


@pytest.mark.parametrize(
    "body", ["raise NotImplementedError", "pass", "return print('to do')"]
)
def test_a_stub_is_empty(body, grader):
    stub = f"def is_valid_word(word, hand, words):\n    {body}"
    mark = mark_of(grader.grade(handed_in(stub)), "is_valid_word", 3)

    assert (mark.found, mark.status) == (Found.EMPTY, Status.NOT_STARTED)


@pytest.mark.parametrize("body", ["print(len(hand))", "return print(hand)"])
def test_what_prints_a_value_is_no_stub(body, grader):
    cell = f"def calculate_handlen(hand):\n    {body}"
    mark = mark_of(grader.grade(handed_in(cell)), "calculate_handlen")

    assert (mark.found, mark.status) == (Found.WRITTEN, Status.FAILED)


def test_a_student_without_files_has_a_mark_for_everything(grader):
    graded = grader.grade(Submission("ann", ()))

    assert len(graded.marks) == sum(len(stage.graded) for stage in GRADED)
    assert graded.points == 0 and graded.out_of > 0


@at_each_level()
def test_whoever_imports_the_answer_earns_nothing_for_it(level):
    cell = """
def get_word_score(word, n):
    from scrabble_course.word_game import get_word_score
    return get_word_score(word, n)
"""
    with Grader(level, 7, PART_1) as grader:
        mark = mark_of(grader.grade(handed_in(cell)), "get_word_score")

    assert (mark.points, mark.mistake) == (0, "uses-the-answer")
    assert "the answer to this exercise" in mark.advice


def test_a_function_that_is_partly_right_earns_part_of_the_points(grader):
    no_wildcard = "\n".join(
        [
            "from scrabble_course.word_game import get_frequency_dict",
            "def is_valid_word(word, hand, word_list):",
            "    word = word.lower()",
            "    if word == '' or word not in word_list: return False",
            "    return all(hand.get(c, 0) >= word.count(c) for c in word)",
        ]
    )

    mark = mark_of(grader.grade(handed_in(no_wildcard)), "is_valid_word", 4)

    assert 0 < mark.points < mark.out_of
    assert mark.status is Status.FAILED and mark.mistake
    assert not all(topic.is_right for topic in mark.topics)


def test_one_answer_to_everything_earns_nothing(grader):
    graded = grader.grade(handed_in("def is_valid_word(*args):\n    return False"))

    mark = mark_of(graded, "is_valid_word", 3)
    assert (mark.points, mark.mistake) == (0, "always-the-same")


def test_a_hidden_call_is_never_shown(grader):
    """Right for what the notebook's own check asks, wrong for anything else."""
    cells = answers_of(course.stage("hands"))
    sly = """
right = update_hand
def update_hand(hand, word):
    return right(hand, word) if len(word) != 5 else {"z": 9}
"""
    mark = mark_of(grader.grade(handed_in(*cells, sly)), "update_hand")
    assert mark.points < mark.out_of

    sly = "update_hand = lambda hand, word: (_ for _ in ()).throw(KeyError('hidden'))"
    mark = mark_of(grader.grade(handed_in(*cells, sly)), "update_hand")
    assert mark.failure is not None  # a fixed case, which anyone may see


def test_the_seed_decides_the_hidden_calls_and_nothing_else():
    cell = "def calculate_handlen(hand):\n    return len(hand)"
    marks = []
    for seed in (1, 1, 2):
        with Grader("auto", seed, PART_1) as grader:
            marks.append(mark_of(grader.grade(handed_in(cell)), "calculate_handlen"))

    assert marks[0] == marks[1]
    assert marks[0].mistake == marks[2].mistake == "counts-distinct-letters"


def test_a_cell_that_fails_fails_alone(grader):
    cells = ["import numpy_is_not_here", "1 / 0", "play_game(load_words())"]
    cells += answers_of(course.stage("hands"))

    graded = grader.grade(handed_in(*cells))

    assert mark_of(graded, "update_hand").points == 10
    assert [note.problem for note in graded.files] == [""]


def test_live_play_at_top_level_does_no_harm(grader):
    cells = [
        *answers_of(course.stage("hands")),
        "while True:\n    word = input('Word: ')",
        "answer = input()",
    ]

    assert mark_of(grader.grade(handed_in(*cells)), "update_hand").points == 10


def test_functions_of_several_files_come_together(grader):
    files = [
        file(stage.notebook, *answers_of(stage)) for stage in PART_1 if stage.number < 4
    ]

    graded = grader.grade(Submission("ann", tuple(files)))

    assert graded.points == 30


def test_of_a_stub_and_a_copy_that_is_solved_both_are_named(grader):
    stub = "def get_word_score(word, n):\n    raise NotImplementedError"
    names = ("01_word_scores.ipynb", "01_word_scores-Copy1.ipynb")
    files = (file(names[0], stub), file(names[1], *answers_of(PART_1[0])))

    mark = mark_of(grader.grade(Submission("ann", files)), "get_word_score")

    assert (mark.points, mark.file, mark.also) == (10, names[1], names[:1])


def test_the_conditions_are_written_down(grader):
    graded = grader.grade(handed_in())

    assert graded.isolation == grader.level.value
    assert graded.seed == 7
    assert f"{sys.version_info[0]}.{sys.version_info[1]}" in graded.version


def test_a_graded_work_survives_the_way_through_json(grader):
    graded = grader.grade(handed_in("def update_hand(hand, word): return {}"))

    assert type(graded).from_json(graded.to_json()) == graded
