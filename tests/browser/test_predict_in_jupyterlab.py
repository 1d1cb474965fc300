import json

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_all, run_cell
from tests.browser.racks import PYTHON, save

pytestmark = pytest.mark.browser

CELLS = (
    new_code_cell('from scrabble_course import predict\nhand = {"zebra": 9}'),
    new_code_cell("second = hand\npredict(second is hand, hand)"),
    new_markdown_cell("<details><summary>Surprised?</summary>\nTwo names.</details>"),
    new_code_cell('with predict():\n    print("l m")'),
)


@pytest.fixture
def open_cards(lab, request):
    """Open a notebook that predicts a value and what is printed."""
    kept = lab.folder / "my_answers.json"
    kept.unlink(missing_ok=True)

    def open_cards(face="doc/tree", **context):
        name = f"{request.node.originalname}-{face[0]}.ipynb"
        metadata = {"kernelspec": PYTHON}
        nbformat.write(new_notebook(cells=CELLS, metadata=metadata), lab.folder / name)
        page = lab.open(name, face, **context)
        run_all(page)
        return page

    return open_cards


def card(page, place):
    return page.get_by_role("group", name="Prediction").nth(place)


def test_a_wrong_guess_by_mouse_stands_beside_the_answer_also_the_next_time(
    lab, open_cards, axe
):
    page = open_cards()
    mine = card(page, 0)
    guess = mine.get_by_role("textbox", name="Your guess")
    mine.get_by_role("button", name="Show the answer").click()
    expect(mine.get_by_role("status")).to_contain_text("Any guess will do")

    guess.fill("True, {}")
    mine.get_by_role("button", name="Show the answer").click()
    expect(mine.get_by_role("status")).to_contain_text("Python shows something else.")
    expect(mine.get_by_role("status")).to_contain_text("(True, {'zebra': 9})")
    assert violations(page, ".sc-activity", axe) == []

    mine.get_by_role("textbox", name="Why?").fill("I do not know")
    mine.get_by_role("button", name="Go on").click()
    expect(page.locator("details[open]")).to_contain_text("Two names.")
    expect(page.locator("summary")).to_be_focused()
    expect(mine.get_by_role("textbox")).to_have_count(0)

    run_cell(page, 1)
    expect(card(page, 0)).to_contain_text("Your reason: I do not know")
    expect(card(page, 0).get_by_role("textbox")).to_have_count(0)
    kept = json.loads((lab.folder / "my_answers.json").read_text())
    [answer] = kept["predict"].values()
    assert (answer["guess"], answer["why"]) == ("True, {}", "I do not know")


@pytest.mark.parametrize("face", ["doc/tree", "notebooks"])
def test_a_right_guess_by_key_reaches_no_cell(lab, open_cards, axe, face):
    lab.set_up("themes", {"theme": "JupyterLab Dark"})
    page = open_cards(face, viewport={"width": 420, "height": 900})
    mine = card(page, 1)
    mine.get_by_role("textbox").focus()
    assert violations(page, ".sc-activity", axe) == []

    page.keyboard.type("ddxab")
    for _ in range(5):
        page.keyboard.press("Backspace")
    page.keyboard.type(" l m")
    page.keyboard.press("Shift+Enter")

    expect(mine.get_by_role("status")).to_contain_text("Yes! That is what it shows.")
    expect(mine.locator(".sc-outcome")).to_be_focused()
    expect(page.locator(".jp-Cell")).to_have_count(len(CELLS))
    assert page.locator(".jp-CodeCell .jp-InputPrompt").last.inner_text() == "[3]:"
    assert violations(page, ".sc-activity", axe) == []


def test_a_notebook_that_is_opened_again_gives_nothing_away(lab, open_cards):
    page = open_cards()
    card(page, 1).get_by_role("textbox").fill("m")
    card(page, 1).get_by_role("button").click()
    expect(card(page, 1)).to_contain_text("l m")
    expect(page.locator(".sc-kept-picture").nth(1)).to_contain_text("l m")
    save(page)
    lab.come_back_the_next_day()

    [path] = lab.folder.glob("test_a_notebook_that_is*.ipynb")
    [hand, *others] = json.loads(path.read_text())["cells"]
    assert "zebra" in str(hand) and "zebra" not in str(others)
    page = lab.open(path.name)
    expect(page.locator(".sc-kept").first).to_contain_text("What will this cell show?")
    expect(page.locator(".sc-kept").nth(1)).to_contain_text("l m")
