"""Answers about their own code, from the notebook to the mark."""

import inspect
import json
from dataclasses import replace
from functools import cache

import pytest

from scrabble_course import course
from scrabble_course.activities.code_questions.question_maker import questions_about
from scrabble_course.activities.saved_answers import keep_answer
from scrabble_course.checks import catalogue
from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.grading.gradebook.own_points import with_own_points
from scrabble_course.grading.reports.report_pages import student_page
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.scoring.mark import GradedWork
from scrabble_course.grading.submissions.handed_answers import answers_of
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import Piece, StudentFolder
from scrabble_course.release.hand_in import ZIP, hand_in
from scrabble_course.release.lay_course import lay_course
from scrabble_course.resources.course_config import CourseConfig
from tests.grading.hostile_work import AGAINST_QUESTIONS
from tests.grading.reports.classes import record
from tests.grading.work_files import answers_of as course_s_own
from tests.grading.work_files import grader_at, handed_in, mark_of

HANDS = course.stage("hands")
EXERCISE = catalogue.exercise_named("update_hand", 2)
KEY = "2 update_hand"
WITH_ANSWERS = CourseConfig(explain=20)


def update_hand(hand, word):
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
    return left


MINE = inspect.getsource(update_hand)


@cache
def questions_of(turn):
    return [one for one in questions_about(update_hand, EXERCISE, turn) if one.right]


def answered(turn, wrong=0):
    """What the notebook keeps if all but so many answers are right."""
    texts = {one.key: one.right.text for one in questions_of(turn)}
    return {"turn": turn, "answers": texts | dict.fromkeys([*texts][:wrong], "no idea")}


grader = grader_at("none", stages=[HANDS])


def graded(grader, said=None, text=MINE, own=WITH_ANSWERS):
    """Return the mark of a function that comes with answers, and the student's page."""
    answers = json.dumps({KEY: (said["turn"], said["answers"])} if said else {})
    submission = replace(handed_in(text), answers=answers)
    found = with_own_points(grader.grade(submission), own)
    mark = mark_of(found, "update_hand")
    return mark, student_page(record("ann", mark), "Part")


@pytest.mark.parametrize("turn", [0, 1, 5])
def test_right_answers_keep_all_points(grader, turn):
    assert len(questions_of(turn)) >= 2
    assert graded(grader, answered(turn))[0].points == 10


def test_a_game_is_asked_about_in_the_box_as_in_the_notebook():
    stage = course.stage("playing_a_game")
    exercise = catalogue.exercise_named("play_game", 6)
    questions = questions_about(exercise.reference, exercise, 1)
    said = {one.key: one.right.text for one in questions if one.right}
    work = handed_in(*course_s_own(stage), path=stage.notebook)
    with Grader("none", seed=7, stages=[stage]) as grader:
        answers = json.dumps({"6 play_game": (1, said)})
        found = grader.grade(replace(work, answers=answers))

    answers = mark_of(found, "play_game").answers
    assert answers.right == answers.asked == len(said) > 0


def test_a_wrong_answer_costs_its_share_and_the_page_says_so(grader):
    mark, page = graded(grader, answered(1, wrong=1))
    right, of = len(questions_of(1)) - 1, len(questions_of(1))

    assert mark.points == pytest.approx(8 + 2 * right / of, abs=0.01)
    earned = f"{2 * right / of:.2f}".rstrip("0").rstrip(".")
    said = f"Answers about your own code: {right} of {of}, {earned} of 2 points."
    assert said in page


def forged():
    keys = [one.key for one in questions_of(1)]
    said = {"answers 0": "x", **dict.fromkeys(keys, "(" * 900), "right": "True"}
    return {"turn": 1, "answers": said}


@pytest.mark.parametrize(
    ("said", "text", "told"),
    [
        (lambda: None, MINE, "None were handed in"),
        (lambda: answered(1), MINE.replace("left", "rest"), "was changed since"),
        (forged, MINE, "0 of"),
    ],
    ids=["nothing", "about another text", "forged"],
)
def test_only_the_code_earns_without_right_answers(grader, said, text, told):
    mark, page = graded(grader, said(), text)

    assert mark.points == 8 and told in page


