"""In the classic notebook, too, games are seen later as they were left."""

from importlib.util import find_spec

import pytest
from playwright.sync_api import expect

from tests.browser.racks import row, says, the_rack, tile, write_notebook
from tests.browser.test_opened_again import ELSEWHERE, SETUP, TOTAL, WIDGETS
from tests.patience import AT_NIGHT

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        not (AT_NIGHT and find_spec("nbclassic")),
        reason="at night: make test-browsers",
    ),
]
HAS_RUN = """() => window.Jupyter?.notebook?.kernel?.widget_manager
    && !document.querySelector(".code_cell.running")"""
UNTIL_RESTORED = 4000
"""Milliseconds until ipywidgets has drawn again what was there: it gives no sign."""
SAVE = "() => Jupyter.notebook.save_notebook()"
PICTURES = ".output_subarea.rendered_html"


@pytest.fixture
def open_notebook(lab):
    """Open a notebook on a page of its own, its kernel ready."""

    def open_notebook(name):
        page = lab.window.new_page()
        address = f"{lab.server.address}/nbclassic/notebooks/{lab.folder.name}/{name}"
        page.goto(f"{address}?token={lab.server.token}")
        page.wait_for_function(HAS_RUN)
        page.wait_for_timeout(UNTIL_RESTORED)
        return page

    return open_notebook


def holds_pictures(page):
    """Expect each widget's picture, as the widget was left."""
    expect(page.locator(PICTURES)).to_have_count(len(WIDGETS))
    expect(page.locator(".sc-card")).to_have_count(0)
    expect(page.get_by_text("could not be displayed")).to_have_count(0)
    expect(page.locator(PICTURES).first).to_contain_text(TOTAL)


def test_a_game_is_seen_after_a_restart_and_on_the_third_day(lab, open_notebook):
    (lab.folder / "my_answers.json").unlink(missing_ok=True)
    write_notebook(lab.folder / "classic.ipynb", SETUP, *WIDGETS, ELSEWHERE)
    page = open_notebook("classic.ipynb")
    page.evaluate("() => Jupyter.notebook.execute_all_cells()")
    expect(page.locator(".sc-card")).to_have_count(len(WIDGETS))
    tile(row(the_rack(page), "Rack"), "W").click()
    page.keyboard.type("eed")
    page.keyboard.press("Enter")
    game = page.get_by_role("group", name="Hand game")
    says(game, "earned 176")
    page.wait_for_function(
        "(total) => Jupyter.notebook.toJSON().cells[1].outputs[0].data['text/html']"
        ".includes(total)",
        arg=TOTAL,
    )
    page.evaluate("() => Jupyter.notebook.kernel.restart()")
    page.evaluate(SAVE)
    page.reload()
    holds_pictures(page)
    for _ in "second", "third":
        lab.come_back_the_next_day()
        page = open_notebook("classic.ipynb")
        holds_pictures(page)
        page.evaluate(SAVE)
