import ast

import pytest

from scrabble_course.grading.sandbox.cells import run_cells
from scrabble_course.grading.sandbox.compilation import (
    compiled_ahead,
    own_cells,
)
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.sandbox.statements import may_be_simpler, simpler

CELLS = {
    "two functions": ("def f(x):\n    return x + 1\n\ndef g(): return f(2)",),
    "a failing line between": ("x = 1\n1 / 0\ndef f(): return x",),
    "a fault that only a compiler finds": ("return 3\ndef f(): return 1",),
    "a function with a fault": ("def f():\n    break\ndef g(): return 2",),
    "no Python": ("def f(:", "def g(): return 1"),
    "a stub, and the same name again": ("def f(): pass", "def f(): return 2"),
    "types that are not there": ("def f(x: Tile) -> Rack: return x",),
    "types that nobody looks at": (
        "from __future__ import annotations",
        "def f(x: Tile) -> Rack: return x",
    ),
    "a decorator that fails": ("@nobody\ndef f(): return 1",),
    "a block": ("if True:\n    def f(): return 1\n    1 / 0",),
    "a main block": ("if __name__ == '__main__':\n    def f(): return 1\n    f()",),
    "an error in a function": ("def f():\n    return 1 / 0\nf()",),
}


def as_sent(program):
    return Program.unpacked(program.packed())


@pytest.mark.parametrize("cells", CELLS.values(), ids=CELLS)
def test_what_was_compiled_ahead_runs_as_what_the_child_compiles(cells):
    functions = frozenset("fg")
    ahead = compiled_ahead(own_cells(cells))
    one, other = {}, {}

    here = run_cells(Program(cells, functions=functions), one)
    there = run_cells(as_sent(Program(cells, functions=functions, ahead=ahead)), other)

    assert ahead
    assert there.failed == here.failed
    assert there.functions.keys() == here.functions.keys()
    for name, function in there.functions.items():
        assert function.__code__ == here.functions[name].__code__
    assert other.keys() == one.keys()


def test_a_cell_that_the_child_cannot_parse_runs_all_the_same(monkeypatch):
    cells = ("1 / 0\ndef f(): return 1",)
    ahead = compiled_ahead(own_cells(cells))

    def no_room(source):
        raise MemoryError

    monkeypatch.setattr(
        "scrabble_course.grading.sandbox.statements.statements_of", no_room
    )
    program = Program(cells, functions=frozenset("f"), ahead=ahead)
    ran = run_cells(program, {})

    assert ran.functions["f"]() == 1
    assert [told.place for told in ran.failed] == [(1, 1)]


@pytest.mark.parametrize(
    "statement",
    [
        "import a, b",
        "from a import (b, c)",
        "SIZE = int(input())",
        "@nobody\ndef f(): pass",
        "async def f(x: Tile): pass",
        "if a:\n    def f(): pass",
        "try:\n    import a\nexcept ImportError:\n    x = 1",
        "for n in range(3):\n    def f(): pass",
        "import a",
        "size = int(input())",
        "f(1 / 0)",
        "class A: pass",
        "X, Y = 1, 2",
        "x += 1",
    ],
)
def test_what_has_something_simpler_is_known_by_its_kind(statement):
    [node] = ast.parse(statement).body

    assert may_be_simpler(node) is bool(simpler(node))
