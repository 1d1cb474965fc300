import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import (
    FACE,
    LIGHT,
    by_theme,
    restart_kernel,
    run_all_anew,
    run_cell,
    use_theme,
)
from tests.browser.racks import (
    carry,
    fits,
    open_fresh,
    press,
    row,
    square,
    tile,
    write_notebook,
)

pytestmark = pytest.mark.browser

# Few tiles and few words, so that a game to its end takes seconds.
FEW = """
from scrabble_course import TableGame
from scrabble_course.scrabble import ENGLISH, TileSet, greedy
counts = {"A": 6, "E": 6, "S": 5, "T": 7}
few = TileSet("Few", counts, ENGLISH.values)
words = ["at", "ta", "ate", "eat", "tea", "east", "seat", "as", "sat", "set", "es"]
"""
WHOLE = """
from scrabble_course import TableGame
from scrabble_course.scrabble import greedy
"""
AGAINST_COMPUTER = '{"Ann": None, "Computer": greedy}'
SHORT = "words=words, tiles=few, seed=8"
OVER = "The game is over: "
ADVICE = re.compile("Nothing earns more|There is nothing to play")
LOOSE = ".sc-square .sc-tile:not(.sc-played)"


@pytest.fixture
def show_table(lab):
    """Show a table on the page that the tests share, and return it with the page."""

    def show_table(arguments, before=FEW):
        code = f"{before}\ntable = TableGame({arguments})\n"
        (lab.folder / "table.py").write_text(code)
        cells = ('exec(open("table.py").read())\ntable', "table.game")
        page = open_fresh(lab, cells, "sc-table-game")
        return page, the_table(page)

    return show_table


def the_table(page: Page) -> Locator:
    return page.get_by_role("group", name="Scrabble game")


def button(table: Locator, name: str) -> Locator:
    return table.get_by_role("button", name=name, exact=True)


def moves(table: Locator) -> int:
    return table.get_by_role("group", name="Moves").locator("tbody tr").count()


def says(table: Locator, text: str) -> None:
    expect(table.locator(".sc-news")).to_contain_text(text)


def is_over(table: Locator) -> bool:
    return table.get_attribute("data-phase") == "over"


def wait_for_turn(table: Locator, before: int) -> None:
    """Wait until there are more moves, and nobody thinks."""
    rows = table.get_by_role("group", name="Moves").locator("tbody tr")
    expect(rows.nth(before)).to_be_visible()
    expect(table).to_have_attribute("data-phase", re.compile("turn|over|hidden"))


