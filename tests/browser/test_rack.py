import pytest
from playwright.sync_api import expect

from scrabble_course.release.lay_course import lay_course
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_all, run_cell, use_theme
from tests.browser.racks import (
    carry,
    carry_by_finger,
    fits,
    letters,
    places_in,
    row,
    save,
    spell_by_click,
    the_rack,
    tile,
    write_notebook,
)

pytestmark = pytest.mark.browser

CELLS = (
    "from scrabble_course import Rack\n"
    'rack = Rack("weed*z", words=["weed", "wed"])\nrack',
    "rack",
    "(rack.word, rack.score)",
)


@pytest.fixture
def show_rack(lab):
    """Show a fresh rack, twice, on the page that the tests of a face share."""

    def show_rack(face="doc/tree", reduced_motion="no-preference"):
        path = lab.folder / f"rack-{face[0]}.ipynb"
        if not path.exists():
            write_notebook(path, *CELLS)
        page = lab.open_again(path.name, face)
        page.emulate_media(reduced_motion=reduced_motion)
        return ready(page)

    return show_rack


@pytest.fixture
def page(show_rack):
    """The page of JupyterLab, with a fresh rack."""
    return show_rack()


def ready(page):
    run_all(page)
    expect(row(the_rack(page), "Rack").get_by_role("option")).to_have_count(6)
    return page


@pytest.mark.parametrize("face", ["doc/tree", "notebooks"])
def test_a_word_is_played_by_click_and_by_key(show_rack, face):
    page = show_rack(face)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    rack.get_by_role("button", name="Play").click()
    expect(rack.get_by_role("status")).to_contain_text('"weed" earned 176 points.')

    expect(row(rack, "Your word").get_by_role("option")).to_have_count(0)
    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    tile(row(rack, "Your word"), "E, 1 point").click()
    expect(rack).to_contain_text("(4+1+2) x (7*3 - 3*(6-3)) = 84")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"wed" earned 84 points.')

    page.keyboard.press("Escape")
    page.keyboard.type("d*wz")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"d*w" is not a valid word.')
    assert run_cell(page, 2) == "('d*w', 72)"


def test_tiles_are_carried_between_the_rows_and_within_each(page):
    rack = the_rack(page)
    word, shelf = row(rack, "Your word"), row(rack, "Rack")
    wells = word.locator(".sc-well")

    carry(page, tile(shelf, "D"), wells.nth(0))
    expect(rack).to_contain_text("(2) x")
    carry(page, tile(shelf, "Z"), wells.nth(0))
    expect(rack).to_contain_text("(10+2) x")
    assert letters(word) == "ZD"

    carry(page, tile(word, "Z"), wells.nth(1))
    expect(rack).to_contain_text("(2+10) x")

    where = tile(shelf, "W").bounding_box()
    carry(page, tile(word, "Z"), shelf.locator(".sc-well").nth(5))
    expect(rack).to_contain_text("(2) x")
    carry(page, tile(shelf, "Z"), wells.nth(1))
    expect(rack).to_contain_text("(2+10) x")
    assert tile(shelf, "W").bounding_box() == where

    carry(page, tile(word, "D"), shelf.locator(".sc-well").nth(0))
    expect(rack).to_contain_text("(10) x")
    assert letters(shelf) == "DWEEw"

    carry(page, tile(shelf, "W"), shelf.locator(".sc-well").nth(4))
    expect(word.get_by_role("option")).to_have_count(1)
    assert letters(shelf) == "DEEwW"


def test_escape_or_a_drop_outside_puts_a_carried_tile_back(page):
    rack = the_rack(page)
    word, shelf = row(rack, "Your word"), row(rack, "Rack")
    where = tile(shelf, "W").bounding_box()

    page.mouse.move(where["x"] + 9, where["y"] + 9)
    page.mouse.down()
    page.mouse.move(where["x"] + 9, where["y"] - 90, steps=4)
    page.keyboard.press("Escape")
    page.mouse.up()
    carry(page, tile(shelf, "Z"), page.locator(".jp-InputPrompt").first)

    expect(word.get_by_role("option")).to_have_count(0)
    assert letters(shelf) == "WEEDwZ"


def test_a_finger_carries_a_tile(page):
    rack = the_rack(page)
    tile(row(rack, "Rack"), "W").tap()
    expect(rack).to_contain_text("(4) x")
    well = row(rack, "Your word").locator(".sc-well").first
    carry_by_finger(page, tile(row(rack, "Rack"), "Z"), well)

    expect(rack).to_contain_text("(10+4) x")


