import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.submissions.defined_functions import (
    definitions_in,
    source_of,
)
from tests.grading.work_files import file


def names_defined(source):
    return {found.name for found in definitions_in(source)}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def f(): pass\ng = lambda: 1\nclass H: pass", "f g H"),
        ("a, b = 1, 2\nc: int = 3", "a b c"),
        ("def f():\n    x = 1\n    def g(): pass", "f"),
        # What stands in a block counts.
        ("if x:\n    def f(): pass", "f"),
        ("if x: pass\nelif y: pass\nelse:\n    def f(): pass", "f"),
        ("try:\n    def f(): pass\nfinally: pass", "f"),
        ("try: pass\nexcept E:\n    def f(): pass", "f"),
        ("with x:\n    for y in z:\n        while y:\n            def f(): pass", "f"),
        ("if __name__ == '__main__':\n    def f(): pass", "f"),
        # What is borrowed from the course does not.
        ("from x import f\ng = mine('g')\nh, i = mine('h'), mine('i')\nj = mine", "j"),
        # Nor does what cannot be read.
        ("def f(:", ""),
        ("\0", ""),
        ("[" * 300_000, ""),
        ("-" * 100_000, ""),
        ("x" + ".y" * 50_000 + " = 1", ""),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_names_are_defined_at_the_top_level_of_what_can_be_read(source, names):
    assert names_defined(source) == set(names.split())


def test_a_body_that_does_nothing_is_a_stub():
    stub, written = definitions_in("def f(x):\n    pass\ndef g(x): return 0")

    assert stub.is_stub and not written.is_stub


def test_a_definition_has_the_lines_of_its_decorators_too():
    [found] = definitions_in("\n@one\n@two(\n  3)\ndef f():\n    return 1\n\n")

    assert (found.start, found.end) == (2, 6)


@pytest.mark.parametrize("depth", [90, 700, 5_000, 50_000])
def test_blocks_may_be_as_deep_as_the_parser_bears(depth):
    source = "if x: pass\n" + "elif y: pass\n" * depth + "else:\n    def f(): pass"

    assert names_defined(source) == ({"f"} if depth < 100 else names_defined(source))


@given(st.text())
def test_no_text_at_all_makes_it_raise(text):
    names_defined(text)


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        (["def f(): return 1\nf = abs", "def f():\n  x"], "def f():\n  x"),
        (["def f(): return 1\nf = abs"], "f = abs"),
        (["x.f = 1\ng = f"], ""),
        (["def f(): return 1\ndef f(): pass"], "def f(): return 1"),
        (["if True:\n    f = 1"], "    f = 1"),
        (['text = "a\fb"\r\ndef f():\r\n    x\r\n\rx = 2'], "def f():\n    x"),
    ],
)
def test_of_several_definitions_the_last_is_the_functions_text(cells, text):
    assert source_of("f", file("x.ipynb", *cells, "f(1)")) == text


def test_the_lines_of_a_text_in_place_are_those_of_its_cell():
    cell = file("x.py", "x = 1\n\ndef f():\n    return x")

    assert source_of("f", cell, in_place=True) == "\n\ndef f():\n    return x"
