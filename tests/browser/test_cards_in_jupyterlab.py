"""What every widget does with the keys, and when Python does not answer."""

import json
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from scrabble_course.grading.desk.desk_command import notebook_text
from scrabble_course.grading.gradebook.gradebook import Gradebook
from tests.browser.jupyter_lab import (
    LAB_FACES,
    choose,
    restart_kernel,
    run_all,
    run_cell,
)
from tests.browser.racks import press, row, save, the_rack, tile, write_notebook
from tests.grading.desk.classes import STAGES, a_class
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.browser

LESSONS = Path(__file__).parents[2] / "notebooks"
# Each widget, and places in it that are no tile, square or button.
WIDGETS = {
    'Rack("weed*z", words=["weed"])': ("strip", "shelf", "score", "news"),
    'HandGame("weed*z", ["weed"])': ("strip", "title", "shelf", "score"),
    'Scrabblegram("ZLEAP?S")': ("title", "squares-text", "shelf", "news"),
    "marked": ("strip", "legend", "shelf", "board-box"),
    'TableGame({"Ann": None, "Ben": greedy})': (
        "seats",
        "shelf",
        "unseen",
        "board-box",
    ),
}
ACTIVITIES = ('arrange("all_different")', "recall(5)", "steps(twice, 4)", "predict(5)")
KEYS = (*"xadd", "Shift+Enter", "Control+Enter")
"""In JupyterLab: cut, a new cell, delete; and run the cell again."""
MORE_KEYS = (*"bcvzymr00", "Delete", "Home", "End", "ArrowDown", "Backspace", "Space")
"""Copy, paste, undo, Markdown, restart, and to other places."""
INSIDE = {"x": 9, "y": 4}
"""A place in a card that no rounded corner cuts off."""
SETUP = """
from scrabble_course import *
from scrabble_course.scrabble import greedy
def twice(number):
    return 2 * number
marked = BoardView(rack="AEINRS?")
marked.mark([(0, 0)], "corner")
"""


def prompts(page: Page) -> list[str]:
    return page.locator(".jp-InputPrompt").all_text_contents()


@pytest.mark.parametrize("face", LAB_FACES)
def test_no_key_pressed_on_a_card_reaches_the_notebook(lab, face):
    name = f"keys-{face[0]}.ipynb"
    write_notebook(lab.folder / name, SETUP, *ACTIVITIES, *WIDGETS)
    page = lab.open(name, face)
    run_all(page)
    cards = page.locator(".sc-card")
    expect(cards).to_have_count(len(ACTIVITIES) + len(WIDGETS))
    before = prompts(page)

    activities = cards.all()[: len(ACTIVITIES)]
    for card in activities:
        card.locator("button:enabled:visible, input:visible").first.focus()
        press(page, *KEYS[:5])
    tiles = cards.all()[len(ACTIVITIES) :]
    for card, beside in zip(tiles, WIDGETS.values(), strict=True):
        waits, keys = card.locator(".sc-waits"), card.locator(".sc-keys")
        expect(waits).to_contain_text("Click in here first.")
        for place in beside if AT_NIGHT else beside[:1]:
            page.locator(".jp-InputPrompt").first.click()
            expect(waits).to_be_visible()
            expect(keys).to_be_hidden()
            card.locator(f".sc-{place}").click(position=INSIDE)
            press(page, *KEYS)
            expect(keys).to_be_visible()
            expect(waits).to_be_hidden()
            expect(card.locator(":focus")).to_have_count(1)
        press(page, *MORE_KEYS)
        page.keyboard.press("Escape")
        card.locator("button:enabled:visible").first.focus()
        press(page, *"abd", "Shift+Enter", "Alt+Enter")

    assert prompts(page) == before
    expect(page.get_by_role("dialog")).to_have_count(0)
    save(page)


