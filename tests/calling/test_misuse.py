"""Each verb says in one sentence how it is called, and shows no traceback."""

import sys

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

SETUP = """
from scrabble_course import *
from scrabble_course.scrabble import greedy, tournament

def f(word, tiles):
    return word

def can_form_word_from_tiles(word, tiles):
    return True, word

def deal_hand(n):
    return {}
"""
MISUSED = {
    'hint("final_score")': "'final_score'; final_scores may be meant",
    "hint()": 'Write for example: hint("get_word_score")',
    "hint(3)": "progress() lists the names there are",
    'solution("final_score")': "final_scores may be meant",
    "check()": "Write for example: check(get_word_score)",
    "explain()": "Write for example: explain(get_word_score)",
    "progress(3)": "Write for example: progress()",
    'mine("get_wordscore")': "get_word_score may be meant",
    'hunt("fly", f)': "progress() lists",
    'hunt("get_word_scor", f)': "get_word_score may be meant",
    'hunt("get_word_score", f)': """hunt("get_word_score", f, 'weed', 6)""",
    'hunt("get_word_score", f("a", "b"))': "takes the function itself, without calling",
    'hunt("get_word_score")': "Write for example: hunt(",
    "steps(f)": "f needs 2 values: steps(f, word, tiles)",
    "steps(can_form_word_from_tiles, 'LEAP')": "tiles, 'LEAP', 'ZLEAP?S')",
    "steps(deal_hand)": "deal_hand needs 1 value: steps(deal_hand, 7)",
    'steps(f("a", "b"))': "takes the function itself, without calling it",
    "call_tree(f)": "f needs 2 values: call_tree(f, word, tiles)",
    'call_tree(f("a", "b"))': "call_tree(f, 'LEAP')",
    "call_tree(len, 'LEAP')": "call_tree(f, 'LEAP')",
    "race({}, 'x')": "takes names and functions",
    'race(f, "leaps")': "race({'mine': f, 'yours': g}, 'LEAP')",
    'race({"f": f("a", "b")}, "x")': "write it without brackets",
    'arrange("play_gmae")': "there are some for swap_letter",
    "arrange()": 'Write for example: arrange("swap_letter")',
    "recall(99)": "there is no stage 99",
    'recall("part 9")': "the parts are",
    "recall()": "Write for example: recall(3)",
    'TableGame(level="master")': "give beginner, friend or expert",
    'TableGame("Ann")': "takes names and who plays",
    'TableGame({"Ann": None})': "2 to 4 players, but 1 are named",
    'TableGame({"Ann": None, "Ben": 3})': "'Ben' is 3; give None",
    'TableGame({"Ann": None, "Ben": "greedy"})': "no level 'greedy'; give beginner",
    'TableGame({"Ann": None, "": None})': "'' is no name for a player",
    'TableGame(rule="x")': "use one of: void",
    'tournament({"mine": greedy}, games=2, seed=1)': "for two or more",
    "tournament({'mine': f})": 'tournament({"mine": my_player, "greedy": greedy}, ga',
    "tournament(greedy, games=2, seed=1)": "takes names and functions",
    'Rack("we1d")': "'1' in 'we1d' is no tile",
    "Rack()": "Rack() missing 1 required positional argument: 'hand'",
    'Scrabblegram("Z1")': "tile 2 of 'Z1' is '1'",
    'BoardView(rack="A1")': "'1' in 'A1' is no tile",
    "BoardView(3)": "BoardView(Board.empty())",
}


@pytest.fixture(scope="module")
def shell():
    """Return a shell, which is the main module until these tests are over."""
    main = sys.modules["__main__"]
    shell = InteractiveShell()
    shell.run_cell(SETUP)
    yield shell
    shell.reset(new_session=False)
    sys.modules["__main__"] = main


@pytest.mark.parametrize("cell", MISUSED)
def test_a_verb_that_is_misused_says_so_in_one_line(shell, cell):
    with capture_output() as captured:
        done = shell.run_cell(cell)

    assert done.error_in_exec
    assert len(captured.stdout.strip().splitlines()) == 1
    assert MISUSED[cell] in captured.stdout


def test_an_error_in_a_students_own_code_keeps_its_traceback(shell):
    with capture_output() as captured:
        shell.run_cell(
            "class Play:\n"
            "    def __repr__(self): raise ValueError('no word')\n"
            "race({'one': len, 'mine': lambda word: Play()}, 'leaps')"
        )

    assert "Traceback" in captured.stdout and "__repr__" in captured.stdout


@pytest.mark.parametrize("cell", ["check(print)", "check('x')", "predict()"])
def test_what_answers_always_answers_misuse(shell, cell):
    with capture_output():
        done = shell.run_cell(cell)

    assert done.success
    assert len(repr(done.result).splitlines()) <= 2
