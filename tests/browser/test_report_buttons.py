"""The buttons below a failed check, in JupyterLab."""

import pytest
from playwright.sync_api import expect

from tests.browser.jupyter_lab import restart_kernel, run_all
from tests.browser.racks import write_notebook

pytestmark = pytest.mark.browser

CELLS = (
    "import time\n\ntime.sleep(3)  # until the page has loaded what shows widgets",
    "from scrabble_course import check, hint",
    "def calculate_handlen(hand):\n    return len(hand)",
    "check(calculate_handlen)",
)


def test_a_failed_check_can_be_watched_and_gives_the_next_hint(lab):
    write_notebook(lab.folder / "failed.ipynb", *CELLS)
    page = lab.open("failed.ipynb")
    run_all(page)
    report = page.get_by_text("calculate_handlen: not yet").filter(visible=True)
    expect(report).to_have_count(1)

    page.get_by_role("button", name="Next hint").click()
    expect(page.get_by_text("calculate_handlen: hint 1 of 3")).to_be_visible()

    page.get_by_role("button", name="Watch this call line by line").click()
    card = page.get_by_role("group", name="Steps", exact=True)
    expect(card.get_by_role("status")).to_contain_text("calculate_handlen is called")
    before = page.locator(".jp-Cell").count()
    page.keyboard.press("b")  # where a button has the focus, it adds no cell
    expect(page.locator(".jp-Cell")).to_have_count(before)

    restart_kernel(page)
    page.get_by_role("button", name="Next hint").click()
    expect(page.get_by_text("Python was restarted: run this cell")).to_be_visible()