def test_a_function_of_which_nothing_can_be_asked_keeps_all(grader):
    short = "update_hand = lambda hand, word: {k: max(0, n - word.lower().count(k)) "
    mark, _ = graded(grader, text=f"{short}for k, n in hand.items()}}")

    assert (mark.points, mark.answers.asked) == (10, 0)


def test_without_the_setting_marks_and_records_are_as_they_were(grader):
    plain = grader.grade(handed_in(MINE))
    mark, page = graded(grader, answered(1, wrong=1), own=CourseConfig())

    assert mark.points == 10 and "Answers about" not in page
    assert all("answers" not in one for one in plain.to_json()["marks"])
    assert with_own_points(plain, CourseConfig()) == plain


def test_what_was_graded_before_says_that_answers_are_not_graded_yet(grader):
    found = with_own_points(grader.grade(handed_in(MINE)), WITH_ANSWERS)
    mark = mark_of(found, "update_hand")

    assert (mark.points, mark.ruling[-19:]) == (8, "are not graded yet.")


def test_a_record_keeps_them_and_other_answers_are_other_work(grader):
    submission = replace(handed_in(MINE), answers="{}")
    found = grader.grade(submission)

    assert GradedWork.from_json(json.loads(json.dumps(found.to_json()))) == found
    more = replace(submission, answers=json.dumps({KEY: (1, {"a": "b"})}))
    assert len({handed_in(MINE).digest, submission.digest, more.digest}) == 3


@pytest.mark.parametrize(
    "attack",
    [
        "an endless loop",
        "an exit",
        "a value that is too large",
        "another workbench",
    ],
)
def test_a_function_that_fights_the_questions_is_marked_all_the_same(grader, attack):
    """At each level the pages for a talk try more of them (`test_oral_command.py`)."""
    body = AGAINST_QUESTIONS[attack]
    guard = 'if "scrabble_workbench" in globals():\n        '
    inner = body.replace("\n    ", "\n        ")
    text = MINE.replace("    left =", f"    {guard}{inner}\n    left =", 1)
    mark, _ = graded(grader, {"turn": 1, "answers": {"x": "y"}}, text)

    assert mark.answers.right == 0 and mark.points in (8, 10)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"[" * 100_000,
        b"x" * 300_000,
        b'{"explain": []}',
        b'{"explain": {"2 update_hand": {"turn": 1e999, "answers": {"a": "b"}}}}',
        b'{"explain": {"2 update_hand": {"turn": -1, "answers": {"a": "b"}}}}',
        b'{"explain": {"2 update_hand": {"turn": 1, "answers": "all right"}}}',
        b'{"explain": {"2 update_hand": [1]}, "passed": 7}',
    ],
)
def test_a_file_of_another_form_answers_nothing(said, tmp_path):
    (tmp_path / "my_answers.json").write_bytes(said)

    assert answers_of(StudentFolder("ann", tmp_path)) == "{}"


def test_only_as_much_of_a_file_is_read_as_a_notebook_writes(tmp_path):
    many = {f"q{number}": "x" * (990 + number) for number in range(50)}
    said = {"explain": {KEY: {"turn": 3, "answers": {**many, "n": 7}}}}
    (tmp_path / "my_answers.json").write_text(json.dumps(said))

    [(turn, answers)] = json.loads(answers_of(StudentFolder("ann", tmp_path))).values()
    assert turn == 3 and [*answers] == [f"q{number}" for number in range(11)]


def test_hand_in_carries_answers_if_the_course_grades_them(tmp_path, monkeypatch):
    top = tmp_path / "course"
    own = replace(WITH_ANSWERS, left_out=frozenset({1}))
    lay_course(top, stages="0,2,3", own=own)
    (top / HANDS.notebook).unlink()
    lay_course(top)  # the record is written once more
    monkeypatch.chdir(top)
    monkeypatch.delenv(PLACE_VARIABLE, raising=False)
    keep_answer("predict", "mine", {"guess": "7"})
    keep_answer("explain", KEY, answered(1))

    packed = hand_in()

    assert "they count" in str(packed) and "progress.json" not in packed.files
    folder = StudentFolder("ada", top, pieces=(Piece(top / ZIP, ZIP),))
    submission = read_submission(folder, explains=True)
    said = answered(1)
    assert json.loads(submission.answers) == {KEY: [1, said["answers"]]}
    assert read_submission(folder).answers is None
