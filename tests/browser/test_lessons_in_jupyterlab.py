"""What a lesson shows in JupyterLab beside its widgets: meanings, buttons, progress."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import expect

from scrabble_course.release.edition import NOTEBOOK_METADATA
from scrabble_course.release.lay_course import lay_course
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import choose, restart_kernel, run_all
from tests.browser.racks import says, write_notebook

pytestmark = pytest.mark.browser

BOARD = "from scrabble_course.board import Board\nBoard.empty()"
LESSON = "1_word_game/01_word_scores.ipynb"
FAILED = (
    "import time\n\ntime.sleep(3)  # until the page has loaded what shows widgets",
    "from scrabble_course import check, hint",
    "def calculate_handlen(hand):\n    return len(hand)",
    "check(calculate_handlen)",
)
PLACES = (
    new_markdown_cell("An **[anchor](../glossary.md#word-graph)** is a word."),
    new_code_cell("from scrabble_course import Rack, progress\nprogress()"),
    new_code_cell('Rack("weedxy", ["wed", "weed"])'),
)


@pytest.fixture(scope="module")
def lesson(lab_of_module):
    """The page of a lesson in a student's folder."""
    lay_course(lab_of_module.folder)
    return lab_of_module.open(LESSON)


def test_what_a_word_means_is_shown_to_those_who_point_and_those_who_use_keys(lesson):
    meaning = lesson.get_by_role("tooltip")
    words = lesson.locator("a[href*='glossary.md']")

    words.first.hover()
    expect(meaning).to_contain_text("A table in Python.")
    lesson.mouse.move(5, 5)
    expect(meaning).to_be_hidden()

    words.nth(1).focus()
    expect(meaning).to_contain_text("How many points")
    expect(words.nth(1)).to_have_accessible_description(meaning.inner_text())
    lesson.keyboard.press("Escape")
    expect(meaning).to_be_hidden()


def test_a_fresh_copy_is_laid_from_the_menu_with_the_old_one_beside(lab, lesson):
    path = lab.folder / LESSON
    as_it_was = path.read_text()
    lesson.locator(".jp-CodeCell .cm-content").first.click()
    lesson.keyboard.type("mine = 1\n")

    choose(lesson, "File", "A Fresh Copy of This Lesson")
    lesson.get_by_role("dialog").get_by_role("button", name="Ok").click()
    expect(lesson.get_by_role("dialog")).to_contain_text("01_word_scores.old.ipynb")
    lesson.get_by_role("dialog").get_by_role("button", name="Ok").click()

    assert path.read_text() == as_it_was
    assert "mine = 1" in path.with_suffix(".old.ipynb").read_text()
    expect(lesson.get_by_text("mine = 1")).to_have_count(0)


def test_the_picture_of_a_board_fits_a_narrow_window(lab):
    write_notebook(lab.folder / "board.ipynb", BOARD)
    page = lab.open("board.ipynb", viewport={"width": 420, "height": 800})
    run_all(page)

    output = page.locator(".jp-RenderedSVG")
    expect(output.locator("img")).to_be_visible()
    room = output.evaluate("node => node.clientWidth")
    expect(output).to_have_js_property("scrollWidth", room)


def test_a_failed_check_can_be_watched_and_gives_the_next_hint(lab):
    write_notebook(lab.folder / "failed.ipynb", *FAILED)
    page = lab.open("failed.ipynb")
    run_all(page)
    report = page.get_by_text("calculate_handlen: not yet").filter(visible=True)
    expect(report).to_have_count(1)

    page.get_by_role("button", name="Next hint").click()
    expect(page.get_by_text("calculate_handlen: hint 1 of 3")).to_be_visible()

    page.get_by_role("button", name="Watch this call line by line").click()
    card = page.get_by_role("group", name="Steps", exact=True)
    says(card, "calculate_handlen is called")
    before = page.locator(".jp-Cell").count()
    page.keyboard.press("b")  # where a button has the focus, it adds no cell
    expect(page.locator(".jp-Cell")).to_have_count(before)

    restart_kernel(page)
    page.get_by_role("button", name="Next hint").click()
    expect(page.get_by_text("Python was restarted: run this cell")).to_be_visible()


@pytest.mark.usefixtures("lesson")
def test_progress_and_glossary_by_keyboard_and_nothing_jumps(lab, axe):
    notebook = new_notebook(cells=PLACES, metadata=NOTEBOOK_METADATA)
    nbformat.write(notebook, lab.folder / "1_word_game/places.ipynb")
    page = lab.open("1_word_game/places.ipynb", face="lab/tree")
    run_all(page)
    card = page.locator(".jp-OutputArea-output", has_text="Your progress").first
    ahead = card.locator("summary", has_text="Part 4: The board")
    expect(card.get_by_text("10 Scores on the board")).to_be_hidden()
    ahead.focus()
    page.keyboard.press("Enter")
    expect(card.get_by_text("10 Scores on the board")).to_be_visible()

    rack = page.get_by_role("group", name="Rack of tiles")
    expect(rack).to_contain_text("Best so far: no word yet.")
    rack.get_by_role("option").first.click()
    page.keyboard.press("Escape")
    before = rack.bounding_box()
    page.keyboard.type("weed")
    page.keyboard.press("Enter")
    says(rack, 'Best so far: "weed", 176 points.')
    assert rack.bounding_box() == before
    assert violations(page, ".jp-RenderedHTML", axe) == []

    page.get_by_role("link", name="anchor").focus()
    page.keyboard.press("Enter")
    entry = page.locator(".jp-MarkdownViewer").get_by_role("heading", name="word graph")
    expect(entry).to_be_in_viewport()
    expect(page.get_by_text("branches that are alike")).to_be_visible()
