import subprocess
import sys

from scrabble_course import scrabble


def test_public_names_are_real():
    assert all(hasattr(scrabble, name) for name in scrabble.__all__)


def test_the_game_imports_no_jupyter():
    code = (
        "import sys, scrabble_course.scrabble.gcg;"
        "bad = {'IPython', 'ipywidgets', 'anywidget', 'typer', 'nbformat', 'numpy'};"
        "bad &= set(sys.modules); assert not bad, bad"
    )

    subprocess.run([sys.executable, "-c", code], check=True)
