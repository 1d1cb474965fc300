"""What holds of every exercise: its table is complete, and says nothing twice."""

import ast
from pathlib import Path

import pytest

from scrabble_course import exercises
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from tests.exercises.attempts import all_exercises

pytestmark = pytest.mark.no_cover

EXERCISES = list(all_exercises())
each = pytest.mark.parametrize(
    ("exercise", "attempts"),
    EXERCISES,
    ids=[f"{exercise.stage}-{exercise.name}" for exercise, _ in EXERCISES],
)


@each
def test_a_stub_is_not_started_and_the_course_passes(exercise, attempts):
    def stub(*args):
        raise NotImplementedError

    assert examine(exercise, stub).status is Status.NOT_STARTED
    assert examine(exercise, exercise.reference).status is Status.PASSED


@each
def test_every_mistake_has_a_wrong_function(exercise, attempts):
    known = (*exercise.mistakes, *exercise.multi_call_mistakes)
    tried = {name for names, _ in attempts.wrong for name in names}
    tried |= {mistake.name for mistake in known if mistake.wrong_functions}

    assert {mistake.name for mistake in known} <= tried


@each
def test_there_are_at_least_six_right_variants(exercise, attempts):
    assert len(attempts.right) >= 6


@each
def test_hints_differ_and_so_does_the_advice_on_mistakes(exercise, attempts):
    known = (*exercise.mistakes, *exercise.multi_call_mistakes)
    advice = {mistake.name: mistake.advice for mistake in known}

    assert len(set(exercise.hints)) == 3
    assert len(set(advice.values())) == len(advice)


@each
def test_random_cases_are_about_topics_that_have_a_fixed_case(exercise, attempts):
    fixed = {case.topic for case in exercise.fixed}

    for seed in range(3):
        assert {case.topic for case in exercise.all_cases(seed)} == fixed


@each
def test_what_is_expected_is_what_the_course_answers(exercise, attempts):
    for case in (*exercise.fixed, *exercise.controls):
        outcome = exercise.answer(exercise.reference, case.call)

        assert exercise.judged(case, outcome) is None


def test_all_mistakes_are_written_in_one_way():
    for file in Path(exercises.__file__).parent.rglob("*.py"):
        calls = [n for n in ast.walk(ast.parse(file.read_text("utf-8"))) if is_call(n)]
        assert not [call.lineno for call in calls if call.func.id == "Mistake"], file


def is_call(node):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
