from dataclasses import replace

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.sandbox.cells import run_cells
from scrabble_course.grading.sandbox.program import ERROR, Program, StatementFailure
from scrabble_course.grading.scoring.mark import FunctionState, Mark
from scrabble_course.grading.scoring.reasons import (
    explained,
    out_of_reach_in,
    what_it_suffers_from,
)
from scrabble_course.grading.submissions.jobs import Job
from scrabble_course.grading.submissions.lesson_cells import cells_of
from tests.grading.work_files import file

NOT_THERE = Mark("f", 1, 0, 5, Status.NOT_STARTED, found=FunctionState.NOT_THERE)


def failed_in(*cells):
    return run_cells(Program(cells), {}).failed


def job_of(*cells, defined=()):
    own = file("a.py", *cells)
    return Job(course.stage("hands"), own, ("f",), frozenset(defined))


def told_of_f(*cells, path="work.ipynb"):
    """What is told of `f` after these cells have run."""
    return what_it_suffers_from(file(path, *cells), "f", failed_in(*cells))


@pytest.mark.parametrize(
    "cells",
    [
        ("x = 1 / 0", "def f(): return x"),
        ("x = 1 / 0", "def f(): return g()", "def g(): return x"),
        ("x = {}\nx[1] = 1 / 0", "def f(): return x"),
        ("x = []", "x.append(1 / 0)", "def f(): return x"),
        ("for x in 1 / 0: pass", "def f(): return x"),
        ("class A:\n    x = 1 / 0", "def f(): return A()"),
        ("import nothing_of_that_name as x", "def f(): return x.y()"),
        ("from nothing_of_that_name import *", "def f(): return x"),
        ("f = 1 / 0",),
        ("try:\n    x = 1 / 0\nfinally:\n    pass", "f = lambda: x"),
    ],
)
def test_a_line_is_told_that_the_function_needs(cells):
    assert "f needs what stands there." in told_of_f(*cells)


@pytest.mark.parametrize(
    "cells",
    [
        ("import nothing_of_that_name as np", "def f(): return 1"),
        ("x = 1 / 0", "def f(x): return x"),
        ("x = 1 / 0", "def f():\n    x = 2\n    return x"),
        ("def f(): return 1", "print(f(2))", "assert f() == 2"),
        ("import os\nos.chdir('/nowhere')", "def f(): return os.sep"),
        ("from nothing_of_that_name import *", "def f(): return len('x')"),
        ("x = 1 / 0", "def g(): return x", "def f(): return 1"),
    ],
)
def test_a_line_is_not_told_that_the_function_has_no_need_of(cells):
    assert told_of_f(*cells) == ""


def test_what_stands_in_for_a_function_does_not_need_its_lines():
    cells = "x = 1 / 0", "def update_hand(): return x", "def f(): return update_hand()"
    told = what_it_suffers_from(
        file("work.ipynb", *cells), "f", failed_in(*cells), frozenset({"update_hand"})
    )

    assert told == ""


def test_it_is_told_where_the_line_stands_and_what_became_of_it():
    assert told_of_f("a = 1", "\nx = 1 / 0", "def f(): return x") == (
        "Cell 2, line 2, `x = 1 / 0`: ZeroDivisionError: division by zero. "
        "f needs what stands there."
    )
    assert told_of_f("x = y", "f = lambda: x", path="ps3.py").startswith("Line 1, `x")


def test_a_module_that_is_not_there_is_said_in_words():
    told = told_of_f("import nothing_of_that_name as np", "f = lambda: np.sum([1])")

    assert (
        "nothing_of_that_name is not there while work is graded; there are Python's "
        "own modules, the course, and what was handed in." in told
    )


def test_of_many_lines_two_are_told():
    told = told_of_f(*["x = 1 / 0"] * 5, "f = lambda: x")

    assert told.count("ZeroDivisionError") == 2


def test_what_fails_in_a_cell_of_the_lesson_is_not_told():
    cell = next(c for c in cells_of(course.stage("hands")) if c.startswith("hand = {"))
    work = file("02_hands.ipynb", cell, "def f(): return hand")
    failed = [StatementFailure((1, 1), ERROR, "NameError: it is ours")]

    assert what_it_suffers_from(work, "f", failed) == ""


