import linecache

import pytest

from scrabble_course.activities.shown_source import (
    is_own,
    names_of_comprehensions,
    text_at,
)
from scrabble_course.word_game import hands
from tests.activities import watched


@pytest.fixture
def a_cell():
    """Return what a cell of a notebook defines, its text known as IPython's is."""

    def run(text, file="<cell>"):
        names = {"__name__": "__main__"}
        linecache.cache[file] = (len(text), None, text.splitlines(True), file)
        exec(compile(text, file, "exec"), names)
        return names

    text_at.cache_clear()
    names_of_comprehensions.cache_clear()
    yield run
    linecache.cache.pop("<cell>", None)


def test_functions_of_cells_and_of_own_files_are_own(a_cell):
    names = a_cell("x = 1\n\ndef f():\n    return x\n")

    assert is_own(names["f"].__code__, names)
    assert is_own(watched.spend.__code__, vars(watched))


def test_functions_of_the_course_of_python_and_of_packages_are_not():
    assert not is_own(hands.update_hand.__code__, vars(hands))
    assert not is_own(linecache.getline.__code__, vars(linecache))
    assert not is_own(pytest.raises.__code__, {"__name__": "_pytest.raises"})


def test_what_has_no_text_or_no_name_is_not_shown(a_cell):
    names = a_cell("f = lambda: [n for n in range(2)]\ng = (n for n in 'a')\n")
    exec("def made(): pass", names)

    assert is_own(names["f"].__code__, names)
    assert not is_own(names["g"].gi_code, names)
    assert not is_own(names["made"].__code__, names)


def test_the_text_is_that_of_the_function_alone(a_cell):
    a_cell("def f():\n    return 1\n\n\ndef g():\n    return 2\n")

    assert text_at("<cell>", 1) == "def f():\n    return 1\n"
    assert text_at("<cell>", 99) == ""


def test_a_name_that_is_also_a_variable_is_no_comprehensions(a_cell):
    a_cell(
        "def f(a):\n    b = [a for a in [1]]\n    return [b for b in c for c in b]\n"
    )

    assert names_of_comprehensions("<cell>", 1) == {"c"}