def test_keys_move_the_focus_and_the_tiles(page):
    rack = the_rack(page)
    shelf = row(rack, "Rack")
    tile(shelf, "W").focus()

    page.keyboard.press("Shift+ArrowRight")
    expect(rack.get_by_role("status")).to_contain_text("w is number 2 of the rack.")
    assert letters(shelf) == "EWEDwZ"

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(rack.get_by_role("status")).to_contain_text("d, 2 points")
    page.keyboard.press("End")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+ArrowRight")
    expect(rack).to_contain_text("(10+2) x")
    page.keyboard.press("Escape")
    expect(rack.get_by_role("status")).to_contain_text("No tiles picked.")

    page.keyboard.type("x")
    expect(rack.locator(".sc-notice")).to_have_text("There is no x on the rack.")
    expect(rack.locator(".sc-notice")).to_be_visible()
    page.keyboard.type("e")
    expect(rack.locator(".sc-notice")).to_have_text("")
    page.keyboard.press("Backspace")
    rack.get_by_role("button", name="Sort").click()
    expect(rack.get_by_role("status")).to_contain_text("On the rack: d e e w z *.")
    rack.get_by_role("button", name="Shuffle").click()
    expect(rack.get_by_role("status")).not_to_contain_text("d e e w z *")


def test_keys_pressed_on_the_rack_stay_there(page):
    rack = the_rack(page)
    cells = page.locator(".jp-Cell")
    tile(row(rack, "Rack"), "Z, 10 points").click()
    word = row(rack, "Your word").get_by_role("option")

    # In JupyterLab: new cells, cut, copy, paste, delete, undo, Markdown, restart.
    for key in "abxcvddzymr00":
        page.keyboard.press(key)
    expect(word).to_have_count(2)
    for key in ("Home", "Space", "End", "ArrowLeft", "Space", "ArrowUp", "Space"):
        page.keyboard.press(key)
    expect(word).to_have_count(3)
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text("not a valid word")
    expect(rack.locator(":focus")).to_have_count(1)
    rack.get_by_role("button", name="Clear").focus()
    for key in ("Space", "Enter", "w", "z"):
        page.keyboard.press(key)
    expect(word).to_have_count(2)

    expect(cells).to_have_count(3)
    expect(page.get_by_role("dialog")).to_have_count(0)
    save(page)


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_the_rack_is_accessible_in_every_theme_and_need_not_move(show_rack, axe, theme):
    page = show_rack(reduced_motion="reduce")
    use_theme(page, theme)
    rack = the_rack(page)

    assert violations(page, ".sc-rack", axe) == []
    spell_by_click(rack, "W", "E", "D")
    for width in (640, 400):
        fits(page, rack, width)
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"wed" earned 84 points.')
    assert rack.evaluate("rack => rack.getAnimations({subtree: true}).length") == 0
    assert violations(page, ".sc-rack", axe) == []


def test_a_function_of_the_student_may_fail_and_hang(lab):
    write_notebook(
        lab.folder / "broken.ipynb",
        "from scrabble_course import Rack\n\n"
        "def get_word_score(word, n):\n"
        "    while word == 'wee':\n"
        "        pass\n"
        "    return {'w': 28, 'e': 1}[word[-1]]",
        'Rack("weed*z", score=get_word_score)',
    )
    page = lab.open("broken.ipynb")
    run_all(page)
    rack = the_rack(page)
    still = [row(rack, "Rack"), rack.get_by_role("button", name="Sort")]
    places = places_in(rack, still)
    tile(row(rack, "Rack"), "W, 4 points").click()
    expect(rack).to_contain_text("Your function gave 28, but this breakdown gives 4.")
    expect(rack.get_by_text("x 1, because")).to_have_count(1)
    assert places_in(rack, still) == places

    page.keyboard.type("eed")
    problem = "get_word_score('weed', 6) raised KeyError: 'd'."
    expect(rack.get_by_role("status")).to_contain_text(problem)

    page.keyboard.press("Backspace")
    problem = "get_word_score('wee', 6) did not come back within 1.5 seconds."
    expect(rack.get_by_role("status")).to_contain_text(problem)

    page.keyboard.press("Backspace")
    expect(rack).to_contain_text("but this breakdown gives 10.")
    assert places_in(rack, still) == places


def test_the_first_notebook_of_the_student_edition_plays(lab):
    lay_course(lab.folder / "laid")
    page = lab.open("laid/1_word_game/00_start_here.ipynb")
    run_all(page)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"weed" earned 176 points.')
