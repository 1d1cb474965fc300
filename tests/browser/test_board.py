import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import (
    DARK,
    FACE,
    FACES,
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
    square,
    tile,
    write_notebook,
)

pytestmark = pytest.mark.browser

BOARD = (
    "from scrabble_course.board import Board, Play\n"
    "from scrabble_course.widgets import BoardView\n"
    'board = Board.empty().lay(Play("QUIZ", row=7, col=6))\n'
)
STATE = "view.rack, view.laid, view.order"
ALL_IS_SEEN = "board => board.scrollWidth <= board.clientWidth"


def code_of(arguments, before="", after=""):
    return f"{BOARD}{before}view = BoardView({arguments})\n{after}\n"


@pytest.fixture
def show_board(lab):
    """Show a board on the page that the tests share, and return the page."""

    def show_board(arguments, before="", after=""):
        (lab.folder / "board.py").write_text(code_of(arguments, before, after))
        cells = ('exec(open("board.py").read())\nview', STATE)
        return open_fresh(lab, cells, "sc-board")

    return show_board


@pytest.fixture
def open_board(lab, request):
    """Open a page of the test's own: in another program, or with more cells."""

    def open_board(arguments, *cells, face=FACE):
        name = f"{re.sub(r'[^a-z_]+', '_', request.node.name)}.ipynb"
        code = f"{code_of(arguments)}view"
        write_notebook(lab.folder / name, code, *cells)
        page = lab.open(name, face)
        run_all(page)
        expect(the_board(page)).to_be_visible()
        return page

    return open_board


def the_board(page: Page, place: int = 0) -> Locator:
    return page.get_by_role("group", name="Board and rack").nth(place)


def test_words_are_played_across_and_down_by_keyboard(open_board):
    page = open_board('rack="QUIZZNOE"', "view", "(view.rack, str(view.last[0]))")
    board = the_board(page)
    square(board, "G8").click()

    page.keyboard.type("qui")
    says(board, "I on I8")
    expect(square(board, "J8")).to_be_focused()
    page.keyboard.type("n")
    page.keyboard.press("Backspace")
    says(board, "took back N")
    page.keyboard.type("z")
    expect(board.get_by_role("img")).to_have_attribute(
        "aria-label", "QUIZ  (10+1+1+10) x 2 = 44"
    )
    says(board, "44 points")
    page.keyboard.press("Enter")
    says(board, "QUIZ earned 44 points.")
    expect(square(board, "J8")).to_have_accessible_name("J8, Z, 10 points, last play")

    square(board, "J8").click()
    page.keyboard.press("Space")
    says(board, "down")
    page.keyboard.type("zone")
    says(board, "E on J11")
    page.keyboard.press("Enter")
    says(board, "ZONE earned 15 points.")
    assert run_cell(page, 2) == "('Z', '(7, 9)')"

    page.keyboard.press("Escape")
    twin = the_board(page, 1)
    square(twin, "K11").click()
    page.keyboard.type("z")
    expect(square(board, "K11")).to_have_accessible_name(
        "K11, double word, Z, 10 points, not played yet"
    )


def test_a_board_without_a_rack_is_a_picture_until_somebody_plays_on_it(show_board):
    page = show_board("board")
    board = the_board(page)
    of_play = [board.locator(f".sc-{part}") for part in ("waits", "keys", "board-side")]
    for part in of_play:
        expect(part).to_be_hidden()
    assert board.bounding_box()["width"] < 640

    square(board, "K8").click()
    for part in of_play[1:]:
        expect(part).to_be_visible()


