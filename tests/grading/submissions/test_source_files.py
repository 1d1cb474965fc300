import json
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course import course
from scrabble_course.grading.submissions import source_files
from scrabble_course.grading.submissions.jobs import candidates_of, jobs_of
from scrabble_course.grading.submissions.source_files import (
    read_files,
    read_submission,
)
from scrabble_course.grading.submissions.student_files import FoundFile, StudentFolder
from scrabble_course.grading.submissions.submission import Submission
from tests.grading.work_files import lay

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["cells", "cell_type", "source", "worksheets", "nbformat"]),
            inner | st.just("code"),
            max_size=4,
        )
    ),
    max_leaves=25,
)


def read_file(found):
    [file] = read_files([found])
    return file


@pytest.fixture
def read(tmp_path):
    """Read a file with this content, as it comes from a student."""

    def read(content, name="x.ipynb"):
        place = tmp_path / name
        if not isinstance(content, str | bytes):
            content = json.dumps(content)
        place.write_bytes(content.encode() if isinstance(content, str) else content)
        return read_file(FoundFile(name, place))

    return read


def notebook(*sources, **more):
    cells = [{"cell_type": "code", "source": source} for source in sources]
    return {"cells": cells, "nbformat": 4, "nbformat_minor": 5, "metadata": {}, **more}


def test_the_code_cells_of_a_notebook_are_read_in_order(read):
    content = notebook("x = 1", ["y = 2\n", "z = 3"])
    content["cells"].insert(1, {"cell_type": "markdown", "source": "# Hands"})

    file = read(content)

    assert file.cells == ("x = 1", "y = 2\nz = 3")
    assert file.note.problem == ""


def test_a_cell_that_is_no_python_is_told_and_the_others_keep_their_numbers(read):
    file = read(notebook("x = 1", "def f(:\n    pass", "y = 2"))

    assert file.cells == ("x = 1", "", "y = 2")
    assert file.lost == (("f", "is no Python: cell 2, line 1"),)
    assert file.note.problem.startswith("cell 2, line 1 cannot be read as Python")
    assert file.note.excerpt == "def f(:\n      ^"


def test_of_many_problems_the_first_are_told(read):
    file = read(notebook(*["x("] * 20))

    assert file.note.problem.count("cannot be read") == 5
    assert file.note.problem.endswith("; and 15 more")


def test_a_python_file_is_one_cell(read):
    assert read("x = 1\n\n\ny = 2\n", "ps3.py").cells == ("x = 1\n\n\ny = 2\n",)


def test_a_python_file_that_is_none_shows_the_line(read):
    file = read("x = 1\nprint x\n", "ps3.py")

    assert file.note.problem.startswith("line 2 cannot be read as Python")
    assert file.note.excerpt.startswith("print x\n")
    assert file.cells == ("x = 1\n\n",)


def test_an_old_encoding_is_read_and_told(read):
    file = read('x = 1\n# "Käse"\n'.encode("cp1252"), "ps3.py")

    assert "Käse" in file.cells[0]
    assert file.note.problem == "line 2 is not in UTF-8; it was read as Windows text"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "it is no notebook"),
        (b"\x7fELF\x02\x01\x01\x00\xff\xfe", "it is no notebook"),
        ("[" * 300_000, "nested too deep"),
        ('{"cells": ' + "[" * 300_000, "nested too deep"),
        ("9" * 100_000, "it is no notebook"),
        ("[1, 2]", "it holds no {...}"),
        ("<!DOCTYPE html>\n<html><body>Log in</body></html>", "it is a web page"),
        ("\ufeff\n\n\n<!-- saved --><head>Log in</head>", "it is a web page"),
        ("\n" * 300 + "<script>location = 'login'</script>", "it is a web page"),
        ("{}", "it has no list of cells"),
        ({"cells": {"a": 1}, "nbformat": 4}, "it has no list of cells"),
        (notebook(), "it has no code cells"),
        (notebook("x = 1", nbformat=5), "its nbformat is '5', not 4"),
        (notebook("x = 1", nbformat=[]), "its nbformat is '[]', not 4"),
        (notebook("x = 1\n" * 100_000), "300,000 characters of code"),
        (notebook(*["x"] * 2_000), "of its 2,000 cells, 1,000 are read"),
        ({**notebook(), "cells": [None, 7, [], {"cell_type": []}]}, "no code cells"),
    ],
)
def test_a_notebook_that_is_none_says_what_is_wrong(read, content, problem):
    assert problem in read(content).note.problem


@pytest.mark.parametrize("source", [None, 7, {"a": 1}, [1, None, ["x"]]])
def test_a_source_that_is_no_text_is_an_empty_cell(read, source):
    assert read(notebook(source, "x = 1")).cells == ("", "x = 1")


def test_a_notebook_in_the_format_of_before_2015_is_read_and_told(read):
    cells = [{"cell_type": "code", "input": ["x = 1"]}]
    file = read({"worksheets": [{"cells": cells}, 7], "nbformat": 3})

    assert file.cells == ("x = 1",)
    assert "its nbformat is '3', not 4" in file.note.problem


def test_a_huge_file_is_told_without_being_read(tmp_path):
    place = tmp_path / "x.ipynb"
    with place.open("wb") as opened:
        opened.truncate(200_000_000)

    file = read_file(FoundFile("x.ipynb", place))

    assert file.note.problem == "it has 200,000,000 bytes; 20,000,000 are read at most"


