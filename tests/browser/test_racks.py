"""A rack alone, with a hand to play on it, and with a puzzle to solve."""

import pytest
from playwright.sync_api import Page, expect

from scrabble_course.release.lay_course import lay_course
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import (
    DARK,
    FACE,
    FACES,
    LIGHT,
    by_theme,
    run_all,
    run_cell,
    use_theme,
)
from tests.browser.racks import (
    carry,
    carry_by_finger,
    fits,
    letters,
    open_fresh,
    places_in,
    press,
    row,
    says,
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
TILES = "{'a': 1, 'j': 1, 'e': 1, 'f': 1, '*': 1, 'r': 1, 'x': 1}"
HAND = (
    "from scrabble_course import HandGame\n"
    f"game = HandGame({TILES}, ['jar', 'fox', 'fax'])\ngame",
    "(game.total, game.game_total)",
)
WORDS = '["apples", "leap", "please", "spatzle", "wasp"]'
PUZZLE = (
    "from scrabble_course import Scrabblegram\n"
    f'game = Scrabblegram("ZLEAP?S", ".t.dD..", day="2026-11-21", words={WORDS})\n'
    "game",
    "repr(game)",
)


@pytest.fixture
def show_rack(lab):
    """Show a fresh rack, twice, on the page that the tests of a face share."""

    def show_rack(face=FACE, **media):
        page = open_fresh(lab, CELLS, "sc-rack", face, **media)
        expect(row(the_rack(page), "Rack").get_by_role("option")).to_have_count(6)
        return page

    return show_rack


@pytest.fixture
def page(show_rack):
    """The page of JupyterLab, with a fresh rack."""
    return show_rack()


@pytest.mark.parametrize("face", FACES)
def test_a_word_is_played_by_click_and_by_key(show_rack, face):
    page = show_rack(face)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    rack.get_by_role("button", name="Play").click()
    says(rack, '"weed" earned 176 points.')

    expect(row(rack, "Your word").get_by_role("option")).to_have_count(0)
    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    tile(row(rack, "Your word"), "E, 1 point").click()
    expect(rack).to_contain_text("(4+1+2) x (7*3 - 3*(6-3)) = 84")
    page.keyboard.press("Enter")
    says(rack, '"wed" earned 84 points.')

    page.keyboard.press("Escape")
    page.keyboard.type("d*wz")
    press(page, "Backspace", "Enter")
    says(rack, '"d*w" is not a valid word.')
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
    says(rack, "w is number 2 of the rack.")
    assert letters(shelf) == "EWEDwZ"

    press(page, "ArrowRight", "ArrowRight", "Space")
    says(rack, "d, 2 points")
    press(page, "End", "Space", "ArrowUp", "Home", "Shift+ArrowRight")
    expect(rack).to_contain_text("(10+2) x")
    page.keyboard.press("Escape")
    says(rack, "No tiles picked.")

    page.keyboard.type("x")
    expect(rack.locator(".sc-notice")).to_have_text("There is no x on the rack.")
    expect(rack.locator(".sc-notice")).to_be_visible()
    page.keyboard.type("e")
    expect(rack.locator(".sc-notice")).to_have_text("")
    page.keyboard.press("Backspace")
    rack.get_by_role("button", name="Sort").click()
    says(rack, "On the rack: d e e w z *.")
    rack.get_by_role("button", name="Shuffle").click()
    expect(rack.get_by_role("status")).not_to_contain_text("d e e w z *")


@by_theme(LIGHT)
def test_the_rack_is_accessible_in_every_theme_and_need_not_move(show_rack, axe, theme):
    page = show_rack(reduced_motion="reduce")
    use_theme(page, theme)
    rack = the_rack(page)

    assert violations(page, ".sc-rack", axe) == []
    spell_by_click(rack, "W", "E", "D")
    for width in (640, 400):
        fits(page, rack, width)
    page.keyboard.press("Enter")
    says(rack, '"wed" earned 84 points.')
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
    page = lab.open("broken.ipynb", FACE)
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
    says(rack, problem)

    page.keyboard.press("Backspace")
    problem = "get_word_score('wee', 6) did not come back within "
    says(rack, problem)

    page.keyboard.press("Backspace")
    expect(rack).to_contain_text("but this breakdown gives 10.")
    assert places_in(rack, still) == places


def test_the_first_notebook_of_the_student_edition_plays(lab):
    lay_course(lab.folder / "laid")
    page = lab.open("laid/1_word_game/00_start_here.ipynb", FACE)
    run_all(page)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    page.keyboard.press("Enter")
    says(rack, '"weed" earned 176 points.')


@pytest.fixture
def hand(lab):
    """A page with a fresh game, and the game."""
    page = open_fresh(lab, HAND, "sc-game")
    game = page.get_by_role("group", name="Hand game")
    expect(row(game, "Rack").get_by_role("option")).to_have_count(7)
    return page, game


@pytest.fixture
def puzzle(lab):
    """A page with a fresh puzzle, and the puzzle."""
    page = open_fresh(lab, PUZZLE, "sc-scrabblegram")
    game = page.get_by_role("group", name="Scrabblegram")
    expect(row(game, "Rack").get_by_role("option")).to_have_count(7)
    return page, game


def found(game, word: str):
    return game.get_by_role("row", name=word)


def play(page: Page, word: str) -> None:
    page.keyboard.press("Escape")
    page.keyboard.type(word)
    page.keyboard.press("Enter")


def test_a_hand_is_played_to_its_end_by_keyboard(hand):
    page, game = hand
    tile(row(game, "Rack"), "J").focus()

    play(page, "jar")
    expect(game.get_by_role("row", name="jar")).to_contain_text("90")
    play(page, "f*x")
    expect(game.get_by_role("row", name="f*x")).to_contain_text("216")
    play(page, "e")
    expect(game.get_by_role("row", name="e not a valid word")).to_be_visible()
    expect(game).to_contain_text("Ran out of letters. Total score: 306 points")

    # The tiles are gone; what is typed now must delete or insert no cell.
    press(page, *"abxdd")
    expect(page.locator(".jp-Cell")).to_have_count(2)
    expect(game.locator(":focus")).to_have_count(1)
    assert run_cell(page, 1).startswith("(306, ")


def test_substitution_replay_and_the_end_of_the_game(hand):
    page, game = hand
    game.get_by_role("button", name="Substitute a letter").click()
    page.keyboard.press("x")
    shelf = row(game, "Rack")
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


@by_theme(DARK)
def test_the_game_is_accessible_in_every_theme_and_fits_a_narrow_window(
    hand, axe, theme
):
    page, game = hand
    page.emulate_media(reduced_motion="reduce")
    use_theme(page, theme)
    assert violations(page, ".sc-game", axe) == []

    game.get_by_role("button", name="Substitute a letter").click()
    assert violations(page, ".sc-game", axe) == []
    page.keyboard.press("Escape")
    tile(row(game, "Rack"), "J").focus()
    play(page, "jar")
    play(page, "xe")
    game.get_by_text("The game as text").click()
    expect(game.get_by_role("row", name="xe")).to_be_visible()
    assert violations(page, ".sc-game", axe) == []
    page.set_viewport_size({"width": 400, "height": 800})
    assert game.evaluate("game => game.scrollWidth <= game.clientWidth")


def test_words_are_typed_and_a_blank_is_the_letter_that_no_tile_has(puzzle):
    page, game = puzzle
    word = row(game, "Your word")
    tile(row(game, "Rack"), "Z").focus()

    play(page, "leap")
    expect(found(game, "leap")).to_contain_text("1+3*1+1+2*3 = 11")
    page.keyboard.type("leap")
    expect(tile(word, "P, 3 points, on double letter")).to_be_visible()

    play(page, "apples")
    expect(word.get_by_role("option")).to_have_count(0)
    says(game, "28 points: your best")
    play(page, "zelx")
    says(game, "not a valid word")
    expect(game.locator("tbody tr")).to_have_count(2)
    assert "points=28" in run_cell(page, 1)


def test_a_blank_that_is_clicked_or_carried_takes_the_letter_that_fits(puzzle):
    page, game = puzzle
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


def test_hints_the_opponent_and_the_next_puzzle(puzzle):
    page, game = puzzle
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
    press(page, *"abxdd")
    expect(page.locator(".jp-Cell")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(game).to_contain_text("Puzzle of 2026-11-21")
    expect(row(game, "Rack").get_by_role("option")).to_have_count(7)
    expect(game.locator("tbody tr")).to_have_count(0)


@by_theme(LIGHT)
def test_the_puzzle_is_accessible_in_every_theme_and_fits_a_narrow_window(
    puzzle, axe, theme
):
    page, game = puzzle
    page.emulate_media(reduced_motion="reduce")
    use_theme(page, theme)
    page.set_viewport_size({"width": 400, "height": 900})
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
