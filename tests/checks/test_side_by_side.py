import linecache
from textwrap import indent

import pytest

from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.report import Report, Status
from scrabble_course.checks.side_by_side import MOST_LINES, SideBySide, side_by_side
from scrabble_course.checks.solution_source import solution_text

EXERCISE = exercise_named("get_word_score", 1)
HEAD = "def get_word_score(word, n):\n"
OWN = f"{HEAD}    points = sum(map(VALUES.get, word))\n    return points * n"


@pytest.fixture
def beside(monkeypatch):
    """Give a function that returns what stands beside a function of this cell."""

    def of(cell):
        lines = (len(cell), None, cell.splitlines(keepends=True), "<beside>")
        monkeypatch.setitem(linecache.cache, "<beside>", lines)
        around = {}
        exec(compile(cell, "<beside>", "exec"), around)
        return side_by_side(EXERCISE, around["get_word_score"])

    return of


def test_a_function_stands_alone_beside_the_courses_own(beside):
    found = beside(f"VALUES = {{}}\n\n{OWN}\n\nprint()")

    assert (found.own, found.ours) == (OWN, solution_text(EXERCISE))
    assert "What does each do with `get_word_score('', 7)`" in found.question


def test_one_that_stands_in_a_block_is_shown_at_the_margin(beside):
    assert beside(f"if True:\n{indent(OWN, '    ')}\n").own == OWN


@pytest.mark.parametrize(
    "cell",
    [
        f"{HEAD}    from scrabble_course import word_game\n    return 0",
        HEAD + MOST_LINES * "    n += 0\n" + "    return n",
        "get_word_score = len",
        solution_text(EXERCISE).replace("return", "# in the end\n    return"),
    ],
    ids=["calls ours", "long", "no source", "the same"],
)
def test_nothing_stands_beside_what_cannot_be_compared(cell, beside):
    assert beside(cell) is None


def test_nothing_stands_beside_a_function_on_the_way_to_a_graded_one():
    assert side_by_side(exercise_named("check_word"), lambda word: None) is None


def test_both_are_folded_in_the_notebook_and_not_said_as_text():
    both = SideBySide("def f(): return 1 < 2", "def f(): return True", "Which?")
    report = Report("f", Status.PASSED, 4, 4, beside=both)

    html = report._repr_html_()
    assert "<details" in html.partition("1 &lt; 2")[0]
    assert str(report) == "f: passed - the 4 checks pass"