def test_of_files_that_are_too_large_together_the_last_are_told(tmp_path, monkeypatch):
    monkeypatch.setattr(source_files, "MOST_BYTES_TOGETHER", 25)
    lay(tmp_path, dict.fromkeys(("a.py", "b.py", "c.py"), 10 * "x"))
    lay(tmp_path, {"d.py": 5 * "x"})

    files = read_submission(StudentFolder("ann", tmp_path)).files

    problems = [file.note.problem for file in files]
    assert problems == ["", "", "the files before it are too large already", ""]


def test_what_became_a_pipe_or_a_link_since_it_was_found_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "link.py").symlink_to("/etc/passwd")

    pipe = read_file(FoundFile("pipe.py", tmp_path / "pipe.py"))
    link = read_file(FoundFile("link.py", tmp_path / "link.py"))
    gone = read_file(FoundFile("gone.py", tmp_path / "gone.py"))

    assert pipe.note.problem == "it is no ordinary file"
    assert link.note.problem.startswith("it cannot be opened: ")
    assert gone.note.problem == "it cannot be opened: No such file or directory"
    assert (*pipe.cells, *link.cells, *gone.cells) == ()


def test_the_digest_of_a_submission_is_of_contents_and_names_not_of_places(tmp_path):
    works = {"ann/a.py": "x = 1", "bob/deep/a.py": "x = 1", "eve/a.py": "x = 2"}
    lay(tmp_path, works)

    ann, bob, eve = (
        read_submission(StudentFolder(name, tmp_path / name)).digest
        for name in ("ann", "bob", "eve")
    )

    assert ann == bob != eve


def test_a_file_that_gets_another_name_is_another_upload(tmp_path):
    (tmp_path / "x.py").write_text("x = 1")
    before = read_submission(StudentFolder("ann", tmp_path)).digest

    (tmp_path / "x.py").rename(tmp_path / "x.ipynb")

    assert read_submission(StudentFolder("ann", tmp_path)).digest != before


@given(content=st.binary() | JSON.map(json.dumps) | JSON.map(lambda v: notebook(v, v)))
def test_whatever_a_notebook_holds_its_cells_can_be_asked(tmp_path_factory, content):
    place = tmp_path_factory.getbasetemp() / "fuzzed.ipynb"
    if not isinstance(content, bytes):
        text = content if isinstance(content, str) else json.dumps(content)
        content = text.encode()
    place.write_bytes(content)

    file = read_file(FoundFile("fuzzed.ipynb", place))

    assert all(isinstance(cell, str) for cell in file.cells)
    assert file.cells or file.note.problem
    json.dumps(file.cells)
    f"{file.note.problem}{file.note.excerpt}".encode()
    jobs_of(candidates_of(Submission("ann", (file,)), course.STAGES))


def test_a_cell_that_is_too_long_goes_alone_and_the_file_is_told(read):
    words = f"words = {['jar'] * 60_000}"
    file = read(notebook("x = 1", words, f"{words}\ndef f(): return words", "y = 2"))

    assert file.cells == ("x = 1", "", "\ndef f(): return words", "y = 2")
    assert [name for name, _ in file.lost] == ["words", "words"]
    assert "cell 2, of its 420,008 characters, 0 are read" in file.note.problem


def test_cells_are_read_as_long_as_there_is_room_and_a_short_one_always_is(read):
    file = read(notebook(*["x = 1\n" * 15_000] * 5, "y = 2"))

    assert [bool(cell.strip()) for cell in file.cells] == [True] * 3 + [False] * 2 + [
        True
    ]
    assert file.note.problem.count("a file may have 300,000 characters of code") == 2


def test_what_only_a_cell_of_another_kind_defines_is_read_and_told(read):
    content = notebook("def get_word_score(word, n):\n    return 1")
    for name in ("get_word_score", "update_hand"):
        text = f"```python\ndef {name}(a, b):\n    return {{}}\n```"
        content["cells"].append({"cell_type": "markdown", "source": text})
    file = read(content)

    assert len(file.cells) == 2 and "def update_hand" in file.cells[1]
    assert file.note.problem == (
        "update_hand stands in a markdown cell, which is read as code"
    )


def test_a_stub_in_a_code_cell_does_not_hide_what_another_kind_of_cell_defines(read):
    content = notebook("def update_hand(hand, word):\n    raise NotImplementedError")
    text = "def update_hand(hand, word):\n    return {}"
    content["cells"].append({"cell_type": "raw", "source": text})

    assert read(content).cells[1] == text


def test_data_is_read_if_code_names_it_and_is_not_too_large(tmp_path):
    lay(tmp_path, {"a.py": "open('low.txt'), open('big.txt')"})
    lay(tmp_path, {"low.txt": "0", "other.txt": "1", "big.txt": 300_000 * "0"})

    read = read_submission(StudentFolder("ann", tmp_path))

    data = {file.path: (file.data, file.note.problem) for file in read.files}
    assert data == {
        "a.py": (None, ""),
        "low.txt": (b"0", ""),
        "big.txt": (None, "it has 300,000 bytes; 200,000 are read at most"),
    }


def test_of_much_data_that_is_read_which_code_names(tmp_path):
    lay(tmp_path, {"a.py": "open('zz.txt'), [open(f'n{n}.txt') for n in range(25)]"})
    lay(tmp_path, {f"{kind}{n:02}.txt": "" for kind in "bn" for n in range(25)})
    lay(tmp_path, {"zz.txt": ""})

    _, *data = read_submission(StudentFolder("ann", tmp_path)).files

    assert [file.path for file in data if file.data is not None] == [
        f"n{n:02}.txt" for n in range(source_files.MOST_DATA_FILES)
    ]
    assert {file.note.problem for file in data if file.data is None} == {
        "of files of data, 20 are read at most"
    }
