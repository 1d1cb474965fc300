"""What became of a game is seen on every later day, with no kernel that knows it."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.jupyter_lab import (
    LAB_FACES,
    NOTEBOOK_7,
    ON_ONE_PAGE,
    restart_kernel,
    run_all,
    run_cell,
)
from tests.browser.racks import (
    row,
    save,
    says,
    square,
    the_rack,
    tile,
    write_notebook,
)
from tests.browser.test_board import the_board
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.browser

SETUP = """
from scrabble_course import *
from scrabble_course.scrabble import greedy
def twice(number):
    return 2 * number
"""
WIDGETS = (
    'HandGame("weed*z", ["weed"])',
    'BoardView(rack="COAERS?")',
    'Rack("fox", words=["fox"])',
    'Scrabblegram("ZLEAP?S", ".t..D..", words=["leap"])',
    'TableGame({"Ann": None, "Ben": greedy}, seed=1)',
    "recall(5)",
    'arrange("all_different")',
    "steps(twice, 4)",
    "predict(2 + 3)",
)
ELSEWHERE = "1 + 1"
TOTAL = "This hand: 176 points."


def play(page: Page) -> None:
    """Run the cells, enter a word, lay a tile, and answer a question."""
    run_all(page)
    game = page.get_by_role("group", name="Hand game")
    tile(row(the_rack(page), "Rack"), "W").click()
    page.keyboard.type("eed")
    page.keyboard.press("Enter")
    says(game, "earned 176")
    square(the_board(page), "H8").click()
    page.keyboard.type("care")
    says(the_board(page), "E on K8")
    questions = page.get_by_role("group", name="Recall")
    questions.get_by_role("radio").first.check()
    questions.get_by_role("button", name="Answer", exact=True).click()
    kept = page.locator(".sc-kept-picture")
    expect(kept.nth(0)).to_contain_text(TOTAL)
    expect(kept.nth(1).locator("img[alt*=CARE]")).to_have_count(1)
    expect(kept.nth(5)).to_contain_text("(your answer)")


def holds_pictures(page: Page) -> None:
    """Expect each picture as the widget was left, and a line on how to go on."""
    outputs = page.locator(".sc-kept")
    expect(page.locator(".sc-card")).to_have_count(0)
    for text in ("Error displaying widget", "Loading widget"):
        expect(page.get_by_text(text).filter(visible=True)).to_have_count(0)
    game, board, *others = outputs.all()[: len(WIDGETS)]
    expect(game).to_contain_text(TOTAL)
    expect(board.locator("img[alt*=CARE]")).to_be_visible()
    expect(others[3]).to_contain_text("(your answer)")
    for output in outputs.all():
        expect(output).to_contain_text("Run this cell to")


def open_played(lab, name, face=ON_ONE_PAGE):
    """Open a notebook of the widgets, play, and save."""
    (lab.folder / "my_answers.json").unlink(missing_ok=True)
    write_notebook(lab.folder / name, SETUP, *WIDGETS, ELSEWHERE)
    page = lab.open(name, face)
    play(page)
    save(page)
    return page


def days_later(lab, name, days, face=ON_ONE_PAGE):
    """Expect the pictures on each day, though another cell is run; return the page."""
    for _ in range(days):
        lab.come_back_the_next_day()
        page = lab.open(name, face)
        holds_pictures(page)
        run_cell(page, len(WIDGETS) + 1)
        save(page)
    return page


@pytest.mark.parametrize("face", LAB_FACES if AT_NIGHT else [NOTEBOOK_7])
def test_on_the_third_day_the_games_are_seen_as_they_were_left(lab, face):
    name = f"days-{face[0]}.ipynb"
    open_played(lab, name, face)
    assert "widgets" not in json.loads((lab.folder / name).read_text())["metadata"]
    days_later(lab, name, 2, face)


def test_a_page_loaded_anew_goes_on_with_the_game_and_a_restart_leaves_the_pictures(
    lab,
):
    page = open_played(lab, "anew.ipynb")
    rack = page.get_by_role("group", name="Rack of tiles").nth(1)
    tile(row(rack, "Rack"), "F").click()
    kept = page.locator(".sc-kept-picture").nth(2)
    expect(kept).to_contain_text('Your word: "f".')
    lab.page = None
    page.close()  # and nothing of the last tile is saved
    page = lab.open("anew.ipynb")
    expect(page.locator(".sc-card")).to_have_count(len(WIDGETS))
    expect(square(the_board(page), "K8")).to_have_accessible_name(re.compile("E, 1"))
    kept = page.locator(".sc-kept-picture").nth(2)
    expect(kept).to_contain_text('Your word: "f".')

    restart_kernel(page)
    expect(page.locator(".sc-line").first).to_contain_text("run this cell again")
    save(page)
    page = days_later(lab, "anew.ipynb", 2 if AT_NIGHT else 1)
    expect(page.locator(".sc-kept").nth(2)).to_contain_text('Your word: "f".')
    steps = page.locator(".sc-kept").nth(7)
    steps.locator("summary").nth(1).click()
    expect(steps.locator("pre").nth(2)).to_have_text(re.compile("number = 4"))
    expect(steps.locator("pre").nth(2)).to_be_visible()
