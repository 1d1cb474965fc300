import types
from collections import defaultdict

import pytest

from scrabble_course.grading.sandbox import cells as cells_module
from scrabble_course.grading.sandbox import program as program_module
from scrabble_course.grading.sandbox import statement_steps
from scrabble_course.grading.sandbox.cells import is_of_the_course, run_cells
from scrabble_course.grading.sandbox.program import SLOW, Program


@pytest.fixture(autouse=True)
def as_in_a_zygote():
    cells_module.keep_to_the_time()


def ran(*cells, **more):
    """The names after these cells, the places of what failed, and the functions."""
    names = {}
    functions = frozenset(more.pop("functions", ()))
    done = run_cells(Program(cells, functions=functions, **more), names)
    return names, [told.place for told in done.failed], done.functions


def test_a_statement_that_fails_is_passed_over_alone():
    names, failed, _ = ran("x = 1\ny = 1 / 0\nz = 2", "a = y\nb = z")

    assert (names["x"], names["z"], names["b"]) == (1, 2, 2)
    assert failed == [(1, 2), (2, 1)]


@pytest.mark.parametrize(
    "line", ["raise SystemExit", "raise KeyboardInterrupt", "exit()", "return 1"]
)
def test_whatever_ends_a_program_ends_a_line(line):
    names, failed, _ = ran(f"{line}\nx = 1")

    assert (names["x"], failed) == (1, [(1, 1)])


def test_an_error_that_cannot_be_shown_is_told_by_its_class():
    sly = "class Sly(Exception):\n    def __str__(self): raise SystemExit\nraise Sly"
    [told] = run_cells(Program((sly,)), {}).failed

    assert told.what == "Sly"


def test_the_main_block_is_left_to_its_definitions():
    source = "if __name__ == '__main__':\n    x = 1\n    def f(): pass\n    y = f()"
    names, failed, _ = ran(source)

    assert (names["x"], callable(names["f"]), failed) == (1, True, [])
    assert "y" not in names


def test_a_notebook_runs_its_main_block_statement_by_statement():
    source = "if __name__ == '__main__':\n    x = 1 / 0\n    y = max(1, 2)\nelse: z = 1"
    names, failed, _ = ran(source, path="02_hands.ipynb")

    assert (names["y"], "z" in names, failed) == (2, False, [(1, 2)])


def test_the_main_block_loads_the_words_that_a_function_counts_on():
    loads = "def load_words(): return ['cat']\n"
    counts_on_them = f"{loads}def f(): return len(word_list)\n"
    is_given_them = f"{loads}def f(word_list): return len(word_list)\n"
    main = "if __name__ == '__main__':\n    word_list = load_words()\n    print(1 / 0)"

    assert ran(counts_on_them + main)[0]["f"]() == 1
    assert "word_list" not in ran(is_given_them + main)[0]


@pytest.mark.parametrize(
    "below",
    ["low = 0", "low = 0\ndef f(x, y=low): raise NotImplementedError"],
)
def test_what_lacks_a_name_is_run_once_more(below):
    above = "table = {1: low}\ntable[2] = low\ndef f(x, y=low): return table[x]"
    _, failed, functions = ran(above, below, functions=("f",))

    assert (functions["f"](2), failed) == (0, [])


def test_what_was_written_anew_below_stays():
    above = "table = {1: low}\ntable[2] = low\ndef f(x=low): return 1"
    names, failed, functions = ran(
        above, "low = 0", "table = {}", "def f(): return 2", functions=("f",)
    )

    assert (functions["f"](), names["table"]) == (2, {})
    assert failed == [(1, 1), (1, 2), (1, 3)]


def test_a_function_goes_without_what_only_adorns_it():
    names, failed, _ = ran("@nobody.knows\ndef f(x: this, *y: that) -> it: return x")

    assert (names["f"](3), failed) == (3, [(1, 2)])


def test_of_several_modules_those_are_imported_that_are_there():
    names, _, _ = ran("import math, nothing_of_that_name, os.path as path")

    assert isinstance(names["math"], types.ModuleType)
    assert names["path"].sep


def test_of_a_block_that_fails_the_definitions_are_run_that_were_not():
    source = "if True:\n    x = 1\n    x += 1 / 0\n    x = 3\n    def f(): return x"
    names, _, _ = ran(source)

    assert names["x"] == 1
    assert names["f"]() == 1


def test_a_line_may_ask_once():
    names, failed, _ = ran("x = input()\ny = [input(), input()]\nz = input('?')")

    assert (names["x"], names["z"], failed) == ("", "", [(1, 2)])


def test_a_number_that_nobody_types_is_the_one_of_the_lessons():
    names = {}
    ask = "HAND_SIZE = int(input('Letters? '))\nOWN_NUMBER = int(input())"

    failed = run_cells(Program((ask,)), names).failed

    assert names["HAND_SIZE"] == 7
    assert "OWN_NUMBER" not in names
    assert len(failed) == 2


