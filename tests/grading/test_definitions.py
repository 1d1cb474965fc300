import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.definitions import definitions_only, names_defined


def test_a_function_an_assignment_and_a_class_define_names():
    source = "def f(): pass\ng = lambda: 1\nclass H: pass\na, b = 1, 2\nc: int = 3"

    assert names_defined(source) == {"f", "g", "H", "a", "b", "c"}


def test_what_is_inside_a_function_defines_nothing_outside():
    assert names_defined("def f():\n    x = 1\n    def g(): pass") == {"f"}


@pytest.mark.parametrize("source", ["def f(:", "\0", "[" * 300_000, "-" * 100_000])
def test_a_source_that_cannot_be_read_defines_nothing(source):
    assert names_defined(source) == set()
    assert definitions_only(source) == ""


def test_what_plays_prints_or_changes_other_things_is_left_out():
    source = (
        "import json\njson.dumps = 3\nprint('x')\nn = 7\nwords = load()\n"
        "for x in y: pass\ndef f():\n    return 1"
    )

    assert definitions_only(source) == "import json\nn = 7\n\ndef f():\n    return 1"


@given(st.text())
def test_no_text_at_all_makes_it_raise(text):
    names_defined(text)
    definitions_only(text)
