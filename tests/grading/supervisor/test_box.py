import os
import subprocess
import sys
from pathlib import Path

import pytest

from scrabble_course.engine import extension
from scrabble_course.grading.supervisor.box import build_box
from scrabble_course.grading.supervisor.solutions import all_answers

WORDS = ["cat", "dog"]


@pytest.fixture(scope="module")
def box(tmp_path_factory):
    return build_box(tmp_path_factory.mktemp("box"), WORDS)


def run_in(box, code):
    """What Python prints that finds nothing but the box."""
    start = f"import sys; sys.path.insert(0, {str(box.folder)!r})\n"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", start + code],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_holds_no_exercise_and_no_case(box):
    files = {str(file.relative_to(box.folder)) for file in box.folder.rglob("*.py")}

    of_exercises = {file for file in files if "/exercises/" in file}
    others = {file for file in of_exercises if not file.endswith("_stand_ins.py")}
    assert len(others) < len(of_exercises)
    assert {Path(file).name for file in others} == {"__init__.py"}
    assert not any("exercise.py" in file or "mistakes" in file for file in files)
    assert "scrabble_course/engine/plays.py" not in files
    assert "scrabble_course/grading/scoring/suite.py" not in files


def test_every_answer_is_a_stub(box):
    for answers in all_answers():
        names = answers.functions
        if answers.module.startswith("scrabble_course.scrabble."):
            continue
        code = f"""
from operator import attrgetter
import {answers.module} as module
from scrabble_course.grading.sandbox.solution_loader import NotGiven
for name in {names!r}:
    function = attrgetter(name)(module)
    try:
        function(*range(function.__code__.co_argcount))
    except NotGiven as error:
        assert name in str(error)
    else:
        raise AssertionError(name)
"""
        run_in(box, code)


def test_all_its_modules_can_be_imported(box):
    run_in(box, f"from importlib import *\n[*map(import_module, {box.modules!r})]")


def test_the_words_are_those_of_the_run(box):
    code = "from scrabble_course import load_words; print(load_words())"

    assert run_in(box, code) == "['cat', 'dog']\n"


def test_the_verbs_of_every_lesson_are_there_and_do_nothing(box):
    code = """
from scrabble_course import check, hint, hunt, progress, solution, call_tree, typed
from scrabble_course import Rack, HandGame, BoardView, Scrabblegram
from scrabble_course.display.letter_chart import letter_chart
for verb in check, hint, hunt, progress, solution, call_tree, Rack, letter_chart:
    verb("anything", words=3).some.thing(4)
with typed("yes", letters="b"):
    print(input("? "))
"""
    assert run_in(box, code) == "? yes\nyes\n"


def test_an_earlier_function_stands_in_for_one_s_own(box):
    code = """
from scrabble_course import mine
print(mine("is_valid_word").__module__)
"""
    assert run_in(box, code) == "scrabble_course.word_game.wildcards\n"


def test_what_lessons_import_can_be_imported(box):
    """So that the first cell of no lesson fails as a whole."""
    code = """
from scrabble_course.word_game import get_frequency_dict, playing_a_hand
from scrabble_course.scrabblegram import ScoreModifier, read_modifiers
from scrabble_course.board import ACROSS, DOWN, Board, BoardError, Play, play_sheet
from scrabble_course.engine import Lexicon, best_play
print(read_modifiers(".D")[1].name, Board.empty().rows[0])
"""
    assert run_in(box, code) == f"DOUBLE_WORD_SCORE {'.' * 15}\n"


def test_no_case_of_an_exercise_is_written_in_it(box):
    texts = [file.read_text() for file in box.folder.rglob("*.py")]

    assert not any("Case(" in text or "Exercise(" in text for text in texts)


def test_the_words_lie_where_work_is_done_too(box):
    assert (box.folder / "work" / "words.txt").read_text() == "cat\ndog\n"


def test_another_user_may_read_all_of_it(tmp_path):
    before = os.umask(0o077)
    try:
        box = build_box(tmp_path, WORDS)
    finally:
        os.umask(before)

    assert all(place.stat().st_mode & 0o004 for place in box.folder.rglob("*"))


def test_the_full_game_has_the_graph_of_its_words(tmp_path):
    box = build_box(tmp_path, WORDS, with_engine=True)
    code = "from scrabble_course.engine import Lexicon; print('dog' in Lexicon.load())"

    assert run_in(box, code) == "True\n"


def test_the_full_game_is_searched_as_it_is_outside(tmp_path, box):
    with_engine = build_box(tmp_path, WORDS, with_engine=True)
    code = "from scrabble_course.engine import fast; print(fast.chosen is not None)"

    assert run_in(with_engine, code) == f"{extension.is_ready()}\n"
    assert not list(box.folder.rglob("*.so")), "the lessons before it need no search"


def test_what_shows_things_is_there_and_shows_nothing(box):
    code = """
import scrabble_course
import matplotlib.pyplot as plt
from IPython.display import clear_output, display
from rich import print
clear_output(wait=True), plt.plot([1, 2]).show()
print("hello")
"""
    assert run_in(box, code) == "hello\n"
