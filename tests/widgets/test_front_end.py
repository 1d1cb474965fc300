"""The scripts and styles that the widgets send to the browser."""

import re
import shutil
import subprocess
from collections import defaultdict

import pytest

from scrabble_course.grading.desk.desk import Desk
from scrabble_course.widgets import BoardView, HandGame, Rack, Scrabblegram, TableGame
from scrabble_course.widgets.arrange import ArrangementCard
from scrabble_course.widgets.front_end import STATIC, script
from scrabble_course.widgets.predict import PredictionCard
from scrabble_course.widgets.recall import RecallCard
from scrabble_course.widgets.steps import StepsView
from tests.missing import give_up

WIDGETS = [
    *(Rack, HandGame, Scrabblegram, BoardView, TableGame),
    *(ArrangementCard, PredictionCard, RecallCard, StepsView, Desk),
]
SCRIPTS = sorted(path.name for path in STATIC.glob("*.js"))
STYLES = sorted(path.name for path in STATIC.glob("*.css"))


def imports(name):
    text = (STATIC / name).read_text(encoding="utf-8")
    return set(re.findall(r'from "\./([\w.]+)"', text))


def test_no_two_sheets_style_the_same_class_at_large():
    """A page has the styles of all widgets on it; `.sc-card` is every widget's."""
    sheets = defaultdict(set)
    for name in STYLES:
        text = (STATIC / name).read_text(encoding="utf-8")
        for styled in re.findall(r"^(\.sc-[\w-]+)(?: \{|,)$", text, re.MULTILINE):
            sheets[styled].add(name)
    shared = {styled for styled, names in sheets.items() if len(names) > 1}

    assert sheets and shared <= {".sc-card"}


def test_a_module_comes_after_all_that_it_imports():
    def reach(name):
        return {name}.union(*(reach(found) for found in imports(name)))

    joined = script("hand_game.js")
    starts = {
        name: joined.index((STATIC / name).read_text(encoding="utf-8").splitlines()[0])
        for name in reach("hand_game.js")
    }

    for name in starts:
        assert all(starts[found] < starts[name] for found in imports(name))


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widgets_script_is_one_module_with_no_name_twice(widget, tmp_path):
    text = str(widget._esm)
    assert not re.search(r"^import ", text, re.MULTILINE)
    assert re.findall(r"^export .*", text, re.MULTILINE) == ["export default {"]

    node = shutil.which("node")
    if node is None:
        give_up("there is no node here to read the script: install Node.js")
    path = tmp_path / "widget.mjs"
    path.write_text(text, encoding="utf-8")

    subprocess.run([node, "--check", path], check=True)


@pytest.mark.parametrize("name", [*SCRIPTS, *STYLES])
def test_a_script_asks_no_other_machine_says_what_it_is_for_and_is_short(name):
    text = (STATIC / name).read_text(encoding="utf-8")

    assert not any(word in text for word in ("http", "//cdn", "@import", "url("))
    if name in SCRIPTS:
        assert text.startswith("// ")
        assert len(text.splitlines()) <= 300
