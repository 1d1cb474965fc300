"""A file at work in the box, whatever its lines do to their process."""

from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.calling.call import Call
from scrabble_course.checks.report import Status
from scrabble_course.grading.sandbox import program
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.scoring import function_run
from scrabble_course.grading.scoring import grader as grader_module
from scrabble_course.grading.scoring.function_run import FunctionRun
from scrabble_course.grading.scoring.mark import FunctionState
from scrabble_course.grading.scoring.marking import TOO_MUCH, TOO_SLOW
from scrabble_course.grading.scoring.suite import suite_of
from scrabble_course.grading.supervisor import budget
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from tests.grading.honest_work import RIGHT
from tests.grading.work_files import GRADED, grader_at, handed_in, mark_of

HANDS = course.stage("hands")
DEADLY = "import os\nos._exit(3)"


grader = grader_at("auto", stages=[HANDS, course.stage("valid_words")])


@pytest.fixture
def at_work(grader):
    """Put cells to work, in which a function `f` may be."""
    works = []

    def at_work(*cells):
        program = Program(cells, functions=frozenset({"f"}))
        works.append(Work(grader.boxes.zygote(HANDS), HANDS.number, program, Budget()))
        return works[-1]

    yield at_work
    for one in works:
        one.let_go()


def outcome_of(file):
    suite = suite_of(HANDS, "update_hand", 7)
    run = FunctionRun(file, replace(suite, visible=CallBatch("f", "", [])))
    return run(Call(()))


@pytest.mark.parametrize(
    ("cells", "value", "places"),
    [
        (("x = 1", DEADLY, "y = x + len('a')\ndef f(): return y"), 2, [(2, 2)]),
        ((DEADLY, DEADLY, "x = len('a')\ndef f(): return x"), 1, [(1, 2), (2, 2)]),
    ],
)
def test_lines_that_end_the_process_are_passed_over_and_told(
    at_work, cells, value, places
):
    file = at_work(*cells)

    assert outcome_of(file).value == value
    assert [told.place for told in file.failed] == places
    assert "it ended Python itself" in file.failed[0].what
    assert not file.ended


def test_of_too_many_lines_that_end_the_process_definitions_are_left(at_work):
    file = at_work(*[DEADLY] * 9, "x = 1", "def f(): return x")

    assert outcome_of(file).value == 1
    assert file.ended


def test_a_line_that_took_too_long_is_passed_over_the_next_time(at_work, monkeypatch):
    monkeypatch.setattr(program, "STATEMENT_SECONDS", 0.5)
    file = at_work("while True: pass", "def f(): return 1")
    file.child()
    file.let_go()

    assert outcome_of(file).value == 1
    assert len(file.failed) == 1
    assert file.child().failed == []


def test_a_twentieth_of_a_second_for_each_call_is_within_the_time():
    suites = (suite_of(stage, n, 7) for stage in GRADED for n in stage.functions)
    most = max(len(suite.cases) for suite in suites)

    assert most / 20 < budget.PROCESSOR_SECONDS


def test_calls_that_take_too_long_together_are_told_so(grader, monkeypatch):
    monkeypatch.setattr(budget, "PROCESSOR_SECONDS", 1.0)
    slow = RIGHT.replace("    left", "    for _ in range(6_000_000): pass\n    left", 1)

    mark = mark_of(grader.grade(handed_in(slow)), "update_hand")

    assert mark.mistake == TOO_SLOW
    assert "20 seconds of computing" in mark.advice


def test_when_loading_has_taken_long_experiments_are_left_out(at_work, monkeypatch):
    monkeypatch.setattr(Budget, "loads_what_is_needed", True)
    file = at_work(
        "def fill(table): table['a'] = 1",
        "table = dict()\nfill(table)",
        "print(f())\nfor n in range(3): total = 1 / 0",
        "exec('one = 1')\nother = len(1)",
        "def f(): return table['a'] + one",
    )

    assert outcome_of(file).value == 2
    assert file.failed == ()


def test_what_prints_too_much_is_not_learnt_by_heart(grader, monkeypatch):
    prints = RIGHT.replace("    left =", "    print('→' * 9_000)\n    left =", 1)
    assert mark_of(grader.grade(handed_in(prints)), "update_hand").points == 10

    monkeypatch.setattr(function_run, "MOST_TOGETHER", 230_000)
    mark = mark_of(grader.grade(handed_in(prints)), "update_hand")
    assert mark.mistake == TOO_MUCH


def test_what_a_busy_computer_gave_up_is_not_marked(grader, monkeypatch):
    class Busy(Budget):
        is_over = is_short_of_turns = True

    monkeypatch.setattr(grader_module, "Budget", Busy)

    mark = mark_of(grader.grade(handed_in(RIGHT)), "update_hand")
    assert mark.status is Status.INTERNAL


def test_what_is_not_there_out_of_reach_empty_and_wrong_is_told_apart(grader):
    def found(*cells):
        mark = mark_of(grader.grade(handed_in(*cells)), "update_hand")
        assert mark.points == 0
        return mark.found

    assert found("x = 1") is FunctionState.NOT_THERE
    assert found("from scrabble_course.word_game import *") is FunctionState.NOT_THERE
    assert found("update_hand = mine('update_hand')") is FunctionState.NOT_THERE
    assert (
        found("if False:\n    def update_hand(h, w): return h")
        is FunctionState.OUT_OF_REACH
    )
    assert found("update_hand = 1 / 0") is FunctionState.OUT_OF_REACH
    assert (
        found("def update_hand(h, w): raise NotImplementedError") is FunctionState.EMPTY
    )
    assert found("def update_hand(h, w): return 7") is FunctionState.WRITTEN
