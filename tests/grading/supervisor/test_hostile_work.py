"""Whatever a student hands in: it pays nothing, and harms nobody's marks."""

import os

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.sandbox import program
from scrabble_course.grading.supervisor import budget
from scrabble_course.grading.supervisor.isolation import IsolationLevel, missing
from tests.grading.hostile_work import AT_TOP_LEVEL, IN_A_FUNCTION, function_body
from tests.grading.work_files import (
    LEVELS,
    answers_of,
    at_levels,
    handed_in,
    mark_of,
)

pytestmark = pytest.mark.no_cover

STAGES = [course.stage("word_scores"), course.stage("hands")]
HONEST = answers_of(course.stage("hands"))


@pytest.fixture(scope="module")
def soon_graded(shared_grader):
    """Grade with short limits, which are the same for all, so that this is over soon.

    If an honest function reached them, the course's own limits tell whether that was
    the attack's doing, or that of a busy machine.
    """

    def grade(level, *cells):
        with pytest.MonkeyPatch.context() as limits:
            limits.setattr(program, "STATEMENT_SECONDS", 0.6)
            limits.setattr(budget, "QUICK_SECONDS", 0.25)
            limits.setattr(budget, "CALL_SECONDS", 0.3)
            limits.setattr(budget, "PATIENCE_SECONDS", 0.3)
            graded = shared_grader(level, STAGES).grade(handed_in(*cells))
        if mark_of(graded, "update_hand").status is Status.TIMED_OUT:
            graded = shared_grader(level, STAGES).grade(handed_in(*cells))
        return graded

    yield grade
    for level in LEVELS:
        assert mark_of(grade(level, *HONEST), "update_hand").points == 10


def test_every_level_is_tried_in_ci():
    if os.environ.get("CI"):
        assert [level.value for level in IsolationLevel] == LEVELS, [
            missing(level) for level in IsolationLevel
        ]


@at_levels("body", IN_A_FUNCTION, one_in=3)
def test_an_attack_in_a_function_pays_nothing_and_costs_the_others_nothing(
    soon_graded, level, body
):
    attack = "def get_word_score(word, n):\n" + function_body(body)

    graded = soon_graded(level, attack, *HONEST)

    assert mark_of(graded, "get_word_score").points == 0
    assert mark_of(graded, "get_word_score").status is not Status.PASSED
    assert mark_of(graded, "update_hand").points == 10


@at_levels("cell", AT_TOP_LEVEL, one_in=3)
def test_an_attack_at_the_top_costs_honest_functions_nothing(soon_graded, level, cell):
    graded = soon_graded(level, cell, *HONEST)

    assert mark_of(graded, "update_hand").points == 10
    assert mark_of(graded, "get_word_score").points == 0
