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
    texts = [file.read_text() for file in box.folder.rglob("*.py")]
    assert not any("Case(" in text or "Exercise(" in text for text in texts)


def test_every_answer_is_a_stub(box):
    answers = [
        (one.module, one.functions)
        for one in all_answers()
        if not one.module.startswith("scrabble_course.scrabble.")
    ]
    code = f"""
from importlib import import_module
from operator import attrgetter
from scrabble_course.grading.sandbox.solution_loader import NotGiven
for module, names in {answers!r}:
    for name in names:
        function = attrgetter(name)(import_module(module))
        try:
            function(*range(function.__code__.co_argcount))
        except NotGiven as error:
            assert name in str(error)
        else:
            raise AssertionError(name)
"""
    run_in(box, code)


SAID = {
    # The words are those of the run.
    "from scrabble_course import load_words; print(load_words())": "['cat', 'dog']",
    # An earlier function stands in for one's own.
    """
from scrabble_course import mine
print(mine("is_valid_word").__module__)
""": "scrabble_course.word_game.wildcards",
    # The first cell of no lesson fails as a whole.
    """
from scrabble_course.word_game import get_frequency_dict, playing_a_hand
from scrabble_course.scrabblegram import ScoreModifier, read_modifiers
from scrabble_course.board import ACROSS, DOWN, Board, BoardError, Play, play_sheet
from scrabble_course.engine import Lexicon, best_play
print(read_modifiers(".D")[1].name, Board.empty().rows[0])
""": f"DOUBLE_WORD_SCORE {'.' * 15}",
    # The verbs of every lesson are there, and do nothing.
    """
from scrabble_course import check, hint, hunt, progress, solution, call_tree, typed
from scrabble_course import Rack, HandGame, BoardView, Scrabblegram
from scrabble_course.display.letter_chart import letter_chart
for verb in check, hint, hunt, progress, solution, call_tree, Rack, letter_chart:
    verb("anything", words=3).some.thing(4)
with typed("yes", letters="b"):
    print(input("? "))
""": "? yes\nyes",
    # They give back what a report would have, and no function.
    """
from scrabble_course.activities import steps
print(check(lambda: 1).share, steps(lambda: 2).moves)
""": " ".join(2 * ["(not shown while work is graded)"]),
    # What shows things is there, and shows nothing.
    """
import scrabble_course
import matplotlib.pyplot as plt
from IPython.display import clear_output, display
from rich import print
clear_output(wait=True), plt.plot([1, 2]).show()
from ipywidgets import interact, interactive
@interact
def hello(): return "hello"
print(hello(), interactive(hello, n=3).children)
""": "hello (not shown while work is graded)",
}


def test_a_lesson_finds_in_it_what_it_needs(box):
    assert run_in(box, "\n".join(SAID)) == "".join(
        f"{said}\n" for said in SAID.values()
    )
    assert (box.folder / "work" / "words.txt").read_text() == "cat\ndog\n"
    run_in(box, f"from importlib import *\n[*map(import_module, {box.modules!r})]")


def test_another_user_may_read_all_of_it(tmp_path):
    before = os.umask(0o077)
    try:
        box = build_box(tmp_path, WORDS)
    finally:
        os.umask(before)

    assert all(place.stat().st_mode & 0o004 for place in box.folder.rglob("*"))


def test_the_full_game_has_the_graph_of_its_words_and_the_search_of_outside(
    tmp_path, box
):
    with_engine = build_box(tmp_path, WORDS, with_engine=True)
    code = (
        "from scrabble_course.engine import Lexicon, fast; "
        "print('dog' in Lexicon.load(), fast.chosen is not None)"
    )

    assert run_in(with_engine, code) == f"True {extension.is_ready()}\n"
    assert not list(box.folder.rglob("*.so")), "the lessons before it need no search"
