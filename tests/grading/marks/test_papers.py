"""What goes along with the calls of a paper."""

import pytest

from scrabble_course import course
from scrabble_course.checks.remembered import remember
from scrabble_course.exercises.board import stand_ins
from scrabble_course.grading.inside.sent_calls import memos_in, question_in
from scrabble_course.grading.marks.papers import paper

FINDING_PLAYS = course.stage("finding_plays")


def memos_of(function):
    made = paper(FINDING_PLAYS, function, seed=3)
    return [
        memos_in(question_in(question.message("", has_more=False)).memos)
        for question in (made.visible, made.hidden)
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

    for one in (stand_ins._across, stand_ins._both_ways):
        monkeypatch.setattr(one, "_work_out", refuse)
        monkeypatch.setattr(one, "known", {})


@pytest.mark.parametrize("function", ["all_plays", "best_play"])
def test_a_right_function_asks_for_nothing_beside_its_memos(function, request):
    made, memos = paper(FINDING_PLAYS, function, seed=3), memos_of(function)
    request.getfixturevalue("works_nothing_out")
    remember([memo for question in memos for memo in question])

    for case in made.cases:
        outcome = made.exercise.answer(made.exercise.reference, case.call)
        assert made.exercise.judged(case, outcome) is None


def test_what_is_still_to_be_asked_for_stands_in_no_memo():
    assert memos_of("row_plays") == [[], []]
    for memos in memos_of("all_plays"):
        assert {memo.name for memo in memos} == {"across"}
