import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_all, run_cell, use_theme
from tests.browser.racks import row, the_rack, tile, write_notebook

pytestmark = pytest.mark.browser

HAND = "{'a': 1, 'j': 1, 'e': 1, 'f': 1, '*': 1, 'r': 1, 'x': 1}"


@pytest.fixture
def page(lab):
    """A page with a fresh game."""
    path = lab.folder / "game.ipynb"
    if not path.exists():
        write_notebook(path, *CELLS)
    page = lab.open_again("game.ipynb")
    page.emulate_media(reduced_motion="no-preference")
    run_all(page)
    expect(row(the_rack(page), "Rack").get_by_role("option")).to_have_count(7)
    return page


CELLS = (
    "from scrabble_course import HandGame\n"
    f"game = HandGame({HAND}, ['jar', 'fox', 'fax'])\ngame",
    "(game.total, game.game_total)",
)


def the_game(page: Page):
    return page.get_by_role("group", name="Hand game")


def play(page: Page, word: str) -> None:
    page.keyboard.type(word)
    page.keyboard.press("Enter")


def test_a_hand_is_played_to_its_end_by_keyboard(page):
    game = the_game(page)
    tile(row(the_rack(page), "Rack"), "J").focus()

    play(page, "jar")
    expect(game.get_by_role("row", name="jar")).to_contain_text("90")
    play(page, "f*x")
    expect(game.get_by_role("row", name="f*x")).to_contain_text("216")
    play(page, "e")
    expect(game.get_by_role("row", name="e not a valid word")).to_be_visible()
    expect(game).to_contain_text("Ran out of letters. Total score: 306 points")

    assert run_cell(page, 1).startswith("(306, ")


def test_substitution_replay_and_the_end_of_the_game(page):
    game = the_game(page)
    game.get_by_role("button", name="Substitute a letter").click()
    page.keyboard.press("x")
    shelf = row(the_rack(page), "Rack")
    expect(tile(shelf, "X, 8 points")).to_have_count(0)
    expect(game.get_by_role("button", name="Substitute a letter")).to_be_hidden()

    tile(shelf, "J").focus()
    play(page, "jar")
    expect(game.get_by_role("row", name="jar")).to_contain_text("90")
    game.get_by_role("button", name="End hand").click()
    game.get_by_role("button", name="Replay this hand").click()
    expect(game).to_contain_text("once more")
    expect(shelf.get_by_role("option")).to_have_count(7)
    game.get_by_role("button", name="End hand").click()
    expect(game.get_by_role("button", name="Replay this hand")).to_be_hidden()

    game.get_by_role("button", name="End game").click()
    expect(game).to_contain_text("90")
    game.get_by_text("The game as text").click()
    expect(game.locator("pre")).to_contain_text("Total score over all hands: 90")
    game.get_by_role("button", name="New game").click()
    expect(shelf.get_by_role("option")).to_have_count(7)
    expect(game.locator("tbody tr")).to_have_count(0)


def test_the_keys_never_fall_through_to_the_notebook(page):
    game = the_game(page)
    tile(row(the_rack(page), "Rack"), "J").focus()
    play(page, "jarfex*")
    expect(game).to_contain_text("Ran out of letters.")

    # The tiles are gone; what is typed now must delete or insert no cell.
    for key in "abxdd":
        page.keyboard.press(key)
    expect(page.locator(".jp-Cell")).to_have_count(2)
    expect(game.locator(":focus")).to_have_count(1)


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
def test_the_game_is_accessible_in_every_theme(page, axe, theme):
    page.emulate_media(reduced_motion="reduce")
    use_theme(page, theme)
    game = the_game(page)
    assert violations(page, ".sc-game", axe) == []

    game.get_by_role("button", name="Substitute a letter").click()
    assert violations(page, ".sc-game", axe) == []
    page.keyboard.press("Escape")
    tile(row(the_rack(page), "Rack"), "J").focus()
    play(page, "jar")
    play(page, "xe")
    game.get_by_text("The game as text").click()
    expect(game.get_by_role("row", name="xe")).to_be_visible()
    assert violations(page, ".sc-game", axe) == []


def test_a_game_fits_a_narrow_window(page):
    page.set_viewport_size({"width": 400, "height": 800})
    game = the_game(page)
    tile(row(the_rack(page), "Rack"), "J").focus()
    play(page, "jar")
    expect(game.get_by_role("row", name="jar")).to_be_visible()
    assert game.evaluate("game => game.scrollWidth <= game.clientWidth")