def test_on_the_desk_a_mark_is_changed_and_no_key_reaches_the_notebook(lab):
    marks = a_class(lab.folder / "marks", ["ann", "ben"], STAGES[:4])
    (marks / "desk.ipynb").write_text(notebook_text(lab.folder / "submissions"))
    page = lab.open("marks/desk.ipynb")
    run_all(page)
    cells = page.locator(".jp-Cell").count()
    page.get_by_role("button", name="ann").click()
    form = page.get_by_role("form", name="Points by hand")

    form.get_by_label("Points").fill("2")
    form.get_by_label("Why").fill("b d d")
    page.keyboard.press("Enter")

    expect(page.locator(".sc-desk .sc-message")).to_have_text("ann: +2 points")
    page.keyboard.press("b")  # inserts a cell, if it reaches JupyterLab
    press(page, "Escape", "n")
    expect(page.locator(".sc-desk-head h3")).to_have_text("ben")
    assert page.locator(".jp-Cell").count() == cells
    with Gradebook.open(marks / "gradebook.sqlite") as book:
        assert sum(bool(e.adjustment) for e in book.history("ann")) == 1


def test_a_lesson_as_it_is_stored_shows_pictures_of_its_widgets(lab):
    lesson = "4_board/11_finding_plays.ipynb"
    shutil.copy(LESSONS / lesson, lab.folder)
    page = lab.open(Path(lesson).name)

    # Nobody has trusted this notebook, and no kernel has run it.
    pictures = page.locator(".jp-OutputArea-output img[alt^=BoardView]")
    expect(pictures).to_have_count(3)
    assert all(pictures.evaluate_all("all => all.map((one) => one.naturalWidth > 0)"))
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)


GUESSES = (
    'from scrabble_course import predict\nhand = {"zebra": 9}',
    "predict(hand)",
    'with predict():\n    print("l m")',
)


def test_what_is_saved_gives_nothing_away_before_a_guess(lab):
    (lab.folder / "my_answers.json").unlink(missing_ok=True)
    path = lab.folder / "guesses.ipynb"
    write_notebook(path, *GUESSES)
    page = lab.open(path.name)
    run_all(page)
    card = page.get_by_role("group", name="Prediction").nth(1)
    card.get_by_role("textbox").fill("m")
    card.get_by_role("button").click()
    expect(page.locator(".sc-kept-picture").nth(1)).to_contain_text("l m")
    save(page)

    [hand, first, second] = json.loads(path.read_text())["cells"]
    assert "zebra" in str(hand) and "zebra" not in str((first, second))
    assert "What will this cell show?" in str(first) and "l m" in str(second)


GAME = (
    'from scrabble_course import HandGame\ngame = HandGame("weed*z", ["weed"])\ngame',
    "input()",
    "game.word",
)


def test_a_kernel_that_does_not_answer_is_seen_and_nothing_is_played_late(lab):
    # As with kernels that can do one thing at a time only.
    lab.set_up("kernels-settings", {"commsOverSubshells": "disabled"})
    write_notebook(lab.folder / "line.ipynb", *GAME)
    page = lab.open("line.ipynb")
    run_cell(page, 0)
    game = page.get_by_role("group", name="Hand game")
    shelf = row(the_rack(page), "Rack")
    line = game.locator(".sc-line")
    tile(shelf, "W").click()
    expect(line).to_have_text("")

    page.locator(".cm-content").nth(1).click()
    page.keyboard.press("Control+Enter")
    reply = page.locator(".jp-Stdin-input")
    reply.wait_for()
    tile(shelf, "D").click()
    expect(line).to_contain_text("waiting for your input")
    page.keyboard.type("ee")
    page.keyboard.press("Enter")
    game.get_by_role("button", name="End hand").click()
    reply.fill("a word")
    reply.press("Enter")
    expect(line).to_contain_text("answers again. What you did last is done now.")
    assert run_cell(page, 2) == "'wd'"
    expect(game.get_by_role("button", name="End hand")).to_be_visible()
    tile(shelf, "E").click()
    expect(line).to_have_text("")

    restart_kernel(page)
    expect(line).to_contain_text("restarted or shut down")
    game.click(position=INSIDE)
    press(page, "x", "a", "d", "d", "Enter", "Shift+Enter")
    expect(page.locator(".jp-Cell")).to_have_count(3)

    run_cell(page, 2)
    run_cell(page, 0)  # without the cell that asks
    expect(line).to_have_text("")
    tile(shelf, "W").click()
    tile(shelf, "E").click()
    expect(game).to_contain_text("= 10")
    choose(page, "Kernel", "Shut Down Kernel")
    expect(line).to_contain_text("restarted or shut down")
    tile(shelf, "E").click()
    expect(row(the_rack(page), "Your word").get_by_role("option")).to_have_count(2)
