import linecache
import sys
from types import ModuleType

import pytest

from scrabble_course.checks.verbs import check
from scrabble_course.diagnosis.remarks import AT_HAND, remarks_on
from scrabble_course.grading.supervisor.notebook_verbs import SHOWS


@pytest.fixture
def foreign(monkeypatch):
    """A package that somebody has installed, as numpy is: with a table and a tool."""
    package = ModuleType("cleverpy")
    package.__file__ = "/usr/lib/python3/site-packages/cleverpy/__init__.py"
    monkeypatch.setitem(sys.modules, "cleverpy", package)
    exec("def less(a, b): return a - b\nclass Table: pass", vars(package))
    package.Table.__module__ = "cleverpy.tables"
    return package


def function_in(cell, name="update_hand"):
    """A function of a notebook's cell, whose text can be read."""
    file = f"<cell {hash(cell)}>"
    linecache.cache[file] = (len(cell), None, cell.splitlines(True), file)
    names = {"__name__": "__main__"}
    exec(compile(cell, file, "exec"), names)
    return names[name]


RIGHT = """
def update_hand(hand, word):
    left = dict(hand)
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] = LESS
    return left
"""


@pytest.mark.parametrize(
    ("top", "less"),
    [
        ("import cleverpy as cp", "cp.less(left[letter], 1)"),
        ("from cleverpy import less as minus", "minus(left[letter], 1)"),
        ("import cleverpy\nT = cleverpy.Table()", "left[letter] - 1 if T else 0"),
        ("", "__import__('sys') and (lambda: [left[letter] - 1 for _ in 'a'])()[0]\n"
             "            import cleverpy.tables"),
        ("import cleverpy\ndef less(n): return [cleverpy.less(m, 1) for m in [n]][0]",
         "less(left[letter])"),
    ],
)  # fmt: skip
def test_a_package_of_others_is_told_and_costs_nothing(foreign, top, less):
    foreign.__path__ = []
    sys.modules["cleverpy.tables"] = foreign
    try:
        report = check(function_in(top + RIGHT.replace("LESS", less)))
    finally:
        del sys.modules["cleverpy.tables"]

    assert report.status == "passed"
    assert "`cleverpy`; where it is graded it cannot" in str(report)
    assert ">cleverpy</code>" in report._repr_html_()


@pytest.mark.parametrize(
    "top",
    [
        "",
        "import random, math, json, asyncio, threading",
        "from matplotlib import pyplot as json",
        "from scrabble_course import load_words as json",
        "import collections as json\nimport cleverpy",
    ],
)
def test_what_is_there_where_work_is_graded_is_not_told(foreign, top, monkeypatch):
    for name in ("matplotlib", "matplotlib.pyplot"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(vars(sys.modules["matplotlib"]), "pyplot", sys)
    used = "left[letter] - 1 if 'json' else json"

    assert remarks_on(function_in(top + RIGHT.replace("LESS", used))) == ()


def test_a_program_of_its_own_is_told():
    text = "import subprocess" + RIGHT.replace("LESS", "left[letter] - 1; subprocess")

    [remark] = remarks_on(function_in(text))
    assert "`subprocess`" in remark


def test_what_is_newer_than_the_oldest_python_is_told():
    text = "import itertools" + RIGHT.replace("LESS", "left[letter] - 1")
    text += "    itertools.batched\n"

    [remark] = remarks_on(function_in(text))
    assert "`itertools.batched` (line 8) needs Python 3.12 or newer" in remark


def test_what_is_no_function_of_the_students_has_no_remark():
    assert remarks_on(print) == () and remarks_on(type) == ()


def test_nothing_is_told_of_packages_that_the_box_has_something_for():
    assert {*SHOWS} < AT_HAND


IN_OTHER_WORDS = """
from scrabble_course.board.play import word_through

def update_hand(board, pos):
    return word_through(board, pos, (1, 0)).word
"""


@pytest.mark.parametrize(
    ("stage", "text"),
    [
        (2, "from scrabble_course import word_game as w\nF w.update_hand(hand, word)"),
        (2, "from scrabble_course.word_game import update_hand as ours\nF ours(1, 2)"),
        (2, "F g()\ndef g():\n    from scrabble_course.word_game import update_hand"),
    ],
)
def test_the_courses_own_answer_is_told(stage, text):
    own = function_in(text.replace("F", "def update_hand(hand, word): return"))

    told = "`update_hand`; where it is graded it cannot"
    assert told in " ".join(remarks_on(own, stage))
    assert told not in " ".join(remarks_on(own, stage + 1))


def test_a_helper_that_answers_in_other_words_is_told():
    [remark] = remarks_on(function_in(IN_OTHER_WORDS), 10)

    assert "`word_through`; where it is graded it cannot" in remark
    assert remarks_on(function_in(IN_OTHER_WORDS), 11) == ()