def test_keys_move_the_cursor_and_take_tiles_back(show_board):
    page = show_board('board, rack="AEIOU"')
    board = the_board(page)
    shelf = row(board, "Rack")
    across, down = "Words go across from here.", "Words go down from here."
    square(board, "K8").click()  # the cursor is there, but the keys were not
    expect(board.locator(".sc-notice")).to_have_text("")
    square(board, "E8").click()
    square(board, "E8").click()
    expect(board.locator(".sc-notice")).to_have_text(down)
    page.keyboard.press("Space")
    expect(board.locator(".sc-notice")).to_have_text(across)

    page.keyboard.type("ae")
    expect(square(board, "K8")).to_be_focused()
    square(board, "K8").click()  # in the middle of a word
    expect(square(board, "K8")).to_be_focused()
    press(page, "ArrowLeft", "ArrowUp")
    expect(square(board, "J7")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type("i")
    page.keyboard.type("o")
    says(board, "The row ends here.")
    page.keyboard.press("Home")
    expect(square(board, "A7")).to_be_focused()
    expect(shelf.get_by_role("option")).to_have_count(2)

    square(board, "E8").click()
    page.keyboard.press("Delete")
    says(board, "took back A")
    page.keyboard.type("x")
    expect(board.locator(".sc-notice")).to_have_text("There is no X on the rack.")
    expect(board.locator(".sc-notice")).to_be_visible()
    page.keyboard.press("Escape")
    says(board, "took back all tiles")
    expect(shelf.get_by_role("option")).to_have_count(5)

    square(board, "C8").click()
    press(page, "Tab", "Home")
    expect(tile(shelf, "A, 1")).to_be_focused()
    press(page, "ArrowRight", "Space")
    says(board, "E on C8")
    expect(tile(shelf, "I, 1")).to_be_focused()
    tile(shelf, "O, 1").click()
    says(board, "O on D8, double letter")
    page.keyboard.press("Tab")
    expect(board.get_by_role("button", name="Play")).to_be_focused()


@pytest.mark.parametrize("face", FACES)
def test_a_blank_asks_for_its_letter(open_board, face):
    page = open_board('board, rack="A??N"', face=face)
    board = the_board(page)
    shelf, dialog = row(board, "Rack"), board.get_by_role("dialog")
    square(board, "J9").click()

    page.keyboard.press("?")
    expect(dialog).to_have_accessible_name("Which letter is the blank?")
    box, beside = board.locator(".sc-board-box").bounding_box(), dialog.bounding_box()
    assert beside["x"] >= box["x"] + box["width"]  # the word stays in sight
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(square(board, "J9")).to_be_focused()
    press(page, "?", "e")
    says(board, "blank as E on J9")
    expect(square(board, "J9")).to_have_accessible_name(
        "J9, blank as E, 0 points, not played yet"
    )

    carry(page, tile(shelf, "blank"), square(board, "J10"))
    press(page, "ArrowDown", "ArrowRight")
    expect(dialog.get_by_role("button", name="I", exact=True)).to_be_focused()
    dialog.get_by_role("button", name="D", exact=True).click()
    says(board, "blank as D on J10")
    expect(shelf.get_by_role("option")).to_have_count(2)

    page.keyboard.press("Escape")
    page.keyboard.type("x")
    says(board, "blank as X on J9")
    expect(tile(shelf, "blank, 0 points")).to_have_count(1)


def test_tiles_are_carried_to_the_board_about_it_and_back(show_board):
    page = show_board('board, rack="SEAN"')
    board = the_board(page)
    shelf = row(board, "Rack")
    wells = shelf.locator(".sc-well")

    carry(page, tile(shelf, "S, 1"), square(board, "F8"))
    expect(board.get_by_role("img")).to_have_accessible_name(re.compile("^SQUIZ"))
    carry(page, square(board, "F8"), square(board, "F9"))
    expect(board).to_contain_text("touches no letter")
    carry(page, tile(shelf, "E, 1"), square(board, "G8"))
    carry(page, tile(shelf, "E, 1"), page.locator(".jp-InputPrompt").first)
    expect(shelf.get_by_role("option")).to_have_count(3)

    carry(page, tile(shelf, "E, 1"), wells.nth(3))
    expect(wells.nth(3)).to_contain_text("E")
    assert letters(shelf) == "ANE"
    carry(page, tile(shelf, "N, 1"), square(board, "F10"))
    carry(page, square(board, "F9"), wells.nth(0))
    expect(shelf.get_by_role("option")).to_have_count(3)
    assert letters(shelf) == "SAE"
    assert run_cell(page, 1) == "('SEAN', {(9, 5): 'N'}, [0, 2, 3, 1])"

    carry_by_finger(page, tile(shelf, "S, 1"), square(board, "F8"))
    says(board, "S on F8")


def test_marked_squares_are_told_apart_and_named(show_board):
    page = show_board(
        "board",
        before="def mark_again(change):\n"
        "    view.clear_marks()\n"
        '    view.mark({(6, 6): "AEO"}, "letters that fit")\n',
        after='view.mark([(7, 5), (7, 10)], "anchors")\n'
        'view.mark([(7, 5)], "tiles"); view.mark([(0, 0)], "corner")\n'
        'view.mark({(8, 8): "N", (9, 9): "ABHKLMOPQSTX"}, "N")\n'
        'view.observe(mark_again, "board")',
    )
    board = the_board(page)
    expect(square(board, "F8")).to_have_accessible_name("F8, anchors, tiles")
    expect(square(board, "A1")).to_have_accessible_name("A1, triple word, corner")
    expect(square(board, "I9")).to_have_accessible_name("I9, double letter, N: N")
    legend = board.get_by_role("list", name="Marks").get_by_role("listitem")
    expect(legend).to_have_text(["anchors", "tiles", "corner", "N"])
    page.emulate_media(forced_colors="active")
    lines = legend.locator(".sc-ring").evaluate_all(
        "rings => rings.map(ring => getComputedStyle(ring).borderTopStyle)"
    )
    assert lines == ["solid", "dashed", "dotted", "double"]
    many = square(board, "J10").locator(".sc-mark-text")
    assert many.inner_text().split() == ["ABHK", "LMOP", "QSTX"]
    written, room = many.bounding_box(), square(board, "J10").bounding_box()
    assert written["width"] <= room["width"] and written["height"] <= room["height"]
    for width in (900, 700):  # with room for larger squares, in the board's own ground
        page.set_viewport_size({"width": width, "height": 800})
        box = board.locator(".sc-board-box").element_handle()
        page.wait_for_function(ALL_IS_SEEN, arg=box)

    square(board, "K8").click()
    page.keyboard.type("s")
    page.keyboard.press("Enter")
    expect(legend).to_have_text(["letters that fit"])
    expect(square(board, "G7")).to_have_accessible_name(
        "G7, double letter, letters that fit: AEO"
    )
    expect(square(board, "F8")).to_have_accessible_name("F8")
    expect(board.locator(".sc-squares .sc-ring")).to_have_count(1)


def test_a_broken_score_of_the_student_is_named_and_the_board_lives_on(show_board):
    page = show_board(
        'board, rack="SEAN", score=calculate_score, is_word={"squiz", "sean"}',
        before="def calculate_score(board, pos, direction, hand, word):\n"
        "    return {'S': 12}[word[0]]\n",
    )
    board = the_board(page)
    still = [row(board, "Rack"), board.get_by_role("button", name="Shuffle")]
    places = places_in(board, still)
    square(board, "K8").click()
    page.keyboard.type("a")
    says(board, "'QUIZA') raised KeyError: 'Q'.")
    page.keyboard.press("Enter")
    says(board, "'QUIZA' on 8G is no word of the list")

    page.keyboard.press("Escape")
    square(board, "F8").click()
    page.keyboard.type("s")
    says(board, "gave 12, but this breakdown gives")
    page.keyboard.press("Enter")
    says(board, "SQUIZ earned 12 points.")
    expect(row(board, "Rack").get_by_role("option")).to_have_count(3)
    assert places_in(board, still) == places


def test_the_board_fits_a_small_window_and_need_not_move(show_board):
    page = show_board('board, rack="AEINRS?"')
    page.emulate_media(reduced_motion="reduce")
    board = the_board(page)
    square(board, "K8").click()
    page.keyboard.type("si")
    says(board, "I on L8")
    page.keyboard.press("Enter")
    says(board, "QUIZSI earned 25 points.")
    assert board.evaluate("board => board.getAnimations({subtree: true}).length") == 0

    page.set_viewport_size({"width": 900, "height": 700})
    page.keyboard.type("a")
    for part in (".sc-board-points", ".sc-board-sheet", ".sc-message", ".sc-cursor"):
        expect(board.locator(part)).to_be_in_viewport(ratio=1)

    for width in (640, 420):  # a window of 1280 pixels at 200 %, and a narrow one
        fits(page, board, width)
        assert square(board, "A1").bounding_box()["width"] >= 22
        for key in ("End", "Home"):  # the board moves where it has no room
            page.keyboard.press(key)
            expect(board.locator(".sc-cursor")).to_be_in_viewport(ratio=1)


@by_theme(DARK)
def test_the_board_is_accessible_in_every_theme(show_board, axe, theme):
    page = show_board(
        'board, rack="AEINRS?"',
        after='view.mark([(7, 5), (8, 8)], "anchors")\n'
        'view.mark({(6, 6): "AEO"}, "letters that fit")',
    )
    page.emulate_media(reduced_motion="reduce")
    use_theme(page, theme)
    board = the_board(page)
    assert violations(page, ".sc-board", axe) == []

    square(board, "J9").click()
    page.keyboard.press("Space")
    page.keyboard.type("a?")
    expect(board.get_by_role("dialog")).to_be_visible()
    assert violations(page, ".sc-board", axe) == []
    page.keyboard.type("e")
    expect(board.get_by_role("img")).to_be_visible()
    assert violations(page, ".sc-board", axe) == []
    page.keyboard.press("Enter")
    says(board, "ZAe earned 11 points.")
    assert violations(page, ".sc-board", axe) == []