def test_our_own_future_imports_are_not_the_students():
    names, failed, _ = ran("def f(x: nobody.knows): pass")
    assert failed == [(1, 1)]

    names, failed, _ = ran(
        "from __future__ import annotations", "def f(x: nobody.knows): pass"
    )
    assert (names["f"].__annotations__, failed) == ({"x": "nobody.knows"}, [])


def test_a_line_that_takes_too_long_is_stopped_alone():
    program = Program(("while True: pass\nx = 1",), statement_seconds=0.05)
    done = run_cells(program, names := {})

    assert names["x"] == 1
    assert [(told.place, told.kind) for told in done.failed] == [((1, 1), SLOW)]


def test_when_the_time_is_over_what_defines_is_still_run(monkeypatch):
    monkeypatch.setattr(program_module, "ALL_SECONDS", -1)
    monkeypatch.setattr(cells_module, "LATE_SECONDS", 0.01)
    monkeypatch.setattr(cells_module, "MOST_LATE", 2)
    loop = "while True: pass\n"
    names, failed, _ = ran(f"x = 1\n{loop * 4}y = len('a')\nz = 2\ndef f(): pass")

    assert (names["x"], names["z"], callable(names["f"])) == (1, 2, True)
    assert "y" not in names
    assert failed == [(1, line) for line in range(2, 7)]


def test_with_only_definitions_nothing_else_is_run():
    source = "x = 1\nprint(1 / 0)\ny = len('a')\nimport math\ndef f(): pass"
    names, failed, _ = ran(source, only_definitions=True)

    assert {"x", "math", "f"} <= set(names)
    assert (failed, "y" in names) == ([(1, 2), (1, 3)], False)


def test_what_is_to_be_skipped_is_not_run():
    names, failed, _ = ran("x = 1\nx = 2", "x += 10", skip=frozenset({(1, 2)}))

    assert (names["x"], failed) == (11, [])


@pytest.mark.parametrize(
    "cells",
    [
        ("def f(): return 1", "def f(): raise NotImplementedError"),
        ("def f(): pass", "def f(): return 1"),
        ("def f(): return 1", "f = f()"),
        ("def f(): return 1", "del f"),
        ("def f(): return 1", "f = 1 / 0"),
        ("def f(): return 2\ndef f(): return 1",),
        ("def f(): return 1", "from scrabble_course.word_game import play_game as f"),
        ("if True:\n    def f(): return 1",),
        ("globals()['f'] = lambda: 1",),
        ("get_ipython().run_cell_magic('time', '', 'def f(): return 1')",),
    ],
)
def test_of_all_functions_of_a_name_the_last_counts_that_is_written(cells):
    _, _, functions = ran(*cells, functions=["f"])

    assert functions["f"]() == 1


@pytest.mark.parametrize(
    "cell",
    [
        "x = 1",
        "f = 7",
        "def f(): raise NotImplementedError",
        "from scrabble_course.word_game import play_game as f",
    ],
)
def test_what_nobody_wrote_is_not_there(cell):
    assert ran(cell, functions=["f"])[2] == {}


def test_a_class_cannot_lie_about_where_it_is_from():
    class Meta(type):
        __module__ = property(lambda self: 1 / 0)

    class Liar(metaclass=Meta):
        def __call__(self):
            return 1

    assert not is_of_the_course(Liar())


LESSON = [
    "low = 0\nnamed = []\nnamed.append(low)\nshown = 1 / 0",
    "def helper(): return low\nfor number in range(3): number / 0",
    "exactly = 1 / 0\nexactly = 2",
]


@pytest.fixture
def lesson(monkeypatch):
    monkeypatch.setattr(statement_steps, "_lessons", [])
    monkeypatch.setattr(statement_steps, "_givers", defaultdict(list))
    statement_steps.prepare(LESSON)


@pytest.mark.parametrize(
    ("cell", "made", "failed"),
    [
        ("x = 1", set(), []),
        ("def f(): return helper()", {"helper", "low"}, []),
        ("def f():\n    def g(): return low", {"low"}, []),
        ("x = named", {"low", "named"}, []),
        ("x = exactly", {"exactly"}, [(3, 1)]),
        ("x = shown", set(), [(1, 4), (4, 1)]),
        ("x = globals()", {"low", "named", "helper", "exactly", "number"}, None),
    ],
)
def test_of_a_lesson_that_is_run_of_which_use_is_made(lesson, cell, made, failed):
    names, places, _ = ran(0, 1, 2, cell)

    given = {"low", "named", "helper", "exactly", "number", "shown"}
    assert given & set(names) == made
    assert failed is None or places == failed


def test_a_function_of_a_lesson_that_is_asked_for_is_run(lesson):
    assert ran(0, 1, 2, functions=["helper"])[2]["helper"]() == 0


def test_a_run_tells_of_each_statement_that_does_something_before_it_is_run():
    heard = []
    cells = ("x = 1\ny = len('a')", "import math\ndef f(): pass\nprint(1 / 0)")
    run_cells(Program(cells), {}, heard.append)

    assert [told.place for told in heard] == [(1, 2), (2, 3)]
