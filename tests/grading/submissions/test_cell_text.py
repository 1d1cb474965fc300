import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.sandbox.cells import run_cells
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.submissions import source_files
from scrabble_course.grading.submissions.cell_text import legible
from scrabble_course.grading.submissions.parsing import fault_in, without_warnings

pytestmark = pytest.mark.no_cover

EVERYWHERE = ("__builtins__", "get_ipython")


def names_after(source):
    """The names that a cell defines when it is run as far as it can be read."""
    names = {}
    run_cells(Program((legible(source).text,)), names)
    return {name: value for name, value in names.items() if name not in EVERYWHERE}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("x = 1\n!echo 'it is (not closed\ny = x + 1", {"x": 1, "y": 2}),
        ("x = 1\nload_words??;\ny = x + 1", {"x": 1, "y": 2}),
        ("%time x = 1\n!(\n%prun y = 2", {"x": 1, "y": 2}),
        ("files = !ls '\nx = 1", {"files": [], "x": 1}),
        ("if True:\n    %time 1\nx = 1", {"x": 1}),
        ("%%time\nx = 1", {"x": 1}),
        ("%%bash\nx = 1", {}),
        ("%time\nx = (7\n  % 4)\nt = '''\n!ls\n'''", {"x": 3, "t": "\n!ls\n"}),
    ],
)
def test_of_what_only_jupyterlab_reads_code_is_run_and_no_other(source, names):
    """Honest shapes have more of it (`honest_faults.py`)."""
    assert names_after(source) == names


def test_a_cell_that_is_no_python_says_the_line_and_shows_it():
    cell = legible("x = 1\n\nif x = 1:\n    y = 2\n")

    assert cell.problem.startswith("line 3 cannot be read as Python: ")
    assert cell.excerpt == "if x = 1:\n   ^"


def test_of_a_cell_that_is_no_python_there_is_what_can_be_read():
    cell = legible("x = 1\n\nif x = 1:\n    y = 2\n\ndef f():\n    return x\n")

    assert cell.text == "x = 1\n\n\n\n\ndef f():\n    return x\n"
    assert cell.lost == ()


def test_a_function_with_a_fault_in_it_is_lost_alone():
    good = "@cache\ndef g():\n    return 1\n"
    cell = legible(f"@cache\ndef f():\n    print 'x'\n    return (\n\n{good}")

    assert cell.text.strip() == good.strip()
    assert cell.lost == (("f", 2),)


def test_the_mark_stands_below_the_place_in_a_very_long_line():
    line, mark = legible("x = (" + "1, " * 500 + "!)").excerpt.split("\n")

    assert len(line) <= 100
    assert line[mark.index("^")] == "!"


@pytest.mark.parametrize(
    "source",
    [
        "(" * 5_000,
        "-" * 50_000 + "1",
        "x" + ".y" * 50_000,
        "x = '\ud800'",
        "\0",
        "x =" + " " * 290_000 + "(",
        "'" * 299_999,
        ">>> (\n" * 50_000,
        "import import " * 20_000,
    ],
    ids=lambda source: repr(source[:9]),
)
def test_what_the_parser_cannot_bear_is_a_cell_that_cannot_be_read(source):
    cell = legible(source)

    assert cell.text == ""
    assert "cannot be read as Python" in cell.problem
    cell.excerpt.encode()


@pytest.mark.parametrize("length", [59_000, 300_000])
@pytest.mark.parametrize(
    "piece",
    [
        "x\n=\n",
        "def f(:\n",
        "@a\n",
        "x = (\n",
        "'''\n\\",
        "if x:\n",
        "!x\\\n",
        "%",
        " ",
    ],
)
def test_no_text_takes_long(piece, length):
    """Or the time limit of all tests ends this one: what takes long is quadratic."""
    text = piece * (length // len(piece)) + "("
    cell = legible(text, may_be_saved=len(text) <= source_files.MOST_SAVED + 1)

    assert cell.problem or cell.text


@given(st.text(alphabet="%!?=ab12()'\"\\ \n\t:#@>."))
def test_what_is_left_of_any_cell_can_be_parsed(source):
    cell = legible(source)

    with without_warnings():
        assert fault_in(cell.text) is None
    assert cell.problem or cell.text.count("\n") == source.count("\n") or not cell.text


@given(st.lists(st.sampled_from(["def f(x):", "  x", "x = (", ")", "'''", "y", "@f"])))
def test_what_is_lost_is_told_and_what_is_kept_stands_where_it_stood(lines):
    cell = legible("\n".join(lines))

    kept = [line.strip() for line in cell.text.split("\n") if line.strip()]
    whole = [line.strip() for line in lines]
    assert set(kept) <= set(whole)
    assert cell.problem or kept == whole
