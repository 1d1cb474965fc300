"""What a student does in the browser edition, with nothing installed and no network."""

import pytest
from playwright.sync_api import expect

from scrabble_course import course
from tests.browser.accessibility import violations
from tests.browser.racks import carry, letters, row, the_rack, tile
from tests.browser.test_board_in_jupyterlab import says, square, the_board
from tests.site.static_site import (
    failed_cells,
    notebook_of,
    run_all,
    unsolved_then_solved,
    wait_for_kernel,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

SOME = [course.stage(n) for n in ("word_scores", "scrabble_notation", "board_scores")]
FIRST = course.STAGES[0]
LOOP = """\
def get_word_score(word, n):
    while True:
        pass
assert check(get_word_score).status.name == "TIMED_OUT\""""
COMPREHENSION = """\
from itertools import count
def get_word_score(word, n):
    return [letter for letter in count() if letter < 0]
assert check(get_word_score).status.name == "TIMED_OUT\""""
AT_HOME = """\
from scrabble_course.checks.record import progress_file
assert doctor().well, doctor()
assert str(progress_file()) == "/drive/progress.json"
assert mine("update_hand") and progress()"""
TABLE = """\
from scrabble_course.scrabble import greedy, tournament
tournament({"one": greedy, "two": greedy}, games=1, seed=1)
game = TableGame({"Ann": None, "Computer": greedy}, seed=3)
game"""
BOARD = """\
from scrabble_course.board import Board
BoardView(Board.empty(), rack="COAERS?")"""
RACK = 'Rack("weedfx", words=["weed"])'
PREDICT = "predict(2 + 3)"
IMPORT = "from scrabble_course import *"


@pytest.mark.parametrize("stage", SOME, ids=lambda stage: stage.name)
def test_no_cell_of_a_notebook_fails_unsolved_or_solved(site, profile, stage):
    site.serve(stage, unsolved_then_solved(stage))
    page = site.open(profile, stage, "lab")
    run_all(page)

    assert failed_cells(page) == []


def test_verbs_and_widgets_work_and_what_is_written_stays(site, profile):
    cells = [IMPORT, AT_HOME, LOOP, COMPREHENSION, BOARD, TABLE, RACK, PREDICT]
    site.serve(FIRST, notebook_of(cells))
    page = site.open(profile, FIRST, "notebooks")
    run_all(page)
    assert failed_cells(page) == []

    rack = the_rack(page)
    tile(row(rack, "Rack"), "W").click()
    page.keyboard.type("ee")
    expect(row(rack, "Your word").get_by_role("option")).to_have_count(3)
    carry(page, tile(row(rack, "Rack"), "D"), row(rack, "Your word"))
    expect(row(rack, "Your word").get_by_role("option")).to_have_count(4)
    assert sorted(letters(row(rack, "Your word"))) == sorted("WEED")

    prediction = page.get_by_role("group", name="Prediction")
    prediction.get_by_role("textbox", name="Your guess").fill("5")
    page.keyboard.press("Enter")
    expect(prediction).to_contain_text("Yes! That is what it shows.")

    board = the_board(page)
    square(board, "G8").click()
    page.keyboard.type("care")
    says(board, "E on J8")

    table = page.get_by_role("group", name="Scrabble game")
    table.get_by_role("button", name="Hint").click()
    plays = table.get_by_role("list", name="Best plays")
    plays.get_by_role("button").first.click()
    table.get_by_role("button", name="Play", exact=True).click()
    expect(table.get_by_text("Computer").first).to_be_visible()

    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Control+End")
    page.keyboard.type("  # my own")
    page.keyboard.press("Control+s")
    first = page.locator(".jp-CodeCell .cm-content").first
    expect(page.get_by_text("Saving").first).not_to_be_visible()
    page.wait_for_timeout(500)

    site.serve(FIRST, notebook_of(["'the course has been updated'"]))
    page.reload()
    wait_for_kernel(page)
    expect(first).to_contain_text("# my own")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("page_name", ["index", "lessons/hands"])
def test_pages_keep_nobody_out_and_fit_a_small_screen(
    site, browser, axe, scheme, page_name
):
    size = {"width": 360, "height": 640}
    with browser.new_context(viewport=size, color_scheme=scheme) as context:
        page = context.new_page()
        page.goto(f"{site.address}/{page_name}.html")

        assert violations(page, "html", axe) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_front_page_leads_into_the_course(site, profile):
    page = profile.new_page()
    page.goto(f"{site.address}/index.html")
    page.get_by_role("link", name="Open the course").click()

    page.locator(".jp-Notebook").wait_for()
    expect(page.get_by_role("heading", name="Start here").first).to_be_visible()
