import json
import re
import traceback

import pytest

from scrabble_course import check, course, mine, word_game
from scrabble_course.checks.progress_file import COURSE_MARK

SCORE = """\
def get_word_score(word, n):
    return points(word) * BONUS
"""


@pytest.fixture
def notebook(tmp_path, monkeypatch):
    """Give a function that writes the cells of the notebook of stage 1."""
    (tmp_path / COURSE_MARK).write_text("{}")
    path = tmp_path / course.stage(1).notebook
    path.parent.mkdir()
    monkeypatch.chdir(path.parent)

    def write(*cells):
        code = [{"cell_type": "code", "source": cell} for cell in cells]
        prose = [{"cell_type": "markdown", "source": "def get_word_score(: prose"}]
        path.write_text(json.dumps({"cells": prose + code}), encoding="utf-8")

    write.path = path
    return write


def returns(number):
    return f"def get_word_score(word, n):\n    return {number}"


OWN = "def found(word):\n    return 5\n\n"
OWN += "def get_word_score(word, n):\n    return found(word)"


@pytest.mark.parametrize(
    ("cells", "points"),
    [
        # It comes with what it needs from other cells.
        (["BONUS = 2", "import math\n", "def points(word):\n    return 5", SCORE], 10),
        ([["def get_word_score(word, n):\n", "    return 7"]], 7),
        ([returns(1), returns(2)], 2),  # the last one counts
        # What the lesson does below the check is left out.
        (["check(get_word_score)", OWN, "check(get_word_score)", "found = []"], 5),
        (["import not_there\n" + returns(4)], 4),
    ],
)
def test_a_function_is_found_in_the_notebook(notebook, cells, points):
    notebook(*cells)
    assert mine("get_word_score")("it", 7) == points

    # Outside of a course, notebooks are looked for beside this one.
    (notebook.path.parent.parent / COURSE_MARK).unlink()
    assert mine("get_word_score")("it", 7) == points
    with pytest.raises(LookupError, match=r"progress\(\) lists"):
        mine("fly")


def test_games_checks_and_prints_are_not_run(notebook, capsys, tmp_path):
    notebook(
        "print('hello')",
        f"open({str(tmp_path / 'touched')!r}, 'w')",
        "name = input('Your name? ')",
        "total: int = play_game(load_words())",
        "while True:\n    pass",
        returns(3),
        "check(get_word_score)\nget_word_score('it', 7)",
    )

    assert mine("get_word_score")("it", 7) == 3
    assert capsys.readouterr().out == ""
    assert not (tmp_path / "touched").exists()


@pytest.mark.parametrize(
    "broken",
    [
        "def get_word_score(word, n)\n    return 1",
        "%matplotlib inline",
        "import a_module_that_is_not_there",
        "x = 1 / 0",
        "def stray():\n    nonlocal x",
        "def stray():\n    break",
        "null = '\0'",
        "(" * 500,
    ],
)
def test_a_cell_that_cannot_be_read_or_run_is_left_out(notebook, broken):
    notebook(broken, returns(4), broken)

    assert mine("get_word_score")("it", 7) == 4


def test_an_error_shows_the_line_of_the_students_own_cell(notebook):
    notebook("x = 1", "def get_word_score(word, n):\n    return word.no_such_thing")
    function = mine("get_word_score")

    try:
        function("it", 7)
    except AttributeError:
        shown = traceback.format_exc()
    assert "01_word_scores.ipynb, code cell 2" in shown
    assert "return word.no_such_thing" in shown
    assert "(line 2: return word.no_such_thing)" in check(function).failure.got


@pytest.fixture
def why_the_courses_own(notebook, capsys):
    """Give a function that says why the course's own function was used."""

    def why():
        assert mine("get_word_score") is word_game.get_word_score
        return capsys.readouterr().out.removeprefix(
            "get_word_score: the course's own is used, for "
        )

    return why


STUB = "def get_word_score(word, n):\n    raise NotImplementedError"


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        *(
            (cell, "there is no function get_word_score in 01_word_scores.ipynb.\n")
            for cell in ("x = 1", "get_word_score = 5", "def other():\n    pass")
        ),
        (STUB, "not written yet in 01_word_scores.ipynb"),
    ],
)
def test_a_function_that_is_not_there_or_not_written_is_the_courses(
    notebook, why_the_courses_own, cell, said
):
    notebook(cell)

    assert said in why_the_courses_own()


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "5", '{"cells": 5}', "[" * 100_000, "\udc80"],
    ids=lambda text: f"{text[:20]!r}",
)
def test_a_damaged_notebook_is_named(notebook, why_the_courses_own, text):
    notebook.path.write_bytes(text.encode("utf-8", "surrogateescape"))

    assert "cannot be read as a notebook" in why_the_courses_own()


def test_a_notebook_that_is_no_file_is_named(notebook, why_the_courses_own):
    # A missing one with the way to bring it back.
    assert re.search("is not there; .*course start", why_the_courses_own())

    notebook.path.mkdir()
    assert "cannot be read as a notebook" in why_the_courses_own()
