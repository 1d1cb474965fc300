import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.submissions.defined_functions import definitions_in


def names_defined(source):
    return {found.name for found in definitions_in(source)}


def test_a_function_an_assignment_and_a_class_define_names():
    source = "def f(): pass\ng = lambda: 1\nclass H: pass\na, b = 1, 2\nc: int = 3"

    assert names_defined(source) == {"f", "g", "H", "a", "b", "c"}


def test_what_is_inside_a_function_defines_nothing_outside():
    assert names_defined("def f():\n    x = 1\n    def g(): pass") == {"f"}


@pytest.mark.parametrize(
    "block",
    [
        "if x:\n    def f(): pass",
        "if x: pass\nelif y: pass\nelse:\n    def f(): pass",
        "try:\n    def f(): pass\nfinally: pass",
        "try: pass\nexcept E:\n    def f(): pass",
        "with x:\n    for y in z:\n        while y:\n            def f(): pass",
        "if __name__ == '__main__':\n    def f(): pass",
    ],
)
def test_what_stands_in_a_block_counts(block):
    assert names_defined(block) == {"f"}


def test_what_is_borrowed_from_the_course_is_not_defined():
    source = "from x import f\ng = mine('g')\nh, i = mine('h'), mine('i')\nj = mine"

    assert names_defined(source) == {"j"}


def test_a_body_that_does_nothing_is_a_stub():
    stub, written = definitions_in("def f(x):\n    pass\ndef g(x): return 0")

    assert stub.is_stub and not written.is_stub


def test_a_definition_has_the_lines_of_its_decorators_too():
    [found] = definitions_in("\n@one\n@two(\n  3)\ndef f():\n    return 1\n\n")

    assert (found.start, found.end) == (2, 6)


@pytest.mark.parametrize(
    "source",
    [
        "def f(:",
        "\0",
        "[" * 300_000,
        "-" * 100_000,
        "x" + ".y" * 50_000 + " = 1",
    ],
)
def test_a_source_that_cannot_be_read_defines_nothing(source):
    assert names_defined(source) == set()


@pytest.mark.parametrize("depth", [90, 700, 5_000, 50_000])
def test_blocks_may_be_as_deep_as_the_parser_bears(depth):
    source = "if x: pass\n" + "elif y: pass\n" * depth + "else:\n    def f(): pass"

    assert names_defined(source) == ({"f"} if depth < 100 else names_defined(source))


@given(st.text())
def test_no_text_at_all_makes_it_raise(text):
    names_defined(text)
