"""Where a student stands, the best word on a rack, and the glossary, in JupyterLab."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import expect

from scrabble_course.release.edition import NOTEBOOK_METADATA
from scrabble_course.release.lay_course import PAGES
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_all
from tests.installing import ROOT

pytestmark = pytest.mark.browser


@pytest.fixture
def page(lab):
    cells = [
        new_markdown_cell("An **[anchor](../glossary.md#word-graph)** is a word."),
        new_code_cell("from scrabble_course import Rack, progress\nprogress()"),
        new_code_cell('Rack("weedxy", ["wed", "weed"])'),
    ]
    (lab.folder / "part").mkdir(exist_ok=True)
    for name in PAGES:
        (lab.folder / name).write_bytes((ROOT / "notebooks" / name).read_bytes())
    notebook = new_notebook(cells=cells, metadata=NOTEBOOK_METADATA)
    nbformat.write(notebook, lab.folder / "part/lesson.ipynb")
    page = lab.open("part/lesson.ipynb", face="lab/tree")
    run_all(page)
    return page


def test_all_of_it_by_keyboard_and_nothing_jumps(page, axe):
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
    expect(rack.get_by_role("status")).to_contain_text(
        'Best so far: "weed", 176 points.'
    )
    assert rack.bounding_box() == before
    assert violations(page, ".jp-RenderedHTML", axe) == []

    page.get_by_role("link", name="anchor").focus()
    page.keyboard.press("Enter")
    entry = page.locator(".jp-MarkdownViewer").get_by_role("heading", name="word graph")
    expect(entry).to_be_in_viewport()
    expect(page.get_by_text("branches that are alike")).to_be_visible()
