import pytest

from scrabble_course.grading.sandbox.cells import run_cells
from scrabble_course.grading.sandbox.program import Program

CELLS = {
    "a failing line between": ("x = 1\n1 / 0\ndef f(): return x",),
    "a fault that only a compiler finds": ("return 3\ndef f(): return 1",),
    "a function with a fault beside": ("def g():\n    break\ndef f(): return 1",),
    "no Python beside": ("def g(:", "def f(): return 1"),
    "types that nobody looks at": (
        "from __future__ import annotations",
        "def f(x: Tile = 0) -> Rack: return 1",
    ),
    "types that are not there": ("def f(x: Tile = 0) -> Rack: return 1",),
    "a decorator that fails": ("@nobody\ndef f(): return 1",),
    "a block": ("if True:\n    def f(): return 1\n    1 / 0",),
    "a main block": ("if __name__ == '__main__':\n    def f(): return 1\n    1 / 0",),
}


@pytest.mark.parametrize("cells", CELLS.values(), ids=CELLS)
def test_a_function_is_there_whatever_stands_around_it(cells):
    ran = run_cells(Program(cells, functions=frozenset("f")), {})

    assert ran.functions["f"]() == 1