def test_that_an_answer_is_not_given_is_not_told():
    work = file("a.ipynb", "x = update_hand({}, '')", "def f(): return x")
    failed = [StatementFailure((1, 1), ERROR, "NotGiven: update_hand of the course")]

    assert what_it_suffers_from(work, "f", failed) == ""


@pytest.mark.parametrize("place", [(0, 1), (1, 0), (9, 1), (1, 9), (10**15, 1)])
def test_what_is_told_of_a_place_that_is_none_does_no_harm(place):
    work = file("a.py", "x = 1\nf = lambda: x")

    assert what_it_suffers_from(work, "f", [StatementFailure(place, ERROR, "oh")]) == ""


def test_a_function_that_nothing_defines_is_not_there():
    assert explained(NOT_THERE, job_of("def g(): pass"), ()) == NOT_THERE


def test_a_function_that_was_lost_is_out_of_reach():
    lost = replace(file("a.py", ""), lost=(("f", "is no Python: line 7"),))
    mark = out_of_reach_in(lost, NOT_THERE)

    assert mark.found is FunctionState.OUT_OF_REACH
    assert mark.remark == "What defines it in `a.py` is no Python: line 7."
    assert out_of_reach_in(replace(lost, lost=()), NOT_THERE) == NOT_THERE


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("if False:\n    def f(): return 1", "in a place that was never run"),
        ("f = 1 / 0", "Line 1, `f = 1 / 0`: ZeroDivisionError"),
        ("@1 / 0\nclass f: pass", "ZeroDivisionError"),
    ],
)
def test_a_function_that_is_defined_and_not_there_is_out_of_reach(cell, why):
    mark = explained(NOT_THERE, job_of(cell, defined={"f"}), failed_in(cell))

    assert mark.found is FunctionState.OUT_OF_REACH
    assert why in mark.remark
    assert mark.file == "a.py"


@pytest.mark.parametrize(
    ("cell", "why"),
    [
        ("x = 1\ndef updateHand(h, w): return h", "line 2: `updateHand` looks like it"),
        ("def udpate_hand(h, w): return h", "call it `update_hand`"),
        ("class Hand:\n  def update_hand(self, w): pass", "inside the class `Hand`"),
        ("def main():\n  def update_hand(h, w): return h", "the function `main`"),
    ],
)
@pytest.mark.parametrize("found", [FunctionState.NOT_THERE, FunctionState.EMPTY])
def test_what_is_near_is_named_where_the_function_is_not_there_or_empty(
    cell, why, found
):
    mark = replace(NOT_THERE, function="update_hand", found=found)
    told = explained(mark, job_of("y = 2", cell), ())

    assert told.found is FunctionState.OUT_OF_REACH
    assert why in told.remark and told.file == "a.py"


@pytest.mark.parametrize(
    "cell",
    ["def hand(h): pass", "def update(h): pass", "def word_score(w, n): pass", "("],
)
def test_a_function_of_another_name_is_not_meant(cell):
    for function in ("update_hand", "get_word_score", "word_scores"):
        mark = replace(NOT_THERE, function=function)
        assert out_of_reach_in(file("a.py", cell), mark) == mark


def test_what_needs_a_newer_python_is_told_where_points_are_lost(monkeypatch):
    monkeypatch.setattr("sys.version_info", (3, 11, 7))
    lost = replace(NOT_THERE, found=FunctionState.WRITTEN, status=Status.CRASHED)
    told = explained(
        lost, job_of("import math\ndef f(x): return math.sumprod(x, x)"), ()
    )

    needs = "line 2, `math.sumprod` needs Python 3.12 or newer; here is Python 3.11."
    assert needs in told.remark


def test_a_right_function_has_no_remark():
    right = Mark("f", 1, 5, 5, Status.PASSED)
    cells = ("x = 1 / 0", "def f(): return x")

    assert explained(right, job_of(*cells), failed_in(*cells)).remark == ""
