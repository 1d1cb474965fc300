"""What is asked before a function is called: is it the one just written?"""

import linecache

import pytest
from IPython.core.interactiveshell import InteractiveShell

from scrabble_course import check, word_game
from scrabble_course.checks import progress_file, stale
from scrabble_course.checks.report import Status


@pytest.fixture
def notebook(monkeypatch, tmp_path, main_module):
    """Give a function that runs a cell as a notebook does, and returns its value."""
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    shell = InteractiveShell()
    shell.showtraceback = shell.showsyntaxerror = lambda *args, **kwargs: None
    monkeypatch.setattr(linecache, "cache", dict(linecache.cache))
    return lambda cell: shell.run_cell(cell, store_history=True).result


HEAD = "def get_word_score(word, n):\n"
WRONG = f"{HEAD}    return 0"
STUB = f"{HEAD}    raise NotImplementedError"
RIGHT = """
from scrabble_course.word_game import word_scores
def get_word_score(word, n):
    return word_scores.get_word_score(word, n)
"""


@pytest.fixture
def run(notebook):
    notebook("from scrabble_course import check, hint")
    return notebook


@pytest.mark.parametrize("cell", [WRONG, STUB])
def test_a_cell_that_was_not_run_again_is_asked_about(run, cell):
    run(cell)
    first, second = run("check(get_word_score)"), run("check(get_word_score)")
    run(cell)
    third = run("check(get_word_score)")

    assert (first.first, third.first) == ("", "")
    assert second.first == stale.SAME_AS_BEFORE
    assert str(second).split("\n")[1].strip() == stale.SAME_AS_BEFORE


@pytest.mark.parametrize("before", [WRONG, RIGHT])
@pytest.mark.parametrize(
    ("cell", "kind", "said"),
    [
        ("def get_word_score(word, n)\n    return 0", "a SyntaxError", "(line 1)"),
        (f"{HEAD}return 0", "an IndentationError", "(line 2)"),
        (f"{HEAD}    x = (1\n    return x", "a SyntaxError", "(line 2)"),
        (
            f"{HEAD}    x = 8\nreturn x",
            "a SyntaxError",
            "`return` stands outside of any",
        ),
    ],
)
def test_a_cell_that_python_could_not_read_is_named_instead_of_the_old_function(
    run, before, cell, kind, said
):
    run(before)
    run(cell)
    report = run("check(get_word_score)")

    assert report.status is Status.NOT_STARTED
    assert report.headline == (
        f"get_word_score: not checked - its cell stopped with {kind}"
    )
    assert said in report.advice
    assert progress_file.done() == set()
    run(RIGHT)  # once it is mended, the check goes on
    assert run("check(get_word_score)").status is Status.PASSED


def test_a_line_that_is_left_of_the_stub_is_named(run):
    run(f"{HEAD}    x = len(word)\n    raise NotImplementedError\n    return x * n")
    report = run("check(get_word_score)")

    assert report.headline == "get_word_score: not checked - one line stops it"
    assert 'delete the line "raise NotImplementedError"' in report.advice


def test_the_courses_own_function_does_not_pass_and_is_not_recorded(run):
    run("from scrabble_course.word_game import get_word_score")
    report = run("check(get_word_score)")

    assert report.status is Status.NOT_STARTED
    assert report.headline.endswith("not checked - this is the course's own")
    assert check(word_game.get_word_score).status is Status.NOT_STARTED
    assert progress_file.done() == set()


@pytest.mark.parametrize(
    ("around", "inner"),
    [
        ("class Game:", "Game().get_word_score"),
        ("class Game:\n    @staticmethod", "Game.get_word_score"),
        ("def made():", "made()"),
    ],
)
def test_what_stands_in_a_class_or_a_function_is_no_answer_there(run, around, inner):
    end = "    return get_word_score" if inner == "made()" else ""
    run(f"{around}\n    def get_word_score(*args): return 1\n{end}")
    report = run(f"check({inner})")

    assert report.headline.endswith("it does not stand at the left margin")
    run(f"get_word_score = {inner}")
    assert run("check(get_word_score)").status is not Status.NOT_STARTED


def test_a_name_of_another_stage_is_asked_about(run):
    run("def word_score(word, n):\n    return len(word) * n")
    report = run("check(word_score)")

    assert report.status is Status.NOT_STARTED
    assert "is it get_word_score that you have written?" in report.headline
    assert run("check(word_score, stage=7)").status is not Status.NOT_STARTED


def test_a_name_of_a_later_stage_is_none_that_a_student_has_written(run):
    run("def get_word_score(word):\n    return len(word)")
    report = run("check(get_word_score)")

    assert report.status is Status.CRASHED
    assert "`n` is missing in its `def`" in report.advice


IS_VALID_WORD = (
    "def is_valid_word(word, hand, word_list):\n    return word in word_list"
)


def test_a_function_of_two_stages_says_which_of_them_is_checked(run):
    run(IS_VALID_WORD)

    assert run("check(is_valid_word)").first == (
        "This is the check of stage 4; `check(is_valid_word, stage=3)` is the other."
    )
    run(IS_VALID_WORD)
    assert run("check(is_valid_word, stage=3)").first == ""


@pytest.mark.parametrize(
    ("opened", "stage", "said"),
    [
        ("1_word_game/03_valid_words.ipynb", 3, ""),
        ("1_word_game\\04_wildcards.ipynb", 4, ""),
        ("a/12_the_full_game.ipynb", 4, "the check of stage 4;"),
        ("Untitled.ipynb", 4, "the check of stage 4;"),
        ("", 4, "the check of stage 4;"),
    ],
)
def test_the_notebook_decides_which_of_two_stages_is_checked(
    run, monkeypatch, opened, stage, said
):
    """And where it has decided, nothing need be said of the other."""
    monkeypatch.setenv(progress_file.NOTEBOOK_VARIABLE, opened)
    run(IS_VALID_WORD)
    report = run("check(is_valid_word)")

    assert ("stage=3" in report.next_step) is (stage == 3)
    assert said in report.first and bool(said) is bool(report.first)


def test_a_misspelt_def_in_a_later_cell_is_told_first(run):
    run(WRONG)
    run(RIGHT.replace("def get_word_score", "def get_word_scores"))
    report = run("check(get_word_score)")

    assert "`get_word_scores` looks like it: call it `get_word_score`" in report.first
