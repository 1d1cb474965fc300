"""What goes along with the calls of a paper."""

import pytest

from scrabble_course import course
from scrabble_course.checks import catalogue, remembered
from scrabble_course.checks.remembered import remember
from scrabble_course.exercises.board import stand_ins
from scrabble_course.grading.sandbox.sent_calls import memos_in
from scrabble_course.grading.scoring.suites import paper

REMEMBERING = {
    "play_hand": {"counted"},
    "play_game": {"substituted"},
    "find_cross_word": {"is letter"},
    "cross_word_score": {"is letter", "transposed", "word in"},
    "calculate_score": {"points in"},
    "horizontal_plays": {"in a row"},
    "all_plays": {"across"},
    "best_play": {"both ways"},
}
"""Functions that build on others of their stage, and what those are asked as."""


def made_for(function):
    return paper(course.stage_of(function), function, seed=3)


def memos_of(function):
    made = made_for(function)
    return [
        memos_in(question.to_send("").memos) for question in (made.visible, made.hidden)
    ]


@pytest.mark.parametrize(
    ("function", "stand_in"),
    [("all_plays", stand_ins.horizontal_plays), ("best_play", stand_ins.all_plays)],
)
def test_memos_answer_what_the_stand_in_would_work_out(function, stand_in):
    for memos in memos_of(function):
        assert memos
        for memo in memos:
            assert stand_in(*memo.args) == memo.answer


@pytest.fixture
def works_nothing_out(monkeypatch):
    def refuse(*args):
        raise AssertionError("there is a memo for it")

    for one in remembered._by_name.values():
        monkeypatch.setattr(one, "_lately", refuse)
        monkeypatch.setattr(one, "_work_out", refuse)
        monkeypatch.setattr(one, "known", {})


@pytest.mark.parametrize("function", REMEMBERING)
def test_a_right_function_asks_for_nothing_beside_its_memos(function, request):
    made, memos = made_for(function), memos_of(function)
    request.getfixturevalue("works_nothing_out")
    remember([memo for question in memos for memo in question])

    for case in made.cases:
        outcome = made.exercise.answer(made.exercise.reference, case.call)
        assert made.exercise.judged(case, outcome) is None


@pytest.mark.parametrize("function", REMEMBERING)
def test_memos_are_of_what_the_function_builds_on_and_of_nothing_else(function):
    names = {memo.name for memos in memos_of(function) for memo in memos}

    assert names == REMEMBERING[function]


def test_a_function_that_comes_first_in_its_stage_has_no_memos():
    for stage in course.STAGES:
        for function in stage.functions[:1]:
            assert catalogue.exercise(function, stage.number)
            assert memos_of(function) == [[], []]