def tab_to(page: Page, act: str) -> None:
    """Press Tab until the button of an act has the focus."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.act") == act:
            return
    raise AssertionError(f"Tab never came to {act!r}")


def test_a_game_is_played_to_its_end_by_mouse(show_table):
    page, table = show_table(f"{AGAINST_COMPUTER}, {SHORT}")
    shelf = row(table, "Rack")
    carry(page, tile(shelf, "T, 1"), square(table, "G9"))
    expect(shelf.get_by_role("option")).to_have_count(6)
    button(table, "Clear").click()
    button(table, "Exchange").click()
    tile(shelf, "T, 1").click()
    button(table, "Exchange 1 tile").click()
    says(table, "Ann exchanged 1 tile. Computer played ")

    while not is_over(table):
        before = moves(table)
        for _ in range(3):
            button(table, "Hint").click()
        expect(table.locator(".sc-message")).to_contain_text(ADVICE)
        tips = table.get_by_role("list", name="Best plays").get_by_role("button")
        if tips.count():
            tips.first.click()
            expect(table.locator(LOOSE)).not_to_have_count(0)
            button(table, "Play").click()
        else:
            button(table, "Pass").click()
            button(table, "Pass the turn").click()
        wait_for_turn(table, before)

    expect(table).to_contain_text(OVER)
    expect(row(table, "Rack")).to_be_hidden()
    assert run_cell(page, 1).endswith("; the game is over")
    button(table, "Undo").click()
    expect(table).to_have_attribute("data-phase", "turn")


def test_a_game_is_played_to_its_end_by_keyboard_alone(show_table):
    page, table = show_table(f"{AGAINST_COMPUTER}, {SHORT}")
    square(table, "H8").focus()
    page.keyboard.type("at")
    says(table, "T on I8")
    expect(table.get_by_role("img")).to_have_accessible_name("AT  (1+1) x 2 = 4")
    page.keyboard.press("Enter")
    says(table, "Ann played AT at 8H for 4 points. Computer played ")

    while not is_over(table):
        before = moves(table)
        tab_to(page, "hint")
        for _ in range(3):
            page.keyboard.press("Enter")
        expect(table.locator(".sc-message")).to_contain_text(ADVICE)
        if table.locator(".sc-tips li").count():
            page.keyboard.press("1")
            expect(table.locator(LOOSE)).not_to_have_count(0)
        else:
            tab_to(page, "pass")
            page.keyboard.press("Enter")
            expect(button(table, "Pass the turn")).to_be_focused()
        page.keyboard.press("Enter")
        wait_for_turn(table, before)

    expect(table).to_contain_text(OVER)
    expect(table.locator(":focus")).to_have_count(1)
    expect(page.locator(".jp-Cell")).to_have_count(2)


def test_tiles_are_exchanged_and_a_turn_is_passed_by_key(show_table):
    page, table = show_table(f"{AGAINST_COMPUTER}, {SHORT}")
    square(table, "H8").focus()
    tab_to(page, "exchange")
    page.keyboard.press("Enter")
    shelf = row(table, "Rack")
    expect(shelf.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(button(table, "Exchange")).to_be_focused()
    page.keyboard.press("Enter")
    expect(shelf.locator(":focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(table.locator(".sc-notice")).to_have_text(re.compile("^No tile is chosen"))
    expect(table.locator(".sc-notice")).to_be_visible()

    press(page, "Space", "t")
    says(table, "T goes. Exchange 2 tiles.")
    expect(shelf.get_by_role("option", selected=True)).to_have_count(2)
    page.keyboard.press("Space")
    says(table, "stays. Exchange 1 tile.")
    page.keyboard.press("Enter")
    says(table, "Ann exchanged 1 tile. Computer played ")
    expect(table.locator(".sc-square:focus")).to_have_count(1)

    tab_to(page, "pass")
    press(page, "Enter", "Enter")
    says(table, "Ann passed.")

    page.get_by_role("group", name="Moves").focus()
    button(table, "New game").focus()
    page.keyboard.press("Enter")
    expect(button(table, "Start another")).to_be_focused()
    press(page, "a", "x", "d", "d", "Escape")
    expect(button(table, "New game")).to_be_focused()
    expect(page.locator(".jp-Cell")).to_have_count(2)


def test_a_rack_is_shown_to_whom_the_screen_was_passed(show_table):
    page, table = show_table('{"Ann": None, "Ben": None}, seed=5, rule="single"', WHOLE)
    expect(table).to_contain_text("Pass the screen to Ann.")
    expect(table.get_by_role("option")).to_have_count(0)
    square(table, "H8").focus()
    press(page, "a", "Enter")
    expect(table.get_by_role("option")).to_have_count(7)
    expect(square(table, "H8")).to_be_focused()

    page.keyboard.type("hy")
    page.keyboard.press("Enter")
    show = button(table, "Show the rack of Ben")
    expect(show).to_be_focused()
    expect(table.get_by_role("option")).to_have_count(0)
    expect(table.get_by_role("listitem", name="Ben, 0 points, to move")).to_be_visible()
    show.click()
    button(table, "Challenge").click()
    page.keyboard.press("Enter")
    says(table, "and rightly: Ann takes it back")
    expect(table.get_by_role("option")).to_have_count(7)


def test_a_game_goes_on_after_the_kernel_was_restarted(show_table):
    arguments = f"{AGAINST_COMPUTER}, words=words, save='game.gcg'"
    page, table = show_table(arguments)
    before = moves(table)
    button(table, "Pass").click()
    page.keyboard.press("Enter")
    wait_for_turn(table, before)
    game = run_cell(page, 1)

    restart_kernel(page)
    page, table = show_table(arguments)
    expect(table).to_contain_text("is saved in game.gcg. Go on with it, or start")
    expect(table.get_by_role("option")).to_have_count(0)
    button(table, "Go on").focus()
    page.keyboard.press("Enter")
    expect(table.get_by_role("option")).to_have_count(7)
    row = [square(table, f"{letter}8") for letter in "HIJKLMNO"]
    empty = next(one for one in row if not one.locator(".sc-tile").count())
    expect(empty).to_be_focused()
    assert run_cell(page, 1) == game


def test_the_level_of_the_computer_is_changed_by_mouse_and_keyboard(show_table):
    page, table = show_table(f'level="friend", {SHORT}')
    button(table, "Level: friend").click()
    says(table, "Computer plays as an expert from now on: ")
    expect(button(table, "Level: expert")).to_be_focused()
    page.keyboard.press("Enter")
    expect(button(table, "Level: beginner")).to_be_focused()


def test_a_program_that_hangs_is_named_and_the_game_lives_on(show_table):
    before = (
        f"{WHOLE}\nfrom scrabble_course.widgets import computer\n"
        "computer.COMPUTER_SECONDS = 1.2\n"
        "def slow(board, rack, lexicon):\n    while True: pass\n"
    )
    _, table = show_table('{"Ann": None, "slow": slow}, seed=1', before)
    button(table, "Pass").click()
    button(table, "Pass the turn").click()
    expect(table.get_by_role("listitem", name=re.compile("thinking"))).to_be_visible()
    says(table, "slow passed.")
    says(table, "lexicon) did not come back within 1.2 seconds.")
    expect(table).to_have_attribute("data-phase", "turn")


@by_theme(LIGHT)
def test_the_table_is_accessible_in_every_theme_and_fits_a_narrow_window(
    lab, axe, theme
):
    people = '{"Ann": None, "Ben": None, "Computer": greedy}, seed=3, rule="double"'
    write_notebook(
        lab.folder / "themes.ipynb",
        f"{WHOLE}\nTableGame({AGAINST_COMPUTER}, seed=3)",
        f"TableGame({people})",
    )
    page = lab.open_again("themes.ipynb", FACE, reduced_motion="reduce")
    run_all_anew(page, "sc-table-game")
    use_theme(page, theme)
    table = the_table(page).first
    expect(the_table(page)).to_have_count(2)
    for told in ("The best play runs", ": ", ADVICE):
        button(table, "Hint").click()
        says(table, told)
    expect(table.locator(".sc-tips li")).to_have_count(3)
    page.keyboard.press("1")
    expect(table.locator(LOOSE)).not_to_have_count(0)
    assert violations(page, ".sc-table-game", axe) == []
    button(table, "Exchange").click()
    tile(row(table, "Rack"), "E, 1").click()
    assert violations(page, ".sc-table-game", axe) == []
    page.keyboard.press("Escape")
    count = table.locator(".sc-unseen li").first
    assert count.inner_text().split()[:2] == ["A", "\u00d7"]  # no points

    page.set_viewport_size({"width": 900, "height": 900})
    square(table, "A1").click()
    page.keyboard.type("e")
    for part in (".sc-board-points", ".sc-news", ".sc-shelf", ".sc-cursor"):
        expect(table.locator(part)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    for width in (640, 420):
        fits(page, table, width)
