"""Each known mistake gets its own advice, and no right solution is failed."""

import pytest

from scrabble_course.board import word_sets
from scrabble_course.checks.examine import examine
from scrabble_course.checks.parsed.words import ADVICE
from scrabble_course.checks.report import Status
from tests.exercises.attempts import all_exercises

pytestmark = pytest.mark.no_cover
in_this_process = pytest.mark.usefixtures("in_this_process")

EXERCISES = list(all_exercises())
LIKE = [
    pytest.param(exercise, mistake, wrong, id=f"{exercise.name}-{mistake.name}-{n}")
    for exercise, _ in EXERCISES
    for mistake in (*exercise.mistakes, *exercise.across)
    for n, wrong in enumerate(mistake.like)
]
WRONG = [
    pytest.param(exercise, mistakes, wrong, id=f"{exercise.name}-{wrong.__name__}")
    for exercise, attempts in EXERCISES
    for mistakes, wrong in attempts.wrong
]
RIGHT = [
    pytest.param(exercise, right, id=f"{exercise.stage}-{exercise.name}-{description}")
    for exercise, attempts in EXERCISES
    for description, right in attempts.right
]


def names_in(report):
    return [report.mistake, *(other.mistake for other in report.others)]


def first_but_signs(names):
    """Leave out what is read off the text: that is told besides."""
    return next((name for name in names if name not in ADVICE), "")


def failures_in(report):
    return [report.failure, *(other.failure for other in report.others)]


@in_this_process
@pytest.mark.parametrize(("exercise", "mistake", "wrong"), LIKE)
def test_a_wrong_function_gets_the_advice_on_its_mistake(
    exercise, mistake, wrong, monkeypatch
):
    read = []
    monkeypatch.setattr(word_sets, "_course_words", lambda: read.append(1) or {"AT"})

    report = examine(exercise, wrong)

    assert mistake.name in names_in(report), str(report)
    assert not read, "the list of all words takes a grader 60 MB, and a second"


@in_this_process
@pytest.mark.parametrize(("exercise", "mistakes", "wrong"), WRONG)
def test_a_wrong_solution_gets_the_advice_on_its_mistakes(exercise, mistakes, wrong):
    report = examine(exercise, wrong)

    assert report.status in (Status.FAILED, Status.CRASHED, Status.TIMED_OUT)
    assert set(mistakes) <= set(names_in(report)), str(report)
    assert first_but_signs(names_in(report)) == first_but_signs(mistakes), str(report)
    assert all(failure.expected != failure.got for failure in failures_in(report))
    assert report.passed < report.total


@in_this_process
@pytest.mark.parametrize(("exercise", "right"), RIGHT)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_right_solution_passes_however_it_is_written(exercise, right, seed):
    report = examine(exercise, right, seed)

    assert report.status is Status.PASSED, str(report)
    assert report.passed == report.total


@pytest.mark.parametrize(("exercise", "mistakes", "wrong"), WRONG[::12])
def test_it_is_told_alike_in_a_process_of_its_own(exercise, mistakes, wrong, request):
    word_sets.prefixes()  # of all words, which take as long as a call may
    apart = examine(exercise, wrong)
    request.getfixturevalue("in_this_process")

    here = examine(exercise, wrong)
    if Status.TIMED_OUT in (apart.status, here.status):  # how many passed is chance
        assert names_in(here) == names_in(apart)
    else:
        assert here == apart
