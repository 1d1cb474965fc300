import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.cell_text import legible


def names_after(source):
    names = {}
    exec(legible(source).text, names)
    return {name: value for name, value in names.items() if name != "__builtins__"}


@pytest.mark.parametrize(
    "magic",
    [
        "%matplotlib inline",
        "!pip install numpy",
        "files = !ls",
        "load_words?",
        "?load_words",
        "!echo 'it is (not closed",
        "get_ipython().run_line_magic('matplotlib', 'inline')",
    ],
)
def test_a_line_for_jupyterlab_alone_is_left_out(magic):
    assert names_after(f"x = 1\n{magic}\ny = x + 1") == {"x": 1, "y": 2}


def test_a_block_that_holds_a_magic_alone_is_still_a_block():
    assert names_after("if True:\n    %time 1\nx = 1") == {"x": 1}


def test_a_line_of_python_that_looks_like_a_magic_stays():
    source = "%matplotlib inline\nx = (7\n  % 4)\ntext = '''\n!ls\n'''"

    assert names_after(source) == {"x": 3, "text": "\n!ls\n"}


def test_a_cell_that_is_timed_is_run_and_one_in_another_language_is_not():
    assert names_after("%%time\nx = 1") == {"x": 1}
    assert names_after("%%bash\nx = 1") == {}


def test_a_magic_above_a_future_import_does_no_harm():
    source = "%time\nfrom __future__ import annotations\nx: int = 1"

    assert names_after(source)["x"] == 1


def test_a_cell_that_is_no_python_says_the_line_and_shows_it():
    cell = legible("x = 1\n\nif x = 1:\n    y = 2\n")

    assert cell.text == ""
    assert cell.problem.startswith("line 3 cannot be read as Python: ")
    assert cell.excerpt == "if x = 1:\n   ^"


def test_the_mark_stands_below_the_place_in_a_very_long_line():
    line, mark = legible("x = (" + "1, " * 500 + "!)").excerpt.split("\n")

    assert len(line) <= 100
    assert line[mark.index("^")] == "!"


@pytest.mark.parametrize(
    "source",
    ["(" * 5_000, "-" * 50_000 + "1", "x" + ".y" * 50_000, "x = '\ud800'", "\0"],
)
def test_what_the_parser_cannot_bear_is_a_cell_that_cannot_be_read(source):
    cell = legible(source)

    assert cell.text == ""
    assert "cannot be read as Python" in cell.problem
    cell.excerpt.encode()


@given(st.text(alphabet="%!?=ab12()'\"\\ \n\t:#"))
def test_what_is_left_of_any_cell_can_be_parsed(source):
    cell = legible(source)

    ast.parse(cell.text)
    assert not (cell.problem and cell.text)
