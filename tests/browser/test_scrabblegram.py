import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_all, run_cell, use_theme
from tests.browser.racks import carry, row, tile, write_notebook

pytestmark = pytest.mark.browser

WORDS = '["apples", "leap", "please", "spatzle", "wasp"]'
CELLS = (
    "from scrabble_course import Scrabblegram\n"
    f'game = Scrabblegram("ZLEAP?S", ".t.dD..", day="2026-11-21", words={WORDS})\n'
    "game",
    "repr(game)",
)


@pytest.fixture
def page(lab):
    """A page of JupyterLab with a fresh puzzle."""
    path = lab.folder / "scrabblegram.ipynb"
    if not path.exists():
        write_notebook(path, *CELLS)
    page = lab.open_again("scrabblegram.ipynb")
    page.emulate_media(reduced_motion="no-preference")
    run_all(page)
    expect(row(the_game(page), "Rack").get_by_role("option")).to_have_count(7)
    return page


def the_game(page: Page):
    return page.get_by_role("group", name="Scrabblegram")


def found(game, word: str):
    return game.get_by_role("row", name=word)


def play(page: Page, word: str) -> None:
    page.keyboard.press("Escape")
    page.keyboard.type(word)
    page.keyboard.press("Enter")


def test_words_are_typed_and_a_blank_is_the_letter_that_no_tile_has(page):
    game = the_game(page)
    word = row(game, "Your word")
    tile(row(game, "Rack"), "Z").focus()

    play(page, "leap")
    expect(found(game, "leap")).to_contain_text("1+3*1+1+2*3 = 11")
    page.keyboard.type("leap")
    expect(tile(word, "P, 3 points, on double letter")).to_be_visible()

    play(page, "apples")
    expect(word.get_by_role("option")).to_have_count(0)
    expect(game.get_by_role("status").first).to_contain_text("28 points: your best")
    play(page, "zelx")
    expect(game.get_by_role("status").first).to_contain_text("not a valid word")
    expect(game.locator("tbody tr")).to_have_count(2)
    assert "points=28" in run_cell(page, 1)


def test_a_blank_that_is_clicked_or_carried_takes_the_letter_that_fits(page):
    game = the_game(page)
    word, shelf = row(game, "Your word"), row(game, "Rack")
    wells = word.locator(".sc-well")

    carry(page, tile(shelf, "blank"), wells.nth(0))
    expect(word.get_by_role("option")).to_have_count(1)
    for name in ("A, 1", "S, 1", "P, 3"):
        tile(shelf, name).click()
    expect(game.locator(".sc-points")).to_contain_text("10")
    game.get_by_role("button", name="Play", exact=True).click()

    expect(found(game, "wasp")).to_contain_text("0+3*1+1+2*3 = 10")
    expect(tile(shelf, "blank, 0 points")).to_be_visible()


def test_hints_the_opponent_and_the_next_puzzle(page):
    game = the_game(page)
    message = game.locator(".sc-message")
    tile(row(game, "Rack"), "Z").focus()
    play(page, "leap")
    expect(found(game, "leap")).to_be_visible()

    game.get_by_role("button", name="Hint: first letter").click()
    expect(message).to_have_text("The best word begins with S.")
    game.get_by_role("button", name="Hint: length").click()
    expect(message).to_have_text("It begins with S and has 7 letters.")
    game.get_by_role("button", name="Hint: the word").click()
    expect(message).to_have_text("It is SPATZLE, for 96 points.")

    game.get_by_role("button", name="opponent plays").click()
    expect(found(game, "spatzle (opponent)")).to_contain_text("x 2 + 50 = 96")
    expect(game).to_contain_text("85 more than your LEAP.")
    expect(game.get_by_role("button", name="Play", exact=True)).to_be_disabled()

    # The button that was pressed is gone: what is typed now must change no cell.
    expect(game.get_by_role("button", name="New puzzle")).to_be_focused()
    for key in "abxdd":
        page.keyboard.press(key)
    expect(page.locator(".jp-Cell")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(game).to_contain_text("Puzzle of 2026-11-21")
    expect(row(game, "Rack").get_by_role("option")).to_have_count(7)
    expect(game.locator("tbody tr")).to_have_count(0)


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_the_puzzle_is_accessible_in_every_theme_and_fits_a_narrow_window(
    page, axe, theme
):
    page.emulate_media(reduced_motion="reduce")
    use_theme(page, theme)
    page.set_viewport_size({"width": 400, "height": 900})
    game = the_game(page)
    assert violations(page, ".sc-scrabblegram", axe) == []

    tile(row(game, "Rack"), "Z").focus()
    play(page, "apples")
    expect(found(game, "apples")).to_be_visible()
    assert violations(page, ".sc-scrabblegram", axe) == []

    wells = row(game, "Your word").locator(".sc-well")
    assert wells.first.bounding_box()["y"] == wells.last.bounding_box()["y"]
    assert game.evaluate("game => game.scrollWidth <= game.clientWidth")
    words = game.locator(".sc-words")
    assert words.evaluate("words => words.scrollWidth <= words.clientWidth")

    game.get_by_role("button", name="opponent plays").click()
    expect(game).to_contain_text("more than your APPLES")
    assert violations(page, ".sc-scrabblegram", axe) == []
